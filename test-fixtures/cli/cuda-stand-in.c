/* A stand-in for CUDA's driver, for tests: memory is the heap, and the one kernel that it knows is `put(y, v)`. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define OUT_OF_MEMORY 2
#define INVALID_PTX 218
#define NOT_FOUND 500

static int live;
static const char *image;

int cuInit(unsigned flags) { return 0; }
int cuGetErrorName(int error, const char **name) {
  *name = error == NOT_FOUND ? "CUDA_ERROR_NOT_FOUND" : error == INVALID_PTX ? "CUDA_ERROR_INVALID_PTX" : "CUDA_ERROR";
  return 0;
}
int cuGetErrorString(int error, const char **text) {
  *text = error == NOT_FOUND ? "named symbol not found" : error == INVALID_PTX ? "a PTX JIT compilation failed" : "an error";
  return 0;
}
int cuDeviceGetCount(int *count) { *count = getenv("STAND_IN_NO_GPU") ? 0 : 1; return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = ordinal; return 0; }
int cuDeviceGetName(char *name, int length, int device) { strncpy(name, "Stand-in GPU", length); return 0; }
int cuDeviceGetAttribute(int *value, int attribute, int device) { *value = attribute == 75 ? 8 : attribute == 76 ? 6 : -1; return 0; }
int cuDevicePrimaryCtxRetain(void **context, int device) { *context = &live; return 0; }
int cuCtxSetCurrent(void *context) { return context == &live ? 0 : 1; }
int cuCtxSynchronize(void) { return 0; }
int cuModuleLoadData(void **module, const void *text) {
  if (!strstr(text, ".version")) return INVALID_PTX;
  image = strdup(text);
  *module = (void *)image;
  return 0;
}
int cuModuleGetFunction(void **function, void *module, const char *name) {
  if (module != image || strcmp(name, "put") || !strstr(image, ".entry put(")) return NOT_FOUND;
  *function = &image;
  return 0;
}
int cuFuncSetAttribute(void *function, int attribute, int value) { return 0; }
int cuMemAlloc_v2(uint64_t *address, size_t bytes) {
  void *memory = malloc(bytes);
  if (!memory) return OUT_OF_MEMORY;
  live++;
  *address = (uint64_t)memory;
  return 0;
}
int cuMemFree_v2(uint64_t address) { live--; free((void *)address); return 0; }
int cuMemcpyHtoD_v2(uint64_t address, const void *bytes, size_t count) { memcpy((void *)address, bytes, count); return 0; }
int cuMemcpyDtoH_v2(void *bytes, uint64_t address, size_t count) { memcpy(bytes, (void *)address, count); return 0; }
int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **params, void **extra) {
  if (function != &image || params || !extra || extra[0] != (void *)1 || extra[2] != (void *)2 || extra[4]) return 1;
  const char *given = extra[1];
  size_t size = *(size_t *)extra[3];
  uint32_t *y, v;
  if (size < 12) return 1;
  memcpy(&y, given, 8);
  memcpy(&v, given + 8, 4);
  for (unsigned i = 0; i < bx; i++) y[i] = v + (getenv("STAND_IN_IS_WRONG") && i == 2);
  return 0;
}
int cuEventCreate(void **event, unsigned flags) { *event = malloc(1); return 0; }
int cuEventRecord(void *event, void *stream) { return 0; }
int cuEventSynchronize(void *event) { return 0; }
int cuEventElapsedTime(float *milliseconds, void *start, void *end) { *milliseconds = start != end ? 0.25f : -1; return 0; }
