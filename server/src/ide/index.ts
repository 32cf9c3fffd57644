/** Public face of `ide`: answers for editors as plain data in offsets, without any editor's types. */
export {
  ASSEMBLY,
  type AssemblyHover,
  type AssemblyLanguage,
  type AssemblySymbol,
  type ParamSource,
} from './assembly.ts';
export { type Comparison, compareAssembly } from './compare.ts';
export { FILTERS, type FilterName, filtersOf } from './filters.ts';
export { fixesAt, type OfferedFix } from './fixes.ts';
export { type HoverInfo, hover } from './hover.ts';
export { intrinsicPtx } from './intrinsics.ts';
export { kernelAt, kernelsIn } from './kernels.ts';
export { type KernelLens, kernelLenses } from './lenses.ts';
export { diagnosticsIn, diagnosticsInToml, markedSpan, placeOf, renderPlace } from './places.ts';
export { type Preview, type PreviewRequest, preview, stalePreview } from './preview.ts';
export {
  type MeasuredRegisters,
  type OccupancyRow,
  type OccupancyTable,
  type ResourceReport,
  type ResourceRequest,
  resources,
} from './resources.ts';
export { findTarget, type TargetInfo, targetInfos } from './targets.ts';
