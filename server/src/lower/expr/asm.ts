/** Inline assembly: the template with its operands, for targets that print it. */
import type { AsmOperand, TExprOf } from '../../hir/index.ts';
import { byteSize, type MirType, type Value } from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { mirType, reinterpret, storePlace } from '../memory.ts';
import { type Operand, type Place, scalar, ZST } from '../operand.ts';
import { scalarValue } from '../shape.ts';
import { lowerAmdAsm } from './asm-amdgcn.ts';
import { asmTemplate, constText } from './asm-template.ts';
import { lowerPlace } from './place.ts';

/** PTX moves by register type, to bring the input of an `inout` operand into its output. */
const MOVES: Readonly<Partial<Record<MirType, string>>> = {
  i1: 'mov.pred',
  i16: 'mov.b16',
  f16: 'mov.b16',
  i32: 'mov.b32',
  f32: 'mov.b32',
  i64: 'mov.b64',
  f64: 'mov.b64',
  ptr: 'mov.b64',
};

/** What each register class of `nvptx64` holds. */
const REGISTERS: Readonly<Partial<Record<string, MirType>>> = {
  reg16: 'f16',
  reg32: 'i32',
  reg64: 'i64',
};

/**
 * `gpu.asm` with `imm` = the text and the options joined by commas. In the text `{0}`, `{1}`, ...
 * are the instruction's results, then its operands; constants are written out, names and implicit
 * positions are gone.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: operands, ties, text and results in the order in which they are emitted
export function lowerAsm(cx: FnCx, expr: TExprOf<'asm'>): Operand {
  if (cx.hir.target.arch !== 'nvptx64') return lowerAmdAsm(cx, expr);
  const inputs: Value[] = [];
  const outputs: (Place | undefined)[] = [];
  const types: MirType[] = [];
  /** What stands for each operand of the template: an output, an input, or text. */
  const places: ({ readonly out: number } | { readonly in: number } | string)[] = [];
  const ties: { readonly out: number; readonly in: number }[] = [];
  for (const operand of expr.operands) {
    if (operand.kind === 'sym') return cx.unsupported('`sym` operands of `asm!`');
    if (operand.kind === 'const' || operand.kind === 'const bytes') {
      places.push(constText(cx, operand));
      continue;
    }
    let input: number | undefined;
    if (operand.in !== undefined)
      input = inputs.push(toRegister(cx, operand, scalarValue(cx, cx.lowerExpr(operand.in)))) - 1;
    if (operand.kind === 'in') {
      places.push({ in: input ?? 0 });
      continue;
    }
    // `inout(reg) x` reads and writes one place; `out(reg) _` writes to nowhere.
    const target = operand.out ?? (operand.kind.includes('in') ? operand.in : undefined);
    const place = target === undefined || !assignable(operand) ? undefined : lowerPlace(cx, target);
    const type =
      place === undefined
        ? (REGISTERS[operand.reg] ?? 'i32')
        : travelType(operand, placeType(cx, place));
    const out = outputs.push(place) - 1;
    types.push(type);
    places.push({ out });
    if (input !== undefined) ties.push({ out, in: input });
  }
  cx.at(expr.node);
  const index = (place: { readonly out: number } | { readonly in: number }): string =>
    'out' in place ? `{${place.out}}` : `{${outputs.length + place.in}}`;
  let text = '';
  for (const tie of ties) {
    const move = MOVES[types[tie.out]!];
    if (move === undefined) return cx.unsupported('`inout` operands of `asm!` of this type');
    text += `${move} ${index({ out: tie.out })}, ${index({ in: tie.in })};\n`;
  }
  text += asmTemplate(cx, expr, (at) => {
    const place = places[at];
    if (place === undefined) return cx.unsupported('an `asm!` template with a missing operand');
    return typeof place === 'string' ? place : index(place);
  });
  const { results } = cx.b.emit('gpu.asm', inputs, types, { imm: [text, expr.options.join(',')] });
  for (const [at, place] of outputs.entries()) {
    if (place === undefined) continue;
    storePlace(cx, scalar(fromRegister(cx, results[at]!, placeType(cx, place))), place);
  }
  if (expr.options.includes('noreturn')) {
    cx.b.emit('unreachable', [], []);
    cx.startDead();
  }
  return ZST;
}

/** `inout(reg) a => _` and `in`-only kinds have nothing to write back to. */
function assignable(operand: AsmOperand): boolean {
  return operand.out !== undefined || operand.kind === 'inout' || operand.kind === 'inlateout';
}

function placeType(cx: FnCx, place: Place): MirType {
  const { repr } = place.layout;
  return repr.kind === 'scalar'
    ? mirType(cx, repr.a)
    : cx.unsupported('an `asm!` operand of this type');
}

/**
 * The type in which a value travels: narrower ones fill their register, and a half is what lies in
 * 16 bits.
 */
function travelType(operand: AsmOperand, type: MirType): MirType {
  const register = REGISTERS[operand.reg];
  if (register === undefined || type === 'i1' || type === register) return type;
  return register === 'f16' || byteSize(type) < byteSize(register) ? register : type;
}

function toRegister(cx: FnCx, operand: AsmOperand, value: Value): Value {
  const to = travelType(operand, value.type);
  if (to === value.type) return value;
  const bits = reinterpret(cx, value, intOfSize(byteSize(value.type)));
  const wide = intOfSize(byteSize(to));
  return reinterpret(cx, bits.type === wide ? bits : cx.b.value('int.zext', [bits], wide), to);
}

function fromRegister(cx: FnCx, value: Value, to: MirType): Value {
  if (value.type === to) return value;
  const bits = reinterpret(cx, value, intOfSize(byteSize(value.type)));
  const low = intOfSize(byteSize(to));
  return reinterpret(cx, bits.type === low ? bits : cx.b.value('int.trunc', [bits], low), to);
}

function intOfSize(bytes: number): MirType {
  return `i${bytes * 8}` as MirType;
}
