// Options of passes in a pipeline: defaults, all kinds of values, quotes, and blanks instead of commas.

// RUN: pliron-opt --load-dialect=%misbehaving %s -o /dev/null --pass-pipeline="builtin.module(test-options,test-options{flag},test-options{ level=-2 count=18 flag=true }, test-options{text='two words, {and} more',mode=small,names={f,'g h'}},test-options{names=one,text=\"\"})" 2>&1 | FileCheck %s

// CHECK:      remark: flag 0, level 1, count 7, text 'none', mode fast, names [a] [b]
// CHECK-NEXT: "builtin.module"
// CHECK:      remark: flag 1, level 1, count 7, text 'none', mode fast, names [a] [b]
// CHECK:      remark: flag 1, level -2, count 18, text 'none', mode fast, names [a] [b]
// CHECK:      remark: flag 0, level 1, count 7, text 'two words, {and} more', mode small, names [f] [g h]
// CHECK:      remark: flag 0, level 1, count 7, text '', mode fast, names [one]
"builtin.module"() ({
^entry:
}) : () -> ()

// RUN: pliron-opt --load-dialect=%misbehaving --list-passes | FileCheck %s --check-prefix=LIST
// LIST:      test-options            Says which options it has.
// LIST-NEXT:     flag=false          A switch.
// LIST-NEXT:     level=1             A small number.
// LIST-NEXT:     count=7             A number.
// LIST-NEXT:     text=none           Any text.
// LIST-NEXT:     mode=fast           A choice.
// LIST-NEXT:     names={a,b}         A list.
// LIST:      test-twice              Marks twice.
