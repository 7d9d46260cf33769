/* touch_memory MIB: makes the system back that much memory, and gives it back.
 *
 * A virtual machine may return free memory to its host (free page reporting); the next to touch it
 * then pays the host for it, at several times the usual price, and who that is is a matter of luck.
 * Run before each sample, this takes the luck out for both sides. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/mman.h>

int main(int argc, char** argv) {
  size_t size = (argc > 1 ? strtoul(argv[1], NULL, 10) : 0) << 20;
  char* memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return 0; /* then there is little to take the luck out of */
  madvise(memory, size, MADV_HUGEPAGE);
  for (size_t i = 0; i < size; i += 4096)
    memory[i] = 1;
  return 0;
}
