/** The table of rules, made by `tools/gen-rules.ts` from the files beside it. */
import type { Rule } from '../define-rule.ts';
import { gpuKernelAsync } from './gpu-kernel-async.ts';
import { gpuKernelCall } from './gpu-kernel-call.ts';
import { gpuKernelReturn } from './gpu-kernel-return.ts';
import { gpuKernelVariadic } from './gpu-kernel-variadic.ts';
import { improperGpuKernelArg } from './improper-gpu-kernel-arg.ts';
import { missingGpuKernelExportName } from './missing-gpu-kernel-export-name.ts';

export const RULES: readonly Rule[] = [
  gpuKernelAsync,
  gpuKernelCall,
  gpuKernelReturn,
  gpuKernelVariadic,
  improperGpuKernelArg,
  missingGpuKernelExportName,
];
