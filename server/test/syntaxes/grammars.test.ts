/**
 * The grammars, run by the engine that VS Code uses: what each word of PTX and AMDGCN is called.
 */
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

let loaded: Promise<void> | undefined;

/** The engine is WebAssembly, loaded once for all grammars. */
function loadEngine(): Promise<void> {
  const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
  loaded ??= oniguruma.loadWASM(
    wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength),
  );
  return loaded;
}

class Grammar {
  private readonly name: string;
  private readonly inner: Textmate.IGrammar;

  private constructor(name: string, inner: Textmate.IGrammar) {
    this.name = name;
    this.inner = inner;
  }

  static async load(name: string): Promise<Grammar> {
    await loadEngine();
    const registry = new textmate.Registry({
      onigLib: Promise.resolve({
        createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
        createOnigString: (text) => new oniguruma.OnigString(text),
      }),
      loadGrammar: async (scope) =>
        scope === `source.${name}`
          ? textmate.parseRawGrammar(readRepo(`syntaxes/${name}.tmLanguage.json`), `${name}.json`)
          : null,
    });
    const inner = await registry.loadGrammar(`source.${name}`);
    assert.ok(inner);
    return new Grammar(name, inner);
  }

  tokens(source: string): Token[][] {
    let state = textmate.INITIAL;
    return source.split('\n').map((line) => {
      const result = this.inner.tokenizeLine(line, state);
      state = result.ruleStack;
      return result.tokens.map((t) => ({
        text: line.slice(t.startIndex, t.endIndex),
        scopes: t.scopes.slice(1).map((scope) => scope.replace(`.${this.name}`, '')),
      }));
    });
  }

  scopeOf(line: string, word: string): string {
    const token = this.tokens(line)[0]!.find((t) => t.text.trim() === word);
    return token?.scopes.at(-1) ?? '';
  }

  /** Every line of a text with its words and what they are called. */
  tour(path: string): string {
    const source = readRepo(path);
    const lines = this.tokens(source).map((line, i) => {
      const named = line.filter((t) => t.scopes.length > 0 && t.text.trim() !== '');
      return [
        `> ${source.split('\n')[i]}`,
        ...named.map((t) => `  ${t.text.trim()}: ${t.scopes.join(' ')}`),
      ];
    });
    return lines.flat().join('\n');
  }
}

describe('syntaxes: PTX grammar', () => {
  let grammar: Grammar;
  before(async () => {
    grammar = await Grammar.load('ptx');
  });

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
    it(`${word} in "${line.trim()}" is ${scope}`, () =>
      assert.equal(grammar.scopeOf(line, word), scope));
  }

  it('comments hide what they hold, over several lines too', () => {
    const all = grammar.tokens('/* add.s32\nret; */ ret;\n// bra x;');
    const scopes = all.flat().map((t) => [t.text.trim(), t.scopes[0]]);
    assert.ok(scopes.some(([text, scope]) => text === 'ret' && scope === 'keyword.control.flow'));
    assert.ok(!all[2]!.some((t) => t.scopes[0] !== 'comment.line.double-slash'));
  });

  it('a tour of PTX', () => {
    expectSnapshot(
      'test-fixtures/syntaxes/tour.snap',
      grammar.tour('test-fixtures/syntaxes/tour.ptx'),
    );
  });

  it('the manifest contributes files that exist', () => {
    const { contributes } = JSON.parse(readRepo('client/manifest.json')) as {
      contributes: { grammars: { path: string }[]; languages: { configuration: string }[] };
    };
    for (const { path } of contributes.grammars) assert.ok(JSON.parse(readRepo(path)).scopeName);
    for (const { configuration } of contributes.languages)
      assert.ok(JSON.parse(readRepo(configuration)));
  });
});

describe('syntaxes: AMDGCN grammar', () => {
  let grammar: Grammar;
  before(async () => {
    grammar = await Grammar.load('amdgcn');
  });

  const CASES: readonly (readonly [line: string, word: string, scope: string])[] = [
    ['saxpy:', 'saxpy', 'entity.name.label'],
    ['.LBB0_3:', '.LBB0_3', 'entity.name.label'],
    ['\ts_cbranch_execz .LBB0_4', 's_cbranch_execz', 'keyword.control.flow'],
    ['\ts_cbranch_execz .LBB0_4', '.LBB0_4', 'entity.name.label'],
    ['\ts_waitcnt vmcnt(0)', 's_waitcnt', 'keyword.control.wait'],
    ['\ts_waitcnt vmcnt(0)', 'vmcnt', 'keyword.control.wait'],
    ['\tv_add_f32 v1, s2, a3', 'v_add_f32', 'support.function.instruction'],
    ['\tv_add_f32 v1, s2, a3', 'a3', 'variable.other.register'],
    ['\ts_load_dwordx2 s[2:3], s[0:1], 0x10', 's[2:3]', 'variable.other.register'],
    ['\ts_load_dwordx2 s[2:3], s[0:1], 0x10', '0x10', 'constant.numeric.hex'],
    ['\ts_and_b64 exec, exec, vcc', 'exec', 'variable.language.special-register'],
    ['\tglobal_load_dword v1, v[2:3], off offset:16 glc', 'glc', 'storage.modifier'],
    ['\tv_add_f32 v1, -0.5, v2', '-0.5', 'constant.numeric.float'],
    ['\t.amdhsa_next_free_vgpr 8', '.amdhsa_next_free_vgpr', 'keyword.control.directive'],
    ['; v_add_f32 v1, v2, v3', 'v_add_f32 v1, v2, v3', 'comment.line.semicolon'],
  ];
  for (const [line, word, scope] of CASES) {
    it(`${word} in "${line.trim()}" is ${scope}`, () =>
      assert.equal(grammar.scopeOf(line, word), scope));
  }

  it('a tour of AMDGCN', () => {
    expectSnapshot(
      'test-fixtures/syntaxes/tour-amdgcn.snap',
      grammar.tour('test-fixtures/syntaxes/tour.s'),
    );
  });
});
