/**
 * How attributes look in the text form, shared by printer and parser: one list, in printing order.
 * `lead` attributes stand right behind the op (`int.cmp slt %a, %b`); the others follow the
 * operands.
 */
import type { AttrName } from './define-ops.ts';

export type AttrForm =
  /** One of a set of words, in front of the operands. */
  | 'lead-word'
  /** `@name` in front of the operands. */
  | 'lead-symbol'
  /** An integer, or for floats a decimal, in front of the operands. */
  | 'lead-bits'
  /** The bare attribute name stands for true. */
  | 'flag'
  /** `name=word` */
  | 'word'
  /** `name=123` */
  | 'number'
  /** `name="text"` */
  | 'string'
  /** `imm=[1, 2n, "text", true]` */
  | 'list'
  /** Written with the targets of a switch. */
  | 'with-targets';

export const ATTR_FORMS: Readonly<Record<AttrName, AttrForm>> = {
  bits: 'lead-bits',
  pred: 'lead-word',
  rmw: 'lead-word',
  dim: 'lead-word',
  symbol: 'lead-symbol',
  cases: 'with-targets',
  ordering: 'word',
  failure: 'word',
  scope: 'word',
  size: 'number',
  align: 'number',
  imm: 'list',
  message: 'string',
  llvm: 'string',
  volatile: 'flag',
  readonly: 'flag',
  noundef: 'flag',
  nonnull: 'flag',
  feedsCompiler: 'flag',
  inbounds: 'flag',
  nuw: 'flag',
  nsw: 'flag',
  exact: 'flag',
  contract: 'flag',
  nounroll: 'flag',
  variable: 'number',
  kind: 'word',
  fragment: 'list',
};

const INT_PREDS = ['eq', 'ne', 'slt', 'sle', 'sgt', 'sge', 'ult', 'ule', 'ugt', 'uge'];
const FLOAT_PREDS = [
  'oeq',
  'one',
  'olt',
  'ole',
  'ogt',
  'oge',
  'ord',
  'ueq',
  'une',
  'ult',
  'ule',
  'ugt',
  'uge',
  'uno',
];
const ORDERINGS = ['relaxed', 'acquire', 'release', 'acqrel', 'seqcst'];

/** Words an attribute may have. `pred` depends on the op. */
export const ATTR_WORDS: Readonly<Partial<Record<AttrName, readonly string[]>>> = {
  rmw: [
    'xchg',
    'add',
    'sub',
    'and',
    'nand',
    'or',
    'xor',
    'smax',
    'smin',
    'umax',
    'umin',
    'fadd',
    'fmax',
    'fmin',
  ],
  dim: ['x', 'y', 'z'],
  ordering: ORDERINGS,
  failure: ORDERINGS,
  scope: ['system', 'device', 'cluster', 'workgroup', 'wave'],
  kind: ['value', 'address', 'indirect'],
};

/** The comparison predicates of an op. */
export function predicatesOf(op: string): readonly string[] {
  return op === 'float.cmp' ? FLOAT_PREDS : INT_PREDS;
}

/** Symbols and names that need no quotes. */
export const BARE_NAME: RegExp = /^[A-Za-z_$.][\w$.]*$/;
