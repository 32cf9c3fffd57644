/**
 * The compiler that a project itself uses for its GPU code, as it is on this machine: the nightly
 * rustc, the back end of `cargo oxide`, `cuda_builder` in a build script, and where none of them
 * can be had, the text that the project's last build has left. For trusted workspaces only.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { artefactIn, findArtefact } from './artefacts.ts';
import { findProgram, inFolder, runProgram } from './programs.ts';
import {
  askForNightly,
  compileWithRustc,
  findNightly,
  type Nightly,
  type RustcAnswer,
  type RustcRequest,
  refusal,
  targetFolder,
} from './rustc.ts';

/** Milliseconds; a first build compiles all that the host's program depends on. */
const TIMEOUT = 600_000;

type Compile = (request: RustcRequest, signal?: AbortSignal) => Promise<RustcAnswer>;

const MAKERS: Readonly<Record<NonNullable<RustcRequest['maker']>, Compile>> = {
  rustc: compileWithRustc,
  'cargo-oxide': compileWithOxide,
  'cuda-builder': compileWithBuilder,
};

/** Compiles as the request says whose build it is. Stops when `signal` does. */
export async function compileAsProject(
  request: RustcRequest,
  signal?: AbortSignal,
): Promise<RustcAnswer> {
  const { maker, cargo, symbols = [], triple } = request;
  if (maker === undefined) return compileWithRustc(request, signal);
  const made = await MAKERS[maker](request, signal);
  if (made.kind === 'text' || (made.kind === 'failed' && made.lacks === undefined)) return made;
  if (cargo === undefined || !triple.startsWith('nvptx') || signal?.aborted) return made;
  const found = await findArtefact(cargo.folder, symbols);
  if (found === undefined) return made;
  const { text, name, written } = found;
  const { mtimeMs = 0 } = (await stat(request.root).catch(() => undefined)) ?? {};
  const note = mtimeMs > written ? ', older than the source' : '';
  return { kind: 'text', text, version: `${NAMES[maker]}, ${name}${note}`, written };
}

/** How a maker is called in the head of a pane. */
const NAMES: Readonly<Record<NonNullable<RustcRequest['maker']>, string>> = {
  rustc: 'rustc',
  'cargo-oxide': 'cuda-oxide',
  'cuda-builder': 'cuda_builder',
};

const missing = (message: string): RustcAnswer => ({ kind: 'missing', message });

/**
 * The back end of cuda-oxide, called as `cargo oxide build` calls it (its `commands.rs`,
 * `build_encoded_rustflags_with_existing`, and `backend.rs` for where it lies). That command itself
 * is not run: it takes what it runs from files around its folder.
 */
async function compileWithOxide(request: RustcRequest, signal?: AbortSignal): Promise<RustcAnswer> {
  const { cargo: crate, cpu } = request;
  if (crate === undefined) return missing('cuda-oxide compiles packages');
  const home = join(process.env['CARGO_HOME'] ?? join(homedir(), '.cargo'), 'cuda-oxide');
  const own = join(home, 'librustc_codegen_cuda.so');
  const backend = [process.env['CUDA_OXIDE_BACKEND'], own].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (backend === undefined)
    return missing('no back end of cuda-oxide; `cargo oxide setup` builds it');
  const pinned = await channelOf(join(home, 'src', 'rust-toolchain.toml'));
  return await withCargo(request, pinned, signal, async ({ cargo, version, env, folder }) => {
    const flags = [
      `-Zcodegen-backend=${backend}`,
      '-Copt-level=3',
      '-Cdebug-assertions=off',
      '-Zmir-enable-passes=-JumpThreading',
      '-Zalways-encode-mir',
    ];
    const target = join(await targetFolder(crate.folder), 'cuda-oxide');
    const ptx = join(folder, 'ptx');
    await mkdir(ptx);
    const said = await runProgram(
      cargo,
      [
        'rustc',
        `--manifest-path=${join(crate.folder, 'Cargo.toml')}`,
        ...crate.config.flatMap((one) => ['--config', one]),
        '--release',
        ...crate.select,
        `--target-dir=${target}`,
        '--',
        // What is compiled depends on the flags alone, and the text must be written anew.
        `--cfg=warplens_at="${Date.now()}"`,
      ],
      {
        folder,
        signal,
        timeout: TIMEOUT,
        env: {
          ...env,
          CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f'),
          RUSTFLAGS: undefined,
          CUDA_OXIDE_TARGET: cpu,
          CUDA_OXIDE_PTX_DIR: ptx,
          CUDA_OXIDE_DEBUG: 'line',
        },
      },
    );
    if (!said.done) return refusal(said, request, version);
    const found = await artefactIn(ptx, request.symbols ?? []);
    if (found === undefined) return missing('cuda-oxide has written no PTX with these kernels');
    return { kind: 'text', text: found.text, version: `cuda-oxide on ${version}` };
  });
}

/**
 * `cuda_builder`: it runs in the build script of the host's package, so that package is checked,
 * and the text is what the script has left in our target folder.
 */
async function compileWithBuilder(
  request: RustcRequest,
  signal?: AbortSignal,
): Promise<RustcAnswer> {
  const { cargo: crate, builder } = request;
  if (crate === undefined || builder === undefined)
    return missing('no build script compiles this crate with cuda_builder');
  const pinned = await channelOf(join(builder, 'rust-toolchain.toml'));
  return await withCargo(request, pinned, signal, async ({ cargo, version, env, folder }) => {
    const target = join(await targetFolder(builder), 'cuda-builder');
    const args = ['check', `--manifest-path=${join(builder, 'Cargo.toml')}`, '--release'];
    const settings = crate.config.flatMap((one) => ['--config', one]);
    const all = [...args, ...settings, `--target-dir=${target}`];
    const said = await runProgram(cargo, all, { folder, signal, timeout: TIMEOUT, env });
    if (!said.done) return refusal(said, request, version);
    const found = await artefactIn(target, request.symbols ?? []);
    if (found === undefined) return missing('cuda_builder has written no PTX of these kernels');
    return { kind: 'text', text: found.text, version: `cuda_builder on ${version}` };
  });
}

/** What a build is run with. */
interface Builder {
  readonly cargo: string;
  readonly version: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Empty, of ours. */
  readonly folder: string;
}

/** Runs a build with the Cargo of a pinned toolchain, or of the nightly. */
async function withCargo(
  { cargo: crate }: RustcRequest,
  pinned: string | undefined,
  signal: AbortSignal | undefined,
  build: (with_: Builder) => Promise<RustcAnswer>,
): Promise<RustcAnswer> {
  if (crate?.refused !== undefined) return { kind: 'failed', message: crate.refused };
  const proxy = await findProgram(['rustc']);
  const nightly: Nightly | undefined =
    pinned === undefined || proxy === undefined
      ? await findNightly(signal)
      : await askForNightly(proxy, [pinned], signal);
  const { cargo, rustc, version } = nightly ?? {};
  if (cargo === undefined)
    return missing(`no cargo of the toolchain ${pinned ?? 'nightly'} on this machine`);
  const env = {
    ...nightly!.env,
    RUSTC: rustc,
    RUSTC_WRAPPER: '',
    RUSTC_WORKSPACE_WRAPPER: '',
  };
  return await inFolder((folder) => build({ cargo, version: version!, env, folder }));
}

/** A channel that rustup itself names: other names in such a file may lead to any program. */
const CHANNEL = /^channel *= *"((?:nightly|beta|stable)(?:-\d{4}-\d\d-\d\d)?|1\.\d+(?:\.\d+)?)"/m;

async function channelOf(path: string): Promise<string | undefined> {
  return CHANNEL.exec(await readFile(path, 'utf8').catch(() => ''))?.[1];
}
