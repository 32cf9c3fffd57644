/** The PTX grammar, run by the engine that VS Code uses: what each word of PTX is called. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Oniguruma from 'vscode-oniguruma';
import type * as Textmate from 'vscode-textmate';
import { expectSnapshot, readRepo, repoPath } from '../kit/index.ts';

// Both packages are UMD bundles, whose exports Node cannot name in an `import`.
const require = createRequire(join(repoPath('.'), 'package.json'));
const oniguruma = require('vscode-oniguruma') as typeof Oniguruma;
const textmate = require('vscode-textmate') as typeof Textmate;

interface Token {
  readonly text: string;
  readonly scopes: readonly string[];
}

async function loadGrammar(): Promise<Textmate.IGrammar> {
  const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (scope) =>
      scope === 'source.ptx'
        ? textmate.parseRawGrammar(readRepo('syntaxes/ptx.tmLanguage.json'), 'ptx.json')
        : null,
  });
  const grammar = await registry.loadGrammar('source.ptx');
  assert.ok(grammar);
  return grammar;
}

describe('syntaxes: PTX grammar', () => {
  let grammar: Textmate.IGrammar;
  before(async () => {
    grammar = await loadGrammar();
  });

  const tokens = (source: string): Token[][] => {
    let state = textmate.INITIAL;
    return source.split('\n').map((line) => {
      const result = grammar.tokenizeLine(line, state);
      state = result.ruleStack;
      return result.tokens.map((t) => ({
        text: line.slice(t.startIndex, t.endIndex),
        scopes: t.scopes.slice(1).map((scope) => scope.replace(/\.ptx$/, '')),
      }));
    });
  };
  const scopeOf = (line: string, word: string): string => {
    const token = tokens(line)[0]!.find((t) => t.text.trim() === word);
    return token?.scopes.at(-1) ?? '';
  };

  const CASES: readonly (readonly [line: string, word: string, scope: string])[] = [
    ['.visible .entry saxpy(', 'saxpy', 'entity.name.function'],
    ['.func (.param .b32 r) helper(', 'helper', 'entity.name.function'],
    ['.version 7.0', '.version', 'keyword.control.directive'],
    ['$L__BB0_2:', '$L__BB0_2', 'entity.name.label'],
    ['  @%p1 bra $L__BB0_2;', 'bra', 'keyword.control.flow'],
    ['  @!%p1 ret;', '@!', 'keyword.control.predicate'],
    ['  add.s32 %r1, %r2, 1;', 'add', 'support.function.instruction'],
    ['  add.s32 %r1, %r2, 1;', '.s32', 'storage.type'],
    ['  ld.shared::cta.u32 %r1, [x];', '.shared::cta', 'storage.modifier.space'],
    ['  mov.u32 %r1, %tid.x;', '%tid.x', 'variable.language.special-register'],
    ['  mov.u32 %r1, %tid.x;', '%r1', 'variable.other.register'],
    ['  mov.f32 %f1, 0f3F800000;', '0f3F800000', 'constant.numeric.float.hex'],
    ['  add.s32 %r1, %r1, -12;', '-12', 'constant.numeric.integer'],
    ['.shared .align 4 .b8 buffer[16];', '.shared', 'storage.modifier.space'],
  ];
  for (const [line, word, scope] of CASES) {
    it(`${word} in "${line.trim()}" is ${scope}`, () => assert.equal(scopeOf(line, word), scope));
  }

  it('comments hide what they hold, over several lines too', () => {
    const all = tokens('/* add.s32\nret; */ ret;\n// bra x;');
    const scopes = all.flat().map((t) => [t.text.trim(), t.scopes[0]]);
    assert.ok(scopes.some(([text, scope]) => text === 'ret' && scope === 'keyword.control.flow'));
    assert.ok(!all[2]!.some((t) => t.scopes[0] !== 'comment.line.double-slash'));
  });

  it('a tour of PTX', () => {
    const source = readRepo('test-fixtures/syntaxes/tour.ptx');
    const lines = tokens(source).map((line, i) => {
      const named = line.filter((t) => t.scopes.length > 0 && t.text.trim() !== '');
      return [
        `> ${source.split('\n')[i]}`,
        ...named.map((t) => `  ${t.text.trim()}: ${t.scopes.join(' ')}`),
      ];
    });
    expectSnapshot('test-fixtures/syntaxes/tour.snap', lines.flat().join('\n'));
  });

  it('package.json contributes files that exist', () => {
    const { contributes } = JSON.parse(readRepo('package.json')) as {
      contributes: { grammars: { path: string }[]; languages: { configuration: string }[] };
    };
    for (const { path } of contributes.grammars) assert.ok(JSON.parse(readRepo(path)).scopeName);
    for (const { configuration } of contributes.languages)
      assert.ok(JSON.parse(readRepo(configuration)));
  });
});
