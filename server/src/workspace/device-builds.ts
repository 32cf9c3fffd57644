/**
 * Which crates a build script compiles for the GPU, and to which file:
 * `CudaBuilder::new("kernels").copy_to("kernels.ptx")`. The script is not run; what its text says
 * in strings is read.
 */
import type { CodeFlags, FlagName } from './build-flags.ts';

export interface DeviceBuild {
  /** The crate's folder as written: relative to the package, or to its parent. */
  readonly folder: string;
  /** The file's name without folder; undefined where the script does not say. */
  readonly output: string | undefined;
  /** The GPU that the script names, as `sm_75`; undefined where that is left to `cuda_builder`. */
  readonly cpu: string | undefined;
  /** Flags that the script sets; the others are those of `cuda_builder`. */
  readonly flags: CodeFlags;
}

/** Methods of the builder that take a truth, the flag that each is, and what `true` makes of it. */
const FLAG_METHODS: readonly (readonly [method: string, flag: FlagName, on: boolean])[] = [
  ['fma_contraction', 'fma', true],
  ['ftz', 'ftz', true],
  ['fast_div', 'prec-div', false],
  ['fast_sqrt', 'prec-sqrt', false],
];

const STRING = /"((?:[^"\\]|\\.)*)"/g;

/** The builds in a script's text. */
export function deviceBuilds(text: string): readonly DeviceBuild[] {
  const code = text.replace(/\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length));
  const out: DeviceBuild[] = [];
  const starts = [...code.matchAll(/\bCudaBuilder\s*::\s*new\s*\(/g)];
  starts.forEach((start, at) => {
    const from = start.index + start[0].length;
    const until = starts[at + 1]?.index ?? code.length;
    const close = closing(code, from);
    const strings = [...code.slice(from, close).matchAll(STRING)].map(([, inner]) => inner!);
    const written =
      strings.filter((inner) => !/^CARGO_|^OUT_DIR$/.test(inner)).at(-1) ??
      variable(code, code.slice(from, close));
    const folder = written?.replace(/\{[^{}]*\}/g, '').replace(/^\/+/, '');
    if (folder === undefined) return;
    const chain = code.slice(close, until);
    const arch = /\.\s*arch\s*\(\s*(?:[\w:]*::\s*)?Compute(\d+[af]?)\s*\)/.exec(chain)?.[1];
    const copy = /\.\s*copy_to\s*\(/.exec(chain);
    const target =
      copy === null ? undefined : code.slice(close + copy.index + copy[0].length, until);
    const file =
      target === undefined
        ? undefined
        : [...target.slice(0, closing(target, 0)).matchAll(STRING)].at(-1)?.[1];
    const above = '../'.repeat(foldersUp(code, code.slice(from, close)));
    out.push({
      folder: `${above}${folder}` === '' ? '.' : `${above}${folder}`,
      output: file?.split('/').at(-1),
      cpu: arch && `sm_${arch}`,
      flags: Object.fromEntries(
        FLAG_METHODS.flatMap(([method, flag, on]) => {
          const value = new RegExp(`\\.\\s*${method}\\s*\\(\\s*(true|false)\\s*\\)`).exec(
            chain,
          )?.[1];
          return value === undefined ? [] : [[flag, (value === 'true') === on] as const];
        }),
      ),
    });
  });
  return out;
}

/**
 * Crates that a script builds without a builder: `Command::new("cargo")` with the target
 * `nvptx64-nvidia-cuda`, and `Builder::new("kernel")` of `ptx-builder`.
 */
export function plainBuilds(text: string): readonly DeviceBuild[] {
  const code = text.replace(/(^|[^:])\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length));
  const starts = [...code.matchAll(/\bCommand\s*::\s*new\s*\(/g)];
  const texts = [...code.matchAll(STRING)].map(([, inner]) => inner!);
  const files = new Set(texts.filter((one) => one.endsWith('.ptx')).map(fileName));
  const out: DeviceBuild[] = [];
  const none = { cpu: undefined, flags: {} };
  starts.forEach((start, at) => {
    const segment = code.slice(start.index, starts[at + 1]?.index ?? code.length);
    const chain = segment.slice(0, endOfStatement(segment));
    if (!/"(?:[^"]*\/)?cargo"|CARGO/.test(chain.slice(0, 80)) || !chain.includes('nvptx64-'))
      return;
    const folder =
      stringIn(code, chain, /\.\s*current_dir\s*\(/) ??
      manifestFolder([...chain.matchAll(STRING)].map(([, inner]) => inner!));
    if (folder === undefined) return;
    // The file that a text is copied to, where all that the script names are called the same.
    const [only] = files.size === 1 ? files : [];
    out.push({ folder: folder === '' ? '.' : folder, output: only, ...none });
  });
  if (!/\bptx_builder\b/.test(code)) return out;
  for (const builder of code.matchAll(/\bBuilder\s*::\s*new\s*\(/g)) {
    const from = builder.index + builder[0].length;
    const inner = code.slice(from, closing(code, from));
    const folder = [...inner.matchAll(STRING)].at(-1)?.[1] ?? variable(code, inner);
    if (folder !== undefined) out.push({ folder, output: undefined, ...none });
  }
  return out;
}

function fileName(path: string): string {
  return path
    .split('/')
    .at(-1)!
    .replace(/^\{[^}]*\}/, '');
}

/** The string in the first argument of a call, or in the variable that it names. */
function stringIn(code: string, chain: string, call: RegExp): string | undefined {
  const found = call.exec(chain);
  if (found === null) return undefined;
  const from = found.index + found[0].length;
  const inner = chain.slice(from, closing(chain, from));
  return [...inner.matchAll(STRING)].map(([, own]) => own!).at(-1) ?? variable(code, inner);
}

/** `--manifest-path kernels/Cargo.toml`, in one argument or two. */
function manifestFolder(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg.startsWith('--manifest-path'));
  const path = at < 0 ? undefined : (args[at]!.split('=')[1] ?? args[at + 1]);
  return path?.endsWith('Cargo.toml')
    ? path.slice(0, -'Cargo.toml'.length).replace(/\/$/, '')
    : undefined;
}

function endOfStatement(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const c = text[at]!;
    if (c === '(' || c === '[' || c === '{') depth++;
    else if (c === ')' || c === ']' || c === '}') depth--;
    else if (c === ';' && depth <= 0) return at;
  }
  return text.length;
}

/** What a path to the output of a plain build says: `target/nvptx64-nvidia-cuda/release/k.ptx`. */
export function builtByHand(
  text: string,
): readonly { readonly folder: string; readonly crate: string }[] {
  const paths = text.matchAll(
    /"([^"\n]*?)target\/nvptx64-[\w-]+\/[\w-]+\/(?:deps\/)?([\w-]+)\.ptx"/g,
  );
  return [...paths].map(([, folder, crate]) => ({ folder: folder!, crate: crate! }));
}

/** The string that a variable of the script has. */
function variable(code: string, name: string): string | undefined {
  const plain = /^\s*(?:&\s*)?([A-Za-z_]\w*)/.exec(name)?.[1];
  if (plain === undefined) return undefined;
  const declared = new RegExp(`\\b(?:let|const|static)\\s+${plain}\\b[^=;]{0,200}=([^;]*);`).exec(
    code,
  );
  return declared === null
    ? undefined
    : [...declared[1]!.matchAll(STRING)]
        .map(([, inner]) => inner!)
        .filter((inner) => !/^CARGO_|^OUT_DIR$/.test(inner))
        .at(-1);
}

/** How deep variables are followed that others are made of. */
const MOST_VARIABLES = 4;

/**
 * How many folders a path goes up before the name of the last one: `dir.parent().unwrap()` and
 * `dir.join("..")`, also in the variables that it begins with.
 */
function foldersUp(code: string, path: string): number {
  let count = 0;
  let at: string | undefined = path;
  for (let depth = 0; at !== undefined && depth < MOST_VARIABLES; depth++) {
    const ups = at.matchAll(/\.\s*parent\s*\(\s*\)|\.\s*join\s*\(\s*"((?:\.\.\/?)+)"\s*\)/g);
    for (const [, dots] of ups) count += dots === undefined ? 1 : dots.match(/\.\./g)!.length;
    const name: string | undefined = /^\s*(?:&\s*)?([A-Za-z_]\w*)\s*(?:\.|$)/.exec(at)?.[1];
    at =
      name === undefined
        ? undefined
        : new RegExp(`\\b(?:let|const|static)\\s+${name}\\b[^=;]{0,200}=([^;]*);`).exec(code)?.[1];
  }
  return count;
}

/** Where the bracket closes that was opened before `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    const c = text[at]!;
    if (c === '(') depth++;
    else if (c === ')' && --depth === 0) return at;
  }
  return text.length;
}

/** The kernels that a PTX text defines. */
export function entriesOf(ptx: string): readonly string[] {
  return [...ptx.matchAll(/\.entry\s+([A-Za-z_$%][\w$]*)/g)].map(([, name]) => name!);
}
