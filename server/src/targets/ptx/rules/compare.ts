/** Comparisons, selection and booleans. A boolean lives in a predicate register. */
import {
  bitWidth,
  type FloatPred,
  type Inst,
  type IntPred,
  OPPOSITE_PRED,
  type OpName,
  SWAPPED_PRED,
  type Value,
} from '../../../mir/index.ts';
import { CLASS_OF } from '../classes.ts';
import { type Selector, SIGN, type Use, ZERO } from '../select.ts';
import type { Rule, RuleRows } from './rule.ts';
import { compareWide } from './wide.ts';

/** PTX comparison and signedness of each predicate. */
const INT_PREDS: Readonly<Record<IntPred, readonly [string, 'b' | 's' | 'u']>> = {
  eq: ['eq', 'b'],
  ne: ['ne', 'b'],
  slt: ['lt', 's'],
  sle: ['le', 's'],
  sgt: ['gt', 's'],
  sge: ['ge', 's'],
  ult: ['lt', 'u'],
  ule: ['le', 'u'],
  ugt: ['gt', 'u'],
  uge: ['ge', 'u'],
};

const FLOAT_PREDS: Readonly<Record<FloatPred, string>> = {
  oeq: 'eq',
  one: 'ne',
  olt: 'lt',
  ole: 'le',
  ogt: 'gt',
  oge: 'ge',
  ord: 'num',
  ueq: 'equ',
  une: 'neu',
  ult: 'ltu',
  ule: 'leu',
  ugt: 'gtu',
  uge: 'geu',
  uno: 'nan',
};

const FLOAT_INVERSE: Readonly<Record<FloatPred, FloatPred>> = {
  oeq: 'une',
  one: 'ueq',
  olt: 'uge',
  ole: 'ugt',
  ogt: 'ule',
  oge: 'ult',
  ord: 'uno',
  ueq: 'one',
  une: 'oeq',
  ult: 'oge',
  ule: 'ogt',
  ugt: 'ole',
  uge: 'olt',
  uno: 'ord',
};

/**
 * True when the only reader is the branch at the end of this block and the layout continues with
 * its first target: then the opposite comparison lets the branch skip that target.
 */
function wantsInverse(s: Selector, inst: Inst): boolean {
  const out = inst.results[0];
  const reader = s.users.single(out);
  return (
    reader !== undefined &&
    reader.op === 'br.if' &&
    // Not as something that the branch hands on.
    reader.args[0] === out &&
    reader.block === s.mirBlock &&
    reader.targets![0]!.block === s.next &&
    reader.targets![1]!.block !== s.next
  );
}

const intCompare: Rule = (s, inst) => {
  let [a, b] = inst.args;
  let pred = inst.attrs.pred as IntPred;
  const out = inst.results[0];
  if (a.type === 'i1') {
    s.set(out, compareBool(s, pred, s.use(a) as number, s.use(b) as number));
    return;
  }
  if (s.constant(a) !== undefined && s.constant(b) === undefined) {
    [a, b] = [b, a];
    pred = SWAPPED_PRED[pred];
  }
  if (wantsInverse(s, inst)) {
    pred = OPPOSITE_PRED[pred];
    s.inverted.add(out.id);
  }
  if (a.type === 'i128') {
    s.set(out, compareWide(s, pred, a, b));
    return;
  }
  const [name, kind] = INT_PREDS[pred];
  const width = bitWidth(a.type);
  if (width >= 32) {
    s.set(out, s.pred(`setp.${name}.${kind}${width}`, s.use(a), s.use(b)));
    return;
  }
  // Equality works on either extension: take the one that is there.
  const ext =
    kind === 's' || (kind === 'b' && (s.extensionOf(a) | s.extensionOf(b)) === SIGN) ? SIGN : ZERO;
  s.set(out, s.pred(`setp.${name}.${kind}32`, s.extended(a, ext), s.extended(b, ext)));
};

/** Booleans as numbers: unsigned false < true, signed true (-1) < false. */
function compareBool(s: Selector, pred: IntPred, a: number, b: number): Use {
  switch (pred) {
    case 'ne':
      return s.pred('xor.pred', a, b);
    case 'eq':
      return s.pred('not.pred', s.pred('xor.pred', a, b));
    case 'ult':
    case 'sgt':
      return s.pred('and.pred', s.pred('not.pred', a), b);
    case 'ugt':
    case 'slt':
      return s.pred('and.pred', a, s.pred('not.pred', b));
    case 'ule':
    case 'sge':
      return s.pred('or.pred', s.pred('not.pred', a), b);
    case 'uge':
    case 'sle':
      return s.pred('or.pred', a, s.pred('not.pred', b));
  }
}

const floatCompare: Rule = (s, inst) => {
  const [a, b] = inst.args;
  const out = inst.results[0];
  let pred = inst.attrs.pred as FloatPred;
  if (wantsInverse(s, inst)) {
    pred = FLOAT_INVERSE[pred];
    s.inverted.add(out.id);
  }
  s.set(out, s.pred(`setp.${FLOAT_PREDS[pred]}.${a.type}`, s.use(a), s.use(b)));
};

/** `selp` of any type; the suffix follows the operands so that float literals are legal. */
export function selectInto(
  s: Selector,
  type: Value['type'],
  on: Use,
  then: Use,
  otherwise: Use,
): Use {
  if (then === otherwise) return then;
  const suffix = type === 'f32' || type === 'f64' ? type : SELP_SUFFIX[CLASS_OF[type]]!;
  return s.into(CLASS_OF[type], `selp.${suffix}`, [then, otherwise, on]);
}

const SELP_SUFFIX: readonly string[] = ['', 'b16', 'b32', 'b64'];

const select: Rule = (s, inst) => {
  const [c, a, b] = inst.args;
  const out = inst.results[0];
  const on = s.reg(c);
  if (a.type === 'i1') s.set(out, selectBool(s, on, a, b));
  else if (a.type === 'i128') {
    s.setPair(
      out,
      selectInto(s, 'i64', on, s.use(a), s.use(b)),
      selectInto(s, 'i64', on, s.useHigh(a), s.useHigh(b)),
    );
  } else {
    const ext = knownExtension(s, a) & knownExtension(s, b);
    if (ext === 0) s.set(out, selectInto(s, a.type, on, s.use(a), s.use(b)));
    else {
      const which = (ext & ZERO) !== 0 ? ZERO : SIGN;
      s.set(out, selectInto(s, a.type, on, s.extended(a, which), s.extended(b, which)), which);
    }
  }
};

/** Extension of a narrow integer; constants have whichever is asked for. */
function knownExtension(s: Selector, value: Value): number {
  if (value.type !== 'i8' && value.type !== 'i16') return 0;
  return s.constant(value) !== undefined ? ZERO | SIGN : s.extensionOf(value);
}

function selectBool(s: Selector, on: number, a: Value, b: Value): Use {
  const yes = s.constant(a);
  const no = s.constant(b);
  if (yes === 1n && no === 0n) return on;
  if (yes === 0n && no === 1n) return s.pred('not.pred', on);
  if (yes === 1n) return s.pred('or.pred', on, s.use(b));
  if (no === 0n) return s.pred('and.pred', on, s.use(a));
  const off = s.pred('not.pred', on);
  if (yes === 0n) return s.pred('and.pred', off, s.use(b));
  if (no === 1n) return s.pred('or.pred', off, s.use(a));
  return s.pred('or.pred', s.pred('and.pred', on, s.use(a)), s.pred('and.pred', off, s.use(b)));
}

export const COMPARE_RULES = {
  'int.cmp': intCompare,
  'float.cmp': floatCompare,
  select,
} satisfies RuleRows;

const predicate =
  (op: string): Rule =>
  (s, inst) => {
    const [a, b] = inst.args;
    s.set(inst.results[0], s.pred(op, s.use(a), s.use(b)));
  };

/** `a` and not `b`. */
const without: Rule = (s, inst) => {
  const [a, b] = inst.args;
  s.set(inst.results[0], s.pred('and.pred', s.use(a), s.pred('not.pred', s.use(b))));
};

const xor: Rule = (s, inst) => {
  const [a, b] = inst.args;
  const out = inst.results[0];
  if (s.constant(b) === 1n) s.set(out, s.pred('not.pred', s.use(a)));
  else if (s.constant(a) === 1n) s.set(out, s.pred('not.pred', s.use(b)));
  else s.set(out, s.pred('xor.pred', s.use(a), s.use(b)));
};

/** The operation leaves a boolean as it is: shifts and rotations by an amount modulo 1. */
const same: Rule = (s, inst) => s.set(inst.results[0], s.use(inst.args[0]));

const unsupported: Rule = (s, inst) => s.unsupported(`${inst.op} of i1`);

/** Integer operations on `i1`, replacing the rows of the wider ones. */
export const BOOL_RULES: Partial<Record<OpName, Rule>> = {
  'int.add': xor,
  'int.sub': xor,
  'int.xor': xor,
  'int.mul': predicate('and.pred'),
  'int.and': predicate('and.pred'),
  'int.or': predicate('or.pred'),
  'int.umin': predicate('and.pred'),
  'int.umax': predicate('or.pred'),
  'int.smin': predicate('or.pred'),
  'int.smax': predicate('and.pred'),
  'int.udiv': same,
  'int.sdiv': same,
  'int.urem': without,
  'int.srem': without,
  'int.shl': same,
  'int.lshr': same,
  'int.ashr': same,
  'int.rotl': same,
  'int.rotr': same,
  'int.abs': same,
  'int.bitrev': same,
  'int.ctpop': same,
  'int.uadd.sat': predicate('or.pred'),
  'int.usub.sat': without,
  'int.sadd.sat': predicate('or.pred'),
  'int.ssub.sat': without,
  'int.umulhi': unsupported,
  'int.smulhi': unsupported,
  'int.bswap': unsupported,
  'int.sadd.ovf': unsupported,
  'int.uadd.ovf': unsupported,
  'int.ssub.ovf': unsupported,
  'int.usub.ovf': unsupported,
  'int.smul.ovf': unsupported,
  'int.umul.ovf': unsupported,
  'int.ctlz': (s, inst) => s.set(inst.results[0], s.pred('not.pred', s.use(inst.args[0]))),
  'int.cttz': (s, inst) => s.set(inst.results[0], s.pred('not.pred', s.use(inst.args[0]))),
};
