/** Texts of inline assembly as LLVM's IR has them. */

/**
 * Our templates have `{0}` for operands and doubled braces; LLVM has `$0`, and a doubled `$`.
 * `numbers`: what each operand is called.
 */
export function asmTemplate(text: string, numbers: readonly number[]): string {
  return text
    .replace(/\$/g, '$$$$')
    .replace(/\{\{|\}\}|\{(\d+)(?::\w*)?\}/g, (all, index: string) => {
      const number = index === undefined ? undefined : numbers[Number(index)];
      return number === undefined ? all.charAt(0) : `\${${number}}`;
    });
}

/** The inside of a string. */
export function quotedAsm(text: string): string {
  return text.replace(/[\\"]/g, (c) => `\\${c === '"' ? '22' : '5C'}`).replace(/\n/g, '\\0A');
}
