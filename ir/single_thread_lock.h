#pragma once
// A lock that costs nothing while the process has only one thread, for data of the context that may
// be used from many threads. For the framework's own sources.

#include <mutex>

#if __has_include(<sys/single_threaded.h>)
#include <sys/single_threaded.h>
#endif

namespace pliron::detail {

// glibc says so; elsewhere we assume more than one.
inline bool is_single_threaded() {
#if __has_include(<sys/single_threaded.h>)
  return __libc_single_threaded;
#else
  return false;
#endif
}

// Locks a mutex unless the process has one thread. A thread that starts while the lock is held does
// no harm: it can only be started by this thread, which does not do so inside.
class SingleThreadLock {
 public:
  explicit SingleThreadLock(std::mutex& mutex) : mutex_(is_single_threaded() ? nullptr : &mutex) {
    if (mutex_)
      mutex_->lock();
  }
  ~SingleThreadLock() {
    if (mutex_)
      mutex_->unlock();
  }
  SingleThreadLock(const SingleThreadLock&) = delete;
  SingleThreadLock& operator=(const SingleThreadLock&) = delete;

 private:
  std::mutex* mutex_;
};

}  // namespace pliron::detail
