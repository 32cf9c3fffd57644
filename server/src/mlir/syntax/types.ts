/** Types of MLIR, those that GPU kernels use by name and all others as their text. */

export type Type =
  | { readonly kind: 'integer'; readonly width: number; readonly sign: '' | 's' | 'u' }
  | { readonly kind: 'index' }
  | { readonly kind: 'float'; readonly name: string }
  | VectorType
  | MemrefType
  | { readonly kind: 'unranked-memref'; readonly element: Type; readonly space: string }
  | FunctionType
  | { readonly kind: 'pointer'; readonly space: number }
  | { readonly kind: 'none' }
  /** A type of a dialect, or one of the rest of MLIR, as its text. */
  | { readonly kind: 'other'; readonly text: string }
  /** Could not be read, or nothing says what it is. */
  | { readonly kind: 'unknown' };

export interface VectorType {
  readonly kind: 'vector';
  readonly shape: readonly number[];
  readonly element: Type;
}

export interface MemrefType {
  readonly kind: 'memref';
  /** Undefined for `?`. */
  readonly shape: readonly (number | undefined)[];
  readonly element: Type;
  readonly layout: Layout | undefined;
  /**
   * The memory space as it is written, without what may be spelled in several ways; empty for the
   * default one.
   */
  readonly space: string;
}

/** Undefined stands for `?`. */
export type Layout =
  | {
      readonly kind: 'strided';
      readonly strides: readonly (number | undefined)[];
      readonly offset: number | undefined;
    }
  | { readonly kind: 'map'; readonly text: string };

export interface FunctionType {
  readonly kind: 'function';
  readonly inputs: readonly Type[];
  readonly results: readonly Type[];
}

export const UNKNOWN: Type = Object.freeze({ kind: 'unknown' });
export const INDEX: Type = Object.freeze({ kind: 'index' });
export const I1: Type = integer(1);
export const I32: Type = integer(32);
export const I64: Type = integer(64);

export function integer(width: number): Type {
  return Object.freeze({ kind: 'integer', width, sign: '' });
}

const FLOATS = /^(?:bf16|f16|f32|f64|f80|f128|tf32|f[468]E\d{1,2}M\d{1,2}\w{0,10})$/;

/** The type that a single word is, if it is one. */
export function wordType(word: string): Type | undefined {
  if (word === 'index') return INDEX;
  if (word === 'none') return { kind: 'none' };
  const found = /^([su]?)i([0-9]{1,5})$/.exec(word);
  if (found !== null)
    return { kind: 'integer', width: Number(found[2]), sign: found[1] as '' | 's' | 'u' };
  return FLOATS.test(word) ? { kind: 'float', name: word } : undefined;
}

/** As MLIR prints it. Equal types have equal texts. */
export function typeText(type: Type): string {
  switch (type.kind) {
    case 'integer':
      return `${type.sign}i${type.width}`;
    case 'index':
    case 'none':
      return type.kind;
    case 'float':
      return type.name;
    case 'vector':
      return `vector<${shapeText(type.shape)}${typeText(type.element)}>`;
    case 'memref': {
      const layout = type.layout === undefined ? '' : `, ${layoutText(type.layout)}`;
      const space = type.space === '' ? '' : `, ${type.space}`;
      return `memref<${shapeText(type.shape)}${typeText(type.element)}${layout}${space}>`;
    }
    case 'unranked-memref':
      return `memref<*x${typeText(type.element)}${type.space === '' ? '' : `, ${type.space}`}>`;
    case 'function': {
      const results = listText(type.results);
      const [only] = type.results;
      const bare = type.results.length === 1 && only!.kind !== 'function';
      return `(${listText(type.inputs)}) -> ${bare ? results : `(${results})`}`;
    }
    case 'pointer':
      return type.space === 0 ? '!llvm.ptr' : `!llvm.ptr<${type.space}>`;
    case 'other':
      return type.text;
    case 'unknown':
      return '?';
  }
}

function listText(types: readonly Type[]): string {
  return types.map(typeText).join(', ');
}

function shapeText(shape: readonly (number | undefined)[]): string {
  return shape.map((size) => `${size ?? '?'}x`).join('');
}

function layoutText(layout: Layout): string {
  if (layout.kind === 'map') return layout.text;
  const { strides, offset } = layout;
  const behind = offset === 0 ? '' : `, offset: ${offset ?? '?'}`;
  return `strided<[${strides.map((stride) => stride ?? '?').join(', ')}]${behind}>`;
}

/** Are both known, and certainly not the same type? */
export function differ(a: Type | undefined, b: Type | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (isVague(a) || isVague(b)) return false;
  return typeText(a) !== typeText(b);
}

/** Types whose text has one spelling. */
const PLAIN =
  /^(?:complex<\w+>|!gpu\.async\.token|!gpu\.mma_matrix<\d+x\d+x\w+, "\w+">|!nvgpu\.device\.async\.token|!llvm\.struct<\(\w+(?:, \w+)*\)>)$/;

/** Types whose text has more than one spelling, or is not known. */
function isVague(type: Type): boolean {
  switch (type.kind) {
    case 'unknown':
      return true;
    case 'other':
      return !PLAIN.test(type.text);
    case 'vector':
      return isVague(type.element);
    case 'memref':
      return type.layout?.kind === 'map' || isVague(type.element) || !isPlainSpace(type.space);
    case 'unranked-memref':
      return isVague(type.element) || !isPlainSpace(type.space);
    case 'function':
      return type.inputs.some(isVague) || type.results.some(isVague);
    default:
      return false;
  }
}

function isPlainSpace(space: string): boolean {
  return /^(?:\d*|#gpu\.address_space<\w+>)$/.test(space);
}

export type MemorySpace = 'generic' | 'global' | 'workgroup' | 'constant' | 'private';

const SPACES: Readonly<Record<string, MemorySpace>> = {
  '': 'generic',
  '0': 'generic',
  '1': 'global',
  '3': 'workgroup',
  '4': 'constant',
  '5': 'private',
  '#gpu.address_space<global>': 'global',
  '#gpu.address_space<workgroup>': 'workgroup',
  '#gpu.address_space<private>': 'private',
  '#gpu.address_space<constant>': 'constant',
  '#spirv.storage_class<StorageBuffer>': 'global',
  '#spirv.storage_class<CrossWorkgroup>': 'global',
  '#spirv.storage_class<Uniform>': 'global',
  '#spirv.storage_class<Generic>': 'generic',
  '#spirv.storage_class<Workgroup>': 'workgroup',
  '#spirv.storage_class<Function>': 'private',
  '#spirv.storage_class<Private>': 'private',
};

/** The memory behind a spelling of a memory space; undefined for one that nobody knows. */
export function memorySpace(space: string): MemorySpace | undefined {
  return SPACES[space];
}
