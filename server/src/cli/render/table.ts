/** Columns of text, aligned; used wherever a command prints a table. */
import { greatest } from '../../base/index.ts';

import { visible } from '../../report/index.ts';

/** Rows of equal length, indented by two; the named columns are set to the right. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const shown = rows.map((row) => row.map(visible));
  const widths = (shown[0] ?? []).map((_, i) => greatest(shown.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  return shown.map((row) => `  ${line(row)}\n`).join('');
}
