/**
 * Working kernels that say themselves how to break them: `//% TEXT => rule@label` in the line below
 * a line puts TEXT in its place, nothing for none, and names what is then found in the line that
 * ends with `// %label`, or `@here` in the new line; `=> nothing` where it is right as well.
 * `missed rule@label` names a mistake that is there and is not told: once it is, the line changes.
 */
export interface Break {
  /** The line that changes, from 1. */
  readonly line: number;
  readonly text: string;
  readonly expected: readonly Told[];
  /** Mistakes that are not told. */
  readonly missed: readonly Told[];
}

interface Told {
  readonly rule: string;
  readonly line: number;
}

const MARK = /^\s*\/\/%(.*)=>(.*)$/;
const MISSED = /^missed /;
const LABEL = /\/\/ %(\w+)\s*$/;

/** All ways in which a text says that it can be broken. */
export function breaksOf(text: string): readonly Break[] {
  const lines = text.split('\n');
  const labels = new Map<string, number>();
  lines.forEach((line, i) => {
    const label = LABEL.exec(line)?.[1];
    if (label === undefined) return;
    if (labels.has(label)) throw new Error(`two lines are labelled ${label}`);
    labels.set(label, i + 1);
  });
  let above = 0;
  return lines.flatMap((line, i) => {
    const [, with_, list] = MARK.exec(line) ?? [];
    if (with_ === undefined || list === undefined) {
      above = i + 1;
      return [];
    }
    if (list.trim() === 'nothing')
      return [{ line: above, text: with_.trim(), expected: [], missed: [] }];
    const told = (one: string): Told => {
      const [rule = '', label = ''] = one.replace(MISSED, '').split('@');
      const at = label === 'here' ? above : labels.get(label);
      if (at === undefined) throw new Error(`no line is labelled ${label}`);
      return { rule, line: at };
    };
    const all = list.split(',').map((one) => one.trim());
    const expected = all.filter((one) => !MISSED.test(one)).map(told);
    const missed = all.filter((one) => MISSED.test(one)).map(told);
    return [{ line: above, text: with_.trim(), expected, missed }];
  });
}

/** The text with one line changed, as many lines as before. */
export function broken(text: string, { line, text: changed }: Break): string {
  const lines = text.split('\n');
  lines[line - 1] = changed;
  return lines.join('\n');
}
