/**
 * The `rocdl` dialect: an operation is the intrinsic of its name, its numbers stand behind its
 * values where no order says another thing.
 */
import { FactTable } from '../facts/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { type Attribute, integerOf } from '../syntax/attributes.ts';
import type { Op } from '../syntax/tree.ts';
import { onMachine } from './intrinsics.ts';
import { type Argument, amdIntrinsic, argument } from './registers.ts';
import type { OpRow, OpTable } from './row.ts';

/** Where values and numbers of a product take turns; source: `IntrinsicsAMDGPU.td`. */
const ORDERS: readonly (readonly [name: RegExp, order: string])[] = [
  [/^wmma\.i32\.16x16x(?:16|32)\.iu[48]$/, 'signA a signB b c clamp'],
  [/^wmma\.i32\.16x16x64\.iu8$/, 'signA a signB b c reuseA reuseB clamp'],
  [/^wmma\.\w+\.16x16x(?:64|128)\.(?:fp8|bf8)_(?:fp8|bf8)$/, 'a b modC c reuseA reuseB'],
  [/^wmma\.\w+\.16x16x(?:4|32)\.(?:f32|f16|bf16)$/, 'signA a signB b modC c reuseA reuseB'],
];

/** What only hardware with more than one path to memory cares about, and debuggers. */
const IGNORED = new Set([
  'alias_scopes',
  'noalias_scopes',
  'tbaa',
  'arg_attrs',
  'res_attrs',
  'range',
]);

function numberOf(attr: Attribute | undefined): bigint {
  if (attr?.kind === 'bool') return attr.value ? 1n : 0n;
  return integerOf(attr) ?? 0n;
}

/** Values and numbers of an operation by name. */
function named(cx: FnCx, op: Op): Map<string, Argument> {
  const facts = new FactTable().get(op.name);
  const out = new Map<string, Argument>();
  const isList = facts?.operands.some(({ count }) => count === '*') === true;
  op.operands.forEach((_, i) => {
    const name = isList ? `${i}` : (facts?.operands[i]?.name ?? `${i}`);
    out.set(name, argument(cx, op, i));
  });
  for (const { name, kind } of facts?.attributes ?? []) {
    if (IGNORED.has(name)) continue;
    const type = kind === 'i1' || kind === 'i16' ? kind : 'i32';
    out.set(name, { number: cx.b.int(type, numberOf(op.attrs.get(name))) });
  }
  return out;
}

function lowerIntrinsic(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  const name = op.name.slice('rocdl.'.length);
  const all = named(cx, op);
  const order = ORDERS.find(([pattern]) => pattern.test(name))?.[1];
  const args =
    order === undefined
      ? [...all.values()]
      : order.split(' ').map((one) => all.get(one) ?? { number: cx.b.int('i1', 0) });
  const symbol = `llvm.amdgcn.${name.replaceAll('_', '.')}`;
  const result = op.results[0]?.type;
  cx.result(op, amdIntrinsic(cx, op, symbol, args, result));
}

/** All operations of the dialect that are an intrinsic. */
function everyIntrinsic(): OpTable {
  const row: OpRow = { lower: lowerIntrinsic };
  const names = [...(new FactTable().names('rocdl') ?? [])];
  return Object.fromEntries(names.map((name) => [`rocdl.${name}`, row]));
}

export const ROCDL_INTRINSICS: OpTable = everyIntrinsic();
