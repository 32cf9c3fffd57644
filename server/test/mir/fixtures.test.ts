/**
 * One test per `.mir` file: text form (`cat/`), verifier (`verifier/`), behaviour (`interpret/`,
 * `kernels/`).
 */
import assert from 'node:assert/strict';
import { type MirParseResult, parseMir, printModule, verifyModule } from '../../src/mir/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { checkRuns } from './run-lines.ts';

const ROOT = 'test-fixtures/mir';

/** Parses a fixture that must be readable. */
function parse(text: string): MirParseResult {
  const parsed = parseMir(text);
  assert.deepEqual(
    parsed.errors.map((e) => `${e.line + 1}:${e.col + 1}: ${e.message}`),
    [],
  );
  assert.ok(parsed.module.funcs.size + parsed.module.globals.size > 0, 'the fixture holds nothing');
  return parsed;
}

/** The file names of a family, which must not be empty. */
function family(name: string): string[] {
  const files = listFiles(`${ROOT}/${name}`, ['.mir']);
  assert.ok(files.length > 0, `no fixtures in ${ROOT}/${name}`);
  return files;
}

function title(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -4);
}

/** Text without comments and blank lines, as the printer writes it. */
function withoutComments(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s+);.*$/, ''));
  return `${lines
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`;
}

describe('mir: print(parse(text)) is the text', () => {
  for (const path of family('cat')) {
    it(title(path), () => {
      const text = readRepo(path);
      const printed = printModule(parse(text).module, { locs: true });
      assert.equal(printed.replace(/\n{2,}/g, '\n'), withoutComments(text));
    });
  }
  for (const path of listFiles(ROOT, ['.mir'])) {
    it(`printing settles: ${path.slice(ROOT.length + 1, -4)}`, () => {
      const parsed = parseMir(readRepo(path));
      const printed = printModule(parsed.module, { locs: true });
      assert.equal(printModule(parse(printed).module, { locs: true }), printed);
    });
  }
});

describe('mir: verifier', () => {
  for (const path of family('verifier')) {
    it(title(path), () => {
      const text = readRepo(path);
      const parsed = parse(text);
      const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
      const funcLine = (symbol: string): number => {
        const at = text.search(
          new RegExp(`(func \\w+|global) @"?${symbol.replace(/\$/g, '\\$')}\\b`),
        );
        return lineOf(at);
      };
      const seen = verifyModule(parsed.module).map((problem) => {
        const first = problem.inst ?? problem.block?.insts[0];
        const place = first === undefined ? undefined : parsed.places.get(first);
        return {
          line: place === undefined ? funcLine(problem.symbol) : lineOf(place),
          message: problem.message,
        };
      });
      text.split('\n').forEach((line, i) => {
        for (const match of line.matchAll(/; error: ([^;]*)/g)) {
          const wanted = match[1]!.trim();
          const at = seen.findIndex((p) => p.line === i + 1 && p.message.startsWith(wanted));
          const here = seen.filter((p) => p.line === i + 1).map((p) => p.message);
          assert.ok(at >= 0, `line ${i + 1}: no '${wanted}', but ${JSON.stringify(here)}`);
          seen.splice(at, 1);
        }
      });
      assert.deepEqual(seen, [], 'problems without a comment');
    });
  }
});

describe('mir: interpreter', () => {
  for (const path of [...family('interpret'), ...family('kernels')]) {
    it(title(path), () => {
      const text = readRepo(path);
      const { module } = parse(text);
      assert.deepEqual(
        verifyModule(module).map((p) => `@${p.symbol}: ${p.message}`),
        [],
      );
      assert.ok(checkRuns(module, text) > 0, 'the fixture runs nothing');
    });
  }
});
