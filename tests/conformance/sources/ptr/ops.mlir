func.func @ops(%p: !ptr.ptr<#ptr.generic_space>, %i: index) -> f32 {
  %0 = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %1 = ptr.type_offset f32 : index
  %2 = ptr.load %0 : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %2, %p : f32, !ptr.ptr<#ptr.generic_space>
  return %2 : f32
}
