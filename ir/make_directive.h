#pragma once
// What custom directives of ops (ir/custom_directive.h) and of types and attributes
// (ir/param_directive.h) have in common: how a record of one is made from its two functions.

#include <string_view>

namespace pliron::detail {

// Reading and Printing say of the functions how many parameters they have (count) and how to call
// them; Reading::param(i) is what goes to Directive::params, and Printing::fits<Reading>() whether
// the one prints what the other reads.
template <typename Directive, typename Reading, typename Printing>
constexpr Directive make_directive(std::string_view name) {
  static_assert(Reading::count <= Directive::max_params,
                "a custom directive has too many parameters");
  static_assert(Printing::template fits<Reading>(),
                "the print function of a custom directive must take what the parse function reads");
  Directive directive;
  directive.name = name;
  directive.parse = Reading::call;
  directive.print = Printing::call;
  directive.count = Reading::count;
  for (int i = 0; i < Reading::count; ++i)
    directive.params[i] = Reading::param(i);
  return directive;
}

}  // namespace pliron::detail
