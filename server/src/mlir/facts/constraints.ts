/**
 * Which types a constraint takes. Constraints are MLIR's own words (`vector of 32-bit float values
 * of length 2/4`), which messages repeat, or short words for the most common of them.
 */
import type { Type } from '../syntax/types.ts';

/** Short words and what MLIR calls them. */
const WORDS: Readonly<Record<string, string>> = {
  any: 'any type',
  'float-like': 'floating-point-like',
  'int-like': 'signless-integer-like',
  'fixed-int-like': 'signless-fixed-width-integer-like',
  int: 'signless integer',
  float: 'floating-point',
  llvm: 'LLVM dialect-compatible type',
  ptr: 'LLVM pointer type',
  'llvm-vec': 'LLVM dialect-compatible vector type',
  'int-or-vec': 'signless integer or LLVM dialect-compatible vector of signless integer',
  'float-or-vec':
    'floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type',
  'integer-or-vec': 'integer or LLVM dialect-compatible vector of integer',
  vec: 'vector of any type values',
  'fixed-vec': 'fixed-length vector of any type values',
  memref: 'memref of any type values',
  'any-memref': 'ranked or unranked memref of any type values',
  'strided-memref': 'strided memref of any type values',
  'static-memref': 'statically shaped memref of any type values',
  mask: 'vector of 1-bit signless integer values',
  'float-vec': 'vector of floating-point values',
  complex: 'complex type with floating-point elements',
  token: 'async token type',
  mma: 'MMAMatrix type',
  struct: 'LLVM structure type',
  mbarrier: 'mbarrier barrier type',
  tensormap: 'TensorMap descriptor',
  'device-token': 'device async token type',
  size: 'index or 32-bit signless integer or 64-bit signless integer',
  bf16: 'bfloat16 type',
  'llvm-float': 'floating point LLVM type',
  'llvm-float-vec': 'LLVM dialect-compatible vector of floating-point',
  'llvm-int-vec': 'LLVM dialect-compatible vector of signless integer',
  number: 'Integer or Float',
  'int-or-index': 'signless integer or index',
  'integer-or-index': 'integer or index',
  scalar: 'integer or index or floating-point',
  'int-or-float': 'signless integer or floating-point',
  'f32-or-vec': '32-bit float or LLVM dialect-compatible vector of 32-bit float',
  'f16-or-vec': '16-bit float or LLVM dialect-compatible vector of 16-bit float',
  'int-vec': 'vector of integer or index values',
  'llvm-mask': 'LLVM dialect-compatible vector of 1-bit signless integer',
  'llvm-token': 'LLVM token type',
  'number-or-vec': 'Integer or Float or fixed-length vector of Integer or Float values of ranks 1',
};

/** MLIR's words for a constraint. */
export function constraintWords(code: string): string {
  const known = WORDS[code];
  if (known !== undefined) return known;
  const wide = /^(fixed|vec):(\w+)x([\d/]+)$/.exec(code);
  if (wide !== null) {
    const [, kind, element, lengths] = wide;
    return `${kind === 'fixed' ? 'fixed-length ' : ''}vector of ${constraintWords(element!)} values of length ${lengths}`;
  }
  if (/^[\w|]+$/.test(code) && code.includes('|'))
    return code.split('|').map(constraintWords).join(' or ');
  const sized = /^([if])(\d+)$/.exec(code);
  if (sized !== null) return `${sized[2]}-bit ${sized[1] === 'i' ? 'signless integer' : 'float'}`;
  const space = /^ptr(\d+)$/.exec(code);
  return space === null ? code : `LLVM pointer in address space ${space[1]}`;
}

/** The only type that a constraint takes; undefined where it takes several. */
export function onlyType(code: string): Type | undefined {
  if (code === 'index') return { kind: 'index' };
  if (code === 'token') return { kind: 'other', text: '!gpu.async.token' };
  if (code === 'device-token') return { kind: 'other', text: '!nvgpu.device.async.token' };
  if (code === 'ptr') return { kind: 'pointer', space: 0 };
  const space = /^ptr(\d+)$/.exec(code);
  if (space !== null) return { kind: 'pointer', space: Number(space[1]) };
  const wide = /^(?:fixed|vec):(\w+)x(\d+)$/.exec(code);
  if (wide !== null) {
    const element = onlyType(wide[1]!);
    return element && { kind: 'vector', shape: [Number(wide[2])], element };
  }
  if (code === 'bf16') return { kind: 'float', name: 'bf16' };
  const sized = /^([if])(\d+)$/.exec(code);
  if (sized === null) return undefined;
  if (sized[1] === 'f') return { kind: 'float', name: code };
  return { kind: 'integer', width: Number(sized[2]), sign: '' };
}

/** Yes, no, or nobody knows. */
export type Fits = boolean | undefined;

/** What asks of a type whether it keeps a constraint. */
export function constraint(code: string): (type: Type) => Fits {
  const words = constraintWords(code);
  return EXACT[words] ?? ((type) => takes(words, type));
}

const either = (answers: readonly Fits[]): Fits => {
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
};

/** Alternatives between ` or `; what is inside `... of ... values ...` belongs together. */
function alternatives(words: string): string[] {
  const out: string[] = [];
  let rest = words;
  while (rest !== '') {
    const nested = NESTED.exec(rest);
    const plain = rest.indexOf(' or ');
    if (nested !== null) {
      out.push(nested[0]);
      rest = rest.slice(nested[0].length).replace(/^ or /, '');
    } else if (plain >= 0) {
      out.push(rest.slice(0, plain));
      rest = rest.slice(plain + 4);
    } else {
      out.push(rest);
      rest = '';
    }
  }
  return out;
}

const NESTED =
  /^(?:(?:fixed-length |scalable )?vector of (?:(?! values).)* values|(?:[\w-]+ )?memref of (?:(?! values).)* values|gpu\.mma_matrix of (?:(?! values).)* values)(?: of ranks? [\d/]+)?(?: of length [\d/]+)?/;

function takes(words: string, type: Type): Fits {
  const simple = EXACT[words];
  if (simple !== undefined) return simple(type);
  const parts = alternatives(words);
  return parts.length > 1 ? either(parts.map((part) => takes(part, type))) : single(words, type);
}

function single(words: string, type: Type): Fits {
  const sized = /^(\d+)-bit (signless integer|signed integer|unsigned integer|float)$/.exec(words);
  if (sized !== null) {
    if (sized[2] === 'float') return named(`f${sized[1]}`)(type);
    const sign = sized[2] === 'signless integer' ? '' : sized[2] === 'signed integer' ? 's' : 'u';
    return isForeign(type)
      ? foreign(type)
      : type.kind === 'integer' && type.sign === sign && type.width === Number(sized[1]);
  }
  const small = /^(f\d+\w+) type$/.exec(words);
  if (small !== null) return named(small[1]!)(type);
  const space = /^LLVM pointer in address space (\d+)$/.exec(words);
  if (space !== null) return type.kind === 'pointer' && type.space === Number(space[1]);
  const wide =
    /^(fixed-length |scalable )?vector of (.+?) values(?: of ranks? ([\d/]+))?(?: of length ([\d/]+))?$/.exec(
      words,
    );
  if (wide !== null) return vector(wide, type);
  const llvmVector = /^LLVM dialect-compatible (?:fixed-length )?vector of (.+)$/.exec(words);
  if (llvmVector !== null) {
    if (type.kind !== 'vector') return isForeign(type) ? foreign(type) : false;
    return type.shape.length === 1 && takes(llvmVector[1]!, type.element);
  }
  const memref =
    /^(1D |strided |statically shaped |ranked or unranked )?memref of (.+?)(?: values)?(?: of rank (\d+))?$/.exec(
      words,
    );
  if (memref !== null) return memrefOf(memref, type);
  return undefined;
}

function vector(found: RegExpExecArray, type: Type): Fits {
  const [, kind, element, ranks, lengths] = found;
  if (type.kind === 'other' && type.text.startsWith('vector<'))
    return kind === 'fixed-length ' ? false : undefined;
  if (type.kind !== 'vector')
    return type.kind === 'other' && !type.text.startsWith('!')
      ? /^(?:tensor|complex|tuple)/.test(type.text)
        ? false
        : undefined
      : false;
  if (kind === 'scalable ') return false;
  const among = (list: string | undefined, value: number): boolean =>
    list === undefined || list.split('/').map(Number).includes(value);
  const count = type.shape.reduce((product, size) => product * size, 1);
  if (!among(ranks, type.shape.length) || !among(lengths, count)) return false;
  return takes(element!, type.element);
}

function memrefOf(found: RegExpExecArray, type: Type): Fits {
  const [, kind, element, rank] = found;
  if (type.kind === 'unranked-memref')
    return kind === 'ranked or unranked ' ? takes(element!, type.element) : false;
  if (type.kind !== 'memref') return false;
  if (kind === '1D ' && type.shape.length !== 1) return false;
  if (kind === 'statically shaped ' && type.shape.includes(undefined)) return false;
  if (rank !== undefined && type.shape.length !== Number(rank)) return false;
  if (kind === 'strided ' && type.layout?.kind === 'map') return undefined;
  return takes(element!, type.element);
}

/** Types whose inside is not read: what they fit only their own constraints know. */
function isForeign(type: Type): type is Extract<Type, { kind: 'other' }> {
  return type.kind === 'other';
}

/** A tensor or a scalable vector may fit; a type of a dialect does not fit builtin ones. */
function foreign(type: Extract<Type, { kind: 'other' }>): Fits {
  return /^(?:tensor|vector)</.test(type.text) ? undefined : false;
}

const named =
  (name: string) =>
  (type: Type): Fits =>
    type.kind === 'float' && type.name === name;

const plainInteger = (type: Type): boolean => type.kind === 'integer' && type.sign === '';

/** Of a number or of the elements of a container of values. */
const like =
  (test: (type: Type) => boolean) =>
  (type: Type): Fits => {
    if (isForeign(type)) return foreign(type);
    return test(type.kind === 'vector' ? type.element : type);
  };

const kind =
  (...kinds: readonly Type['kind'][]) =>
  (type: Type): Fits =>
    kinds.includes(type.kind);

const text =
  (pattern: RegExp) =>
  (type: Type): Fits =>
    type.kind === 'other' && pattern.test(type.text);

const LLVM_FLOATS = new Set(['bf16', 'f16', 'f32', 'f64', 'f80', 'f128']);
const llvmFloat = (type: Type): boolean => type.kind === 'float' && LLVM_FLOATS.has(type.name);

function llvmCompatible(type: Type): Fits {
  switch (type.kind) {
    case 'integer':
      return type.sign === '';
    case 'float':
      return llvmFloat(type);
    case 'pointer':
      return true;
    case 'vector':
      return (
        type.shape.length === 1 &&
        (plainInteger(type.element) || llvmFloat(type.element) || type.element.kind === 'pointer')
      );
    case 'other':
      return type.text.startsWith('!llvm.')
        ? true
        : type.text.startsWith('!')
          ? undefined
          : foreign(type);
    default:
      return false;
  }
}

const signless = (type: Type): boolean => type.kind === 'index' || plainInteger(type);
const isNumber = (type: Type): boolean => plainInteger(type) || type.kind === 'float';

const EXACT: Readonly<Record<string, (type: Type) => Fits>> = {
  'any type': () => true,
  index: kind('index'),
  integer: kind('integer'),
  'signless integer': plainInteger,
  'floating-point': kind('float'),
  'signless-integer-like': like(signless),
  'signless-fixed-width-integer-like': like(plainInteger),
  'floating-point-like': like((type) => type.kind === 'float'),
  'bool-like': like((type) => plainInteger(type) && type.kind === 'integer' && type.width === 1),
  'signless-integer': signless,
  'signless-integer or float': (type) => signless(type) || type.kind === 'float',
  'signless-integer-or-float-like': like((type) => signless(type) || type.kind === 'float'),
  'bfloat16 type': named('bf16'),
  'Integer or Float': isNumber,
  Integer: plainInteger,
  Float: kind('float'),
  'LLVM dialect-compatible type': llvmCompatible,
  'LLVM dialect-compatible vector type': (type) =>
    type.kind === 'vector' ? llvmCompatible(type) : type.kind === 'other' ? undefined : false,
  'LLVM dialect-compatible fixed-length vector type': (type) =>
    type.kind === 'vector' ? llvmCompatible(type) : type.kind === 'other' ? undefined : false,
  'floating point LLVM type': (type) => (type.kind === 'other' ? undefined : llvmFloat(type)),
  'LLVM pointer type': kind('pointer'),
  'LLVM structure type': text(/^!llvm\.struct</),
  'LLVM aggregate type': text(/^!llvm\.(?:struct|array)</),
  'LLVM token type': text(/^!llvm\.token$/),
  'async token type': text(/^!gpu\.async\.token$/),
  'device async token type': text(/^!nvgpu\.device\.async\.token$/),
  'MMAMatrix type': text(/^!gpu\.mma_matrix</),
  'mbarrier barrier type': text(/^!nvgpu\.mbarrier\.(?:barrier|group)</),
  'TensorMap descriptor': text(/^!nvgpu\.tensormap\.descriptor</),
  'Warpgroup matrix descriptor type': text(/^!nvgpu\.warpgroup\.descriptor</),
  'complex type with floating-point elements': (type) =>
    type.kind === 'other' ? /^complex</.test(type.text) || foreign(type) : false,
  'complex-type': text(/^complex</),
  'function type': kind('function'),
  'unranked.memref of any type values': kind('unranked-memref'),
  'non-0-ranked.memref of any type values': (type) =>
    type.kind === 'memref' && type.shape.length > 0,
  'unranked.memref of any type values or non-0-ranked.memref of any type values': (type) =>
    type.kind === 'unranked-memref' || (type.kind === 'memref' && type.shape.length > 0),
  'shaped of any type values': (type) =>
    type.kind === 'other'
      ? foreign(type)
      : ['memref', 'unranked-memref', 'vector'].includes(type.kind),
  'Tensor or MemRef of any type values': (type) =>
    type.kind === 'other'
      ? foreign(type)
      : type.kind === 'memref' || type.kind === 'unranked-memref',
};
