/**
 * What the extension brings along works: snippets and the example compile, licences are complete,
 * colours have all themes.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import type { Engine } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo, repoPath, wholeManifest } from '../kit/index.ts';

interface Contributions {
  readonly icon: string;
  readonly browser: string;
  readonly capabilities: { readonly untrustedWorkspaces: { readonly supported: unknown } };
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly category: string }[];
    readonly colors: readonly { readonly id: string; readonly defaults: object }[];
    readonly menus: { readonly commandPalette: readonly { command: string; when: string }[] };
    readonly walkthroughs: readonly {
      readonly steps: readonly {
        readonly description: string;
        readonly media: { markdown: string };
      }[];
    }[];
  };
}

const manifest = wholeManifest() as unknown as Contributions;
const { contributes } = manifest;

/** A snippet's text with its default values. */
function expand(body: readonly string[]): string {
  return body
    .join('\n')
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll(/\$\d+/g, '');
}

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel, stdarch_nvptx)]\n';
const kernel = (code: string): string =>
  `${HEAD}#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn k(n: u32, out: *mut u32) {\n${code}\nunsafe { *out = i + n };\n}\n`;

describe('client: contributions', () => {
  let engine: Engine;
  before(() => {
    engine = testEngine();
  });
  const compiles = (text: string): void => {
    engine.setFile('/k.rs', text);
    assert.deepEqual(
      engine.diagnostics('/k.rs').map((d) => d.message),
      [],
    );
    const { problems, summary } = engine.emit('/k.rs', 'ptx');
    assert.deepEqual(problems, []);
    assert.ok(summary.length > 0);
  };
  const snippets = JSON.parse(readRepo('client/snippets/rust.json')) as Record<
    string,
    { readonly body: readonly string[] }
  >;

  it('every snippet compiles and is not complained about', () => {
    const frames: Readonly<Record<string, (code: string) => string>> = {
      'GPU kernel (rustc)': (code) => HEAD + code,
      'GPU crate head (rustc, NVIDIA)': (code) =>
        code.replace('\n\n\n', `\n\n${kernel('let i = 1;').slice(HEAD.length)}\n`),
      'Index of the thread (NVIDIA)': kernel,
      'Grid-stride loop (NVIDIA)': kernel,
      'Launch of a kernel, for the rules': (code) =>
        kernel('let i = 1;').replace('#[unsafe', `${code}\n#[unsafe`),
    };
    assert.deepEqual(Object.keys(snippets), Object.keys(frames));
    for (const [name, { body }] of Object.entries(snippets)) compiles(frames[name]!(expand(body)));
  });

  it('the example compiles for both targets and is not complained about', () => {
    const [, example] = /const EXAMPLE = `([^`]*)`/.exec(
      readRepo('client/src/features/example.ts'),
    )!;
    compiles(example!);
    assert.deepEqual(engine.emit('/k.rs', 'amdgcn').problems, []);
  });

  it('commands have one prefix', () => {
    for (const { command, category } of contributes.commands) {
      assert.match(command, /^warplens\.\w+$/);
      assert.equal(category, 'Warplens');
    }
  });

  it('commands that need a pane or a server are hidden without one', () => {
    const shown = new Map(contributes.menus.commandPalette.map((row) => [row.command, row.when]));
    for (const { command } of contributes.commands) {
      if (command !== 'warplens.openExample') assert.ok(shown.has(command), command);
    }
  });

  it('colours are there for light, dark and both high contrasts', () => {
    for (const { id, defaults } of contributes.colors) {
      assert.deepEqual(Object.keys(defaults).sort(), [
        'dark',
        'highContrast',
        'highContrastLight',
        'light',
      ]);
      const users = ['line-links', 'line-bands', 'profile/heat'].map((n) =>
        readRepo(`client/src/features/${n}.ts`),
      );
      // Those of bands and of heat are numbered.
      const [, family] = /^(.*(?:Band(?:Bar)?|heat))\d+$/.exec(id) ?? [];
      const number = family === 'warplens.heat' ? 'level' : 'color';
      const use = family === undefined ? `'${id}'` : `\`${family}$\{${number}}\``;
      assert.ok(users.join('\n').includes(use), id);
    }
    const [, count] = /const COLORS = (\d+);/.exec(
      readRepo('client/src/features/band-numbers.ts'),
    )!;
    for (const family of ['warplens.lineBand', 'warplens.lineBandBar']) {
      const numbers = contributes.colors.flatMap(({ id }) =>
        /^\d+$/.test(id.slice(family.length)) && id.startsWith(family)
          ? [Number(id.slice(family.length))]
          : [],
      );
      assert.deepEqual(
        numbers,
        Array.from({ length: Number(count) }, (_, i) => i + 1),
      );
    }
  });

  it('the walkthrough has three steps, with pages and commands that are there', () => {
    const steps = contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
    assert.equal(steps.length, 3);
    for (const { description, media } of steps) {
      assert.ok(existsSync(repoPath(media.markdown)));
      const [, command] = /\(command:([\w.]+)\)/.exec(description)!;
      assert.ok(
        contributes.commands.some((known) => known.command === command),
        command,
      );
    }
  });

  it('untrusted workspaces get what runs nothing', () => {
    assert.equal(manifest.capabilities.untrustedWorkspaces.supported, 'limited');
    for (const file of ['report.ts', 'resources/page.ts', 'status.ts'])
      assert.match(readRepo(`client/src/features/${file}`), /workspace\.isTrusted/, file);
  });

  it('icon and browser entry are there', () => {
    assert.ok(existsSync(repoPath(manifest.icon)));
    assert.match(manifest.browser, /extension-web\.cjs$/);
  });
});
