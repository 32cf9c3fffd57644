/**
 * Integer operations. Shifts of MIR count modulo the width, where those of LLVM have no value
 * beyond it.
 */
import { bitWidth, type Inst, type Value } from '../../../mir/index.ts';
import type { FuncPrinter, Rule } from '../func-printer.ts';

/** `add nuw i32 %a, %b` */
const binary =
  (op: string, flags = false): Rule =>
  (p, { args: [a, b], results: [r], attrs }) => {
    const words = flags ? `${attrs.nuw ? ' nuw' : ''}${attrs.nsw ? ' nsw' : ''}` : '';
    p.assign(r!, `${op}${words} ${p.typed(a!)}, ${p.value(b!)}`);
  };

/** `udiv exact i32 %a, %b` */
const quotient =
  (op: string): Rule =>
  (p, { args: [a, b], results: [r], attrs }) =>
    p.assign(r!, `${op}${attrs.exact ? ' exact' : ''} ${p.typed(a!)}, ${p.value(b!)}`);

const shift =
  (op: string): Rule =>
  (p, { args: [a, b], results: [r], attrs }) =>
    p.assign(r!, `${op}${attrs.exact ? ' exact' : ''} ${p.typed(a!)}, ${amount(p, b!)}`);

/** The amount below the width. */
function amount(p: FuncPrinter, value: Value): string {
  const mask = bitWidth(value.type) - 1;
  const def = 'op' in value.def ? value.def : undefined;
  if (def?.op === 'const.int') return String(def.attrs.bits! & BigInt(mask));
  return p.temp(`and ${p.typed(value)}, ${mask === 0 ? 'false' : mask}`);
}

/** A call of an intrinsic that is named after its one type; `more` are further operands. */
const call =
  (name: string, more: readonly string[] = []): Rule =>
  (p, { args, results: [r] }) => {
    const type = p.type(r!.type);
    p.assign(
      r!,
      p.intrinsic(`llvm.${name}.${type}`, type, [...args.map((a) => p.typed(a)), ...more]),
    );
  };

/** `llvm.fshl` of a value with itself turns it; the amount counts modulo the width there too. */
const rotate =
  (name: string): Rule =>
  (p, { args: [a, b], results: [r] }) => {
    const type = p.type(r!.type);
    const args = [p.typed(a!), p.typed(a!), p.typed(b!)];
    p.assign(r!, p.intrinsic(`llvm.${name}.${type}`, type, args));
  };

const overflow =
  (name: string): Rule =>
  (p, { args: [a, b], results: [sum, flag] }) => {
    const type = p.type(sum!.type);
    const made = p.temp(
      p.intrinsic(`llvm.${name}.with.overflow.${type}`, `{ ${type}, i1 }`, [
        p.typed(a!),
        p.typed(b!),
      ]),
    );
    p.assign(sum!, `extractvalue { ${type}, i1 } ${made}, 0`);
    p.assign(flag!, `extractvalue { ${type}, i1 } ${made}, 1`);
  };

/**
 * A signed sum or difference overflows when its sign is not that of the first operand, where the
 * operands' signs let it. Instruction selection for SPIR-V has no row for the intrinsic.
 */
const signedOverflow =
  (op: 'add' | 'sub'): Rule =>
  (p, inst) => {
    const {
      args: [a, b],
      results: [sum, flag],
    } = inst;
    if (p.flavour.arch !== 'spirv64') return overflow(`s${op}`)(p, inst);
    const type = p.type(sum!.type);
    p.assign(sum!, `${op} ${p.typed(a!)}, ${p.value(b!)}`);
    const changed = p.temp(`xor ${p.typed(sum!)}, ${p.value(a!)}`);
    const other = op === 'add' ? p.typed(sum!) : p.typed(a!);
    const may = p.temp(`xor ${other}, ${p.value(b!)}`);
    p.assign(flag!, `icmp slt ${type} ${p.temp(`and ${type} ${changed}, ${may}`)}, 0`);
  };

/** The upper half of the product in twice the width. */
const mulHigh =
  (extend: string): Rule =>
  (p, { args, results: [r] }) => {
    const width = bitWidth(r!.type);
    const wide = `i${2 * width}`;
    const [a, b] = args.map((arg) => p.temp(`${extend} ${p.typed(arg)} to ${wide}`));
    const product = p.temp(`mul ${wide} ${a}, ${b}`);
    const high = p.temp(`lshr ${wide} ${product}, ${width}`);
    p.assign(r!, `trunc ${wide} ${high} to ${p.type(r!.type)}`);
  };

const convert =
  (op: string): Rule =>
  (p, { args: [a], results: [r] }) =>
    p.assign(r!, `${op} ${p.typed(a!)} to ${p.type(r!.type)}`);

const byteSwap: Rule = (p, inst) => {
  if (inst.args[0].type !== 'i8') call('bswap')(p, inst);
};

const compare: Rule = (p, { args: [a, b], results: [r], attrs }: Inst) =>
  p.assign(r!, `icmp ${attrs.pred} ${p.typed(a!)}, ${p.value(b!)}`);

export const INT_RULES = {
  'int.add': binary('add', true),
  'int.sub': binary('sub', true),
  'int.mul': binary('mul', true),
  'int.sdiv': quotient('sdiv'),
  'int.udiv': quotient('udiv'),
  'int.srem': binary('srem'),
  'int.urem': binary('urem'),
  'int.and': binary('and'),
  'int.or': binary('or'),
  'int.xor': binary('xor'),
  'int.shl': shift('shl'),
  'int.lshr': shift('lshr'),
  'int.ashr': shift('ashr'),
  'int.rotl': rotate('fshl'),
  'int.rotr': rotate('fshr'),
  'int.smin': call('smin'),
  'int.smax': call('smax'),
  'int.umin': call('umin'),
  'int.umax': call('umax'),
  'int.smulhi': mulHigh('sext'),
  'int.umulhi': mulHigh('zext'),
  'int.sadd.sat': call('sadd.sat'),
  'int.uadd.sat': call('uadd.sat'),
  'int.ssub.sat': call('ssub.sat'),
  'int.usub.sat': call('usub.sat'),
  'int.sadd.ovf': signedOverflow('add'),
  'int.uadd.ovf': overflow('uadd'),
  'int.ssub.ovf': signedOverflow('sub'),
  'int.usub.ovf': overflow('usub'),
  'int.smul.ovf': overflow('smul'),
  'int.umul.ovf': overflow('umul'),
  'int.abs': call('abs', ['i1 false']),
  'int.ctlz': call('ctlz', ['i1 false']),
  'int.cttz': call('cttz', ['i1 false']),
  'int.ctpop': call('ctpop'),
  'int.bswap': byteSwap,
  'int.bitrev': call('bitreverse'),
  'int.cmp': compare,
  'int.trunc': convert('trunc'),
  'int.zext': convert('zext'),
  'int.sext': convert('sext'),
} satisfies Readonly<Record<string, Rule>>;
