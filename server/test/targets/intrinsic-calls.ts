/**
 * A function for each intrinsic of LLVM that calls it, in Rust and in LLVM's IR: what tests compare
 * the texts of that our compiler and LLVM make of them.
 */
import { type KnownIntrinsic, knownIntrinsic, type LlvmType } from '../../src/lower/index.ts';

export interface IntrinsicCallTexts {
  /** With the suffixes of the types that it is overloaded for. */
  readonly name: string;
  readonly rust: { readonly declaration: string; readonly function: string };
  readonly llvm: string;
}

/** The types of overloaded operands in order, by name without suffixes. */
export type Overloads = (base: string) => readonly string[];

export interface CallOptions {
  readonly overloads: Overloads;
  /** The number that a constant operand is, by its place among the operands. */
  readonly constant: (base: string, at: number) => number;
  /** Constant conditions. */
  readonly flag: boolean;
}

const RUST: Readonly<Record<string, string>> = {
  i1: 'bool',
  i8: 'u8',
  i16: 'u16',
  i32: 'u32',
  i64: 'u64',
  i128: 'u128',
  f16: 'f16',
  bf16: 'u16',
  f32: 'f32',
  f64: 'f64',
  ptr: '*mut u8',
};

const LLVM: Readonly<Record<string, string>> = {
  f16: 'half',
  bf16: 'bfloat',
  f32: 'float',
  f64: 'double',
};

const SUFFIX: Readonly<Record<string, string>> = { ptr: 'p0' };

/** Vectors that the Rust side declares, by their names. */
const vectorName = ({ scalar, lanes }: LlvmType): string => `V${lanes}${scalar}`;
const rustOf = (type: LlvmType): string =>
  type.lanes > 1 ? vectorName(type) : RUST[type.scalar!]!;
const llvmOf = ({ scalar, lanes, space }: LlvmType): string => {
  if (space > 0) return `ptr addrspace(${space})`;
  const one = LLVM[scalar!] ?? scalar!;
  return lanes > 1 ? `<${lanes} x ${one}>` : one;
};

/**
 * Can a Rust program declare it at all? Pointers to global and workgroup memory pass for generic
 * ones where the name is overloaded for its result (`rustc` checks only names that are not).
 */
export function isDeclarable({ owner, params, results }: KnownIntrinsic): boolean {
  const types = [...params, ...results];
  if (types.every(({ space }) => space === 0)) return true;
  const open = results.some(({ scalar }) => scalar === undefined);
  return owner === 'amdgpu' && open && types.every(({ space }) => [0, 1, 3].includes(space));
}

/** The types of one, with what it is overloaded for filled in; undefined where that is not said. */
function typed(
  { params, results }: KnownIntrinsic,
  overloads: readonly string[],
): { readonly params: LlvmType[]; readonly results: LlvmType[] } | undefined {
  let next = 0;
  const fill = (type: LlvmType): LlvmType => {
    if (type.scalar !== undefined) return type;
    const given = overloads[Math.min(next++, overloads.length - 1)] ?? '';
    const [, lanes = '1', scalar = ''] = /^(?:v(\d+))?(\w+)$/.exec(given) ?? [];
    return { ...type, scalar: scalar === '' ? undefined : scalar, lanes: Number(lanes) };
  };
  const both = { results: results.map(fill), params: params.map(fill) };
  return [...both.results, ...both.params].every(({ scalar }) => scalar !== undefined)
    ? both
    : undefined;
}

/** The texts for one intrinsic as function `f<at>`. */
export function intrinsicCall(
  base: string,
  at: number,
  options: CallOptions,
): IntrinsicCallTexts | undefined {
  const known = knownIntrinsic(base);
  if (known === undefined || !isDeclarable(known)) return undefined;
  const overloads = options.overloads(base);
  const types = typed(known, overloads);
  if (types === undefined) return undefined;
  // Rust has no type for some, such as `x86_amx`.
  const all = [...types.params, ...types.results];
  if (all.some(({ scalar }) => RUST[scalar!] === undefined)) return undefined;
  const suffixes = [...known.results, ...known.params].some(({ scalar }) => scalar === undefined)
    ? [...new Set(overloads)].map((type) => `.${SUFFIX[type] ?? type}`).join('')
    : '';
  const name = `${base}${suffixes}`;
  const constant = ({ scalar }: LlvmType, at: number): string =>
    scalar === 'i1' ? String(options.flag) : String(options.constant(base, at));
  const { params, results } = types;
  const result =
    results.length === 0
      ? ''
      : `(${results.map(rustOf).join(', ')}${','.repeat(Number(results.length === 1))})`;
  const rustResult = results.length === 1 ? rustOf(results[0]!) : result;
  const rustParams = params.map((type, i) => `a${i}: ${rustOf(type)}`);
  const given = params.map((type, i) => (type.constant ? constant(type, i) : `a${i}`));
  const own = rustParams.filter((_, i) => !params[i]!.constant);
  const call = `i${at}(${given.join(', ')})`;
  const to = results.length === 0 ? '' : `o: *mut ${rustResult}`;
  const rust = {
    declaration: `#[link_name = "${name}"] fn i${at}(${rustParams.join(', ')})${rustResult && ` -> ${rustResult}`};`,
    function: `#[unsafe(no_mangle)] pub unsafe extern "ptx-kernel" fn f${at}(${[to, ...own].filter((text) => text !== '').join(', ')}) { unsafe { ${results.length === 0 ? call : `*o = ${call}`} } }`,
  };
  return { name, rust, llvm: llvmFunction(name, at, types, constant) };
}

function llvmFunction(
  name: string,
  at: number,
  { params, results }: { readonly params: LlvmType[]; readonly results: LlvmType[] },
  constant: (type: LlvmType, at: number) => string,
): string {
  const types = results.map(llvmOf);
  const result =
    types.length === 0 ? 'void' : types.length === 1 ? types[0]! : `{ ${types.join(', ')} }`;
  const given = params.map(
    (type, i) => `${llvmOf(type)} ${type.constant ? constant(type, i) : `%a${i}`}`,
  );
  const own = given.filter((_, i) => !params[i]!.constant);
  const stores =
    types.length === 1
      ? [`store ${result} %r, ptr %out`]
      : types.flatMap((type, i) => [
          `%r${i} = extractvalue ${result} %r, ${i}`,
          `store volatile ${type} %r${i}, ptr %out`,
        ]);
  return [
    `declare ${result} @${name}(${params.map(llvmOf).join(', ')})`,
    `define void @f${at}(${['ptr %out', ...own].join(', ')}) {`,
    `  ${types.length === 0 ? '' : '%r = '}call ${result} @${name}(${given.join(', ')})`,
    ...stores.map((line) => `  ${line}`),
    '  ret void',
    '}',
  ].join('\n');
}

/** The declarations of vectors that the functions use. */
export function vectorDeclarations(calls: readonly IntrinsicCallTexts[]): string {
  const names = new Set(calls.flatMap(({ rust }) => rust.declaration.match(/\bV\d+\w+/g) ?? []));
  return [...names]
    .map((name) => {
      const [, lanes, scalar] = /^V(\d+)(\w+)$/.exec(name)!;
      return `#[repr(simd)] #[derive(Clone, Copy)] pub struct ${name}([${RUST[scalar!]}; ${lanes}]);`;
    })
    .join('\n');
}
