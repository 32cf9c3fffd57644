/** Pointers, and what works on values of any type. */
import type { Rule } from '../func-printer.ts';
import { pointerType } from '../types.ts';

const none: Rule = () => undefined;

export const VALUE_RULES = {
  // Operands, not instructions.
  'const.int': none,
  'const.float': none,
  'const.null': none,
  'global.addr': none,
  'func.addr': none,
  // One value for all that read it, and none that leaves a register unwritten, which in assembly
  // looks like a mistake.
  'const.undef': (p, { results: [r] }) => p.assign(r!, `freeze ${p.type(r!.type)} zeroinitializer`),
  bitcast: (p, { args: [a], results: [r] }) =>
    p.assign(r!, `bitcast ${p.typed(a!)} to ${p.type(r!.type)}`),
  select: (p, { args: [c, a, b], results: [r] }) =>
    p.assign(r!, `select ${p.typed(c!)}, ${p.typed(a!)}, ${p.typed(b!)}`),
  'ptr.add': (p, { args: [base, offset], results: [r], attrs }) =>
    p.assign(
      r!,
      `getelementptr ${attrs.inbounds ? 'inbounds ' : ''}i8, ${p.typed(base!)}, ${p.typed(offset!)}`,
    ),
  'ptr.cast': (p, { args: [a], results: [r] }) => {
    const [from, to] = [p.space(a!), p.space(r!)];
    if (from === to) return;
    const middle = from !== 0 && to !== 0 ? p.castAddress(p.value(a!), from, 0) : p.value(a!);
    const source = from !== 0 && to !== 0 ? 0 : from;
    p.assign(r!, `addrspacecast ${pointerType(source)} ${middle} to ${pointerType(to)}`);
  },
  'ptr.to.int': (p, { args: [a], results: [r] }) => {
    const generic = p.castAddress(p.value(a!), p.space(a!), 0);
    p.assign(r!, `ptrtoint ptr ${generic} to i64`);
  },
  'int.to.ptr': (p, { args: [a], results: [r] }) => {
    const space = p.space(r!);
    if (space === 0) return p.assign(r!, `inttoptr ${p.typed(a!)} to ptr`);
    const generic = p.temp(`inttoptr ${p.typed(a!)} to ptr`);
    p.assign(r!, `addrspacecast ptr ${generic} to ${pointerType(space)}`);
  },
} satisfies Readonly<Record<string, Rule>>;
