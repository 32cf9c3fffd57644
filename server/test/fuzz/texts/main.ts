/**
 * `npm run fuzz:texts`: broken texts of each kind that we read. The compiler, the assembly
 * languages, the readers of manifests and of launch specs answer all that an editor asks; nothing
 * throws, nothing reports an internal error, nothing takes long.
 *
 *   --kind K      rust, mlir, ptx, amdgcn, toml, launch; all of them in turn unless said
 *   --seed S      the first text's number (1)       --count N     how many of each kind (1000)
 *   --slow MS     longer answers are reported (5000)
 *   --out FOLDER  where texts that fail are written (the system's temporary one)
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { watchdog } from '../watchdog.ts';
import { KINDS } from './kinds.ts';
import { failureOf, textOf } from './run.ts';

/** Seconds after which a process that answers nothing is ended. */
const SILENCE = 60;
/** Texts of one process. */
const PER_PROCESS = 2000;

interface Tally {
  done: number;
  failures: string[];
}

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    slow: { type: 'string', default: '5000' },
    out: { type: 'string' },
    report: { type: 'string' },
  },
});
const first = Number(values.seed);
const count = Number(values.count);
const out = values.out ?? mkdtempSync(join(tmpdir(), 'texts-'));
mkdirSync(out, { recursive: true });
if (values.report === undefined) runInProcesses();
else await runHere(values.kind ?? 'rust', values.report);

function runInProcesses(): void {
  const kinds = values.kind === undefined ? Object.keys(KINDS) : [values.kind];
  let failed = 0;
  for (const kind of kinds) {
    const report = join(out, `${kind}.json`);
    const failures: string[] = [];
    for (let at = first; at < first + count; ) {
      const many = Math.min(PER_PROCESS, first + count - at);
      writeFileSync(report, JSON.stringify({ done: 0, failures: [] } satisfies Tally));
      const own = ['--kind', kind, '--seed', `${at}`, '--count', `${many}`, '--report', report];
      const args = [
        ...process.execArgv,
        process.argv[1]!,
        ...own,
        '--out',
        out,
        '--slow',
        values.slow,
      ];
      const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit' });
      const tally = JSON.parse(readFileSync(report, 'utf8')) as Tally;
      failures.push(...tally.failures);
      at += tally.done;
      if (status !== 0) {
        writeFileSync(join(out, `${kind}-${at}`), textOf(kind, at));
        failures.push(`${kind} ${at}: the process ended (${signal ?? status})`);
        process.stdout.write(`${failures.at(-1)}\n`);
        at++;
      }
    }
    process.stdout.write(`${kind}: ${count} texts, ${failures.length} failures, in ${out}\n`);
    failed += failures.length;
  }
  process.exit(failed === 0 ? 0 : 1);
}

async function runHere(kind: string, report: string): Promise<void> {
  const tally: Tally = { done: 0, failures: [] };
  const alive = await watchdog(SILENCE);
  // Reads the corpus.
  textOf(kind, first);
  for (let seed = first; seed < first + count; seed++) {
    alive();
    const text = textOf(kind, seed);
    const since = performance.now();
    const failure = failureOf(kind, text);
    const took = performance.now() - since;
    const line =
      failure ?? (took > Number(values.slow) ? `took ${Math.round(took)} ms` : undefined);
    if (line !== undefined) {
      writeFileSync(join(out, `${kind}-${seed}`), text);
      tally.failures.push(`${kind} ${seed}: ${line}`);
      process.stdout.write(`${kind} ${seed}: ${line.slice(0, 400)}\n`);
    }
    tally.done++;
    writeFileSync(report, JSON.stringify(tally));
  }
  process.exit(0);
}
