/**
 * Commands as README and the pages show them: every line of every block of commands is run, and
 * every command in running text names commands and options that are there. What cannot be run here
 * is in a table, with the reason.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT, type Io, runCli } from '../../src/cli/index.ts';
import { createProgram } from '../../src/cli/main.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PAGES = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs', ['.md'])];

/** Languages of blocks whose lines are typed into a shell. */
const SHELLS = new Set(['sh', 'bash', 'console', 'shell', 'zsh']);

/** Lines that are not run here, and why. */
const NOT_RUN: readonly (readonly [line: RegExp, why: string])[] = [
  [/^npm run demo$/, 'installs and builds; server/test/e2e/setup-files.test.ts runs its parts'],
  [/^npm test$/, 'this is it'],
  [/^npm run playground\b/, 'server/test/playground builds and serves it'],
  [/^docker run /, 'needs a container; server/test/e2e/sandbox.test.ts runs the command in it'],
];

/** Exit codes besides 0 that a line may have, and why. */
const CODES: readonly (readonly [line: RegExp, codes: readonly number[], why: string])[] = [
  [/--provider rustc/, [EXIT.tool], 'the nightly rustc need not be here'],
  [/^warplens sass /, [EXIT.tool], 'ptxas and nvdisasm need not be here'],
  [/^warplens check /, [EXIT.findings], 'exit code 1 when there are findings'],
];

/** What `docs/mlir.md` runs. */
const MLIR = `gpu.module @m {
  gpu.func @twice(%x: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %v = memref.load %x[%i] : memref<4xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %x[%i] : memref<4xf32>
    gpu.return
  }
}
`;
const SPEC = `{"kernel": "twice", "grid": 1, "block": 4, "args": {"x": [1, 2, 3, 4]}}`;

interface Line {
  readonly page: string;
  readonly text: string;
}

/** Lines of all blocks of commands; one that ends in a backslash goes on in the next. */
function blockLines(page: string): Line[] {
  const out: Line[] = [];
  for (const [, language = '', body = ''] of readRepo(page).matchAll(
    /^ *```(\w*)\n([\s\S]*?)^ *```/gm,
  )) {
    const isConsole = language === 'console';
    // A replay file begins with a line that reads like a command.
    const isOurs = language === '' && /^ *(?:cargo )?warplens (?!replay \d)/m.test(body);
    if (!SHELLS.has(language) && !isOurs) continue;
    for (const line of body.replace(/\\\n/g, ' ').split('\n')) {
      const text = line.replace(/ #.*$/, '').trim();
      // Of a console, only what is typed.
      if (isConsole && !text.startsWith('$ ')) continue;
      if (text !== '') out.push({ page, text: text.replace(/^\$ /, '').replace(/\s+/g, ' ') });
    }
  }
  return out;
}

/** Commands of ours in running text, between backticks. */
function inlineCommands(page: string): Line[] {
  const text = readRepo(page).replace(/^ *```[\s\S]*?^ *```/gm, '');
  return [...text.matchAll(/`((?:cargo )?warplens [^`]+)`/g)].map(([, command = '']) => ({
    page,
    text: command,
  }));
}

/** A line with brackets or words in capitals is a form to fill in, not one to type. */
const isForm = (text: string): boolean => /\[|\||\b[A-Z]{2,}\b|\.\.\./.test(text);

describe('cli: commands on the pages', function () {
  this.timeout(120_000);
  let folder: string;
  let served = 0;
  before(() => {
    folder = slashes(mkdtempSync(join(tmpdir(), 'warplens-blocks-')));
    const kernel = readRepo('test-fixtures/kernels/saxpy.rs');
    mkdirSync(join(folder, 'src'));
    for (const name of ['kernel.rs', 'saxpy.rs']) writeFileSync(join(folder, name), kernel);
    writeFileSync(join(folder, 'src/lib.rs'), kernel);
    writeFileSync(join(folder, 'kernel.mlir'), MLIR);
    writeFileSync(join(folder, 'spec.json'), SPEC);
    writeFileSync(
      join(folder, 'Cargo.toml'),
      '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n',
    );
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const io = (say: (text: string) => void): Io => ({
    cwd: folder,
    env: {},
    version: '1.2.3',
    colors: { out: false, err: false },
    outIsTerminal: false,
    out: () => undefined,
    err: say,
    readStdin: async () => readRepo('test-fixtures/kernels/saxpy.rs'),
    createEngine: () => createEngine({ ...machine, prelude: preludeTexts() }),
    startServer: async () => void (served += 1),
    interrupted: async () => undefined,
  });
  const program = createProgram(
    io(() => undefined),
    async () => undefined,
  );

  /** Fails for a command or an option that is not there. */
  const checkNames = ({ page, text }: Line): void => {
    // The first line of a replay file reads like a command: `warplens replay 1`.
    if (/^warplens replay \d/.test(text)) return;
    const own = text.replace(/ [|;>] .*$| && .*$/, '').replace(/^(?:cargo )?warplens /, '');
    const [name = '', ...words] = own.split(/[\s[\]()]+/);
    // Options of the program itself, and what stands for any command.
    if (name.startsWith('-') || /^(?:\.\.\.|…|[A-Z]+)$/.test(name)) return;
    const command = program.commands.find((one) => one.name() === name);
    assert.ok(command, `${page}: \`${text}\`: no command ${name}`);
    for (const word of words) {
      if (!/^--?\w/.test(word)) continue;
      const option = word.replace(/[=,;].*$/, '');
      const known = command.options.some(({ long, short }) => long === option || short === option);
      const isCommon = ['--help', '-h', '--json', '--emit'].includes(option);
      // `lsp` takes what editors pass to any server.
      assert.ok(known || isCommon, `${page}: \`${text}\`: ${name} has no option ${option}`);
    }
  };

  const lines = PAGES.flatMap(blockLines);
  it('there are some', () => assert.ok(lines.length > 15, String(lines.length)));

  for (const line of lines) {
    const { page, text } = line;
    it(`${page}: ${text}`, async () => {
      if (NOT_RUN.some(([pattern]) => pattern.test(text))) {
        const own = /(?:^| )(warplens .*)$/.exec(text)?.[1];
        if (own !== undefined) checkNames({ page, text: own });
        return;
      }
      assert.match(text, /^(?:cargo )?warplens /, `${page}: not run, and not in the table`);
      checkNames(line);
      if (isForm(text)) return;
      let said = '';
      const args = text.replace(/^(?:cargo )?warplens /, '').split(' ');
      const code = await runCli(
        args,
        io((one) => void (said += one)),
      );
      const allowed = CODES.filter(([pattern]) => pattern.test(text)).flatMap(([, codes]) => codes);
      assert.ok([EXIT.done as number, ...allowed].includes(code), `${code}: ${said}`);
    });
  }

  it('`warplens lsp` was started', () => assert.ok(served > 0));

  it('commands in running text have the options that they are shown with', () => {
    const inline = PAGES.flatMap(inlineCommands);
    assert.ok(inline.length > 60, String(inline.length));
    for (const line of inline) checkNames(line);
  });

  it('no exception is without a line', () => {
    for (const [pattern, why] of [...NOT_RUN, ...CODES.map(([p, , w]) => [p, w] as const)]) {
      assert.ok(
        lines.some(({ text }) => pattern.test(text)),
        `${pattern}`,
      );
      assert.ok(why.length > 5);
    }
  });
});
