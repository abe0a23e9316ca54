/*
 * While the file READ_ONLY exists, nothing below DATA_DIR can be written: as a file system answers that the kernel has made
 * read-only under a running process, with descriptors open. Loaded before libc (LD_PRELOAD) by disk.landing.test.ts alone.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int refused(void) {
  const char *flag = getenv("READ_ONLY");
  if (flag == NULL || access(flag, F_OK) != 0) return 0;
  errno = EROFS;
  return 1;
}

static int isFile(int fd) {
  struct stat status;
  return fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

static int isBelow(const char *path) {
  const char *folder = getenv("DATA_DIR");
  return folder != NULL && strncmp(path, folder, strlen(folder)) == 0;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define WRITES(name, type, parameters, arguments) \
  type name parameters { return isFile(fd) && refused() ? -1 : NEXT(name) arguments; }

WRITES(write, ssize_t, (int fd, const void *bytes, size_t count), (fd, bytes, count))
WRITES(pwrite, ssize_t, (int fd, const void *bytes, size_t count, off_t at), (fd, bytes, count, at))
WRITES(pwrite64, ssize_t, (int fd, const void *bytes, size_t count, off64_t at), (fd, bytes, count, at))
WRITES(ftruncate, int, (int fd, off_t length), (fd, length))
WRITES(ftruncate64, int, (int fd, off64_t length), (fd, length))

#define OPENS(name) \
  int name(const char *path, int flags, ...) { \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    if ((flags & (O_WRONLY | O_RDWR | O_CREAT)) && isBelow(path) && refused()) return -1; \
    return NEXT(name)(path, flags, mode); \
  }

OPENS(open)
OPENS(open64)
