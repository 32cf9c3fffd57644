// Floating point with every rounding that has an intrinsic. nvcc -arch=sm_80 -ptx -fmad=false
#include <cuda_fp16.h>
extern "C" __global__ void singles(const float *a, const float *b, const float *c, float *out) {
  int t = threadIdx.x + blockIdx.x * blockDim.x;
  float x = a[t], y = b[t], z = c[t], *o = out + t * 16;
  o[0] = x + y;
  o[1] = x * y;
  o[2] = __fmaf_rn(x, y, z);
  o[3] = __fdiv_rn(x, y);
  o[4] = __fsqrt_rn(fabsf(x));
  o[5] = __fadd_rz(x, y);
  o[6] = __fadd_ru(x, y);
  o[7] = __fadd_rd(x, y);
  o[8] = __fmul_rz(x, y);
  o[9] = __fmaf_ru(x, y, z);
  o[10] = __fdiv_rd(x, y);
  o[11] = fminf(x, y);
  o[12] = fmaxf(y, z);
  o[13] = __half2float(__float2half_rn(x));
  o[14] = truncf(x) + floorf(y) + rintf(z);
  o[15] = __saturatef(x);
}
extern "C" __global__ void doubles(const double *a, const double *b, const double *c, double *out) {
  int t = threadIdx.x + blockIdx.x * blockDim.x;
  double x = a[t], y = b[t], z = c[t], *o = out + t * 8;
  o[0] = x + y;
  o[1] = __fma_rn(x, y, z);
  o[2] = __ddiv_rn(x, y);
  o[3] = __dsqrt_rn(fabs(x));
  o[4] = __dadd_ru(x, y);
  o[5] = __dmul_rz(x, y);
  o[6] = fmin(x, y);
  o[7] = (double)(float)x;
}
extern "C" __global__ void conversions(const float *a, const double *b, int *out, long long *wide) {
  int t = threadIdx.x;
  float x = a[t];
  double y = b[t];
  out[t * 6] = __float2int_rz(x);
  out[t * 6 + 1] = __float2int_rn(x);
  out[t * 6 + 2] = __float2uint_ru(x);
  out[t * 6 + 3] = __double2int_rd(y);
  out[t * 6 + 4] = (signed char)(int)x;
  out[t * 6 + 5] = __float_as_int(__ll2float_rn((long long)y * 1000003));
  wide[t * 2] = __double2ll_rz(y);
  wide[t * 2 + 1] = __float2ull_rn(x);
}
