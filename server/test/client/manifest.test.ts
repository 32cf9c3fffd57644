/**
 * The extension's manifest agrees with the code: commands, settings, files that
 * ship, start-up.
 */
import assert from 'node:assert/strict';
import { extensionFiles } from '../../../tools/extension-files.mjs';
import { DIALECTS, KERNEL_ABIS } from '../../src/hir/index.ts';
import { LAUNCH_APIS } from '../../src/host/index.ts';
import { hasGpuCode, paneInfos } from '../../src/ide/index.ts';
import { listFiles, readRepo, wholeManifest } from '../kit/index.ts';

interface Manifest {
  readonly main: string;
  readonly browser: string;
  readonly version: string;
  readonly engines: { readonly vscode: string };
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly languages: readonly { readonly id: string }[];
    readonly commands: readonly { readonly command: string; readonly category: string }[];
    readonly menus: Readonly<Record<string, readonly { readonly command: string }[]>>;
    readonly configuration: {
      readonly properties: Readonly<
        Record<string, { readonly description?: string; readonly markdownDescription?: string }>
      >;
    };
  };
}

const manifest = wholeManifest() as unknown as Manifest;
const project = JSON.parse(readRepo('package.json')) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};
const client = listFiles('client/src', ['.ts']).map(readRepo).join('\n');
const server = listFiles('server/src/lsp', ['.ts']).map(readRepo).join('\n');

/** A launch by each API. */
const LAUNCHES = [
  'unsafe { launch!(f<<<1, 64, 0, stream>>>(x)) }',
  'use cust::prelude::*;',
  'extern crate rustacuda; use rustacuda::launch;',
  'stream.launch_builder(&f).arg(&x).launch(config)?;',
  'use cudarc::driver::{CudaContext, LaunchConfig};',
  'use cudarc_reexport::LaunchAsync;',
  'use cuda_core::{CudaContext, DeviceBuffer};',
  'cuda_launch! { kernel: f, stream: s }',
  'sys::cuLaunchKernel(f, 1, 1, 1, 64, 1, 1, 0, s, args, null_mut())',
  'hipModuleLaunchKernel(f, 1, 1, 1, 64, 1, 1, 0, s, args, null_mut())',
  'core::intrinsics::offload(f, [1, 1, 1], [64, 1, 1], (x,))',
];

describe('client: manifest', () => {
  const contributed = manifest.contributes.commands.map((c) => c.command).sort();

  it('every command of the manifest is registered, and no other', () => {
    const table = /const table[\s\S]*?= \{([\s\S]*?)\n {2}\};/.exec(
      readRepo('client/src/features/commands.ts'),
    );
    const registered = [...table![1]!.matchAll(/'(warplens\.\w+)':/g)].map((m) => m[1]!).sort();
    assert.ok(registered.length >= 5);
    assert.deepEqual(registered, contributed);
  });

  it('menus name commands that exist', () => {
    const named = Object.values(manifest.contributes.menus).flat();
    for (const { command } of named) assert.ok(contributed.includes(command), command);
  });

  it('the server’s own commands are not commands of the palette', () => {
    const own = [...server.matchAll(/'(warplens\.(?:preview|kernels|restart|doctor))'/g)].map(
      (m) => m[1]!,
    );
    assert.ok(own.length >= 4);
    for (const command of own) assert.ok(!contributed.includes(command), command);
  });

  it('every setting is described and read somewhere', () => {
    for (const [key, { description, markdownDescription }] of Object.entries(
      manifest.contributes.configuration.properties,
    )) {
      assert.ok(description ?? markdownDescription, key);
      const last = key.split('.').at(-1)!;
      const known = key === 'warplens.trace.server' || `${client}${server}`.includes(last);
      assert.ok(known, `${key} is read nowhere`);
    }
  });

  it('settings that projects have too have the keys of warplens.toml', () => {
    interface Schema {
      readonly properties?: Readonly<Record<string, Schema>>;
    }
    const schema = JSON.parse(readRepo('schemas/warplens.schema.json')) as Schema;
    const keys = Object.entries(schema.properties ?? {}).flatMap(([table, { properties }]) =>
      // Flags of the build are those of a project; a pane or the command has its own. Budgets are a
      // project's, too.
      table === 'build' || table === 'budget'
        ? []
        : table === 'rules'
          ? ['warplens.rules']
          : Object.keys(properties ?? {}).map((key) => `warplens.${table}.${key}`),
    );
    assert.ok(keys.length >= 3);
    const settings = Object.keys(manifest.contributes.configuration.properties);
    for (const key of keys) assert.ok(settings.includes(key), key);
  });

  it('the README names every setting, and none that is not there', () => {
    const settings = Object.keys(manifest.contributes.configuration.properties).filter(
      (key) => !key.startsWith('warplens.trace.'),
    );
    const named = readRepo('README.md').matchAll(/`(warplens\.\w+\.[\w-]+|warplens\.rules)`/g);
    const keys = [...named].map((m) => m[1]!).filter((key) => key !== 'warplens.toml');
    assert.deepEqual([...new Set(keys)].sort(), settings.sort());
  });

  it('starts with Rust, MLIR and assembly files and launch specs only', () => {
    const ids = manifest.contributes.languages.map(({ id }) => id);
    assert.deepEqual(manifest.activationEvents, [
      ...['rust', ...ids].map((id) => `onLanguage:${id}`),
      // Names that assembly of hosts has too, so that no language of ours may claim them.
      'workspaceContains:**/*.{s,S,asm}',
      // The Testing view.
      'workspaceContains:**/*.warplens.json',
      'onDebugResolve:warplens',
    ]);
    const listed = /ASSEMBLY_LANGUAGES: readonly string\[\] = \[(.*)\];/.exec(client);
    // Kernels are written in MLIR, and nothing is emitted as it.
    const names = ids.filter((id) => id !== 'mlir').map((id) => `'${id}'`);
    assert.equal(listed?.[1], names.join(', '));
    assert.deepEqual(
      names,
      paneInfos.map(({ name }) => `'${name}'`),
    );
  });

  it('starts the server at every text that may hold kernels, and at no other Rust', () => {
    const [, words] = /const WORDS =\s*\/(.*)\/;/.exec(readRepo('client/src/gpu-code.ts'))!;
    const starts = new RegExp(words!);
    const libraries = DIALECTS.flatMap(({ library }) => library ?? []);
    assert.ok(libraries.length > 0);
    for (const name of [...[...KERNEL_ABIS].map((abi) => `"${abi}"`), ...libraries])
      assert.match(`extern ${name} fn`, starts);
    for (const text of ['use core::arch::nvptx::*;', '// warplens: launch(block = [1, 1, 1])']) {
      assert.ok(hasGpuCode(text));
      assert.match(text, starts);
    }
    for (const { name, marks } of LAUNCH_APIS) {
      assert.ok(marks.length > 0, name);
      for (const mark of marks) assert.ok(`|${words}|`.includes(`|${mark}|`), `${name}: ${mark}`);
    }
    for (const text of LAUNCHES) {
      assert.ok(hasGpuCode(text), text);
      assert.match(text, starts);
    }
    assert.doesNotMatch('let app = browser.launch(options); cust.name; Config::load()', starts);
    assert.doesNotMatch('use core::arch::x86_64::*; extern "C" fn kernel() {}', starts);
  });

  it('types are those of the oldest editor it promises', () => {
    assert.equal(`^${project.devDependencies['@types/vscode']}`, manifest.engines.vscode);
  });

  it('all versions are exact', () => {
    const all = project.devDependencies;
    for (const [name, version] of Object.entries(all))
      assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name);
  });

  it('what ships is a list that holds the entry points, and of the manifest what an editor reads', () => {
    const shipped = extensionFiles();
    for (const entry of [manifest.main, manifest.browser, './server/dist/server.js'])
      assert.ok(shipped.includes(entry.replace('./', '')), entry);
    for (const path of shipped) assert.doesNotMatch(path, /\.map$|command|cli\.js|^server\/src/);
    const fields = Object.keys(wholeManifest());
    for (const field of ['bin', 'files', 'scripts', 'exports', 'devDependencies'])
      assert.ok(!fields.includes(field), field);
    for (const field of ['main', 'contributes', 'engines', 'type'])
      assert.ok(fields.includes(field), field);
  });

  it('the entry stays short', () => {
    assert.ok(readRepo('client/src/extension.ts').split('\n').length < 60);
  });
});
