/**
 * What an 8-bit truth table of three operands computes, as a formula: the table that `lop3` of PTX
 * and `v_bitop3` of gfx950 take. Bit 4 * a + 2 * b + c of the table is the result for those three
 * bits.
 */

/** Tables of the operands themselves. */
const OPERANDS = [
  ['a', 0xf0],
  ['b', 0xcc],
  ['c', 0xaa],
] as const;

const OPERATORS = [
  ['&', (x: number, y: number) => x & y],
  ['|', (x: number, y: number) => x | y],
  ['^', (x: number, y: number) => x ^ y],
] as const;

interface Term {
  readonly text: string;
  readonly simple: boolean;
}

/** Those that read better otherwise. */
const KNOWN: Readonly<Record<number, string>> = {
  0: '0',
  255: '~0',
  202: '(a & b) | (~a & c)',
  172: '(a & c) | (~a & b)',
  228: '(c & a) | (~c & b)',
  226: '(b & a) | (~b & c)',
  232: 'majority of a, b, c',
};

let shortest: readonly (string | undefined)[] | undefined;

/** The formula over `a`, `b` and `c`; undefined for the tables that two operations do not make. */
export function truthTableFormula(table: number): string | undefined {
  shortest ??= search();
  return shortest[table & 0xff];
}

/** Fewest operations first, fewest complements among these. */
function search(): (string | undefined)[] {
  const found = new Map<number, Term>();
  const put = (table: number, text: string, simple: boolean): void => {
    if (!found.has(table)) found.set(table, { text, simple });
  };
  for (const [name, table] of OPERANDS) put(table, name, true);
  for (const [name, table] of OPERANDS) put(~table & 0xff, `~${name}`, true);
  const leaves = [...found];
  const join = (left: typeof leaves, right: typeof leaves): void => {
    for (const [x, l] of left)
      for (const [y, r] of right)
        for (const [sign, op] of OPERATORS)
          put(op(x, y), `${shown(l, sign)} ${sign} ${r.text}`, false);
  };
  join(leaves, leaves);
  const pairs = [...found].filter(([, { simple }]) => !simple);
  join(pairs, leaves);
  for (const [table, { text }] of [...pairs]) put(~table & 0xff, `~(${text})`, false);
  return Array.from({ length: 256 }, (_, table) => KNOWN[table] ?? found.get(table)?.text);
}

/** In brackets unless it is of the same operation. */
function shown({ text, simple }: Term, sign: string): string {
  return simple || text.split(' ')[1] === sign ? text : `(${text})`;
}
