/** LLVM IR as text, for the machines that the other targets are for. */
import type { Module } from '../../mir/index.ts';
import type { EmitOptions, EmitResult, TargetName } from '../target.ts';
import { emitLlvm } from './emit-module.ts';
import { FLAVOURS, OTHER_FLAVOURS } from './flavour.ts';

/** Processors that LLVM IR is printed for beside those of the targets; code is lowered for PTX. */
export const OTHER_CPUS: readonly string[] = [...OTHER_FLAVOURS.keys()];

/**
 * A module that was lowered for `target`, as LLVM IR for one of its processors. Throws nothing that
 * the user wrote.
 */
export function emitLlvmIr(
  module: Module,
  target: TargetName,
  cpu: string,
  options: EmitOptions,
): EmitResult {
  return emitLlvm(module, OTHER_FLAVOURS.get(cpu) ?? FLAVOURS[target], cpu, options);
}
