// also runtime: --async-to-async-runtime
func.func @tasks(%a: !async.token, %v: !async.value<f32>) -> !async.token {
  %t = async.execute [%a] {
    async.yield
  }
  %t2, %r = async.execute [%t] (%v as %x : !async.value<f32>) -> !async.value<f32> {
    %y = arith.addf %x, %x : f32
    async.yield %y : f32
  }
  async.await %t : !async.token
  %z = async.await %r : !async.value<f32>
  %n = arith.constant 2 : index
  %g = async.create_group %n : !async.group
  %i = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return %t2 : !async.token
}
// -----
// also runtime: --async-func-to-async-runtime
async.func @coro() -> !async.token {
  return
}
func.func @runtime() {
  %t = async.runtime.create : !async.token
  async.runtime.set_available %t : !async.token
  %e = async.runtime.is_error %t : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  %n = async.runtime.num_worker_threads : index
  return
}
