/** Pointers, and what works on values of any type. */
import { defInst, type Value } from '../../../mir/index.ts';
import type { Rule } from '../func-printer.ts';
import { pointerType } from '../types.ts';

/** Sizes of elements that offsets are multiples of; beyond it, a number is a number. */
const MOST_BYTES = 1n << 32n;

/**
 * An offset as a number of elements, from which LLVM knows that the product does not wrap. A
 * product of the source's own may do so.
 */
function elementsOf(offset: Value): { size: bigint; index: Value } {
  const bytes = { size: 1n, index: offset };
  const def = defInst(offset);
  if ((def?.op !== 'int.mul' && def?.op !== 'int.shl') || def.attrs.nsw !== true) return bytes;
  const factor = defInst(def.args[1]!);
  if (factor?.op !== 'const.int') return bytes;
  const size = def.op === 'int.mul' ? factor.attrs.bits! : 1n << factor.attrs.bits!;
  return size > 0n && size < MOST_BYTES ? { size, index: def.args[0]! } : bytes;
}

const none: Rule = () => undefined;

export const VALUE_RULES = {
  // Operands, not instructions.
  'const.int': none,
  'const.float': none,
  'const.null': none,
  'global.addr': none,
  'func.addr': none,
  'const.undef': none,
  bitcast: (p, { args: [a], results: [r] }) =>
    p.assign(r!, `bitcast ${p.typed(a!)} to ${p.type(r!.type)}`),
  select: (p, { args: [c, a, b], results: [r] }) =>
    p.assign(r!, `select ${p.typed(c!)}, ${p.typed(a!)}, ${p.typed(b!)}`),
  'ptr.add': (p, { args: [base, offset], results: [r], attrs }) => {
    const { size, index } = elementsOf(offset!);
    const type = size === 1n ? 'i8' : `[${size} x i8]`;
    const how = attrs.inbounds ? 'inbounds ' : '';
    p.assign(r!, `getelementptr ${how}${type}, ${p.typed(base!)}, ${p.typed(index)}`);
  },
  'ptr.cast': (p, { args: [a], results: [r] }) => {
    const [from, to] = [p.space(a!), p.space(r!)];
    if (from === to) return;
    const { generic } = p.flavour.spaces;
    const direct = from === generic || to === generic;
    const middle = direct ? p.value(a!) : p.castAddress(p.value(a!), from, generic);
    const source = direct ? from : generic;
    p.assign(r!, `addrspacecast ${pointerType(source)} ${middle} to ${pointerType(to)}`);
  },
  'ptr.to.int': (p, { args: [a], results: [r] }) => {
    const { generic } = p.flavour.spaces;
    const address = p.castAddress(p.value(a!), p.space(a!), generic);
    p.assign(r!, `ptrtoint ${pointerType(generic)} ${address} to i64`);
  },
  'int.to.ptr': (p, { args: [a], results: [r] }) => {
    const space = p.space(r!);
    const { generic } = p.flavour.spaces;
    const text = `inttoptr ${p.typed(a!)} to ${pointerType(generic)}`;
    if (space === generic) return p.assign(r!, text);
    p.assign(r!, `addrspacecast ${pointerType(generic)} ${p.temp(text)} to ${pointerType(space)}`);
  },
} satisfies Readonly<Record<string, Rule>>;
