/** The differences of two profiles as tables. */
import type { ProfileChange, ProfileLaunchChange } from '../../report/index.ts';
import { table } from '../render/table.ts';

const numberText = (n: number): string =>
  Number.isInteger(n) ? n.toLocaleString('en-US') : n.toPrecision(3);

function share({ before, after }: ProfileChange): string {
  if (before === 0) return 'new';
  const percent = (100 * (after - before)) / before;
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %`;
}

export function profileChangesText(
  changes: readonly ProfileLaunchChange[],
  against: string,
): string {
  return changes
    .map(({ launch, counts, lines }) => {
      if (counts.length === 0 && lines.length === 0)
        return `${launch}: every count is the same as in ${against}\n`;
      const total = counts.map((one) => [
        one.count,
        numberText(one.before),
        numberText(one.after),
        share(one),
        '',
      ]);
      const rows = lines.flatMap(({ path, line, source, counts: own }) =>
        own.map((one, at) => [
          one.count,
          numberText(one.before),
          numberText(one.after),
          share(one),
          at > 0 ? '' : `${path ?? '(no line)'}${line === null ? '' : `:${line}`}  ${source}`,
        ]),
      );
      const head = ['count', 'before', 'after', 'change', 'where'];
      return `${launch}, against ${against}:\n${table([head, ...total, ...rows], [1, 2, 3])}`;
    })
    .join('');
}
