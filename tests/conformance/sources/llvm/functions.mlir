// locations
llvm.func @decl(i32, !llvm.ptr {llvm.nocapture, llvm.noalias, llvm.byval = !llvm.struct<(i32, i32)>}) -> (i32 {llvm.signext, llvm.noundef})
llvm.func @varargs(i32, ...) -> i32
llvm.func internal fastcc @local(%x: i32) -> i32 attributes {no_inline, optimize_none, passthrough = ["nounwind", ["key", "value"]], section = ".text.hot", frame_pointer = #llvm.framePointerKind<all>, garbageCollector = "gc", target_cpu = "x86-64", target_features = #llvm.target_features<["+sse"]>} {
  %0 = llvm.call @varargs(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  %1 = llvm.call fastcc tail @local(%0) : (i32) -> i32
  llvm.return %1 : i32
}
llvm.func weak @indirect(%f: !llvm.ptr, %x: i32) -> i32 {
  %0 = llvm.call %f(%x) : !llvm.ptr, (i32) -> i32
  llvm.call %f() : !llvm.ptr, () -> ()
  llvm.return %0 : i32
}
llvm.func @vis() attributes {dso_local}
llvm.func @personality(...) -> i32
llvm.func @invoke(%x: i32) -> i32 attributes {personality = @personality} {
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke @local(%x) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  %1 = llvm.landingpad cleanup (catch %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.mlir.global external @zero() : i32
llvm.mlir.global internal constant @text("hello \"world\"\0A\00") {addr_space = 0 : i32, alignment = 1 : i64}
llvm.mlir.global private unnamed_addr constant @data(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global linkonce_odr @float(1.5 : f64) {dso_local, section = "abc"} : f64
llvm.mlir.global external thread_local @tls(0 : i64) : i64
llvm.mlir.global internal @init() : !llvm.struct<(i32, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %1 = llvm.mlir.constant(7 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr)>
  %3 = llvm.mlir.addressof @zero : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<(i32, ptr)>
  llvm.return %4 : !llvm.struct<(i32, ptr)>
}
llvm.mlir.global appending @used(dense<0> : tensor<1xi64>) : !llvm.array<1 x i64>
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @ctor() { llvm.return }
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
}
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
}
// -----
llvm.func @metadata(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p {tbaa = [#llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_root<id = "root">, 0>}>, access_type = #llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_root<id = "root">, 0>}>, offset = 0>]} : !llvm.ptr -> i32
  llvm.br ^loop {loop_annotation = #llvm.loop_annotation<disableNonforced = true, mustProgress = true>}
^loop:
  %c = llvm.icmp "eq" %0, %0 : i32
  llvm.cond_br %c weights([1, 2]), ^loop, ^end {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}
^end:
  llvm.return %0 : i32
}
