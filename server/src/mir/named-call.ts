/**
 * What a target intrinsic is as a call of LLVM's, in one text: `llvm.amdgcn.perm i32:i32,i32,i32`.
 * Operands stand in the order of the instruction's; each is a type, `=` before one that must be a
 * constant, and `@n` behind one that is LLVM's operand `n` where the orders differ.
 */

/** One operand. */
export interface LlvmParam {
  /** In LLVM's words: `<2 x half>`. */
  readonly type: string;
  readonly constant: boolean;
  /** Which operand of LLVM's it is, from 0. */
  readonly at: number;
}

export interface NamedCall {
  readonly name: string;
  /** Types of the results; several are the fields of a struct. */
  readonly results: readonly string[];
  readonly params: readonly LlvmParam[];
}

/** The text of a call. */
export function namedCallText({ name, results, params }: NamedCall): string {
  const spelled = params.map(
    ({ type, constant, at }, i) => `${constant ? '=' : ''}${type}${at === i ? '' : `@${at}`}`,
  );
  return `${name} ${results.join(',')}:${spelled.join(',')}`;
}

/** The call that a text of `namedCallText` says. */
export function namedCallOf(text: string): NamedCall {
  const space = text.indexOf(' ');
  const [results = '', params = ''] = text.slice(space + 1).split(':');
  return {
    name: text.slice(0, space),
    results: results.split(',').filter((type) => type !== ''),
    params: params
      .split(',')
      .filter((word) => word !== '')
      .map((word, i) => {
        const [type = '', at] = word.replace(/^=/, '').split('@');
        return { type, constant: word.startsWith('='), at: at === undefined ? i : Number(at) };
      }),
  };
}
