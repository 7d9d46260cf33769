"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, i32, ptr<1>)>, linkage = #llvm.linkage<external>, sym_name = "mbarrier", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: !llvm.ptr<1>):
    "nvvm.mbarrier.init"(%arg1, %arg2) : (!llvm.ptr<3>, i32) -> ()
    %0 = "nvvm.mbarrier.arrive"(%arg1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> i64
    "nvvm.mbarrier.inval"(%arg1) : (!llvm.ptr<3>) -> ()
    "nvvm.cp.async.shared.global"(%arg1, %arg3) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    "nvvm.cp.async.commit.group"() : () -> ()
    "nvvm.cp.async.wait.group"() <{n = 0 : i32}> : () -> ()
    "nvvm.fence.mbarrier.init"() : () -> ()
    "nvvm.cluster.arrive"() <{aligned}> : () -> ()
    "nvvm.cluster.wait"() : () -> ()
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}> : () -> ()
    "nvvm.prefetch"(%arg0) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

