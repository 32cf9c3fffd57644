/**
 * Values that need no instruction in LLVM IR: constants, addresses of symbols, and casts that
 * change nothing there.
 */
import { bitWidth, type Inst, type OpName, type Value } from '../../mir/index.ts';
import { floatText, intText } from './constants.ts';
import type { FuncPrinter } from './func-printer.ts';
import { pointerType } from './types.ts';

type Operand = (p: FuncPrinter, inst: Inst) => string | undefined;

const OPERANDS: Partial<Record<OpName, Operand>> = {
  'const.int': (_, { results: [value], attrs }) =>
    intText(value!.type, attrs.bits!, bitWidth(value!.type)),
  'const.float': (_, { results: [value], attrs }) =>
    floatText(value!.type as 'f16' | 'f32' | 'f64', attrs.bits!),
  // Zero is a valid address of workgroup and private memory on AMD; what is null there is what the
  // generic null becomes.
  'const.null': (p, { results: [value] }) => {
    const space = p.space(value!);
    const cast = p.flavour.arch === 'amdgcn' && (space === 3 || space === 5);
    return cast ? `addrspacecast (ptr null to ${pointerType(space)})` : 'null';
  },
  'global.addr': (p, { attrs }) => p.env.nameOf(attrs.symbol!),
  'func.addr': (p, { attrs, results: [value] }) => {
    const name = p.env.nameOf(attrs.symbol!);
    const space = p.space(value!);
    return space === 0 ? name : `addrspacecast (ptr ${name} to ${pointerType(space)})`;
  },
  'const.undef': () => 'undef',
  'ptr.cast': (p, { args: [from], results: [to] }) =>
    p.space(from!) === p.space(to!) ? p.value(from!) : undefined,
  'int.bswap': (p, { args: [value] }) => (value!.type === 'i8' ? p.value(value!) : undefined),
  'float.cast': (p, { args: [from], results: [to] }) =>
    from!.type === to!.type ? p.value(from!) : undefined,
};

/** The operand that stands for a value, or undefined where an instruction makes it. */
export function operandOf(p: FuncPrinter, value: Value): string | undefined {
  return 'op' in value.def ? OPERANDS[value.def.op]?.(p, value.def) : undefined;
}
