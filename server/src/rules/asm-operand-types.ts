/**
 * What rustc takes as operands of `asm!` for NVIDIA GPUs: its register classes and the types that
 * each holds (`compiler/rustc_target/src/asm/nvptx.rs`, `rustc_hir_typeck/src/intrinsicck.rs`).
 */
import { type AsmOperand, displayTy, type TExpr, type Ty } from '../hir/index.ts';

const CLASSES: Readonly<Record<string, readonly string[]>> = {
  reg16: ['i8', 'i16'],
  reg32: ['i8', 'i16', 'i32', 'f32'],
  reg64: ['i8', 'i16', 'i32', 'f32', 'i64', 'f64'],
};

/** What is wrong with an operand, in rustc's words. */
export interface OperandMistake {
  readonly what: string;
  readonly help: string;
  /** The expression in the operand; undefined when the register is meant. */
  readonly at: TExpr | undefined;
}

/** The first mistake of an operand; undefined when there is none, or none is certain. */
export function operandMistake(operand: AsmOperand): OperandMistake | undefined {
  const { kind, reg } = operand;
  if (kind.startsWith('const') || kind === 'sym') return undefined;
  const types = Object.hasOwn(CLASSES, reg) ? CLASSES[reg]! : undefined;
  if (types === undefined) {
    const what = `invalid register class \`${reg}\`: unknown register class`;
    const names = Object.keys(CLASSES).map((name) => `\`${name}\``);
    return { what, help: `the register classes of nvptx64 are ${names.join(', ')}`, at: undefined };
  }
  for (const value of [operand.in, operand.out]) {
    const what = value && typeMistake(value.ty, types);
    if (what !== undefined)
      return {
        what,
        help: `register class \`${reg}\` supports these types: ${types.join(', ')}`,
        at: value,
      };
  }
  return undefined;
}

function typeMistake(ty: Ty, types: readonly string[]): string | undefined {
  const name = typeName(ty);
  if (name === undefined) return undefined;
  const shown = displayTy(ty);
  if (name === 'none') return `cannot use value of type \`${shown}\` for inline assembly`;
  return types.includes(name)
    ? undefined
    : `type \`${shown}\` cannot be used with this register class`;
}

/** The type as assembly sees it; `none` where it has none, undefined where that is not certain. */
function typeName(ty: Ty): string | undefined {
  switch (ty.kind) {
    case 'int':
      return ty.name.endsWith('size') ? 'i64' : ty.name.replace('u', 'i');
    case 'float':
      return ty.name;
    case 'fn-ptr':
    case 'fn-def':
      return 'i64';
    case 'ptr':
      return ty.inner.kind === 'slice' || ty.inner.kind === 'str' || ty.inner.kind === 'dyn'
        ? 'none'
        : isSized(ty.inner)
          ? 'i64'
          : undefined;
    case 'bool':
    case 'char':
    case 'ref':
    case 'tuple':
    case 'slice':
    case 'str':
    case 'closure':
      return 'none';
    default:
      return undefined;
  }
}

function isSized({ kind }: Ty): boolean {
  return kind === 'int' || kind === 'float' || kind === 'bool' || kind === 'ptr';
}
