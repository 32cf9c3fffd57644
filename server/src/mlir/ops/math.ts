/**
 * The `math` dialect. What is no operation of MIR is a function of the vendor's device library, as
 * MLIR's own lowering to NVVM and ROCDL has it, from the prelude.
 */
import {
  type FloatType,
  type Value as MirValue,
  numberToFloat,
  type OpName,
} from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import type { Op } from '../syntax/tree.ts';
import { typeText } from '../syntax/types.ts';
import { checks, mayBeNear, reads, type Signature } from './math-signatures.ts';
import { eachElement, elementOf, type OpRow, type OpTable } from './row.ts';

type Compute = (cx: FnCx, args: readonly MirValue[], op: Op) => MirValue;

function row(signature: Signature, ...parts: readonly Compute[]): OpRow {
  return {
    read: reads(signature),
    check: checks(signature),
    lower: (cx, op) =>
      parts.forEach((compute, result) => {
        eachElement(cx, op, (args) => compute(cx, args, op), { result, signed: true });
      }),
  };
}

const floats = (count: number): Signature => ({
  operands: new Array<'floats'>(count).fill('floats'),
  results: ['same'],
});
const INTEGERS: Signature = { operands: ['integers'], results: ['same'] };
const CLASS: Signature = { operands: ['floats'], results: ['truth'] };

/** An operation of MIR. */
const plain =
  (name: OpName): Compute =>
  (cx, args) =>
    cx.b.value(name, [...args], args[0]!.type);

/** On one bit, zero has a leading and a trailing one, and the rest is the bit itself. */
const bits =
  (name: 'int.abs' | 'int.ctlz' | 'int.cttz' | 'int.ctpop'): Compute =>
  (cx, [a]) => {
    const { type } = a!;
    if (type !== 'i1') return cx.b.value(name, [a!], type);
    const isCount = name === 'int.ctlz' || name === 'int.cttz';
    return isCount ? cx.b.value('int.xor', [a!, cx.b.int('i1', 1)], type) : a!;
  };

// ---- device libraries ---------------------------------------------------------------------------

/** A call of a function of one result. */
function call(
  cx: FnCx,
  op: Op,
  [module, name]: readonly [string, string],
  args: readonly MirValue[],
): MirValue {
  const func = cx.scope.library(module, name, op);
  return cx.b.call(func.name, [...args], [...func.results])[0]!;
}

interface LibraryNames {
  /** In libdevice, without what stands for the type. */
  readonly nv: string;
  /** In OCML, where it is another. */
  readonly ocml?: string;
  /** Has libdevice a variant for `f32` that is only near, which `afn` lets MLIR take? */
  readonly near?: true;
}

/** The names of a function on `f32` or `f64` in both libraries. */
function namesOf(
  { nv, ocml = nv, near }: LibraryNames,
  type: string,
  mayBe: boolean,
): Record<'ptx' | 'amdgcn', string> {
  const fast = near === true && mayBe && type === 'f32' ? 'fast_' : '';
  return {
    ptx: `__nv_${fast}${nv}${type === 'f32' ? 'f' : ''}`,
    amdgcn: `__ocml_${ocml}_${type}`,
  };
}

/** A function on `f32` or `f64`. */
function ofLibrary(cx: FnCx, op: Op, names: LibraryNames, args: readonly MirValue[]): MirValue {
  const { name } = cx.target;
  const found = namesOf(names, args[0]!.type, mayBeNear(op))[name];
  return call(cx, op, [name === 'ptx' ? 'nvidia' : 'ocml', found], args);
}

/** The libraries have nothing for `f16`: it is computed in `f32`. */
function widened(
  cx: FnCx,
  args: readonly MirValue[],
  compute: (args: readonly MirValue[]) => MirValue,
): MirValue {
  const { type } = args[0]!;
  if (type !== 'f16') return compute(args);
  const wide = args.map((arg) =>
    arg.type === 'f16' ? cx.b.value('float.cast', [arg], 'f32') : arg,
  );
  return cx.b.value('float.cast', [compute(wide)], type);
}

const library =
  (names: LibraryNames): Compute =>
  (cx, args, op) =>
    widened(cx, args, (wide) => ofLibrary(cx, op, names, wide));

/** Exponents of more bits than the libraries take have a function of the prelude's own. */
const floatPower: Compute = (cx, args, op) =>
  widened(cx, args, ([base, exponent]) => {
    if (exponent!.type === 'i128') return cx.unsupported('an exponent of `i128`', cx.nameOf(op));
    if (exponent!.type !== 'i64') {
      const short = cx.resize(exponent!, 'i32', true);
      return ofLibrary(cx, op, POWER, [base!, short]);
    }
    const { type } = base!;
    const wide = type === 'f64' ? base! : cx.b.value('float.cast', [base!], 'f64');
    const power = call(cx, op, ['mlir', 'fpowi64'], [wide, exponent!]);
    return type === 'f64' ? power : cx.b.value('float.cast', [power], type);
  });

/** Narrow integers are computed in 32 bits, which wrap to the same. */
const integerPower: Compute = (cx, args, op) => {
  const { type } = args[0]!;
  if (type === 'i128') return cx.unsupported('powers of `i128`', cx.nameOf(op));
  if (type === 'i64') return call(cx, op, ['mlir', 'ipowi64'], args);
  const wide = args.map((arg) => cx.resize(arg, 'i32', true));
  return cx.resize(call(cx, op, ['mlir', 'ipowi32'], wide), type, true);
};

// ---- without a library --------------------------------------------------------------------------

/** The smallest normal numbers. */
const NORMAL: Readonly<Partial<Record<string, number>>> = {
  f16: 2 ** -14,
  f32: 2 ** -126,
  f64: 2 ** -1022,
};

const constant = (cx: FnCx, { type }: MirValue, value: number): MirValue =>
  cx.b.float(type, numberToFloat(value, type as FloatType));

const below = (cx: FnCx, size: MirValue): MirValue =>
  cx.b.fcmp('olt', size, constant(cx, size, Number.POSITIVE_INFINITY));

const classify = (test: (cx: FnCx, size: MirValue) => MirValue): OpRow =>
  row(CLASS, (cx, [a]) => test(cx, cx.b.value('float.abs', [a!], a!.type)));

/** As the documentation has it: what is below the lower bound, then what is above the upper one. */
const clamp: Compute = (cx, [value, low, high]) => {
  const { type } = value!;
  const raised = cx.b.value('float.maximum', [value!, low!], type);
  return cx.b.value('float.minimum', [raised, high!], type);
};

/** The operations that are functions of the libraries. */
const FUNCTIONS: Readonly<Record<string, LibraryNames & { readonly operands?: 2 }>> = {
  'math.acos': { nv: 'acos' },
  'math.acosh': { nv: 'acosh' },
  'math.asin': { nv: 'asin' },
  'math.asinh': { nv: 'asinh' },
  'math.atan': { nv: 'atan' },
  'math.atan2': { nv: 'atan2', operands: 2 },
  'math.atanh': { nv: 'atanh' },
  'math.cbrt': { nv: 'cbrt' },
  'math.cos': { nv: 'cos', near: true },
  'math.cosh': { nv: 'cosh' },
  'math.erf': { nv: 'erf' },
  'math.erfc': { nv: 'erfc' },
  'math.exp': { nv: 'exp', near: true },
  'math.exp2': { nv: 'exp2' },
  'math.expm1': { nv: 'expm1' },
  'math.log': { nv: 'log', near: true },
  'math.log10': { nv: 'log10', near: true },
  'math.log1p': { nv: 'log1p' },
  'math.log2': { nv: 'log2', near: true },
  'math.powf': { nv: 'pow', near: true, operands: 2 },
  'math.rsqrt': { nv: 'rsqrt' },
  'math.sin': { nv: 'sin', near: true },
  'math.sinh': { nv: 'sinh' },
  'math.tan': { nv: 'tan', near: true },
  'math.tanh': { nv: 'tanh' },
};

const SINE_AND_COSINE: readonly LibraryNames[] = [
  { nv: 'sin', near: true },
  { nv: 'cos', near: true },
];

const POWER: LibraryNames = { nv: 'powi', ocml: 'pown' };

/**
 * The functions of the vendors' libraries that an operation calls, by target; undefined where it
 * calls none. What is on `f16` calls those of `f32`.
 */
export function libraryFunctions(op: Op): readonly Record<'ptx' | 'amdgcn', string>[] | undefined {
  const types = op.operands.map((use) => use.type ?? use.value?.type);
  const [type, exponent] = types.map((one) => one && typeText(elementOf(one)));
  if (type !== 'f16' && type !== 'f32' && type !== 'f64') return undefined;
  const names = { ...FUNCTIONS, 'math.fpowi': exponent === 'i64' ? undefined : POWER }[op.name];
  const all = op.name === 'math.sincos' ? SINE_AND_COSINE : names && [names];
  return all?.map((one) => namesOf(one, type === 'f64' ? type : 'f32', mayBeNear(op)));
}

export const MATH: OpTable = {
  'math.absf': row(floats(1), plain('float.abs')),
  'math.ceil': row(floats(1), plain('float.ceil')),
  'math.floor': row(floats(1), plain('float.floor')),
  'math.trunc': row(floats(1), plain('float.trunc')),
  'math.round': row(floats(1), plain('float.round')),
  'math.roundeven': row(floats(1), plain('float.roundeven')),
  'math.sqrt': row(floats(1), plain('float.sqrt')),
  'math.copysign': row(floats(2), plain('float.copysign')),
  'math.fma': row(floats(3), plain('float.fma')),
  'math.clampf': row({ ...floats(3), form: 'clamp' }, clamp),

  ...Object.fromEntries(
    Object.entries(FUNCTIONS).map(([name, { operands = 1, ...names }]) => [
      name,
      row(floats(operands), library(names)),
    ]),
  ),
  'math.sincos': row(
    { operands: ['floats'], results: ['same', 'same'] },
    ...SINE_AND_COSINE.map(library),
  ),
  'math.fpowi': row({ operands: ['floats', 'integers'], results: ['same'] }, floatPower),

  'math.isfinite': classify(below),
  'math.isinf': classify((cx, size) =>
    cx.b.fcmp('oeq', size, constant(cx, size, Number.POSITIVE_INFINITY)),
  ),
  'math.isnan': classify((cx, size) => cx.b.fcmp('uno', size, size)),
  'math.isnormal': classify((cx, size) => {
    const above = cx.b.fcmp('oge', size, constant(cx, size, NORMAL[size.type]!));
    return cx.b.value('int.and', [above, below(cx, size)], 'i1');
  }),

  'math.absi': row(INTEGERS, bits('int.abs')),
  'math.ctlz': row(INTEGERS, bits('int.ctlz')),
  'math.cttz': row(INTEGERS, bits('int.cttz')),
  'math.ctpop': row(INTEGERS, bits('int.ctpop')),
  'math.ipowi': row({ operands: ['integers', 'integers'], results: ['same'] }, integerPower),
};
