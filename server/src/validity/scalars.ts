/** Widths of integer types, and values of scalar constants in patterns. */
import { mkUnevaluated, type Program, type TExpr, type Ty } from '../hir/index.ts';

export interface IntShape {
  readonly bits: number;
  readonly signed: boolean;
  /** `usize`, `isize`: programs do not know how wide they are. */
  readonly isPointer: boolean;
}

/** The shape of an integer type; undefined for others. */
export function intShape(ty: Ty): IntShape | undefined {
  if (ty.kind !== 'int') return undefined;
  const signed = ty.name.startsWith('i');
  const width = ty.name.slice(1);
  const isPointer = width === 'size';
  return { bits: isPointer ? 64 : Number(width), signed, isPointer };
}

/** The canonical bits of a literal, a negated one, or a constant; undefined where not known. */
export function scalarValue(program: Program, expr: TExpr): bigint | undefined {
  switch (expr.kind) {
    case 'lit':
      return expr.bits;
    case 'unary': {
      const inner = scalarValue(program, expr.operand);
      const shape = intShape(expr.ty);
      if (expr.op !== '-' || inner === undefined || shape === undefined) return undefined;
      return BigInt.asUintN(shape.bits, -inner);
    }
    case 'const':
      return program.constValue(mkUnevaluated(expr.def, expr.args));
    default:
      return undefined;
  }
}

/** Integers, and what has values like one. */
export function isInteger(ty: Ty): boolean {
  return ty.kind === 'int' || ty.kind === 'bool' || ty.kind === 'char';
}

/** Canonical bits as a number that is ordered as the values are. */
export function ordered(ty: Ty, bits: bigint): bigint {
  const shape = intShape(ty);
  return shape?.signed === true ? BigInt.asIntN(shape.bits, bits) : bits;
}
