/** The text of inline assembly with its operands and constants in place. */
import type { AsmOperand, TExpr, TExprOf, Ty } from '../../hir/index.ts';
import { isSignedInt } from '../../layout/index.ts';
import type { FnCx } from '../fn-cx.ts';

/** The text with what `operand` says for each operand; braces of the text are doubled. */
export function asmTemplate(
  cx: FnCx,
  { template, options, operands }: TExprOf<'asm'>,
  operand: (at: number) => string,
): string {
  // In `options(raw)` braces are part of the text.
  if (options.includes('raw')) return template.replace(/[{}]/g, '$&$&');
  const names = operands.map(({ name }) => name);
  return substitute(cx, template, names, operand);
}

/** The value of a `const` operand, as it is written into the text. */
export function constText(cx: FnCx, operand: AsmOperand): string {
  const value = operand.in ?? operand.out;
  if (value === undefined) return cx.unsupported('an `asm!` constant without a value');
  const ty = cx.ty(value.ty);
  if (operand.kind === 'const bytes') return bytesText(cx, value, ty);
  const bits = cx.lw.patternBits(cx, value);
  const signed = ty.kind === 'int' && isSignedInt(ty.name);
  return `${signed ? BigInt.asIntN(cx.layout(ty).size * 8, bits) : bits}`;
}

/** Text from the bytes behind a constant reference, up to the first zero. */
function bytesText(cx: FnCx, value: TExpr, ty: Ty): string {
  const bytes = cx.lw.follow(cx.lw.patternData(cx, value, ty), 0)?.bytes;
  if (bytes === undefined) return cx.unsupported('text of `asm!` that is no constant');
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}

/**
 * Replaces `{}`, `{0}`, `{name}` and their forms with a modifier; doubled braces stay as they are.
 */
function substitute(
  cx: FnCx,
  template: string,
  names: readonly (string | undefined)[],
  text: (operand: number) => string,
): string {
  let next = 0;
  return template.replace(/\{\{|\}\}|\{([^{}]*)\}/g, (whole, inner: string | undefined) => {
    if (inner === undefined) return whole;
    const name = inner.split(':')[0]!.trim();
    if (name === '') return text(next++);
    if (/^\d+$/.test(name)) return text(Number(name));
    const at = names.indexOf(name);
    return at < 0 ? cx.unsupported(`the \`asm!\` operand \`${name}\``) : text(at);
  });
}
