/** Public face of `execute`: running MIR exactly, with the faults that a run can see. */

export type * from './api.ts';
export { createExecution } from './execution.ts';
