/** Atomic operations and fences, with LLVM's names of orderings and scopes. */
import {
  type Attrs,
  isFloat,
  type MirType,
  type Ordering,
  type RmwKind,
  type Value,
} from '../../../mir/index.ts';
import type { FuncPrinter, Rule } from '../func-printer.ts';
import { bitsType, memoryType } from '../types.ts';
import { fromMemory, toMemory } from './memory.ts';

const ORDERINGS: Readonly<Record<Ordering, string>> = {
  relaxed: 'monotonic',
  acquire: 'acquire',
  release: 'release',
  acqrel: 'acq_rel',
  seqcst: 'seq_cst',
};

const KINDS: Readonly<Record<RmwKind, string>> = {
  xchg: 'xchg',
  add: 'add',
  sub: 'sub',
  and: 'and',
  nand: 'nand',
  or: 'or',
  xor: 'xor',
  smax: 'max',
  smin: 'min',
  umax: 'umax',
  umin: 'umin',
  fadd: 'fadd',
  fmax: 'fmax',
  fmin: 'fmin',
};

/** `syncscope("agent") acquire` */
function order(p: FuncPrinter, { scope, ordering }: Attrs): string {
  const name = p.flavour.scopes[scope ?? 'system'];
  return `${name === '' ? '' : `syncscope("${name}") `}${ORDERINGS[ordering ?? 'seqcst']}`;
}

const load: Rule = (p, { args: [address], results: [r], attrs }) => {
  const type = memoryType(r!.type, p.flavour);
  const align = attrs.align ?? 1;
  fromMemory(p, r!, `load atomic ${type}, ${p.typed(address!)} ${order(p, attrs)}, align ${align}`);
};

const store: Rule = (p, { args: [value, address], attrs }) => {
  const operand = toMemory(p, value!);
  const align = attrs.align ?? 1;
  p.statement(`store atomic ${operand}, ${p.typed(address!)} ${order(p, attrs)}, align ${align}`);
};

/**
 * What a read-modify-write computes from the old value and its operand, as an instruction or an
 * intrinsic.
 */
function combined(
  p: FuncPrinter,
  kind: RmwKind,
  type: MirType,
  old: string,
  operand: string,
): string {
  const text = p.type(type);
  if (kind === 'xchg') return operand;
  if (kind === 'nand') return p.temp(`xor ${text} ${p.temp(`and ${text} ${old}, ${operand}`)}, -1`);
  const call = {
    smax: 'smax',
    smin: 'smin',
    umax: 'umax',
    umin: 'umin',
    fmax: 'maxnum',
    fmin: 'minnum',
  };
  const name = kind in call ? call[kind as keyof typeof call] : undefined;
  return p.temp(
    name === undefined
      ? `${kind} ${text} ${old}, ${operand}`
      : p.intrinsic(`llvm.${name}.${type}`, text, [`${text} ${old}`, `${text} ${operand}`]),
  );
}

/**
 * The stack is the thread's own: nobody else sees the steps. NVIDIA has no atomic operations there.
 */
const privateReadModifyWrite: Rule = (p, { args: [address, value], results: [r], attrs }) => {
  const place = `${p.typed(address!)}, align ${attrs.align ?? 1}`;
  p.assign(r!, `load ${p.type(r!.type)}, ${place}`);
  const next = combined(p, attrs.rmw!, r!.type, p.value(r!), p.value(value!));
  p.statement(`store ${p.type(r!.type)} ${next}, ${place}`);
};

const privateCompareExchange: Rule = (p, { args: [address, expected, next], results, attrs }) => {
  const [old, success] = results;
  const type = p.type(old!.type);
  const place = `${p.typed(address!)}, align ${attrs.align ?? 1}`;
  p.assign(old!, `load ${type}, ${place}`);
  const bits = bitsType(old!.type);
  const [a, b] = [p.typed(old!), p.typed(expected!)].map((operand) =>
    isFloat(old!.type) ? `${bits} ${p.temp(`bitcast ${operand} to ${bits}`)}` : operand,
  );
  p.assign(success!, `icmp eq ${a}, ${b!.slice(b!.lastIndexOf(' ') + 1)}`);
  const kept = p.temp(`select i1 ${p.value(success!)}, ${p.typed(next!)}, ${p.typed(old!)}`);
  p.statement(`store ${type} ${kept}, ${place}`);
};

const isPrivate = (address: Value): boolean => address.type === 'ptr.private';

const readModifyWrite: Rule = (p, inst) => {
  const {
    args: [address, value],
    results: [r],
    attrs,
  } = inst;
  if (isPrivate(address!)) return privateReadModifyWrite(p, inst);
  if (attrs.rmw === 'nand' && p.flavour.arch === 'spirv64')
    p.unsupported('atomic `nand` in SPIR-V, which has no such instruction');
  const operand = toMemory(p, value!);
  const text = `atomicrmw ${KINDS[attrs.rmw!]} ${p.typed(address!)}, ${operand} ${order(p, attrs)}, align ${attrs.align ?? 1}`;
  fromMemory(p, r!, text);
};

/** Floats are compared as their bits. */
const compareExchange: Rule = (p, inst) => {
  const {
    args: [address, expected, next],
    results,
    attrs,
  } = inst;
  if (isPrivate(address!)) return privateCompareExchange(p, inst);
  const [old, success] = results;
  const float = isFloat(old!.type);
  const type = float ? bitsType(old!.type) : memoryType(old!.type, p.flavour);
  const [from, to] = [expected!, next!].map((value) =>
    float ? `${type} ${p.temp(`bitcast ${p.typed(value)} to ${type}`)}` : toMemory(p, value),
  );
  const failure = ORDERINGS[attrs.failure ?? 'relaxed'];
  const made = p.temp(
    `cmpxchg ${p.typed(address!)}, ${from}, ${to} ${order(p, attrs)} ${failure}, align ${attrs.align ?? 1}`,
  );
  const pair = `{ ${type}, i1 } ${made}`;
  if (float)
    p.assign(old!, `bitcast ${type} ${p.temp(`extractvalue ${pair}, 0`)} to ${p.type(old!.type)}`);
  else fromMemory(p, old!, `extractvalue ${pair}, 0`);
  p.assign(success!, `extractvalue ${pair}, 1`);
};

export const ATOMIC_RULES = {
  'atomic.load': load,
  'atomic.store': store,
  'atomic.rmw': readModifyWrite,
  'atomic.cmpxchg': compareExchange,
  fence: (p, { attrs }) => {
    // LLVM has no relaxed fence; it would order nothing.
    if (attrs.ordering !== 'relaxed') p.statement(`fence ${order(p, attrs)}`);
  },
} satisfies Readonly<Record<string, Rule>>;
