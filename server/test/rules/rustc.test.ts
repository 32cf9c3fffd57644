/**
 * Our verdicts are rustc's: kernel signatures and call forms in `test-fixtures/rules/rustc`, what
 * rustc says about each in the snapshot beside it. With a nightly at hand the snapshot is compared
 * with it (and `UPDATE=1` writes it).
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LineIndex } from '../../src/base/index.ts';
import {
  expectSnapshot,
  fixturesIn,
  readFixture,
  readRepo,
  repoPath,
  requireTool,
} from '../kit/index.ts';
import { engine } from './check.ts';

/** What rustc says, by its code or its words, as the name of our rule. */
const BY_MESSAGE: readonly (readonly [RegExp, string])[] = [
  [/ABI cannot be called$/, 'gpu-kernel-call'],
  [/^invalid signature for `extern "[a-z-]+"` function$/, 'gpu-kernel-return'],
  [/ABI cannot be `(async|gen|async gen)`$/, 'gpu-kernel-async'],
  [
    /^C-variadic functions with the "[a-z-]+" calling convention are not supported$/,
    'gpu-kernel-variadic',
  ],
  [/^`\.\.\.` is not supported for `extern "[a-z-]+"` functions$/, 'gpu-kernel-variadic'],
  [/^malformed `rustc_offload_kernel` attribute input$/, 'offload-kernel-attribute'],
  [/^`#\[rustc_offload_kernel\]` attribute cannot be used on /, 'offload-kernel-attribute'],
  [/^multiple `rustc_offload_kernel` attributes$/, 'offload-kernel-attribute'],
];
const LINTS = ['improper_gpu_kernel_arg', 'missing_gpu_kernel_export_name'];
const SHARED: ReadonlySet<string> = new Set([...LINTS, ...BY_MESSAGE.map(([, rule]) => rule)]);

/** Said because the crate has no `core`. */
const BESIDE_THE_POINT =
  /^(aborting due to|For more information about|requires `\w+` lang_item|\d+ warnings? emitted)/;

interface RustcSpan {
  readonly line_start: number;
  readonly column_start: number;
  readonly line_end: number;
  readonly column_end: number;
  readonly is_primary: boolean;
  readonly expansion: { readonly span: RustcSpan } | null;
}

const shown = (s: RustcSpan): string =>
  `${s.line_start}:${s.column_start}-${s.line_end}:${s.column_end}`;

/**
 * One line for each finding: place, rule, and for macro output the place of the call that made it.
 */
function rustcVerdicts(rustc: string, path: string, edition: string): string[] {
  const args = ['--edition', edition, '--target', 'nvptx64-nvidia-cuda', '--emit=metadata'];
  // rustc puts a file in the place of what it is told to write, were it a device.
  const folder = mkdtempSync(join(tmpdir(), 'warplens-verdicts-'));
  args.push('-o', join(folder, 'out.rmeta'), '--error-format=json', repoPath(path));
  let output: string;
  try {
    output = execFileSync(rustc, args, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    output = (error as { stderr: string }).stderr;
  }
  rmSync(folder, { recursive: true });
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  assert.ok(lines.length > 10, output.slice(0, 400));
  return lines.flatMap((line) => {
    const { message, code, spans } = JSON.parse(line) as {
      message: string;
      code: { code: string } | null;
      spans: RustcSpan[];
    };
    if (BESIDE_THE_POINT.test(message)) return [];
    const rule = LINTS.includes(code?.code ?? '')
      ? code!.code
      : BY_MESSAGE.find(([words]) => words.test(message))?.[1];
    assert.ok(rule, `${path}: rustc says something else: ${message}`);
    const span = spans.find((s) => s.is_primary)!;
    let outer = span;
    while (outer.expansion) outer = outer.expansion.span;
    return [`${shown(span)} ${rule}${outer === span ? '' : ` (from ${shown(outer)})`}`];
  });
}

function inOrder(lines: readonly string[]): string[] {
  const key = (line: string): number => {
    const [, row, col] = /^(\d+):(\d+)/.exec(line)!;
    return Number(row) * 1000 + Number(col);
  };
  return [...lines].sort((a, b) => key(a) - key(b) || (a < b ? -1 : 1));
}

/** Ours in the same form, all findings of rules that rustc has too. */
function ownVerdicts(path: string): string[] {
  const text = readRepo(path);
  const root = `/verdicts/${path}`;
  const index = new LineIndex(text);
  const at = (offset: number): string => {
    const { line, col } = index.lineCol(offset);
    return `${line + 1}:${col + 1}`;
  };
  engine.setRules({});
  engine.setFile(root, text);
  return engine
    .diagnostics(root)
    .filter((d) => SHARED.has(d.code))
    .map((d) => `${at(d.span.start)}-${at(d.span.end)} ${d.code}`);
}

/** Hard errors keep rustc from running its lints: such a fixture is about the errors. */
function comparable(own: readonly string[], expected: readonly string[]): string[] {
  const lints = expected.some((line) => LINTS.some((lint) => line.includes(lint)));
  return own.filter((line) => lints || !LINTS.some((lint) => line.includes(lint)));
}

describe('rules: verdicts of rustc', () => {
  let forms = 0;
  for (const path of fixturesIn('test-fixtures/rules/rustc')) {
    const snapshot = path.replace(/\.rs$/, '.snap');
    const edition = readFixture(path).header.get('edition') ?? '2021';

    it(`${path}: rustc still says the same`, function () {
      const rustc = requireTool(this, 'rustc-nightly');
      expectSnapshot(snapshot, inOrder(rustcVerdicts(rustc, path, edition)).join('\n'));
    });

    it(`${path}: so do we`, () => {
      const expected = readRepo(snapshot).trim().split('\n');
      const own = inOrder(comparable(ownVerdicts(path), expected));
      const left = [...own];
      const missing = expected.filter((line) => {
        const [, place, rule, from] = /^(\S+) (\S+)(?: \(from (\S+)\))?$/.exec(line)!;
        const found = left.findIndex((l) => l === `${place} ${rule}` || l === `${from} ${rule}`);
        if (found >= 0) left.splice(found, 1);
        return found < 0;
      });
      assert.deepEqual({ missing, unexpected: left }, { missing: [], unexpected: [] });
    });

    it(`${path}: holds many forms`, () => {
      forms += readRepo(snapshot).trim().split('\n').length;
      assert.ok(forms >= 30);
    });
  }

  it('has at least 60 forms in all', () => {
    assert.ok(forms >= 60, `${forms} verdicts`);
  });
});
