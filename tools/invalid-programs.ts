/**
 * `npx tsx tools/invalid-programs.ts [--write] [NAME..]`: what `rustc +nightly` says of the invalid
 * programs in `test-fixtures/validity`, against the codes and lines that are noted in them.
 * `--write` notes what rustc says. A program with several errors is named: each should have one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invalidPrograms } from '../server/test/validity/cases.ts';

const FOLDER = 'test-fixtures/validity';
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const writes = args.includes('--write');

interface Message {
  readonly level: string;
  readonly message: string;
  readonly code: { readonly code: string } | null;
  readonly spans: readonly { readonly line_start: number; readonly is_primary: boolean }[];
}

const scratch = mkdtempSync(join(tmpdir(), 'invalid-programs-'));

/** The errors that rustc gives for a program, in its order. */
function errorsOf(text: string): { code: string; line: number; message: string }[] {
  const path = join(scratch, 'lib.rs');
  writeFileSync(path, text);
  const options = [
    '--edition',
    '2024',
    '--crate-type',
    'lib',
    '--emit=metadata',
    '--cap-lints=warn',
  ];
  const run = spawnSync(
    'rustc',
    ['+nightly', path, ...options.slice(0, -1), '--error-format=json', '--out-dir', scratch],
    { encoding: 'utf8' },
  );
  return run.stderr.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const { level, message, code, spans } = JSON.parse(line) as Message;
    const at = spans.find((span) => span.is_primary);
    if (level !== 'error' || at === undefined) return [];
    return [{ code: code?.code ?? '-', line: at.line_start, message }];
  });
}

const rewritten = new Map<string, string[]>();
let differ = 0;
let count = 0;
for (const one of invalidPrograms(FOLDER, 'C')) {
  if (names.length > 0 && !names.includes(one.name)) continue;
  count++;
  const found = errorsOf(one.text);
  const [first] = found;
  const isSame = first?.code === one.code && first.line === one.line;
  if (found.length > 1) {
    const more = found.map(({ code, line }) => `${code}@${line}`).join(' ');
    console.log(`${one.name}: several errors: ${more}`);
  }
  if (first === undefined) console.log(`${one.name}: rustc accepts it`);
  if (isSame) continue;
  differ++;
  const said = first === undefined ? 'nothing' : `${first.code}@${first.line} ${first.message}`;
  console.log(`${one.name}: noted ${one.code}@${one.line}, rustc: ${said}`);
  if (!writes || first === undefined) continue;
  const path = join(FOLDER, one.file);
  const lines = rewritten.get(path) ?? readFileSync(path, 'utf8').split('\n');
  rewritten.set(path, lines);
  lines[one.row] = lines[one.row]!.replace(/ *\/\/~ .*/, '');
  const row = one.row - one.line + first.line;
  lines[row] = `${lines[row]!.replace(/ *\/\/~ .*/, '')} //~ ${first.code}`;
}
for (const [path, lines] of rewritten) writeFileSync(path, lines.join('\n'));
rmSync(scratch, { recursive: true });
console.log(`${count} programs, ${differ} are not as noted`);
