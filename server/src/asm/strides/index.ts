/** Values across threads and accesses with a stride, for both assembly languages. */
export {
  amdCacheLine,
  amdMemory,
  type GpuMemory,
  nvidiaMemory,
  reportStrides,
  type StridedAccess,
} from './accesses.ts';
export {
  added,
  atomForm,
  bitwise,
  divided,
  isUniformForm,
  keyOf,
  type LaneForm,
  lanesForm,
  maskedForm,
  numberForm,
  numberOf,
  timesForm,
} from './lane-form.ts';
export { type AccessCost, type AtomFacts, accessCosts, type FormAccess, linesOf } from './lines.ts';
export { type FormMachine, LoopForms } from './loop-forms.ts';
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
