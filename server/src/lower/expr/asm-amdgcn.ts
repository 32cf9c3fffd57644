/**
 * Inline assembly for AMD GPUs: register classes by width (`vgpr32`, `sgpr128`), registers by name
 * (`"v5"`, `"s[2:3]"`). Rules: `compiler/rustc_target/src/asm/amdgpu.rs`.
 */
import type { AsmOperand, TExprOf, Ty } from '../../hir/index.ts';
import {
  type AsmRegisters,
  type AsmRole,
  asmOperandsText,
  type MirType,
  type Value,
} from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { type Operand, type Place, ZST } from '../operand.ts';
import { Unsupported } from '../unsupported.ts';
import { storeWide, wideTypes, wideValues } from '../wide.ts';
import { asmTemplate, constText } from './asm-template.ts';
import { lowerPlace } from './place.ts';

/** Bits of the classes that exist. */
const VECTOR = [16, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 512, 1024];
const SCALAR = [32, 64, 96, 128, 256, 512];

/** What a class or a name says: registers of a bank. */
interface Registers {
  readonly bank: 'v' | 's';
  readonly bits: number;
  readonly at: number | undefined;
}

/** An operand on its way into the instruction. */
interface Given {
  readonly registers: AsmRegisters;
  readonly values: readonly Value[];
  readonly types: readonly MirType[];
  readonly place: Place | undefined;
}

/**
 * `gpu.asm` with `imm` = the text, the options joined by commas, and the operands as
 * `asmOperandsText` writes them.
 */
export function lowerAmdAsm(cx: FnCx, expr: TExprOf<'asm'>): Operand {
  /** What stands for each operand of the template: one of `given`, or text. */
  const places: (Given | string)[] = expr.operands.map((operand) => {
    if (operand.kind === 'sym') return cx.unsupported('`sym` operands of `asm!`');
    return operand.kind === 'const' ? constText(cx, operand) : lowerOperand(cx, operand);
  });
  cx.at(expr.node);
  const given = places.filter((place): place is Given => typeof place !== 'string');
  const results = given.filter(({ registers }) => registers.role !== 'in');
  const order = [...results, ...given.filter(({ registers }) => registers.role === 'in')];
  const text = asmTemplate(cx, expr, (at) => {
    const place = places[at];
    if (place === undefined) return cx.unsupported('an `asm!` template with a missing operand');
    return typeof place === 'string' ? place : `{${order.indexOf(place)}}`;
  });
  const types = results.flatMap((one) => one.types);
  const made = cx.b.emit(
    'gpu.asm',
    order.flatMap((one) => one.values),
    types,
    {
      imm: [text, expr.options.join(','), asmOperandsText(order.map(({ registers }) => registers))],
    },
  ).results;
  let at = 0;
  for (const one of results) {
    const values = made.slice(at, at + one.types.length);
    at += one.types.length;
    if (one.place !== undefined) storeWide(cx, values, one.place);
  }
  if (expr.options.includes('noreturn')) {
    cx.b.emit('unreachable', [], []);
    cx.startDead();
  }
  return ZST;
}

const ROLES: Readonly<Partial<Record<AsmOperand['kind'], AsmRole>>> = {
  in: 'in',
  out: 'out',
  lateout: 'late',
  inout: 'inout',
  inlateout: 'inout',
};

function lowerOperand(cx: FnCx, operand: AsmOperand): Given {
  const registers = registersOf(cx, operand.reg);
  const role = ROLES[operand.kind]!;
  let values: readonly Value[] = [];
  let ty: Ty | undefined;
  if (operand.in !== undefined) {
    ty = cx.ty(operand.in.ty);
    values = wideValues(cx, cx.lowerExpr(operand.in), ty);
  }
  const writes = operand.kind.endsWith('inout') || operand.kind === 'inlateout';
  const target = operand.out ?? (writes ? operand.in : undefined);
  // `inout(vgpr32) a => _` writes to nowhere.
  const isAssigned = operand.out !== undefined || (writes && operand.out === undefined);
  const place = target !== undefined && isAssigned ? lowerPlace(cx, target) : undefined;
  ty ??= place?.ty;
  const types = ty === undefined ? [] : wideTypes(cx, ty);
  const half = ty !== undefined && cx.layout(ty).size === 2;
  if (ty !== undefined) checkType(cx, registers, ty, types);
  return {
    registers: {
      role,
      bank: registers.bank,
      units: Math.max(1, registers.bits / 32),
      at: registers.at,
      half,
      values: types.length,
    },
    values,
    types: role === 'in' ? [] : types,
    place,
  };
}

/** Throws for what rustc refuses: "register class `x` .. cannot be used with type". */
function checkType(cx: FnCx, { bank, bits }: Registers, ty: Ty, types: readonly MirType[]): void {
  const size = cx.layout(ty).size * 8;
  const isByte = types.some((type) => type === 'i1' || type === 'i8');
  const isHalf = size === 16 && (bits === 16 || bits === 32);
  if (types.length > 0 && !isByte && (size === bits || isHalf)) return;
  const name = `${bank}gpr${bits}`;
  throw new Unsupported(
    `a value of ${size} bits cannot be used with the register class \`${name}\``,
    cx.span(),
    'invalid',
  );
}

function registersOf(cx: FnCx, reg: string): Registers {
  const found =
    /^([sv])gpr(\d+)$/.exec(reg) ??
    /^([sv])(\d+)(?:\.([lh]))?$/.exec(reg) ??
    /^([sv])\[(\d+):(\d+)\]$/.exec(reg);
  const invalid = (what: string): never => {
    throw new Unsupported(what, cx.span(), 'invalid');
  };
  if (found === null)
    return invalid(`there is no register or register class \`${reg}\` for \`asm!\` on AMD GPUs`);
  const bank = found[1] as 'v' | 's';
  const isClass = reg.includes('gpr');
  const from = Number(found[2]);
  const isRange = reg.includes('[');
  if (found[3] === 'h') return cx.unsupported('the upper half of a register in `asm!`');
  const wide = isRange ? 32 * (Number(found[3]) - from + 1) : 32;
  const bits = isClass ? from : found[3] === 'l' ? 16 : wide;
  if (!(bank === 'v' ? VECTOR : SCALAR).includes(bits))
    return invalid(`there is no register class of ${bits} bits of \`${bank}\` registers`);
  const last = isClass ? 0 : from + Math.max(1, bits / 32) - 1;
  if (last > (bank === 'v' ? 255 : 105)) return invalid(`there is no register \`${reg}\``);
  return { bank, bits, at: isClass ? undefined : from };
}
