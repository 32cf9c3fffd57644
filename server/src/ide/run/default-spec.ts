/** The spec of kernels that have none: every argument as host code has it, or made up. */
import type { SpecKernel } from '../../spec/index.ts';

/** Runs each kernel once. */
export function defaultSpec(kernels: readonly SpecKernel[]): string {
  return JSON.stringify({ launches: kernels.map(({ name }) => ({ kernel: name })) });
}

export const SCHEMA_URL = 'https://github.com/warplens/warplens/raw/main/schemas/spec.schema.json';
