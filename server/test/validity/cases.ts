/**
 * Invalid programs as data: `test-fixtures/validity/*.txt`. A line `//# name` begins a program,
 * `//~ CODE` is at the line where rustc reports its only error (`-` for one without a code), and
 * `KERNEL` stands for the head of a kernel.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface InvalidProgram {
  readonly file: string;
  readonly name: string;
  /** As it is compiled, after `HEAD`, which is one line. */
  readonly text: string;
  readonly code: string;
  /** From 1, in `text`. */
  readonly line: number;
  /** The line in `file` that has the mark, from 0. */
  readonly row: number;
}

const FEATURES = '#![feature(abi_gpu_kernel)] #![allow(internal_features, incomplete_features)]';
const HEAD = `#![no_std] ${FEATURES} #[panic_handler] fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }`;

/** The head of a kernel, by its ABI. */
const kernelHead = (abi: string): string =>
  `#[unsafe(no_mangle)] pub unsafe extern "${abi}" fn k(out: *mut u32, n: u32)`;

/** All programs of a folder. `abi` is that of their kernels. */
export function invalidPrograms(folder: string, abi = 'gpu-kernel'): readonly InvalidProgram[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((file) => programsIn(file, readFileSync(join(folder, file), 'utf8'), abi));
}

function programsIn(file: string, text: string, abi: string): InvalidProgram[] {
  const out: InvalidProgram[] = [];
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (line.startsWith('//# ') ? [at] : []));
  for (const [index, start] of starts.entries()) {
    const own = lines.slice(start + 1, starts[index + 1] ?? lines.length);
    const marked = own.findIndex((line) => line.includes('//~ '));
    const code = /\/\/~ (\S+)/.exec(own[marked] ?? '')?.[1] ?? '?';
    const body = own.join('\n').replaceAll('KERNEL', kernelHead(abi));
    out.push({
      file,
      name: lines[start]!.slice(4),
      text: `${HEAD}\n${body}\n`,
      code,
      line: marked + 2,
      row: start + 1 + marked,
    });
  }
  return out;
}
