/** Code with a check before each access to memory that is not certainly inside of it. */
import { cloneFunc, createModule, type Module, type SourceLoc } from '../mir/index.ts';
import { type BoundsReport, type BufferLength, checkBounds } from '../passes/index.ts';
import type { BoundsOptions, Emitted } from './api.ts';
import { type BackEndInput, emitMir, placesInWords } from './back-end.ts';

type Buffers = ReadonlyMap<string, ReadonlyMap<string, BufferLength>>;

/** Places that a note names before it breaks off. */
const MOST_PLACES = 3;

const NO_BUFFERS: Buffers = new Map();

/** Prints a module, with checks where the options ask for them, and the lines that count them. */
export function emitChecked(input: BackEndInput): {
  readonly emitted: Emitted;
  readonly bounds: readonly string[];
} {
  const { module, options } = input;
  if (options.checkBounds === undefined) return { emitted: emitMir(input), bounds: [] };
  const checked = withChecks(module, options.checkBounds, placesInWords(input));
  return { emitted: emitMir({ ...input, module: checked.module }), bounds: [checked.note] };
}

/**
 * A module of its own with the checks, and a line that counts them. The given one stays. `place`
 * says a place in words.
 */
function withChecks(
  module: Module,
  { launchBytes, buffers = NO_BUFFERS }: BoundsOptions,
  place: (loc: SourceLoc) => string | undefined,
): { readonly module: Module; readonly note: string } {
  const checked = createModule(module.name);
  checked.asm = module.asm;
  for (const [name, func] of module.funcs) checked.funcs.set(name, cloneFunc(func));
  for (const [name, global] of module.globals) checked.globals.set(name, global);
  const report = checkBounds(checked, { launchSized: launchBytes, buffers });
  return { module: checked, note: noteOf(report, place) };
}

function noteOf(
  { proven, checked, unknown }: BoundsReport,
  place: (loc: SourceLoc) => string | undefined,
): string {
  const places = [...new Set(unknown.flatMap((loc) => (loc && place(loc)) ?? []))];
  const more = places.length > MOST_PLACES ? ', ...' : '';
  const where = places.length === 0 ? '' : ` (${places.slice(0, MOST_PLACES).join(', ')}${more})`;
  const parts = [
    `${proven} ${proven === 1 ? 'access is' : 'accesses are'} proven inside`,
    `${checked} checked`,
    ...(unknown.length === 0 ? [] : [`${unknown.length} to memory of unknown length${where}`]),
  ];
  return `bounds: ${parts.join(', ')}`;
}

const ELEMENT_BYTES: Readonly<Record<string, number>> = {
  i1: 1,
  i8: 1,
  i16: 2,
  i32: 4,
  i64: 8,
  f16: 2,
  bf16: 2,
  f32: 4,
  f64: 8,
  index: 8,
};

/** `memref<4x?xf32>`, in global memory and in the order of its indices. */
const MEMREF = /^memref<((?:(?:\d+|\?)x)*)([a-z]+\d*)(?:, (?:1|#gpu\.address_space<global>))?>$/;

/** The lengths that the types of a module's kernels tell, of MLIR, beside those that are given. */
export function lengthsOfTypes(module: Module, given: BoundsOptions): BoundsOptions {
  const buffers = new Map<string, ReadonlyMap<string, BufferLength>>();
  for (const fn of module.funcs.values()) {
    if (fn.kind !== 'kernel') continue;
    const own = new Map<string, BufferLength>();
    for (const { name, display } of fn.paramDecls) {
      const length = name.endsWith('.aligned') ? memrefLength(name, display ?? '') : undefined;
      if (length !== undefined) own.set(name, length);
    }
    for (const [name, length] of given.buffers?.get(fn.name) ?? []) own.set(name, length);
    buffers.set(fn.name, own);
  }
  return { ...given, buffers };
}

function memrefLength(name: string, type: string): BufferLength | undefined {
  const [, shape, element] = MEMREF.exec(type) ?? [];
  const size = element === undefined ? undefined : ELEMENT_BYTES[element];
  if (shape === undefined || size === undefined) return undefined;
  const dims = shape.split('x').slice(0, -1);
  const each = dims.reduce((all, dim) => (dim === '?' ? all : all * Number(dim)), size);
  const base = name.slice(0, -'.aligned'.length);
  const counts = dims.flatMap((dim, at) => (dim === '?' ? [`${base}.size${at}`] : []));
  return counts.length === 0 ? each : { each, counts };
}
