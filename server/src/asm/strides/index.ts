/** Values across threads and accesses with a stride, for both assembly languages. */
export {
  amdMemory,
  type GpuMemory,
  nvidiaMemory,
  reportStrides,
  type StridedAccess,
} from './accesses.ts';
export {
  bothUniform,
  constant,
  difference,
  division,
  indexOf,
  LANES,
  masked,
  multiplied,
  product,
  remainder,
  shifted,
  shiftedDown,
  sum,
  type ThreadDivision,
  type ThreadValue,
  UNIFORM,
  WARPS,
} from './value.ts';
