/** What the interpreter offers to the other layers. */
export type { InterpreterOptions } from './host.ts';
export {
  type AllocateOptions,
  type AllocationInfo,
  type ExportedBytes,
  type ExportedReloc,
  Interpreter,
  type Outcome,
} from './interpreter.ts';
export type {
  CallMeter,
  Geometry,
  Intrinsic,
  IntrinsicCall,
  TrapFrame,
  TrapInfo,
} from './machine.ts';
export { type KernelArg, type Launch, type LaunchOutcome, runKernel } from './run-kernel.ts';
export { Trap, type TrapKind } from './value.ts';
