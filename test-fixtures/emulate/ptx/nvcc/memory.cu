// Atomics, waiting for each other, launch-sized shared memory, the heap. nvcc -arch=sm_80 -ptx
#include <cassert>
extern "C" __global__ void atomics(unsigned *u, int *s, unsigned long long *l, float *f, double *d) {
  int t = threadIdx.x + blockIdx.x * blockDim.x;
  atomicAdd(&u[0], t);
  atomicMax(&u[1], t ^ 21u);
  atomicInc(&u[2], 9);
  atomicXor(&u[3], 1u << (t % 32));
  atomicMin(&s[0], 50 - t);
  atomicSub(&s[1], 2);
  atomicAdd(&l[0], 0x100000001ull);
  atomicMax(&l[1], (unsigned long long)t << 33);
  atomicAdd(f, 0.5f);
  atomicAdd(d, 0.25);
  unsigned old = u[4], seen;
  do {
    seen = old;
    old = atomicCAS(&u[4], seen, seen * 3 + 1 > 1000 ? 0 : seen + 1);
  } while (old != seen);
}
// Threads of one warp take a lock one after the other.
extern "C" __global__ void lock(unsigned *mutex, volatile int *sum) {
  while (atomicCAS(mutex, 0u, 1u) != 0) {}
  __threadfence();
  *sum = *sum + threadIdx.x;
  __threadfence();
  atomicExch(mutex, 0u);
}
// Every block waits for the one behind it.
extern "C" __global__ void chain(volatile int *flags, int *out) {
  if (threadIdx.x == 0) {
    int b = blockIdx.x;
    if (b + 1 < gridDim.x) while (flags[b + 1] == 0) {}
    out[b] = b + 1 < gridDim.x ? out[b + 1] + b : b;
    __threadfence();
    flags[b] = 1;
  }
}
extern "C" __global__ void reverse(const int *in, int *out) {
  extern __shared__ int tile[];
  __shared__ int count;
  if (threadIdx.x == 0) count = 0;
  __syncthreads();
  tile[threadIdx.x] = in[threadIdx.x];
  int big = __syncthreads_count(in[threadIdx.x] > 50);
  atomicAdd(&count, 1);
  __syncthreads();
  out[threadIdx.x] = tile[blockDim.x - 1 - threadIdx.x] + 1000 * big + 100000 * count;
}
extern "C" __global__ void heap(int *out) {
  int n = threadIdx.x + 1, *p = (int *)malloc(n * sizeof(int));
  for (int i = 0; i < n; i++) p[i] = i;
  int s = 0;
  for (int i = 0; i < n; i++) s += p[i];
  out[threadIdx.x] = s;
  free(p);
}
extern "C" __global__ void checked(int *out, int limit) {
  assert(threadIdx.x < limit);
  out[threadIdx.x] = 1;
}
