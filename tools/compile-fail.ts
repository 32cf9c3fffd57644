/**
 * `npx tsx tools/compile-fail.ts FOLDER..`: the tests of a compiler that must not build, each a
 * `.rs` file with what the compiler says beside it as `.stderr`, against what we say of the file.
 * A case counts as reported when one of our findings, or a reason why a kernel is wrong, stands in
 * a line that the compiler names; those with an error or warning in another line are counted too.
 * `--verbose` lists each case; `--missed` those without an answer at the line.
 */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { listRustFiles, machine } from '../server/src/disk/index.ts';
import { createEngine, type Engine } from '../server/src/workspace/index.ts';
import { preludeTexts } from '../server/test/kit/prelude.ts';

const args = process.argv.slice(2);
const verbose = args.includes('--verbose');
const missedOnly = args.includes('--missed');
const folders = args.filter((arg) => !arg.startsWith('--'));

interface Expected {
  readonly line: number;
  readonly message: string;
}

/** Each error with the first place that it names in the file itself. */
function expectedOf(stderr: string, name: string): Expected[] {
  const out: Expected[] = [];
  let message = '';
  for (const line of stderr.split('\n')) {
    const head = /^error(?:\[\w+\])?: (.*)/.exec(line);
    if (head !== null) message = head[1]!;
    const at = /^\s*--> (\S+?):(\d+):\d+/.exec(line);
    if (at !== null && message !== '' && at[1]!.endsWith(name)) {
      out.push({ line: Number(at[2]), message });
      message = '';
    }
  }
  return out;
}

interface Said {
  readonly line: number;
  readonly last: number;
  readonly text: string;
}

/** What we say of a file, by line. */
function saidOf(engine: Engine, path: string): Said[] {
  const text = engine.text(path) ?? '';
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  const { kernels } = engine.analysed(path);
  const all = [
    ...engine.diagnostics(path),
    ...kernels.flatMap(({ reasons }) => reasons.filter(({ code }) => code !== 'manifest')),
  ];
  return all.flatMap(({ span, severity, code, message }) =>
    engine.path(span.file as never) === path
      ? [
          {
            line: lineOf(span.start),
            last: lineOf(span.end),
            text: `${severity}[${code}] ${message}`,
          },
        ]
      : [],
  );
}

let reported = 0;
let elsewhere = 0;
let cases = 0;
for (const folder of folders) {
  const engine = createEngine({ ...machine, prelude: preludeTexts() });
  engine.setFolders([resolve(folder)]);
  for (const path of listRustFiles(resolve(folder))) {
    const stderr = machine.readFile(path.replace(/\.rs$/, '.stderr'));
    if (stderr === undefined) continue;
    const expected = expectedOf(
      readFileSync(path.replace(/\.rs$/, '.stderr'), 'utf8'),
      basename(path),
    );
    cases++;
    const said = saidOf(engine, path);
    const hit = expected.some(({ line }) =>
      said.some((one) => one.line <= line && line <= one.last),
    );
    if (hit) reported++;
    else if (said.some(({ text }) => /^(?:error|warning)/.test(text))) elsewhere++;
    if (!(verbose || (missedOnly && !hit))) continue;
    console.log(`${hit ? 'ok    ' : 'MISSED'} ${path}`);
    for (const { line, message } of expected) console.log(`         ${line}: ${message}`);
    for (const { line, text } of said) console.log(`       > ${line}: ${text}`);
  }
}
console.log(`${reported} of ${cases} cases reported at their line, ${elsewhere} in another`);
