/**
 * What a crate may read: random trees of projects, links, manifests and roots beside files that
 * belong to somebody else. Each file holds a mark of its own; no output may hold a mark from
 * outside, in letters or as bytes of code. Marks from inside show that the search finds them.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Io } from '../../src/cli/io.ts';
import { runCli } from '../../src/cli/main.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { diagnosticsIn } from '../../src/ide/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { isNightly } from '../kit/sample.ts';

const TREES = isNightly() ? 2000 : 24;

/** Numbers from a seed (Park and Miller). */
class Dice {
  private state: number;
  constructor(seed: number) {
    this.state = (seed * 48_271 + 11) % 2_147_483_647;
  }
  below(limit: number): number {
    this.state = (this.state * 48_271) % 2_147_483_647;
    return this.state % limit;
  }
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
  maybe(percent: number): boolean {
    return this.below(100) < percent;
  }
}

const OUTSIDE = 'QZJX';
const INSIDE = 'KWVU';

/** A mark in letters, as bytes in a row, or as words of bytes, as assembly has data. */
function searchFor(mark: string): RegExp {
  const bytes = [...Buffer.from(mark)];
  const hex = bytes.map((byte) => byte.toString(16));
  return new RegExp(
    [
      mark,
      bytes.join(',\\s*'),
      hex.map((one) => `0x${one}`).join(',\\s*'),
      hex.join(''),
      [...hex].reverse().join(''),
      `\\b${Buffer.from(mark).readUInt32LE()}\\b`,
    ].join('|'),
    'i',
  );
}
const SEEN_OUTSIDE = searchFor(OUTSIDE);
const SEEN_INSIDE = searchFor(INSIDE);

/** Texts of each kind that carry a mark wherever one can be shown. */
const TEXTS: Readonly<Record<string, (mark: string) => string>> = {
  'key.txt': (mark) => `${mark} is a key\n`,
  'mod.rs': (mark) =>
    `pub const WORD: &[u8] = b"${mark}";\npub fn broken_${mark}() -> ${mark} { ${mark}:: }\n`,
  'good.rs': (mark) =>
    `#![no_std]\npub const WORD: &[u8] = b"${mark}";\npub unsafe extern "gpu-kernel" fn k_${mark}(p: *mut u32) -> u32 { 1 }\n`,
  'code.ptx': (mark) =>
    `.version 7.8\n.target sm_70\n.address_size 64\n.visible .entry ${mark}()\n{\nbad_${mark};\n}\n`,
  'half.toml': (mark) => `${mark} = "${mark}"\n[${mark}\n`,
  'k.mlir': (mark) =>
    `gpu.module @${mark} { gpu.func @${mark}() kernel { "${mark}"() : () -> () gpu.return } }\n`,
};

interface Tree {
  readonly project: string;
  /** Attempts, for messages. */
  readonly tries: readonly string[];
}

/** Makes a home folder with files in it, and a project that wants them. */
function makeTree(top: string, dice: Dice): Tree {
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const link = (to: string, at: string): void => {
    mkdirSync(dirname(at), { recursive: true });
    try {
      symlinkSync(dice.maybe(50) ? relative(dirname(at), to) || '.' : to, at);
    } catch {
      // There is one already.
    }
  };
  const home = join(top, 'home');
  const project = join(home, dice.of(['work', 'deep/er/work', 'work/of/others']));
  const tries: string[] = [];

  // What belongs to somebody else.
  const foreign: string[] = [];
  for (const folder of [home, join(home, '.ssh'), join(home, 'other'), dirname(project), top]) {
    for (const [name, text] of Object.entries(TEXTS)) {
      if (!dice.maybe(60)) continue;
      foreign.push(join(folder, name));
      put(join(folder, name), text(`${OUTSIDE}${foreign.length}`));
    }
  }
  foreign.push(join(home, '.ssh/id'));
  put(join(home, '.ssh/id'), `${OUTSIDE}0\n`);
  if (dice.maybe(50)) put(join(home, '.git/HEAD'), 'ref: refs/heads/main\n');
  const everywhere = `[workspace]\nmembers = ["*"]\n[workspace.package]\ndescription = "${OUTSIDE}"\n`;
  if (dice.maybe(40)) put(join(home, 'Cargo.toml'), everywhere);
  if (dice.maybe(30))
    put(
      join(home, 'other/Cargo.toml'),
      `[package]\nname = "${OUTSIDE}"\ndescription = "${OUTSIDE}"\n`,
    );
  if (dice.maybe(30)) put(join(home, 'other/src/lib.rs'), TEXTS['good.rs']!(OUTSIDE));

  // The project: with a repository or without, a workspace, a package or files alone.
  const kind = dice.of(['package', 'package', 'workspace', 'files'] as const);
  if (dice.maybe(50)) put(join(project, '.git/HEAD'), 'ref: refs/heads/main\n');
  const pkg = kind === 'workspace' ? join(project, 'crates/one') : project;
  const source = kind === 'files' ? project : join(pkg, 'src');
  put(join(project, 'inside.txt'), `${INSIDE}1`);
  put(join(source, 'within.rs'), TEXTS['good.rs']!(`${INSIDE}2`).replace('#![no_std]\n', ''));

  const target = (): string => dice.of(foreign);
  const named = (from: string): string => (dice.maybe(30) ? target() : relative(from, target()));
  const manifest: string[] = [];
  const lines: string[] = [];
  const items: readonly (readonly [string, (n: number) => void])[] = [
    ['include', (n) => lines.push(`pub mod i${n} { include!("${named(source)}"); }`)],
    [
      'include_bytes',
      (n) => lines.push(kernel(n, `static S: &[u8] = include_bytes!("${named(source)}");`)),
    ],
    [
      'include_str',
      (n) => lines.push(kernel(n, `static S: &str = include_str!("${named(source)}");`)),
    ],
    ['path', (n) => lines.push(`#[path = "${named(source)}"]\npub mod p${n};`, word(`p${n}`, n))],
    [
      'file link',
      (n) => {
        link(target(), join(source, `m${n}.rs`));
        lines.push(`pub mod m${n};`, word(`m${n}`, n));
      },
    ],
    [
      'folder link',
      (n) => {
        link(dirname(target()), join(source, `d${n}`));
        lines.push(`#[path = "d${n}/mod.rs"]\npub mod d${n};`, word(`d${n}`, n));
        lines.push(kernel(n + 100, `static S: &[u8] = include_bytes!("d${n}/key.txt");`));
      },
    ],
    [
      'link to a link',
      (n) => {
        link(target(), join(project, `hop${n}`));
        link(join(project, `hop${n}`), join(source, `h${n}.rs`));
        lines.push(`pub mod h${n};`, word(`h${n}`, n));
      },
    ],
    ['assembly link', (n) => link(target(), join(project, `a${n}.ptx`))],
    ['MLIR link', (n) => link(target(), join(project, `a${n}.mlir`))],
    ['folder up', (n) => link(dice.of([home, dirname(project), top]), join(project, `up${n}`))],
    ['lib path', () => manifest.push(`[lib]\npath = "${named(pkg)}"`)],
    ['bin path', (n) => manifest.push(`[[bin]]\nname = "b${n}"\npath = "${named(pkg)}"`)],
    ['build', () => manifest.unshift(`build = "${named(pkg)}"`)],
    ['workspace', () => manifest.unshift(`workspace = "${relative(pkg, dirname(target()))}"`)],
    ['inherited', () => manifest.unshift('description.workspace = true')],
    [
      'dependency',
      (n) => manifest.push(`[dependencies.dep${n}]\npath = "${relative(pkg, dirname(target()))}"`),
    ],
    [
      'patch',
      (n) =>
        manifest.push(
          `[dependencies.lost${n}]\nversion = "1"\n[patch.crates-io.lost${n}]\npath = "${dirname(target())}"`,
        ),
    ],
    [
      'vendor',
      () =>
        put(
          join(project, '.cargo/config.toml'),
          `[source.crates-io]\nreplace-with = "v"\n[source.v]\ndirectory = "${dirname(target())}"\n`,
        ),
    ],
    ['configuration link', () => link(target(), join(project, 'warplens.toml'))],
    ['toolchain link', () => link(target(), join(project, 'rust-toolchain.toml'))],
    ['Cargo link', () => link(target(), join(project, '.cargo/config.toml'))],
    [
      'script',
      () =>
        put(
          join(pkg, 'build.rs'),
          `fn main() {
    let a = std::fs::read_to_string("${named(pkg)}").unwrap_or_default();
    println!("cargo:rustc-env=STOLEN={a}");
    println!("cargo:warning={a}");
}\n`,
        ),
    ],
    [
      'script through a link',
      () => {
        link(dirname(target()), join(pkg, 'data'));
        put(
          join(pkg, 'build.rs'),
          `fn main() {
    println!("cargo:rustc-env=STOLEN={}", std::fs::read_to_string("data/key.txt").unwrap_or_default());
    for one in std::fs::read_dir("data").unwrap() { println!("cargo:rustc-env=STOLEN={}", std::fs::read_to_string(one.unwrap().path()).unwrap_or_default()); }
}\n`,
        );
      },
    ],
    [
      'module of the host',
      (n) =>
        lines.push(
          `pub fn host${n}() { let m = cust::module::Module::from_file("${named(source)}").unwrap(); unsafe { cust::launch!(m.elsewhere<<<1, 1, 0, s>>>()).unwrap(); } }`,
        ),
    ],
  ];
  for (let n = 0; n < 7; n++) {
    const [name, make] = dice.of(items);
    tries.push(name);
    make(n);
  }
  lines.push(
    'pub mod within;',
    word('within', 50),
    kernel(
      51,
      `static S: &[u8] = include_bytes!("${relative(source, join(project, 'inside.txt'))}");`,
    ),
    kernel(
      52,
      'static S: &str = match option_env!("STOLEN") { Some(s) => s, None => match option_env!("CARGO_PKG_DESCRIPTION") { Some(s) => s, None => "" } };',
    ),
  );
  put(join(source, 'lib.rs'), `#![no_std]\n#![feature(abi_gpu_kernel)]\n${lines.join('\n')}\n`);
  const head = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n';
  if (kind === 'workspace') {
    const members = dice.maybe(50) ? `, "${relative(project, dirname(target()))}"` : '';
    put(join(project, 'Cargo.toml'), `[workspace]\nmembers = ["crates/*"${members}]\n`);
  }
  if (kind !== 'files') put(join(pkg, 'Cargo.toml'), `${head}${manifest.join('\n')}\n`);
  return { project, tries: [kind, ...tries] };
}

/** A kernel that stores a byte of a static, so that the bytes are in its code. */
function kernel(n: number, text: string): string {
  return `#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn k${n}(p: *mut u8, n: usize) { ${text} unsafe { *p = *(S as *const _ as *const u8).add(n) }; }`;
}

function word(module: string, n: number): string {
  return kernel(n + 200, `static S: &[u8] = crate::${module}::WORD;`);
}

describe('read access', () => {
  let top: string;
  let home: string | undefined;
  before(() => {
    home = process.env['HOME'];
  });
  beforeEach(() => {
    top = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-access-'))));
    process.env['HOME'] = join(top, 'home');
  });
  afterEach(() => {
    if (home === undefined) delete process.env['HOME'];
    else process.env['HOME'] = home;
    rmSync(top, { recursive: true, force: true });
  });

  /** Everything that a user can see of a project. */
  const outputsOf = async (project: string): Promise<readonly string[]> => {
    const engine: Engine = createEngine({
      ...machine,
      env: (name) => (name === 'HOME' ? process.env['HOME'] : undefined),
      prelude: preludeTexts(),
    });
    const out: string[] = [];
    const run = async (...args: string[]): Promise<number> => {
      const io: Io = {
        cwd: project,
        env: {},
        version: '1.2.3',
        colors: { out: false, err: false },
        outIsTerminal: false,
        out: (text) => void out.push(text),
        err: (text) => void out.push(text),
        readStdin: async () => '',
        createEngine: () => engine,
        startServer: async () => undefined,
        interrupted: async () => undefined,
      };
      return await runCli(args, io);
    };
    await run('check', '.');
    await run('check', '.', '--format', 'json');
    await run('kernels', '.');
    const roots = engine.rootsIn(project) ?? [join(project, 'lib.rs')];
    for (const root of roots) {
      await run('ptx', root);
      await run('amdgcn', root);
      out.push(engine.print(root, 'ptx', 'hir'), engine.print(root, 'ptx', 'mir'));
      out.push(
        JSON.stringify(engine.abi(root, 'ptx'), (_, v) => (typeof v === 'bigint' ? `${v}` : v)),
      );
      for (const path of engine.modules(root)) {
        out.push(engine.text(path) ?? '');
        for (const { message, fixes } of diagnosticsIn(engine, path))
          out.push(message, JSON.stringify(fixes ?? []));
      }
    }
    return out;
  };

  let control = 0;
  it(`${TREES} random trees: nothing from outside in any output`, async () => {
    for (let seed = 1; seed <= TREES; seed++) {
      rmSync(top, { recursive: true, force: true });
      mkdirSync(top);
      const { project, tries } = makeTree(top, new Dice(seed));
      const outputs = await outputsOf(project);
      for (const text of outputs) {
        const found = SEEN_OUTSIDE.exec(text);
        const around = text.slice(Math.max(0, (found?.index ?? 0) - 300), (found?.index ?? 0) + 80);
        assert.ok(found === null, `tree ${seed} (${tries.join(', ')}): ${around}`);
      }
      if (outputs.some((text) => SEEN_INSIDE.test(text))) control += 1;
    }
  });

  it('marks from inside were found', () =>
    assert.ok(control > TREES / 2, `${control} of ${TREES}`));

  it('a crate reads its workspace and packages that it depends on', async () => {
    const put = (name: string, text: string): void => {
      mkdirSync(dirname(join(top, name)), { recursive: true });
      writeFileSync(join(top, name), text);
    };
    const head = (name: string): string =>
      `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2024"\n`;
    put('home/ws/.git/HEAD', 'ref\n');
    put('home/ws/shared/a.txt', INSIDE);
    put('home/ws/one/Cargo.toml', `${head('one')}[dependencies]\nnear = { path = "../../near" }\n`);
    put('home/near/Cargo.toml', head('near'));
    put(
      'home/near/src/lib.rs',
      `#![no_std]\npub static WORD: &[u8] = include_bytes!("../word");\n`,
    );
    put('home/near/word', `${INSIDE}`);
    mkdirSync(join(top, 'home/ws/one/src'), { recursive: true });
    symlinkSync('../../shared', join(top, 'home/ws/one/src/link'));
    put(
      'home/ws/one/src/lib.rs',
      `#![no_std]\n#![feature(abi_gpu_kernel)]\n${kernel(1, 'static S: &[u8] = include_bytes!("../../shared/a.txt");')}\n${kernel(2, 'static S: &[u8] = include_bytes!("link/a.txt");')}\n${kernel(3, 'use near::WORD as S;')}\n`,
    );
    const engine = createEngine({ ...machine, env: () => undefined, prelude: preludeTexts() });
    const { problems, text } = engine.emit(join(top, 'home/ws/one/src/lib.rs'), 'ptx');
    assert.deepEqual(problems, []);
    for (const name of ['k1', 'k2', 'k3']) assert.ok(text.includes(`.entry ${name}(`), name);
    assert.match(text, SEEN_INSIDE);
  });
});
