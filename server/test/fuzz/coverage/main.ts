/**
 * `npm run fuzz:coverage`: the parsers of everything that we read, with texts that are broken
 * further where they ran code which none before them did.
 *
 *   --kind K     a row of `parsers.ts`; all of them in turn unless said
 *   --seed S     where the random numbers begin (1)
 *   --count N    inputs for each parser (20000)
 *   --seconds N  ends each parser after so long
 *   --keep N     adds up to N of the shortest texts that were found to `test-fixtures/fuzz`
 */
import { parseArgs } from 'node:util';
import { watchdog } from '../watchdog.ts';
import { fuzz } from './fuzz.ts';
import { keepTexts, keptTexts } from './kept.ts';
import { PARSERS } from './parsers.ts';

/** Seconds after which a process that answers nothing is ended. */
const SILENCE = 120;

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20000' },
    seconds: { type: 'string' },
    keep: { type: 'string' },
  },
});
const alive = await watchdog(SILENCE);
let failed = 0;
for (const kind of values.kind === undefined ? Object.keys(PARSERS) : [values.kind]) {
  const end = performance.now() + Number(values.seconds ?? Infinity) * 1000;
  const kept = keptTexts(kind);
  const { inputs, found, covered, findings } = await fuzz({
    kind,
    seed: Number(values.seed),
    count: Number(values.count),
    kept,
    until: () => {
      alive();
      return performance.now() > end;
    },
  });
  const shortest = [...found].sort((a, b) => a.length - b.length);
  if (values.keep !== undefined)
    keepTexts(kind, [...kept, ...shortest.slice(0, Number(values.keep))]);
  process.stdout.write(
    `${kind}: ${inputs} inputs, ${covered} blocks, ${found.length} texts found, ${findings.length} failures\n`,
  );
  for (const { text, what } of findings)
    process.stdout.write(`  ${what.slice(0, 600)}\n  ${JSON.stringify(text).slice(0, 600)}\n`);
  failed += findings.length;
}
process.exit(failed === 0 ? 0 : 1);
