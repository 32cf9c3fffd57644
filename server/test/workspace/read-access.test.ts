/**
 * What a crate may read: random trees of projects, links, manifests and roots beside files that
 * belong to somebody else. Each file holds a mark of its own; no output may hold a mark from
 * outside, in letters or as bytes of code. Marks from inside show that the search finds them.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { Io } from '../../src/cli/io.ts';
import { runCli } from '../../src/cli/main.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { diagnosticsIn, hover, inlayHints, kernelLenses } from '../../src/ide/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { isNightly } from '../kit/sample.ts';

const TREES = Number(process.env['WARPLENS_TREES'] ?? (isNightly() ? 2000 : 24));
const FIRST = Number(process.env['WARPLENS_FIRST_TREE'] ?? 1);
/** A long count says how far it is, each so many trees. */
const SAID_EACH = 100;
/** Trees that are looked at by one engine, each in a folder of its own: an engine takes a while. */
const OF_ONE_ENGINE = 50;

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
      bytes.join('"?,\\s*"?'),
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

/** Copies four bytes, so that data of a spec are in the results. */
const SPEC_KERNEL = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn same(x: *const u8, y: *mut u8) {
    let i = unsafe { core::arch::nvptx::_thread_idx_x() } as usize;
    if i < 4 { unsafe { *y.add(i) = *x.add(i) } }
}
`;

interface Tree {
  readonly project: string;
  /** Launch specs, and files with comments that are some. */
  readonly specs: readonly string[];
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
  const specs: string[] = [];
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
    [
      'path by an attribute of an attribute',
      (n) =>
        lines.push(
          `#[cfg_attr(all(), path = "${named(source)}")]\npub mod q${n};`,
          word(`q${n}`, n),
        ),
    ],
    [
      'include by concat and env',
      (n) =>
        lines.push(
          kernel(
            n,
            `static S: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/${relative(pkg, target())}"));`,
          ),
          kernel(n + 300, `static S: &str = include_str!(concat!(env!("HOME"), "/.ssh/id"));`),
        ),
    ],
    [
      'include by a macro',
      (n) =>
        lines.push(
          `macro_rules! get${n} { ($p:expr) => { include_bytes!($p) } }`,
          kernel(n, `static S: &[u8] = get${n}!("${named(source)}");`),
        ),
    ],
    [
      'dots through a folder that is a link',
      (n) => {
        mkdirSync(source, { recursive: true });
        link(dirname(target()), join(source, `w${n}`));
        lines.push(
          kernel(n, `static S: &[u8] = include_bytes!("w${n}/../${basename(home)}/key.txt");`),
          kernel(n + 300, `static S: &[u8] = include_bytes!("w${n}/../key.txt");`),
        );
      },
    ],
    [
      'data of a spec',
      (n) => {
        const data = dice.maybe(40) ? `d${n}.bin` : named(source);
        if (data === `d${n}.bin`) link(target(), join(source, data));
        const buffer = { type: 'u8', file: data };
        put(join(source, `p${n}.rs`), SPEC_KERNEL);
        put(
          join(source, `p${n}.warplens.json`),
          JSON.stringify({
            file: `p${n}.rs`,
            kernel: 'same',
            args: { x: buffer, y: '[0; 4]' },
            ...(dice.maybe(30) && { expected: { y: { file: data } } }),
          }),
        );
        specs.push(join(source, `p${n}.warplens.json`));
      },
    ],
    [
      'file of a spec',
      (n) => {
        put(join(source, `f${n}.warplens.json`), JSON.stringify({ file: named(source) }));
        specs.push(join(source, `f${n}.warplens.json`));
      },
    ],
    [
      'spec as a link',
      (n) => {
        link(target(), join(source, `l${n}.warplens.json`));
        put(join(source, `l${n}.rs`), SPEC_KERNEL);
        specs.push(join(source, `l${n}.rs`));
      },
    ],
    [
      'data of a test comment',
      (n) => {
        const data = dice.maybe(50) ? `${'../'.repeat(dice.below(4))}key.txt` : named(source);
        put(
          join(source, `t${n}.rs`),
          SPEC_KERNEL.replace(
            '#[unsafe',
            `// warplens: test(x = "${data.replace(/\.\w+$/, '.bin')}", y = [0; 4], expect y = "${data}")\n#[unsafe`,
          ),
        );
        specs.push(join(source, `t${n}.rs`));
      },
    ],
    [
      'example and test',
      (n) =>
        manifest.push(
          `[[example]]\nname = "e${n}"\npath = "${named(pkg)}"\n[[test]]\nname = "t${n}"\npath = "${named(pkg)}"`,
        ),
    ],
    [
      'build options of the project',
      () =>
        put(
          join(project, 'warplens.toml'),
          `[cargo]\nfeatures = ["${named(project)}"]\n[build]\nscript = "${named(project)}"\n`,
        ),
    ],
    ['lock file', () => link(target(), join(project, 'Cargo.lock'))],
    ['build script as a link', () => link(target(), join(pkg, 'build.rs'))],
    ['manifest as a link', () => link(target(), join(project, 'nested/Cargo.toml'))],
    ['sources as a link', () => link(dirname(target()), join(pkg, 'examples'))],
  ];
  for (let n = 0; n < 9; n++) {
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
  return { project, specs, tries: [kind, ...tries] };
}

const plain = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? `${value}` : value;

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
  const outputsOf = async (
    { project, specs }: Tree,
    engine: Engine,
  ): Promise<readonly string[]> => {
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
    await run('check', '.', '--format', 'sarif');
    await run('kernels', '.');
    await run('kernels', '.', '--format', 'json');
    await run('test', '.', '--format', 'json');
    for (const spec of specs) await run('run', spec, '--format', 'json');
    const roots = engine.rootsIn(project) ?? [join(project, 'lib.rs')];
    for (const root of roots) {
      await run('ptx', root);
      await run('amdgcn', root);
      out.push(engine.print(root, 'ptx', 'hir'), engine.print(root, 'ptx', 'mir'));
      out.push(JSON.stringify(engine.abi(root, 'ptx'), plain));
      for (const path of engine.modules(root)) {
        const text = engine.text(path) ?? '';
        out.push(text);
        for (const { index } of text.matchAll(/\w+/g)) {
          const found = hover(engine, path, index);
          if (found !== undefined) out.push(JSON.stringify(found, plain));
        }
        out.push(JSON.stringify(inlayHints(engine, path, 0, text.length), plain));
        out.push(JSON.stringify(kernelLenses(engine, path), plain));
        for (const { message, fixes } of diagnosticsIn(engine, path))
          out.push(message, JSON.stringify(fixes ?? []));
      }
    }
    return out;
  };

  let control = 0;
  it(`${TREES} random trees: nothing from outside in any output`, async function () {
    this.timeout(0);
    let engine: Engine | undefined;
    for (let seed = FIRST; seed < FIRST + TREES; seed++) {
      const place = join(top, `${seed}`);
      process.env['HOME'] = join(place, 'home');
      const tree = makeTree(place, new Dice(seed));
      if (engine === undefined || (seed - FIRST) % OF_ONE_ENGINE === 0)
        engine = createEngine({
          ...machine,
          env: (name) => (name === 'HOME' ? process.env['HOME'] : undefined),
          prelude: preludeTexts(),
        });
      const outputs = await outputsOf(tree, engine);
      rmSync(place, { recursive: true, force: true });
      for (const text of outputs) {
        const found = SEEN_OUTSIDE.exec(text);
        const around = text.slice(Math.max(0, (found?.index ?? 0) - 300), (found?.index ?? 0) + 80);
        assert.ok(found === null, `tree ${seed} (${tree.tries.join(', ')}): ${around}`);
      }
      if (outputs.some((text) => SEEN_INSIDE.test(text))) control += 1;
      const done = seed - FIRST + 1;
      if (process.env['WARPLENS_TREES'] !== undefined && done % SAID_EACH === 0)
        process.stderr.write(`${done} trees, ${control} with marks from inside\n`);
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
