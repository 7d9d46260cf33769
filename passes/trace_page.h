#pragma once
// The page of a trace, without its data: passes/trace_page.html, as a string.

namespace pliron {

// The data, JSON, goes in place of "PLIRON_TRACE_DATA".
const char* trace_page();

}  // namespace pliron
