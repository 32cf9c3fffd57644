/** Public face of `emulate`: running assembly texts without a GPU. */

export { type AmdgcnRunOptions, runAmdgcn } from './amdgcn/session.ts';
export * from './launch/index.ts';
export * from './profile/index.ts';
export { ptxParameters, runPtx } from './ptx/session.ts';
export type {
  AccessEvent,
  AccessObserver,
  Dim3,
  RunCode,
  RunDiagnostic,
  Stall,
  StalledGroup,
  StalledRead,
  SyncEvent,
  SyncKind,
  SyncObserver,
} from './report.ts';
export { cooperativeProblem, residentBlocks } from './residency.ts';
export type { RunOptions, RunResult, WaveStep } from './result.ts';
export * from './tensors/index.ts';
