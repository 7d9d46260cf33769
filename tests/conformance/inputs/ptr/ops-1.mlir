"builtin.module"() ({
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, index) -> f32, sym_name = "ops"}> ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: index):
    %0 = "ptr.ptr_add"(%arg0, %arg1) <{flags = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
    %1 = "ptr.type_offset"() <{elementType = f32}> : () -> index
    %2 = "ptr.load"(%0) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    "ptr.store"(%2, %arg0) <{alignment = [], invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

