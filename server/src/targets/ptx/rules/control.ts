/** Constants, stack slots and terminators. */
import type { MachBlock, Reg } from '../../../mach/index.ts';
import { bitWidth, type Inst, type Value } from '../../../mir/index.ts';
import { returnLayout, slotBits } from '../abi.ts';
import { R32 } from '../classes.ts';
import { type Selector, SIGN, type Use, ZERO } from '../select.ts';
import type { Rule, RuleRows } from './rule.ts';

/** Constants and addresses take no instruction of their own: their readers print them. */
const nothing: Rule = () => undefined;

const br: Rule = (s, inst) => {
  const edge = inst.targets![0]!;
  s.jump(s.head(edge.block), edgeArgs(s, edge));
};

function edgeArgs(s: Selector, edge: NonNullable<Inst['targets']>[number]): Use[] {
  // A block with one predecessor has no parameters of its own: they are other names of the
  // arguments.
  return s.order.preds[edge.block.id] === 1 ? [] : s.edgeArgs(edge.args);
}

const brIf: Rule = (s, inst) => {
  const cond = inst.args[0];
  const [then, otherwise] = inst.targets!;
  const on = s.reg(cond);
  if (inst.attrs.nounroll === true) {
    const { rpo } = s.order;
    for (const { block } of inst.targets!)
      if (rpo.indexOf(block) <= rpo.indexOf(inst.block)) s.head(block).nounroll = true;
  }
  // Arguments first: they may load constants.
  const args = edgeArgs(s, then!);
  const elseArgs = edgeArgs(s, otherwise!);
  s.branch(
    on,
    s.inverted.has(s.resolve(cond).id),
    s.head(then!.block),
    s.head(otherwise!.block),
    args,
    elseArgs,
  );
};

/**
 * From this many cases on, and at least half of the range filled, a switch jumps through a table.
 */
const TABLE_CASES = 6;

const switchRule: Rule = (s, inst) => {
  const on = inst.args[0];
  const { targets } = inst;
  const cases = inst.attrs.cases!;
  const [fallback] = targets!;
  const width = bitWidth(on.type);
  const sorted = cases
    .map((value, i) => ({ value, edge: targets![i + 1]! }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
  const elseArgs = edgeArgs(s, fallback!);
  const targetsOf = sorted.map(({ edge }) => ({ to: s.head(edge.block), args: edgeArgs(s, edge) }));
  const value = width === 1 ? s.reg(on) : width < 32 ? s.extended(on, ZERO) : s.use(on);
  const low = sorted[0]?.value ?? 0n;
  const span = sorted.length === 0 ? 0n : sorted[sorted.length - 1]!.value - low + 1n;
  const otherwise = { to: s.head(fallback!.block), args: elseArgs };
  if (width < 128 && sorted.length >= TABLE_CASES && span <= BigInt(2 * sorted.length)) {
    const values = sorted.map(({ value: v }) => v);
    const cases = { low, span: Number(span), values, targets: targetsOf, otherwise };
    jumpTable(s, width === 64, value, cases);
    return;
  }
  // A chain of equality tests, in ascending order.
  const high = width === 128 ? s.useHigh(on) : ZERO_USE;
  targetsOf.forEach(({ to, args }, i) => {
    const wanted = sorted[i]!.value;
    const last = i === targetsOf.length - 1;
    const next = last ? otherwise.to : s.newBlock();
    const rest = last ? otherwise.args : [];
    if (width === 1) {
      const inverted = s.inverted.has(s.resolve(on).id) !== (wanted === 0n);
      s.branch(s.reg(on), inverted, to, next, args, rest);
    } else s.branch(isEqual(s, width, value, high, wanted), false, to, next, args, rest);
    if (!last) s.block = next;
  });
  if (targetsOf.length === 0) s.jump(otherwise.to, otherwise.args);
};

const ZERO_USE = '0';

/** The register, or pair of registers, against a constant. */
function isEqual(s: Selector, width: number, low: Use, high: Use, wanted: bigint): Reg {
  if (width < 64) return s.pred('setp.eq.b32', low, BigInt.asIntN(32, wanted).toString());
  const equal = s.pred('setp.eq.b64', low, BigInt.asIntN(64, wanted).toString());
  if (width === 64) return equal;
  return s.pred('setp.eq.and.b64', high, BigInt.asIntN(64, wanted >> 64n).toString(), equal);
}

interface Destination {
  readonly to: MachBlock;
  readonly args: Use[];
}

/** The cases of a switch, in ascending order. */
interface Cases {
  /** The least value, and how many there are from it to the greatest one. */
  readonly low: bigint;
  readonly span: number;
  readonly values: readonly bigint[];
  readonly targets: readonly Destination[];
  readonly otherwise: Destination;
}

function jumpTable(
  s: Selector,
  wide: boolean,
  value: Use,
  { low, span, values, targets, otherwise }: Cases,
): void {
  const zeroBased = (): Use => {
    if (low === 0n) return value;
    const by = BigInt.asIntN(wide ? 64 : 32, -low).toString();
    return wide ? s.r64('add.s64', value, by) : s.r32('add.s32', value, by);
  };
  const index = zeroBased();
  const outside = s.pred(wide ? 'setp.gt.u64' : 'setp.gt.u32', index, String(span - 1));
  const index32 = wide ? s.r32('cvt.u32.u64', index) : s.regOf(index, R32);
  const table = s.newBlock();
  s.branch(outside, false, otherwise.to, table, otherwise.args, []);
  s.block = table;
  table.branch = 'table';
  table.on = index32;
  table.loc = s.loc;
  const byValue = new Map(values.map((v, i) => [v - low, targets[i]!]));
  for (let i = 0; i < span; i++) {
    const { to, args } = byValue.get(BigInt(i)) ?? otherwise;
    table.edges.push({ to, args: [...args] });
  }
}

const ret: Rule = (s, inst) => {
  if (s.fn.kind !== 'kernel') storeResults(s, inst.args);
  s.effect('ret');
};

function storeResults(s: Selector, values: readonly Value[]): void {
  const layout = returnLayout(values.map((v) => v.type));
  values.forEach((value, i) => {
    const mem = { kind: 'mem', base: 'func_retval0', offset: layout!.offsets[i]! } as const;
    if (value.type === 'i128')
      s.effect('st.param.v2.b64', [mem, s.vec(s.use(value), s.useHigh(value))]);
    else s.effect(`st.param.b${slotBits(value.type)}`, [mem, resultBits(s, value)]);
  });
}

/** A result as its slot has it: extended where C's convention asks for it. */
function resultBits(s: Selector, value: Value): Use {
  if (value.type === 'i1') return s.r32('selp.b32', '1', '0', s.use(value));
  const { resultExtension: extension } = s.fn;
  if (extension === undefined || bitWidth(value.type) >= 32) return s.use(value);
  return s.extended(value, extension === 'signed' ? SIGN : ZERO);
}

const trap: Rule = (s, inst) => {
  const { message } = inst.attrs;
  // The numbers stand in the comment: nothing takes them.
  const values = s.env.comments ? inst.args.map((value) => s.use(value)) : [];
  const stop = s.effect('trap', values);
  if (s.env.comments) {
    const place = inst.loc === undefined ? undefined : s.env.place?.(inst.loc);
    // Numbers come last.
    const words = values.length > 0 ? [place, message] : [message, place];
    const told = words.filter((word) => word !== undefined);
    if (told.length > 0) stop.comment = told.join(values.length > 0 ? ': ' : ', ');
  }
  s.effect('exit');
};

const alloca: Rule = (s, inst) => {
  // Something without bytes still has an address, which may be passed on.
  const size = Math.max(inst.attrs.size ?? 0, 1);
  s.setPlace(inst.results[0], s.frame, s.frameSlot(size, inst.attrs.align ?? 1));
};

export const CONTROL_RULES = {
  'const.int': nothing,
  'const.float': nothing,
  'const.null': nothing,
  'const.undef': nothing,
  'global.addr': nothing,
  'func.addr': nothing,
  assume: nothing,
  'dbg.value': nothing,
  'dbg.stmt': nothing,
  alloca,
  br,
  'br.if': brIf,
  switch: switchRule,
  ret,
  trap,
  unreachable: (s) => {
    s.effect('exit');
  },
} satisfies RuleRows;
