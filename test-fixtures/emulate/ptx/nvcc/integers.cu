// Integer instructions that have an intrinsic. nvcc -arch=sm_80 -ptx
extern "C" __global__ void words(const unsigned *a, const unsigned *b, unsigned *out) {
  int t = threadIdx.x;
  unsigned x = a[t], y = b[t], *o = out + t * 16;
  o[0] = __umulhi(x, y);
  o[1] = __mulhi((int)x, (int)y);
  o[2] = __brev(x);
  o[3] = __clz(x);
  o[4] = __popc(x);
  o[5] = __ffs(x);
  o[6] = __byte_perm(x, y, 0x7531);
  o[7] = __funnelshift_l(x, y, y);
  o[8] = __funnelshift_rc(x, y, y & 63);
  o[9] = __dp4a((int)x, (int)y, 5);
  o[10] = __sad((int)x, (int)y, 3u);
  o[11] = __vadd4(x, y);
  o[12] = __uhadd(x, y);
  o[13] = (int)x >> (y & 31);
  o[14] = y ? x % y : 1;
  o[15] = y ? (int)x / (int)y : 1;
}
extern "C" __global__ void longs(const unsigned long long *a, const unsigned long long *b, unsigned long long *out) {
  int t = threadIdx.x;
  unsigned long long x = a[t], y = b[t], *o = out + t * 12;
  long long i = (long long)x, j = (long long)y;
  o[0] = x * y;
  o[1] = __umul64hi(x, y);
  o[2] = __mul64hi(i, j);
  o[3] = y ? x / y : 1;
  o[4] = y ? i % j : 1;
  o[5] = x << (y & 63);
  o[6] = x >> (y & 63);
  o[7] = i >> (y & 63);
  o[8] = __brevll(x) ^ __clzll(x) ^ ((unsigned long long)__popcll(y) << 32);
  o[9] = min(i, j) - max(x, y);
  o[10] = (unsigned __int128)x * y >> 32;
  o[11] = (x < y) + 2 * (i < j) + 4 * (x == y);
}
