/**
 * The nightly rustc of this machine as a second compiler: a file, or a crate through Cargo, to the
 * assembly of a GPU target with its line directives. Build scripts and procedural macros of the
 * crate run, so this is for trusted workspaces only.
 */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findProgram, inFolder, isProgram, runProgram, type Said } from './programs.ts';

/** Milliseconds; a first build with `core` takes long. */
const TIMEOUT = 300_000;

export interface RustcRequest {
  /** Path of the crate's root file. */
  readonly root: string;
  /**
   * Folder with the crate's `Cargo.toml`, and how Cargo calls the crate: `['--lib']`, `['--bin',
   * 'name']`.
   */
  readonly cargo?: {
    readonly folder: string;
    readonly select: readonly string[];
    /** Settings of the project for Cargo, as `key=value`, none of which names a program. */
    readonly config: readonly string[];
    /** Names of those that are left out. */
    readonly ignored: readonly string[];
    /** Why it cannot be built without a program that the project names. */
    readonly refused?: string | undefined;
  };
  /** The text of a file that belongs to no crate, when it differs from the disk or is not on it. */
  readonly text?: string;
  readonly edition: string;
  /** `nvptx64-nvidia-cuda` */
  readonly triple: string;
  readonly cpu: string;
  /** 0 to 3 */
  readonly optLevel: number;
  readonly debugAssertions: boolean;
  /** What the project builds the crate with; absent: rustc is asked, and no one else. */
  readonly maker?: 'rustc' | 'cargo-oxide' | 'cuda-builder';
  /** Names of the crate's kernels in the text, by which a finished text is known. */
  readonly symbols?: readonly string[];
  /** Folder of the package whose build script compiles the crate with `cuda_builder`. */
  readonly builder?: string | undefined;
}

export type RustcAnswer =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** `rustc 1.97.0-nightly` */
      readonly version: string;
      /** The path under which line directives name the root file, when that is not `root`. */
      readonly rootAs?: string;
      /** Of a text that was found: when it was written, in milliseconds since 1970. */
      readonly written?: number;
    }
  /**
   * `missing`: there is no such compiler; otherwise it refused, and `message` is what it said.
   * `lacks`: what is not installed, in one line.
   */
  | { readonly kind: 'missing' | 'failed'; readonly message: string; readonly lacks?: string };

/** Compiles with rustc. Stops when `signal` does. */
export function compileWithRustc(
  request: RustcRequest,
  signal?: AbortSignal,
): Promise<RustcAnswer> {
  return inFolder(async (folder) => {
    const nightly = await findNightly(signal);
    if (nightly === undefined) {
      const message = 'no nightly rustc on PATH; `rustup toolchain install nightly` brings it';
      return { kind: 'missing', message };
    }
    return request.cargo === undefined
      ? await compileFile(nightly, request, folder, signal)
      : await compileCrate(nightly, request, request.cargo, folder, signal);
  });
}

export interface Nightly {
  /** The compiler itself, not a proxy that would choose one. */
  readonly rustc: string;
  readonly cargo: string | undefined;
  readonly version: string;
  /** Makes rustup choose the same for what is started besides. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The compiler that was found last, with what it was found by. */
let lastFound: { readonly by: string; readonly nightly: Nightly } | undefined;

/** What decides which compiler is found: variables, and the compiler's own file. */
function foundBy(proxy: string, rustc: string): string {
  const { PATH, RUSTUP_TOOLCHAIN, RUSTUP_HOME } = process.env;
  const stamps = [proxy, rustc].map((path) => {
    const { ino, mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return [path, ino, mtimeMs, size];
  });
  return JSON.stringify([PATH, RUSTUP_TOOLCHAIN, RUSTUP_HOME, stamps]);
}

/** The compiler that `compileWithRustc` would run. */
export async function findNightly(signal?: AbortSignal): Promise<Nightly | undefined> {
  const proxy = await findProgram(['rustc']);
  if (proxy === undefined) return undefined;
  // Asking rustup takes as long as compiling a small file.
  if (lastFound !== undefined && lastFound.by === foundBy(proxy, lastFound.nightly.rustc))
    return lastFound.nightly;
  const nightly = await askForNightly(proxy, ['nightly', process.env['RUSTUP_TOOLCHAIN']], signal);
  if (nightly !== undefined) lastFound = { by: foundBy(proxy, nightly.rustc), nightly };
  return nightly;
}

/** The first of some toolchains that is installed and has unstable features. */
export async function askForNightly(
  proxy: string,
  toolchains: readonly (string | undefined)[],
  signal?: AbortSignal,
): Promise<Nightly | undefined> {
  return await inFolder(async (folder) => {
    for (const toolchain of toolchains) {
      // Nothing is installed by the way.
      const env = { RUSTUP_TOOLCHAIN: toolchain, RUSTUP_AUTO_INSTALL: '0' };
      const options = { folder, signal, env, timeout: TIMEOUT };
      const said = await runProgram(proxy, ['--version'], options);
      const version = /^rustc \S*(?:nightly|dev)/.exec(said.stdout)?.[0];
      if (!said.done || version === undefined) continue;
      const sysroot = (await runProgram(proxy, ['--print=sysroot'], options)).stdout.trim();
      const own = async (name: string): Promise<string | undefined> => {
        const path = join(sysroot, 'bin', name + (process.platform === 'win32' ? '.exe' : ''));
        return sysroot !== '' && (await isProgram(path)) ? path : undefined;
      };
      const rustc = (await own('rustc')) ?? proxy;
      const cargo = (await own('cargo')) ?? (await findProgram(['cargo']));
      return { rustc, cargo, version, env };
    }
    return undefined;
  });
}

/** What both ways hand to rustc itself. */
function codegenArgs({ cpu, optLevel, debugAssertions }: RustcRequest, out: string): string[] {
  return [
    `-Ctarget-cpu=${cpu}`,
    `-Copt-level=${optLevel}`,
    `-Cdebug-assertions=${debugAssertions ? 'yes' : 'no'}`,
    '-Cdebuginfo=line-tables-only',
    '-Ccodegen-units=1',
    `--emit=asm=${out}`,
  ];
}

async function compileFile(
  { rustc, version, env }: Nightly,
  request: RustcRequest,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<RustcAnswer> {
  let file = request.root;
  if (request.text !== undefined) {
    file = join(folder, basename(request.root).replace(/\W+(?=.*\.rs$)/g, '_'));
    await writeFile(file, request.text);
  }
  const out = join(folder, 'out.s');
  const args = ['--crate-type=lib', `--edition=${request.edition}`, `--target=${request.triple}`];
  const all = [...args, '-Cpanic=abort', ...codegenArgs(request, out), file];
  const said = await runProgram(rustc, all, { folder, signal, env, timeout: TIMEOUT });
  if (!said.done) return refusal(said, request, version);
  const text = await readFile(out, 'utf8');
  return { kind: 'text', text, version, ...(file === request.root ? {} : { rootAs: file }) };
}

async function compileCrate(
  { rustc, cargo, version, env: choice }: Nightly,
  request: RustcRequest,
  crate: NonNullable<RustcRequest['cargo']>,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<RustcAnswer> {
  if (cargo === undefined) return { kind: 'missing', message: 'no cargo on PATH' };
  if (crate.refused !== undefined) return { kind: 'failed', message: crate.refused };
  const { triple, cpu } = request;
  const options = { folder, signal, env: choice, timeout: TIMEOUT };
  const print = ['--print=target-libdir', `--target=${triple}`];
  const libraries = await runProgram(rustc, print, options);
  const hasCore = existsSync(libraries.stdout.trim());
  const out = join(folder, 'out.s');
  const args = [
    'rustc',
    // Configuration of the folders around a manifest, which may name programs, is not read.
    `--manifest-path=${join(crate.folder, 'Cargo.toml')}`,
    ...crate.config.flatMap((one) => ['--config', one]),
    '--release',
    ...crate.select,
    `--target=${triple}`,
    `--target-dir=${await targetFolder(crate.folder)}`,
    ...(hasCore ? [] : ['-Zbuild-std=core']),
    '--',
    ...codegenArgs(request, out),
  ];
  // All crates of a GPU target are for one CPU.
  const flags = `CARGO_TARGET_${triple.toUpperCase().replaceAll('-', '_')}_RUSTFLAGS`;
  const env = {
    ...choice,
    [flags]: `-Ctarget-cpu=${cpu}`,
    RUSTC: rustc,
    RUSTC_WRAPPER: '',
    RUSTC_WORKSPACE_WRAPPER: '',
  };
  const said = await runProgram(cargo, args, { ...options, env });
  if (!said.done) return refusal(said, request, version);
  return { kind: 'text', text: await readFile(out, 'utf8'), version };
}

/** A folder of its own: the user's builds are neither waited for nor spoilt. */
export async function targetFolder(folder: string): Promise<string> {
  const user = process.getuid?.() ?? 'user';
  const all = join(tmpdir(), `warplens-target-${user}`);
  await mkdir(all, { recursive: true, mode: 0o700 });
  // Somebody else could have made it, to put programs of build scripts there.
  const { uid } = await lstat(all);
  if (process.getuid !== undefined && uid !== process.getuid())
    throw new Error(`\`${all}\` belongs to another user`);
  return join(all, createHash('sha256').update(folder).digest('hex').slice(0, 40));
}

/** Why there is no text: what rustc said, and what helps where that is known. */
export function refusal(
  said: Said,
  { triple, cargo }: RustcRequest,
  version: string,
): Exclude<RustcAnswer, { kind: 'text' }> {
  const stderr = said.stderr || (said.error ?? '');
  const ignored = cargo?.ignored ?? [];
  const note =
    ignored.length === 0
      ? ''
      : `\nnote: settings of the project that could name a program are left out: ${ignored.join(', ')}`;
  const lines = `${stderr.trim().split('\n').slice(0, 40).join('\n')}${note}`;
  if (!/can't find crate for `core`|library\/Cargo\.(?:lock|toml)|rust-src/.test(stderr))
    return { kind: 'failed', message: lines };
  const target = `\`rustup target add ${triple} --toolchain nightly\``;
  const source = '`rustup component add rust-src --toolchain nightly`';
  const isFile = cargo === undefined && triple.startsWith('nvptx');
  const remedy = isFile
    ? `${target} brings \`core\` for this target`
    : `${source} lets Cargo build \`core\` for this target; a file without a crate cannot use that`;
  const lacks = `${version} has no \`core\` for ${triple}: ${isFile ? target : source} brings it`;
  return { kind: 'failed', message: `${lines}\n${remedy}`, lacks };
}
