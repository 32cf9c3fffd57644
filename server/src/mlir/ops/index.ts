/** The table of operations. Adding one is one row in the file of its dialect. */
import type { FactTable } from '../facts/index.ts';
import { formReader } from '../syntax/form.ts';
import type { OpReader, OpReaders } from '../syntax/parser.ts';
import { AFFINE } from './affine.ts';
import { AMDGPU } from './amdgpu.ts';
import { ARITH } from './arith.ts';
import { COMPLEX } from './complex.ts';
import { CONTROL } from './control.ts';
import { GPU } from './gpu.ts';
import { GPU_SUBGROUP_OPS } from './gpu-subgroup.ts';
import { INLINE_ASM } from './inline-asm.ts';
import { INTRINSICS } from './intrinsics.ts';
import { LLVM } from './llvm.ts';
import { LLVM_FUNCTIONS } from './llvm-functions.ts';
import { LLVM_INTRINSICS } from './llvm-intrinsics.ts';
import { MACHINE } from './machine.ts';
import { MATH } from './math.ts';
import { MEMREF } from './memref.ts';
import { MEMREF_SHAPES } from './memref-shapes.ts';
import { NVGPU } from './nvgpu.ts';
import { NVGPU_BARRIERS } from './nvgpu-barriers.ts';
import { NVVM_MORE } from './nvvm.ts';
import { ROCDL_INTRINSICS } from './rocdl.ts';
import type { OpRow } from './row.ts';
import { VECTOR } from './vector.ts';
import { VECTOR_MEMORY } from './vector-memory.ts';

const ROWS: ReadonlyMap<string, OpRow> = new Map(
  [
    // Those that are more than their intrinsic come later.
    ROCDL_INTRINSICS,
    AFFINE,
    AMDGPU,
    ARITH,
    COMPLEX,
    CONTROL,
    GPU,
    GPU_SUBGROUP_OPS,
    LLVM,
    LLVM_FUNCTIONS,
    LLVM_INTRINSICS,
    INLINE_ASM,
    MACHINE,
    MATH,
    MEMREF,
    MEMREF_SHAPES,
    NVGPU,
    VECTOR,
    VECTOR_MEMORY,
    INTRINSICS,
    NVVM_MORE,
    NVGPU_BARRIERS,
  ].flatMap((table) => Object.entries(table)),
);

/** The row of an operation, when there is one. */
export function rowOf(name: string): OpRow | undefined {
  return ROWS.get(name);
}

/** Names of all operations with a row, and whether kernels may have them. */
export function knownOps(): readonly { readonly name: string; readonly inKernels: boolean }[] {
  return [...ROWS].map(([name, row]) => ({
    name,
    inKernels: row.lower !== undefined || row.terminator === true,
  }));
}

/** Readers of the rows, and of the forms that the tables of facts have. */
export function readersOf(table: FactTable): OpReaders {
  const forms = new Map<string, OpReader | undefined>();
  return {
    get: (name) => {
      const own = ROWS.get(name)?.read;
      if (own !== undefined) return own;
      if (!forms.has(name)) forms.set(name, formReader(name, table));
      return forms.get(name);
    },
  };
}
