/**
 * The nightly rustc of this machine as a second compiler: a file, or a crate through Cargo, to the
 * assembly of a GPU target with its line directives. Build scripts and procedural macros of the
 * crate run, so this is for trusted workspaces only.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { findProgram } from './programs.ts';

/** Milliseconds; a first build with `core` takes long. */
const TIMEOUT = 300_000;
const OUTPUT_LIMIT = 64 * 1024 * 1024;

export interface RustcRequest {
  /** Path of the crate's root file. */
  readonly root: string;
  /**
   * Folder with the crate's `Cargo.toml`, and how Cargo calls the crate: `['--lib']`, `['--bin',
   * 'name']`.
   */
  readonly cargo?: { readonly folder: string; readonly select: readonly string[] };
  /** The text of a file that belongs to no crate, when it differs from the disk or is not on it. */
  readonly text?: string;
  readonly edition: string;
  /** `nvptx64-nvidia-cuda` */
  readonly triple: string;
  readonly cpu: string;
  /** 0 to 3 */
  readonly optLevel: number;
  readonly debugAssertions: boolean;
}

export type RustcAnswer =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** `rustc 1.97.0-nightly` */
      readonly version: string;
      /** The path under which line directives name the root file, when that is not `root`. */
      readonly rootAs?: string;
    }
  /** `missing`: there is no such compiler; otherwise it refused, and `message` is what it said. */
  | { readonly kind: 'missing' | 'failed'; readonly message: string };

/** Compiles with rustc. Stops when `signal` does. */
export async function compileWithRustc(
  request: RustcRequest,
  signal?: AbortSignal,
): Promise<RustcAnswer> {
  const nightly = await findNightly(signal);
  if (nightly === undefined) {
    const message = 'no nightly rustc on PATH; `rustup toolchain install nightly` brings it';
    return { kind: 'missing', message };
  }
  const scratch = await mkdtemp(join(tmpdir(), 'warplens-'));
  try {
    const out = join(scratch, 'out.s');
    return request.cargo === undefined
      ? await compileFile(nightly, request, scratch, out, signal)
      : await compileCrate(nightly, request, request.cargo, out, signal);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

export interface Nightly {
  readonly rustc: string;
  /** `['+nightly']` where rustup chooses. */
  readonly choice: readonly string[];
  readonly version: string;
}

/** The compiler that `compileWithRustc` would run. */
export async function findNightly(signal?: AbortSignal): Promise<Nightly | undefined> {
  const rustc = await findProgram(['rustc']);
  if (rustc === undefined) return undefined;
  for (const choice of [['+nightly'], []]) {
    const said = await run(rustc, [...choice, '--version'], { signal });
    const version = /^rustc \S*(?:nightly|dev)/.exec(said.stdout)?.[0];
    if (said.done && version !== undefined) return { rustc, choice, version };
  }
  return undefined;
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
  { rustc, choice, version }: Nightly,
  request: RustcRequest,
  scratch: string,
  out: string,
  signal: AbortSignal | undefined,
): Promise<RustcAnswer> {
  let file = request.root;
  if (request.text !== undefined) {
    file = join(scratch, basename(request.root).replace(/\W+(?=.*\.rs$)/g, '_'));
    await writeFile(file, request.text);
  }
  const args = ['--crate-type=lib', `--edition=${request.edition}`, `--target=${request.triple}`];
  const all = [...choice, ...args, '-Cpanic=abort', ...codegenArgs(request, out), file];
  const said = await run(rustc, all, { signal, cwd: dirname(request.root) });
  if (!said.done) return { kind: 'failed', message: explain(said.stderr, request) };
  const text = await readFile(out, 'utf8');
  return { kind: 'text', text, version, ...(file === request.root ? {} : { rootAs: file }) };
}

async function compileCrate(
  { rustc, choice, version }: Nightly,
  request: RustcRequest,
  { folder, select }: NonNullable<RustcRequest['cargo']>,
  out: string,
  signal: AbortSignal | undefined,
): Promise<RustcAnswer> {
  const cargo = await findProgram(['cargo']);
  if (cargo === undefined) return { kind: 'missing', message: 'no cargo on PATH' };
  const { triple, cpu } = request;
  const libraries = await run(rustc, [...choice, '--print=target-libdir', `--target=${triple}`], {
    signal,
  });
  const hasCore = existsSync(libraries.stdout.trim());
  // A folder of its own: the user's builds are neither waited for nor spoilt.
  const target = join(tmpdir(), 'warplens-target', createHash('sha1').update(folder).digest('hex'));
  await mkdir(target, { recursive: true });
  const args = [
    ...choice,
    'rustc',
    '--release',
    ...select,
    `--target=${triple}`,
    `--target-dir=${target}`,
    ...(hasCore ? [] : ['-Zbuild-std=core']),
    '--',
    ...codegenArgs(request, out),
  ];
  // All crates of a GPU target are for one CPU.
  const flags = `CARGO_TARGET_${triple.toUpperCase().replaceAll('-', '_')}_RUSTFLAGS`;
  const env = { ...process.env, [flags]: `-Ctarget-cpu=${cpu}` };
  const said = await run(cargo, args, { signal, cwd: folder, env });
  if (!said.done) return { kind: 'failed', message: explain(said.stderr, request) };
  return { kind: 'text', text: await readFile(out, 'utf8'), version };
}

/** What rustc said, and what helps where that is known. */
function explain(stderr: string, { triple, cargo }: RustcRequest): string {
  const said = stderr.trim().split('\n').slice(0, 40).join('\n');
  if (!/can't find crate for `core`|library\/Cargo\.(?:lock|toml)|rust-src/.test(stderr))
    return said;
  const remedy =
    cargo === undefined && triple.startsWith('nvptx')
      ? `\`rustup target add ${triple} --toolchain nightly\` brings \`core\` for this target`
      : '`rustup component add rust-src --toolchain nightly` lets Cargo build `core` for this target; a file without a crate cannot use that';
  return `${said}\n${remedy}`;
}

interface Said {
  readonly done: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

function run(
  program: string,
  args: readonly string[],
  options: {
    readonly signal?: AbortSignal | undefined;
    readonly cwd?: string;
    readonly env?: NodeJS.ProcessEnv;
  },
): Promise<Said> {
  const { signal, ...rest } = options;
  const all = {
    ...rest,
    ...(signal === undefined ? {} : { signal }),
    timeout: TIMEOUT,
    maxBuffer: OUTPUT_LIMIT,
    windowsHide: true,
  };
  return new Promise((resolve) => {
    execFile(program, [...args], all, (error, stdout, stderr) => {
      resolve({ done: error === null, stdout, stderr: stderr || (error?.message ?? '') });
    });
  });
}
