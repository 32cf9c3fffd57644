/** Public face of `emulate`: running assembly texts without a GPU. */
export * from './launch/index.ts';
export { type RunOptions, type RunResult, runPtx } from './ptx/session.ts';
export type { AccessEvent, AccessObserver, Dim3, RunCode, RunDiagnostic } from './report.ts';
