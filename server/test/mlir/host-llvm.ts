/** Functions of an `.mlir` text on the host, by way of MLIR's and LLVM's own tools. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PASSES = [
  '--lower-vector-mask',
  '--lower-vector-multi-reduction',
  '--convert-vector-to-scf',
  '--lower-affine',
  '--arith-expand',
  '--expand-strided-metadata',
  '--lower-affine',
  '--convert-vector-to-llvm',
  '--convert-scf-to-cf',
  '--convert-cf-to-llvm',
  '--finalize-memref-to-llvm',
  '--convert-arith-to-llvm',
  '--convert-index-to-llvm',
  '--convert-ub-to-llvm',
  '--convert-func-to-llvm',
  '--reconcile-unrealized-casts',
];

/** What `memref.copy` of strided memrefs calls, and what rounds to `bf16`. */
const COPY = `
void memrefCopy(int64_t size, void *from, void *to) {
  struct Memref { char *base, *data; int64_t offset, rest[]; };
  struct Any { int64_t rank; struct Memref *memref; } *s = from, *d = to;
  int64_t rank = s->rank, count = 1;
  for (int i = 0; i < rank; i++) count *= s->memref->rest[i];
  for (int64_t k = 0; k < count; k++) {
    int64_t left = k, a = s->memref->offset, b = d->memref->offset;
    for (int i = rank - 1; i >= 0; i--) {
      a += left % s->memref->rest[i] * s->memref->rest[rank + i];
      b += left % s->memref->rest[i] * d->memref->rest[rank + i];
      left /= s->memref->rest[i];
    }
    memcpy(d->memref->data + b * size, s->memref->data + a * size, size);
  }
}
__bf16 __truncsfbf2(float value) {
  uint32_t bits;
  memcpy(&bits, &value, 4);
  uint16_t half = value != value ? bits >> 16 | 64 : bits + 0x7fff + (bits >> 16 & 1) >> 16;
  __bf16 out;
  memcpy(&out, &half, 2);
  return out;
}
`;

export interface HostTools {
  readonly opt: string;
  readonly translate: string;
  readonly clang: string;
}

/** A kernel of the fixtures as a function of the host. */
export function asHostFunction(kernel: string, name: string): string {
  return kernel
    .replace(/^gpu\.module @\w+ \{\n/, '')
    .replace(/\}\s*$/, '')
    .replace(/gpu\.func @\w+\((.*)\) kernel/, `func.func @${name}($1)`)
    .replaceAll('gpu.return', 'return');
}

/** Compiles functions together with a C program that calls them; gives what that prints. */
export function runOnHost(
  tools: HostTools,
  folder: string,
  functions: string,
  main: string,
): string {
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const options = { encoding: 'utf8' as const };
  const source = file('host.mlir', `module {\n${functions}\n}\n`);
  const lowered = file('lowered.mlir', execFileSync(tools.opt, [source, ...PASSES], options));
  const ir = file('host.ll', execFileSync(tools.translate, ['--mlir-to-llvmir', lowered], options));
  const program = `#include <stdint.h>\n#include <stdio.h>\n#include <string.h>\n${COPY}\n${main}`;
  const out = join(folder, 'host');
  const args = ['-w', '-O0', '-mavx2', file('main.c', program), ir, '-o', out, '-lm'];
  execFileSync(tools.clang, args, options);
  return execFileSync(out, { encoding: 'utf8' });
}
