/**
 * The kernels of a PTX text as launches see them: any `.entry`, with the count, sizes and
 * alignments of its parameters (PTX ISA, "Kernel Function Parameters"), and which of them the code
 * follows as pointers.
 */
import type { Span } from '../base/index.ts';
import type { LaunchKernel, LaunchParam } from '../host/index.ts';

const ENTRY = /\.entry\s+([A-Za-z_$%][\w$]*)\s*(?:\(([^)]*)(?:\)|$))?/g;

/** The kernels of a text; `place` says where a part of it stands. */
export function ptxKernels(
  text: string,
  place: (start: number, end: number) => Span,
): readonly LaunchKernel[] {
  const code = withoutComments(text);
  const entries = [...code.matchAll(ENTRY)];
  return entries.map((entry, at) => {
    const [whole, name = '', list] = entry;
    const until = entries[at + 1]?.index ?? code.length;
    const body = code.slice(entry.index + whole.length, until);
    const start = entry.index + whole.indexOf(name);
    const params =
      (list ?? '').trim() === '' ? [] : list!.split(',').map((one) => paramOf(one, body));
    const known = params.every((param) => param !== undefined);
    const shown = params.map((param) => (param === undefined ? '_' : param.type)).join(', ');
    return {
      root: '',
      crate: '',
      name,
      symbol: name,
      exported: true,
      dialect: 'ptx',
      generic: false,
      modules: [],
      nameSpan: place(start, start + name.length),
      span: place(entry.index, entry.index + whole.length),
      signature: `.entry ${name}(${shown})`,
      params: known ? params : undefined,
      maxThreads: undefined,
      block: undefined,
      dynamic: undefined,
      domain: undefined,
      cluster: false,
    };
  });
}

/** `.param .align 8 .b8 name[24]`, `.param .u64 .ptr .global .align 4 name`. */
function paramOf(written: string, body: string): LaunchParam | undefined {
  const words = written
    .replaceAll('[', ' [ ')
    .replaceAll(']', ' ')
    .split(/\s/)
    .filter((word) => word !== '');
  const open = words.indexOf('[');
  const count = open < 0 ? undefined : words[open + 1];
  const name = words[(open < 0 ? words.length : open) - 1] ?? '';
  const scalar = words.find((word) => /^\.(?:[bsuf]\d+|f16x2)$/.test(word))?.slice(1);
  if (words[0] !== '.param' || scalar === undefined || !/^[\w$%]+$/.test(name)) return undefined;
  const pointer = words.includes('.ptr');
  const at = words.indexOf('.align');
  // Behind `.ptr` it is the alignment of what the pointer points to.
  const align = at < 0 || pointer ? undefined : words[at + 1];
  const bytes = scalarBytes(scalar);
  if (bytes === undefined) return undefined;
  const type = count === undefined ? `.${scalar}` : `.b8[${bytes * Number(count)}]`;
  if (count !== undefined || align !== undefined) {
    const size = bytes * Number(count ?? 1);
    const slot = {
      kind: 'bytes',
      type,
      size,
      align: Number(align ?? bytes),
      name: undefined,
      fields: [],
      nameSpan: undefined,
      stable: true,
    } as const;
    return { name, type, mut: true, slice: false, slots: [slot] };
  }
  const follows = pointer || (bytes === 8 && isFollowed(name, body));
  const slot = { kind: 'word', declared: type, size: bytes, pointer: follows } as const;
  return { name, type, mut: true, slice: false, slots: [slot] };
}

function scalarBytes(scalar: string): number | undefined {
  if (scalar === 'f16x2') return 4;
  const bits = Number(scalar.slice(1));
  return Number.isInteger(bits / 8) ? bits / 8 : undefined;
}

/** Does the code make an address of what it loads from a parameter, or access memory by it? */
function isFollowed(name: string, body: string): boolean {
  const loads = body.matchAll(
    new RegExp(`ld\\.param\\.[bus]64\\s+(%?[\\w$]+)\\s*,\\s*\\[\\s*${escaped(name)}\\s*\\]`, 'g'),
  );
  return [...loads].some(([, register = '']) => {
    const own = escaped(register);
    return new RegExp(
      `cvta\\.to\\.\\w+\\.u64\\s+[^,;]*,\\s*${own}\\s*;|\\[\\s*${own}(?![\\w$])`,
    ).test(body);
  });
}

function escaped(text: string): string {
  return text.replace(/[$%.]/g, '\\$&');
}

/** The text with blanks in place of comments. */
function withoutComments(text: string): string {
  return text.replace(/\/\/[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)/g, (comment) =>
    ' '.repeat(comment.length),
  );
}
