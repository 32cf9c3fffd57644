/** Public face of `targets`: the table of targets. Adding one is one folder and one row. */
import { amdgcnTarget } from './amdgcn/index.ts';
import { ptxTarget } from './ptx/index.ts';
import type { Target } from './target.ts';

export { amdgcnTarget } from './amdgcn/index.ts';
export { emitLlvmIr, OTHER_CPUS } from './llvm/index.ts';
export {
  limitedBy,
  type Occupancy,
  type OccupancyFact,
  type OccupancyLimit,
  type OccupancyModel,
  type OccupancyResource,
  type OccupancyUse,
} from './occupancy.ts';
export {
  INTRINSICS as PTX_INTRINSICS,
  type IntrinsicRow as PtxIntrinsicRow,
  kernelParam as ptxKernelParam,
  ptxTarget,
} from './ptx/index.ts';
export type {
  Cpu,
  DataLayout,
  EmitOptions,
  EmitProblem,
  EmitResult,
  FloatModes,
  FuncSummary,
  Limits,
  SourceFile,
  Target,
  TargetName,
} from './target.ts';

export const TARGETS: Readonly<Record<string, Target>> = { ptx: ptxTarget, amdgcn: amdgcnTarget };
