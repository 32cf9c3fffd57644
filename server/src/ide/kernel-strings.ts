/**
 * Names of kernels in strings of host code, as in `get_function("saxpy")`: which kernel is meant.
 */
import type { KernelInfo } from '../workspace/index.ts';

/** Calls whose string names a kernel. */
const LOOKUP =
  /\b(?:get_function|load_function|get_func|load_func|get_kernel|cuModuleGetFunction|hipModuleGetFunction|cuLibraryGetKernel)\s*\((?:[^()";]|\(\)|\((?=(?:[^()]|\(\))*$))*"([^"\n]*)$/;

/** A string literal around an offset. */
export interface StringAt {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The contents of the string literal of one line that an offset lies in. */
export function stringAt(text: string, offset: number): StringAt | undefined {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', offset);
  const line = text.slice(from, newline < 0 ? text.length : newline);
  for (const match of line.matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    const start = from + match.index + 1;
    const end = start + match[1]!.length;
    if (start <= offset && offset <= end) return { start, end, text: match[1]! };
  }
  return undefined;
}

/** The name that a string is: a C string's closing zero is no part of it. */
export function namedBy({ text }: StringAt): string {
  return text.replace(/\\0$/, '');
}

/**
 * The kernels whose name in the module a string is, or that are meant by it and not exported.
 */
export function kernelsNamed(
  kernels: readonly KernelInfo[],
  literal: StringAt,
): readonly KernelInfo[] {
  const name = namedBy(literal);
  if (name === '') return [];
  return kernels.filter((kernel) => name === (kernel.exported ? kernel.symbol : kernel.name));
}

/** Launches that name the kernel as a path. */
const PATHS: readonly (readonly [form: RegExp, dialect: KernelInfo['dialect']])[] = [
  [/\bcuda_launch(?:_async)?!\s*[({](?:[^;])*?\bkernel\s*:\s*(?:\w+\s*::\s*)*(\w*)$/, 'cuda-oxide'],
  [/\boffload!\s*[({](?:[^;])*?\bkernel\s*=\s*(?:\w+\s*::\s*)*(\w*)$/, 'offload'],
  [/\blaunch!\s*\(\s*(?:\w+\.)+(\w*)$/, 'rust-cuda'],
];

/** So long heads of launches are looked for. */
const REACH = 600;

/** What is typed of a kernel's path in a launch, and the dialect that its kernels have. */
export function typedKernelPath(
  before: string,
): { readonly typed: string; readonly dialect: KernelInfo['dialect'] } | undefined {
  const near = before.slice(-REACH);
  for (const [form, dialect] of PATHS) {
    const found = form.exec(near);
    if (found !== null) return { typed: found[1]!, dialect };
  }
  return undefined;
}

/**
 * What is typed of a kernel's name, when the text before an offset ends in a string that looks one
 * up.
 */
export function typedKernelName(before: string): string | undefined {
  return LOOKUP.exec(before.slice(-300))?.[1];
}
