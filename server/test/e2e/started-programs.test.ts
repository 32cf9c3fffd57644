/**
 * Ways in which a workspace could have a program started. Each workspace holds a trap, a program
 * that notes that it ran, and something that names it; then everything that starts programs is
 * asked for. The tools on PATH are stand-ins that choose what to start as rustup, Cargo and the
 * shims of version managers do; where rustup and a nightly are installed, the real ones are asked
 * too.
 */
import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Io } from '../../src/cli/io.ts';
import { runCli } from '../../src/cli/main.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { requireTool } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) { unsafe { *out = 1 } }
`;
const MANIFEST = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n';

/** What chooses another program of its own name, before it does its work. */
const SHIM = `#!/bin/sh
name=$(basename "$0")
echo "$name $*" >> "@LOG@.all"
up() { d=$PWD; while :; do [ -f "$d/$1" ] && cat "$d/$1" && return; [ "$d" = / ] && return 1; d=$(dirname "$d"); done; }
tool=$(up .tool-versions | sed -n 's/^[a-z]* path://p' | head -1)
[ -n "$tool" ] && exec "$tool" "$@"
`;

/** rustup's proxies: the argument, the variable, then the files around the folder. */
const RUSTUP = `${SHIM}
toolchain=$RUSTUP_TOOLCHAIN
case "$1" in +*) toolchain=\${1#+}; shift;; esac
if [ -z "$toolchain" ]; then
  path=$( (up rust-toolchain.toml || up rust-toolchain) | sed -n 's/^path *= *"\\(.*\\)"/\\1/p' | head -1)
  [ -n "$path" ] && exec "$path/bin/$name" "$@"
fi
exec "@TOOLCHAIN@/bin/$name" "$@"
`;

const RUSTC = `#!/bin/sh
echo "real rustc $*" >> "@LOG@.all"
case "$*" in
  *--version*) echo "rustc 1.99.0-nightly (x 2026-01-01)";;
  *--print=sysroot*) echo "@TOOLCHAIN@";;
  *--print=target-libdir*) echo "@TOOLCHAIN@";;
esac
for one in "$@"; do
  case "$one" in
    -Clinker=*|linker=*) "\${one#*linker=}" ;;
    -Zcodegen-backend=*) "\${one#*=}" ;;
    --emit=asm=*) printf '.version 7.8\\n.target sm_80\\n.address_size 64\\n.visible .entry fill()\\n{\\nret;\\n}\\n' > "\${one#--emit=asm=}" ;;
  esac
done
[ -n "$LD_PRELOAD" ] && "$LD_PRELOAD"
exit 0
`;

/** Cargo: configuration around its folder and of its arguments; variables go before both. */
const CARGO = `#!/bin/sh
echo "real cargo $*" >> "@LOG@.all"
manifest=Cargo.toml
all="$*"
config=
d=$PWD
while :; do
  for f in config config.toml; do [ -f "$d/.cargo/$f" ] && config="$config
$(cat "$d/.cargo/$f")"; done
  [ "$d" = / ] && break
  d=$(dirname "$d")
done
for one in "$@"; do case "$one" in
  --manifest-path=*) manifest=\${one#*=};;
  *=*) config="$config
$(echo "$one" | sed 's/^"\\{0,1\\}[a-z]*"\\{0,1\\}\\.//; s/"\\([a-z-]*\\)"=/\\1 = /g')";;
esac; done
value() { echo "$config" | sed -n "s/.*$1 *= *\\[\\{0,1\\} *\\"\\([^\\"]*\\)\\".*/\\1/p" | head -1; }
# A manifest's profile cannot be overridden.
for key in rustflags codegen-backend; do
  one=$(sed -n "s/^$key *= *.*\\"\\([^\\"]*\\)\\".*/\\1/p" "$manifest" | sed 's/.*linker=//' | head -1)
  [ -n "$one" ] && "$one"
done
for key in rustc-wrapper rustc-workspace-wrapper linker runner credential-provider git-cli rustdoc; do
  case $key in
    rustc-wrapper) [ -n "\${RUSTC_WRAPPER+x}" ] && continue;;
    rustc-workspace-wrapper) [ -n "\${RUSTC_WORKSPACE_WRAPPER+x}" ] && continue;;
  esac
  one=$(value "$key")
  [ -n "$one" ] && "$one"
done
one=$(value LD_PRELOAD); [ -n "$one" ] && "$one"
one=$(value RUSTC_WRAPPER); [ -n "$one" ] && "$one"
for flag in $(echo "$config" | sed -n 's/.*rustflags *= *\\(.*\\)/\\1/p' | tr -d '[]",'); do
  case "$flag" in *linker=*) "\${flag#*linker=}";; *codegen-backend=*) "\${flag#*codegen-backend=}";; esac
done
rustc=$RUSTC
[ -z "$rustc" ] && rustc=$(value rustc)
[ -z "$rustc" ] && rustc=rustc
last=
for one in "$@"; do [ "$last" = yes ] && set -- "$@" ; [ "$one" = -- ] && last=yes; done
exec "$rustc" "$@"
`;

/** LLVM's and NVIDIA's. */
const OTHER = `${SHIM}
echo "$name 22.1.4"
case "$*" in *-o*kernel.cubin*) : > "$(echo "$*" | sed 's/.*-o //')" ;; esac
`;

interface Place {
  /** The workspace, and a folder outside of it. */
  readonly ws: string;
  readonly outside: string;
  /** The program that must not run, by a name. */
  trap(name?: string): string;
  put(path: string, text: string): void;
  /** Folders that go before those on PATH. */
  path(...folders: readonly string[]): void;
}

/** Each names the trap in another way. */
const WAYS: Record<string, (place: Place) => void> = {};
const way = (name: string, make: (place: Place) => void): void => {
  WAYS[name] = make;
};

const toolchain = ({ ws, trap }: Place): string => {
  for (const name of ['rustc', 'cargo']) trap(`evil/bin/${name}`);
  return `[toolchain]\npath = "${ws}/evil"\n`;
};
way('rust-toolchain.toml with a path', (at) => at.put('rust-toolchain.toml', toolchain(at)));
way('rust-toolchain with a path', (at) => at.put('rust-toolchain', toolchain(at)));
way('rust-toolchain.toml of a folder below', (at) =>
  at.put('src/rust-toolchain.toml', toolchain(at)),
);
way('rust-toolchain.toml as a link', (at) => {
  at.put('other.toml', toolchain(at));
  symlinkSync('other.toml', join(at.ws, 'rust-toolchain.toml'));
});
way('.tool-versions of a version manager', (at) =>
  at.put('.tool-versions', `rust path:${at.trap()}\n`),
);
way('.tool-versions beside the sources', (at) =>
  at.put('src/.tool-versions', `rust path:${at.trap()}\n`),
);
for (const [table, key] of [
  ['build', 'rustc'],
  ['build', 'rustc-wrapper'],
  ['build', 'rustc-workspace-wrapper'],
  ['build', 'rustdoc'],
  ['target.nvptx64-nvidia-cuda', 'linker'],
  ['target.nvptx64-nvidia-cuda', 'runner'],
  ['target."cfg(all())"', 'linker'],
  ['target."cfg(all())"', 'runner'],
  ['target.x86_64-unknown-linux-gnu', 'linker'],
  ['target.x86_64-unknown-linux-gnu', 'runner'],
  ['host', 'linker'],
  ['host', 'runner'],
  ['registry', 'credential-provider'],
  ['registries.own', 'credential-provider'],
  ['env', 'RUSTC_WRAPPER'],
  ['env', 'LD_PRELOAD'],
] as const)
  way(`[${table}] ${key}`, (at) =>
    at.put('.cargo/config.toml', `[${table}]\n${key} = "${at.trap()}"\n`),
  );
way('the old name of the configuration', (at) =>
  at.put('.cargo/config', `[build]\nrustc = "${at.trap()}"\n`),
);
for (const flag of ['-Clinker=', '-Zcodegen-backend=']) {
  way(`${flag} for a target`, (at) =>
    at.put(
      '.cargo/config.toml',
      `[target.nvptx64-nvidia-cuda]\nrustflags = ["${flag}${at.trap()}"]\n`,
    ),
  );
  way(`${flag} for every build, as words`, (at) =>
    at.put('.cargo/config.toml', `[build]\nrustflags = "${flag}${at.trap()}"\n`),
  );
}
way('-C linker=', (at) =>
  at.put('.cargo/config.toml', `[build]\nrustflags = ["-C", "linker=${at.trap()}"]\n`),
);
way('flags of a profile in the manifest', (at) =>
  at.put('Cargo.toml', `${MANIFEST}[profile.release]\nrustflags = ["-Clinker=${at.trap()}"]\n`),
);
way('back end of a profile in the manifest', (at) =>
  at.put('Cargo.toml', `${MANIFEST}[profile.release]\ncodegen-backend = "${at.trap()}"\n`),
);
for (const name of ['rustc', 'cargo', 'ptxas', 'nvdisasm', 'opt-22', 'llc-22', 'llvm-mc-22'])
  way(`${name} in a folder of PATH in the workspace`, (at) => {
    at.trap(`bin/${name}`);
    at.path(join(at.ws, 'bin'));
  });
way('a relative folder of PATH', (at) => {
  for (const name of ['rustc', 'ptxas', 'opt-22', 'llc-22']) at.trap(`bin/${name}`);
  at.path('bin', './bin');
});
way('the current folder on PATH', (at) => {
  for (const name of ['rustc', 'ptxas', 'opt-22', 'llc-22']) at.trap(name);
  at.path('.', '');
});
way('a folder outside that is a link into the workspace', (at) => {
  for (const name of ['rustc', 'ptxas', 'opt-22', 'llc-22']) at.trap(`bin/${name}`);
  symlinkSync(join(at.ws, 'bin'), join(at.outside, 'linked'));
  at.path(join(at.outside, 'linked'));
});
way('programs outside that are links into the workspace', (at) => {
  mkdirSync(join(at.outside, 'bin2'));
  for (const name of ['rustc', 'ptxas', 'opt-22', 'llc-22'])
    symlinkSync(at.trap(name), join(at.outside, 'bin2', name));
  at.path(join(at.outside, 'bin2'));
});
way('node_modules/.bin on PATH', (at) => {
  for (const name of ['rustc', 'ptxas', 'llc-22', 'opt-22']) at.trap(`node_modules/.bin/${name}`);
  at.path(join(at.ws, 'node_modules/.bin'));
});
way('programs with the names of tools beside the sources', (at) => {
  for (const name of ['rustc', 'cargo', 'ptxas', 'opt-22', 'llc-22', 'cc', 'sh']) {
    at.trap(name);
    at.trap(`src/${name}`);
  }
});
way('settings of editors and of Warplens', (at) => {
  const trap = at.trap();
  at.put(
    '.vscode/settings.json',
    JSON.stringify({ 'warplens.rustc': trap, 'rust-analyzer.cargo.sysroot': trap }),
  );
  at.put('warplens.toml', `[tools]\nrustc = "${trap}"\nptxas = "${trap}"\n`);
  at.put('.envrc', `export RUSTC=${trap}\nexport PATH=${at.ws}\n`);
  at.put('.env', `RUSTC=${trap}\n`);
});

describe('e2e: programs of a workspace', () => {
  let top: string;
  let outside: string;
  const saved = { path: process.env['PATH'], home: process.env['HOME'], cwd: process.cwd() };

  before(function () {
    if (process.platform === 'win32') this.skip();
  });
  beforeEach(() => {
    top = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-programs-'))));
    outside = join(top, 'outside');
    const real = join(top, 'toolchain/bin');
    mkdirSync(join(outside, 'bin'), { recursive: true });
    mkdirSync(real, { recursive: true });
    mkdirSync(join(top, 'home'));
    const program = (path: string, text: string): void => {
      const filled = text
        .replaceAll('@LOG@', join(top, 'log'))
        .replaceAll('@TOOLCHAIN@', join(top, 'toolchain'));
      writeFileSync(path, filled);
      chmodSync(path, 0o755);
    };
    for (const name of ['rustc', 'cargo']) program(join(outside, 'bin', name), RUSTUP);
    program(join(real, 'rustc'), RUSTC);
    program(join(real, 'cargo'), CARGO);
    for (const name of ['ptxas', 'nvdisasm', 'opt-22', 'llc-22', 'llvm-mc-22'])
      program(join(outside, 'bin', name), OTHER);
  });
  /** One for all that is asked in a workspace: the prelude is read once. */
  let engine: Engine | undefined;
  afterEach(() => {
    engine = undefined;
    process.chdir(saved.cwd);
    process.env['PATH'] = saved.path;
    if (saved.home === undefined) delete process.env['HOME'];
    else process.env['HOME'] = saved.home;
    rmSync(top, { recursive: true, force: true });
  });

  const placeIn = (ws: string, usual: string): Place => {
    const folders: string[] = [];
    const put = (path: string, text: string): void => {
      mkdirSync(dirname(join(ws, path)), { recursive: true });
      writeFileSync(join(ws, path), text);
    };
    put('Cargo.toml', MANIFEST);
    put('src/lib.rs', KERNEL);
    put('alone/k.rs', KERNEL);
    process.env['PATH'] = usual;
    return {
      ws,
      outside,
      put,
      trap: (name = 'evil/program') => {
        put(
          name,
          `#!/bin/sh\necho "${name} ran" >> "${join(top, 'log')}"\necho "rustc 1.99.0-nightly (evil 2026-01-01)"\n`,
        );
        chmodSync(join(ws, name), 0o755);
        return join(ws, name);
      },
      path: (...more) => {
        folders.push(...more);
        process.env['PATH'] = [...folders, usual].join(delimiter);
      },
    };
  };

  const run = async (ws: string, ...args: string[]): Promise<string> => {
    let text = '';
    const add = (more: string): void => void (text += more);
    const io: Io = {
      cwd: ws,
      env: {},
      version: '1.2.3',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: add,
      err: add,
      readStdin: async () => '',
      createEngine: () => {
        engine ??= createEngine({
          ...machine,
          env: (name) => process.env[name],
          prelude: preludeTexts(),
        });
        return engine;
      },
      startServer: async () => undefined,
      interrupted: async () => undefined,
    };
    await runCli(args, io);
    return text;
  };

  /** Everything that starts programs. */
  const askAll = async (ws: string): Promise<string> => {
    const out: string[] = [];
    for (const args of [
      ['doctor'],
      ['sass', 'alone/k.rs'],
      ['ptx', 'alone/k.rs', '--provider', 'llvm'],
      ['ptx', 'alone/k.rs', '--provider', 'rustc'],
      ['ptx', '.', '--provider', 'rustc'],
    ])
      out.push(await run(ws, ...args));
    return out.join('\n');
  };
  const log = (suffix = ''): string => {
    const path = join(top, `log${suffix}`);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };

  it('there are forty', () =>
    assert.ok(Object.keys(WAYS).length >= 40, `${Object.keys(WAYS).length}`));

  for (const [name, make] of Object.entries(WAYS))
    it(`${name}: nothing of it runs`, async () => {
      const ws = join(top, 'ws');
      const usual = [join(outside, 'bin'), '/usr/bin', '/bin'].join(delimiter);
      process.env['HOME'] = join(top, 'home');
      make(placeIn(ws, usual));
      process.chdir(ws);
      const said = await askAll(ws);
      assert.equal(log(), '', said);
      // The stand-ins were asked: else nothing would be shown by this.
      for (const tool of [/^rustc /m, /^ptxas /m, /^opt-22 /m, /^real rustc --crate-type/m])
        assert.match(log('.all'), tool, said);
      if (!name.includes('profile')) assert.match(log('.all'), /^real cargo rustc/m, said);
    });

  it('a workspace around an argument counts too', async () => {
    const ws = join(top, 'ws');
    process.env['HOME'] = join(top, 'home');
    const place = placeIn(ws, [join(outside, 'bin'), '/usr/bin', '/bin'].join(delimiter));
    for (const name of ['rustc', 'ptxas', 'opt-22', 'llc-22']) place.trap(`bin/${name}`);
    place.path(join(ws, 'bin'));
    process.chdir(outside);
    for (const provider of ['rustc', 'llvm'])
      await run(outside, 'ptx', join(ws, 'src/lib.rs'), '--provider', provider);
    await run(outside, 'sass', join(ws, 'src/lib.rs'));
    assert.equal(log(), '');
  });

  it('traps do run when what names them is obeyed', async () => {
    const ws = join(top, 'ws');
    const place = placeIn(ws, [join(outside, 'bin'), '/usr/bin', '/bin'].join(delimiter));
    WAYS['rust-toolchain.toml with a path']!(place);
    process.chdir(ws);
    const { spawnSync } = await import('node:child_process');
    spawnSync(join(outside, 'bin/rustc'), ['--version'], { cwd: ws });
    assert.match(log(), /evil\/bin\/rustc ran/);
  });

  for (const name of [
    'rust-toolchain.toml with a path',
    '[build] rustc',
    '[build] rustc-wrapper',
    '[build] rustc-workspace-wrapper',
    '[target.x86_64-unknown-linux-gnu] linker',
    '[target."cfg(all())"] linker',
    '-Clinker= for every build, as words',
  ])
    it(`${name}, with the rustup of this machine`, async function () {
      requireTool(this, 'rustc-nightly');
      const ws = join(top, 'ws');
      const place = placeIn(ws, saved.path ?? '');
      // Its build script is compiled and linked for this machine.
      place.put('build.rs', 'fn main() {}\n');
      WAYS[name]!(place);
      process.chdir(ws);
      await run(ws, 'doctor');
      const said = await run(ws, 'ptx', '.', '--provider', 'rustc', '--cpu', 'sm_80');
      assert.equal(log(), '', said);
    });
});
