// Work across the lanes of a warp. nvcc -arch=sm_80 -ptx
extern "C" __global__ void lanes(const int *in, int *out) {
  int t = threadIdx.x + blockIdx.x * blockDim.x, lane = threadIdx.x % 32, v = in[t];
  int sum = v;
  for (int d = 16; d > 0; d /= 2) sum += __shfl_down_sync(~0u, sum, d);
  int scan = v;
  for (int d = 1; d < 32; d *= 2) {
    int up = __shfl_up_sync(~0u, scan, d);
    if (lane >= d) scan += up;
  }
  int bfly = v;
  for (int d = 1; d < 8; d *= 2) bfly = max(bfly, __shfl_xor_sync(~0u, bfly, d, 8));
  unsigned odd = __ballot_sync(~0u, v & 1);
  unsigned same = __match_any_sync(~0u, v & 3);
  int total = __reduce_add_sync(~0u, v), least = __reduce_min_sync(~0u, v);
  int *row = out + t * 8;
  row[0] = __shfl_sync(~0u, sum, 0);
  row[1] = scan;
  row[2] = bfly;
  row[3] = odd;
  row[4] = same;
  row[5] = total;
  row[6] = least;
  row[7] = __all_sync(~0u, v >= 0) + 2 * __any_sync(~0u, v > 90);
}
// The two halves of a branch meet at a shuffle inside each of them, with their own masks.
extern "C" __global__ void halves(int *out) {
  int lane = threadIdx.x;
  if (lane < 12) out[lane] = __shfl_sync(0xfffu, lane * 10, (lane + 1) % 12);
  else {
    int v = lane;
    for (int i = 12; i < lane; i++) v += i;
    __syncwarp(0xfffff000u);
    out[lane] = __shfl_sync(0xfffff000u, v, 31);
  }
}
