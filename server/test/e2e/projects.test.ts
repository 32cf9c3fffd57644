/**
 * The layouts that projects have, asked through the command, the server and an engine as it is in a
 * browser: each lists and compiles the kernels that the project's build would, with old and with
 * new versions of what they depend on.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { runCli } from '../../src/cli/index.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { uriOfPath } from '../../src/lsp/uris.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { listFiles, parseFixture, readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { CAPABILITIES, Session } from './session.ts';

/** What is written for the words with `$`. */
const VERSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  old: {
    DEVICE: 'cuda_std = "0.2.2"',
    BUILDER: '"0.3"',
    NIGHTLY: 'nightly-2025-06-01',
    INDEX: 'i32',
    HEAD: `#![cfg_attr(target_os = "cuda", no_std, feature(register_attr), register_attr(nvvm_internal))]
use cuda_std::prelude::*;`,
    TILE: 'let tile = |at: usize| cuda_std::vek::Vec2::new(at as f32, 1.0).x;',
  },
  new: {
    DEVICE: 'cuda_std = { git = "https://example.org/rust-cuda", rev = "946c91f" }',
    BUILDER: '{ git = "https://example.org/rust-cuda", rev = "946c91f" }',
    NIGHTLY: 'nightly-2026-10-01',
    INDEX: 'u32',
    HEAD: 'use cuda_std::prelude::*;',
    TILE: 'let tile = |at: usize| cuda_std::glam::Vec2::new(at as f32, 1.0).x;',
  },
};

interface Project {
  readonly title: string;
  readonly target: 'ptx' | 'amdgcn';
  readonly files: ReadonlyMap<string, string>;
  /** `path name` of each kernel, sorted. */
  readonly kernels: readonly string[];
  /** `path name option` of each kernel that a feature leaves out. */
  readonly absent: readonly string[];
}

function projects(): Project[] {
  return listFiles('test-fixtures/projects', ['.rs']).flatMap((file) =>
    Object.entries(VERSIONS).map(([version, words]): Project => {
      const text = readRepo(file).replace(/\$([A-Z]+)/g, (_, word: string) => words[word]!);
      const { header, files } = parseFixture(text);
      return {
        title: `${basename(file, '.rs')}, ${version} versions`,
        target: header.get('dialect') === 'amd' ? 'amdgcn' : 'ptx',
        files: new Map(files.map((one) => [one.path, one.text])),
        kernels: header.get('kernels')!.split('; ').sort(),
        absent: header.get('absent')?.split('; ').sort() ?? [],
      };
    }),
  );
}

/** A run of the command in a folder. */
async function warplens(cwd: string, ...args: readonly string[]) {
  const said = { out: '', err: '' };
  const code = await runCli([...args], {
    cwd,
    env: {},
    version: '1.2.3',
    colors: { out: false, err: false },
    outIsTerminal: false,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    readStdin: async () => '',
    createEngine: () => createEngine({ ...machine, env: () => undefined, prelude: preludeTexts() }),
    startServer: async () => undefined,
    interrupted: async () => undefined,
  });
  return { ...said, code };
}

describe('e2e: projects', () => {
  let top: string;
  let session: Session;
  before(async () => {
    top = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-projects-'))));
    session = new Session();
    await session.client.initialize(CAPABILITIES);
  });
  after(async () => {
    await session.end();
    rmSync(top, { recursive: true, force: true });
  });

  for (const { title, files, kernels, absent, target } of projects())
    describe(title, () => {
      let folder: string;
      before(() => {
        folder = `${top}/${title.replace(/\W+/g, '-')}`;
        for (const [path, text] of files) {
          mkdirSync(dirname(folder + path), { recursive: true });
          writeFileSync(folder + path, text);
        }
      });
      /** All of the project where that is one text, else the crates that the command names. */
      async function cratesToCompile(cwd: string): Promise<readonly string[]> {
        const all = await warplens(cwd, target, '.');
        const several = /: several crates here, name one: (.*)\n$/.exec(all.err);
        return several === null ? ['.'] : several[1]!.split(', ');
      }
      const entries = kernels.map((kernel) => kernel.split(' ')[1]!).sort();

      it('the command lists, checks and compiles what the build makes', async () => {
        const listed = await warplens(folder, 'kernels', '.');
        assert.equal(listed.err, '');
        const rows = listed.out.trim().split('\n');
        const [compiled, others] = [false, true].map((isAbsent) =>
          rows
            .filter((row) => row.includes('not compiled: ') === isAbsent)
            .map((row) => {
              const [place, how] = row.split(' not compiled: ');
              const words = place!.trim().split(/\s+/);
              const option = how === undefined ? '' : ` ${how.replace(/^.*?: /, '')}`;
              return `${words.at(-1)!.replace(/:.*/, '')} ${words[0]}${option}`;
            })
            .sort(),
        );
        assert.deepEqual(compiled, kernels);
        assert.deepEqual(others, absent);
        const checked = await warplens(folder, 'check', '.');
        const said = checked.out + checked.err;
        const leftOut = said.match(/^.*: info: not analysed: kernel .*\[left-out\]$/gm) ?? [];
        assert.match(
          said,
          absent.length > 0 ? /^no findings; .* left out/m : /^no findings\b[^;]*$/m,
        );
        assert.equal(leftOut.length, absent.length);
        const found: string[] = [];
        for (const crate of await cratesToCompile(folder)) {
          const emitted = await warplens(folder, target, crate);
          assert.equal(emitted.code, 0);
          assert.match(emitted.err, /^(?:note: compiled for .*\n)?$/);
          const entry = target === 'ptx' ? /\.entry (\w+)/g : /\.amdhsa_kernel (\w+)/g;
          found.push(...[...emitted.out.matchAll(entry)].map(([, name]) => name!));
        }
        assert.deepEqual(found.sort(), entries);
      });

      it('the server shows them', async () => {
        const found: string[] = [];
        for (const path of new Set(kernels.map((kernel) => `/${kernel.split(' ')[0]}`))) {
          const uri = uriOfPath(folder + path);
          await session.client.open(uri, files.get(path)!);
          const lenses = await session.client.request<
            { data?: readonly [uri: string, name: string, target: string] }[]
          >('textDocument/codeLens', { textDocument: { uri } });
          // The lens that runs a kernel is of no target.
          for (const { data } of lenses)
            if (data?.[2] === target) found.push(`${path.slice(1)} ${data[1]}`);
          const others = absent.filter((kernel) => kernel.startsWith(`${path.slice(1)} `));
          assert.deepEqual(
            (await session.pull(uri)).map(({ code }) => code),
            others.map(() => 'left-out'),
          );
        }
        assert.deepEqual(found.sort(), kernels);
      });

      it('a browser finds them', () => {
        const engine = createEngine({
          readFile: (path) => files.get(path.slice(top.length)),
          listDir: (path) => {
            const names = [...files.keys()]
              .filter((file) => `${top}${file}`.startsWith(`${path}/`))
              .map((file) => `${top}${file}`.slice(path.length + 1).split('/')[0]!);
            return names.length === 0 ? undefined : [...new Set(names)];
          },
          prelude: preludeTexts(),
        });
        engine.setFolders([top]);
        const found = (engine.rootsIn(top) ?? []).flatMap((root) =>
          engine
            .kernels(root)
            .map(
              ({ name, nameSpan }) => `${engine.path(nameSpan.file).slice(top.length + 1)} ${name}`,
            ),
        );
        assert.deepEqual(found.sort(), kernels);
      });
    });
});
