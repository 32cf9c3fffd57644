/** Floating-point operations. */
import type { FloatType, MirType } from '../../../mir/index.ts';
import type { FuncPrinter, Rule } from '../func-printer.ts';

const binary =
  (op: string): Rule =>
  (p, { args: [a, b], results: [r], attrs }) =>
    p.assign(
      r!,
      `${op}${attrs.contract === true ? ' contract' : ''} ${p.typed(a!)}, ${p.value(b!)}`,
    );

/** An intrinsic that is named after the type of its result. */
const call =
  (name: string, fast = ''): Rule =>
  (p, { args, results: [r] }) => {
    const type = p.type(r!.type);
    const made = p.intrinsic(
      `llvm.${name}.${r!.type}`,
      type,
      args.map((arg) => p.typed(arg)),
    );
    p.assign(r!, fast === '' ? made : made.replace('call', `call ${fast}`));
  };

/** As precise as an instruction of the machine, which `afn` asks for. */
const approximate = (name: string): Rule => call(name, 'afn');

/**
 * Instruction selection for NVIDIA takes no logarithm, not even an approximate one: its own
 * intrinsic is called.
 */
const logarithm: Rule = (p, inst) => {
  const {
    args: [a],
    results: [r],
  } = inst;
  if (p.flavour.arch !== 'nvptx64') return approximate('log2')(p, inst);
  if (r!.type === 'f64') return p.unsupported('a logarithm in double precision');
  const half = r!.type === 'f16';
  const operand = half ? `float ${p.temp(`fpext ${p.typed(a!)} to float`)}` : p.typed(a!);
  const made = p.intrinsic('llvm.nvvm.lg2.approx.f', 'float', [operand]);
  p.assign(r!, half ? `fptrunc float ${p.temp(made)} to half` : made);
};

const compare: Rule = (p, { args: [a, b], results: [r], attrs }) =>
  p.assign(r!, `fcmp ${attrs.pred} ${p.typed(a!)}, ${p.value(b!)}`);

const SIZES: Readonly<Record<FloatType, number>> = { f16: 16, f32: 32, f64: 64 };

const cast: Rule = (p, { args: [a], results: [r] }) => {
  const [from, to] = [SIZES[a!.type as FloatType], SIZES[r!.type as FloatType]];
  if (from !== to)
    p.assign(r!, `${from < to ? 'fpext' : 'fptrunc'} ${p.typed(a!)} to ${p.type(r!.type)}`);
};

/**
 * Instruction selection of LLVM 22 has no conversion between floats and integers of 128 bits on
 * GPUs: ours is called.
 */
function callHelper(p: FuncPrinter, name: string, argument: string, result: MirType): string {
  return `call ${p.type(result)} ${p.env.helper(name)}(${argument})`;
}

const fromInt =
  (op: string, sign: string): Rule =>
  (p, { args: [a], results: [r] }) =>
    p.assign(
      r!,
      a!.type === 'i128'
        ? callHelper(p, `${r!.type}.from.${sign}int.i128`, p.typed(a!), r!.type)
        : `${op} ${p.typed(a!)} to ${p.type(r!.type)}`,
    );

/** Saturating, and zero for NaN. */
const toInt =
  (op: string, sign: string): Rule =>
  (p, { args: [a], results: [r] }) => {
    const [from, to] = [a!.type, r!.type];
    p.assign(
      r!,
      to === 'i128'
        ? callHelper(p, `${sign}int.i128.from.${from}`, p.typed(a!), to)
        : p.intrinsic(`llvm.${op}.sat.${to}.${from}`, p.type(to), [p.typed(a!)]),
    );
  };

/**
 * `frem` is not exact on GPUs; ours is. Halves are computed in single precision, where their
 * remainder is exact.
 */
const remainder: Rule = (p, { args, results: [r] }) => {
  const wide: MirType = r!.type === 'f64' ? 'f64' : 'f32';
  const type = p.type(wide);
  const half = r!.type === 'f16';
  const operands = args.map((arg) =>
    half ? `${type} ${p.temp(`fpext ${p.typed(arg)} to ${type}`)}` : p.typed(arg),
  );
  const made = `call ${type} ${p.env.helper(`rem.${wide}`)}(${operands.join(', ')})`;
  p.assign(r!, half ? `fptrunc ${type} ${p.temp(made)} to half` : made);
};

/** GPUs take -0 for the smaller zero, and the host's instruction the second operand. */
const ordered =
  (name: string, onHost: string): Rule =>
  (p, inst) =>
    call(p.flavour.arch === 'x86_64' ? onHost : name)(p, inst);

export const FLOAT_RULES = {
  'float.add': binary('fadd'),
  'float.sub': binary('fsub'),
  'float.mul': binary('fmul'),
  'float.div': binary('fdiv'),
  'float.rem': remainder,
  'float.min': ordered('minnum', 'minimumnum'),
  'float.max': ordered('maxnum', 'maximumnum'),
  'float.minimum': call('minimum'),
  'float.maximum': call('maximum'),
  'float.copysign': call('copysign'),
  'float.neg': (p, { args: [a], results: [r] }) => p.assign(r!, `fneg ${p.typed(a!)}`),
  'float.abs': call('fabs'),
  'float.sqrt': call('sqrt'),
  'float.floor': call('floor'),
  'float.ceil': call('ceil'),
  'float.trunc': call('trunc'),
  'float.round': call('round'),
  'float.roundeven': call('roundeven'),
  'float.sin': approximate('sin'),
  'float.cos': approximate('cos'),
  'float.exp2': approximate('exp2'),
  'float.log2': logarithm,
  'float.fma': call('fma'),
  'float.cmp': compare,
  'float.cast': cast,
  'float.from.sint': fromInt('sitofp', 's'),
  'float.from.uint': fromInt('uitofp', 'u'),
  'float.to.sint': toInt('fptosi', 's'),
  'float.to.uint': toInt('fptoui', 'u'),
} satisfies Readonly<Record<string, Rule>>;
