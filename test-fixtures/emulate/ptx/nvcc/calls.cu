// Calls: recursion, tables of functions, jump tables, local arrays, printing. nvcc -arch=sm_80 -ptx
#include <cstdio>
struct Pair { int a; long long b; };
__constant__ int table[5] = {3, 1, 4, 1, 5};
__device__ __noinline__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__device__ __noinline__ Pair twist(Pair p, char c) { Pair q = {(int)p.b + c, p.a * 1000LL}; return q; }
typedef int (*op_t)(int, int);
__device__ __noinline__ int add(int a, int b) { return a + b; }
__device__ __noinline__ int mul(int a, int b) { return a * b; }
__device__ __noinline__ int sub(int a, int b) { return a - b; }
__device__ op_t ops[3] = {add, mul, sub};
extern "C" __global__ void calls(int *out, Pair p, int n) {
  int t = threadIdx.x, v = fib(t % 11);
  v = ops[t % 3](v, table[t % 5]);
  switch (t % 9) {
    case 0: v += 7; break;
    case 1: v *= 3; break;
    case 2: v ^= 5; break;
    case 3: v -= 9; break;
    case 4: v <<= 2; break;
    case 5: v = ~v; break;
    case 6: v |= 64; break;
    default: v += n;
  }
  p.a += t;
  Pair q = twist(p, (char)(t - 20));
  int ring[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int i = 0; i < n; i++) ring[(i * 3 + t) & 7] += i;
  out[t * 3] = v;
  out[t * 3 + 1] = q.a + (int)q.b;
  out[t * 3 + 2] = ring[t & 7];
  if (t == 2) printf("t=%d %5.2f|%-4d|%04x %s %lld%%\n", t, 1.5, v, 0xab, "ok", p.b);
}
