/** Public face of `layout`: sizes, alignments, offsets and calling conventions of types. */
export * from './abi.ts';
export { AGGREGATES_INLINE, type AggregatePlace } from './abi-amdgpu.ts';
export type { KernelParam, KernelSlot } from './abi-slots.ts';
export { isAbsent } from './enum-layout.ts';
export {
  alignTo,
  type Layout,
  MEMORY,
  type ReprClass,
  reprClass,
  type StructLayout,
  type TagEncoding,
  type ValueRepr,
  type Variants,
} from './layout.ts';
export {
  type CoroutinePrefix,
  intBytes,
  isSignedInt,
  LayoutError,
  Layouts,
  type PointerMeta,
} from './layouts.ts';
export {
  isBool,
  isNonNull,
  maxValue,
  type Niche,
  type Scalar,
  type ScalarType,
  scalarType,
} from './scalar.ts';
export { type TypeViewHost, TypeViews } from './type-view.ts';
