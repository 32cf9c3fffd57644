/**
 * What a project tells `cargo oxide` for a crate: options of commands in scripts and in the README
 * beside the crate, `.cargo/cuda-oxide.toml`, and the variables of the environment that stand for
 * options (`cargo-oxide/src/main.rs` and `commands.rs`).
 */
import type { CodeFlags } from '../build-flags.ts';
import { READMES, scriptTexts } from './cargo-setup.ts';
import type { PackageReader } from './package.ts';
import { foldersAbove, nameOf } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import { asString, asTable } from './toml-file.ts';

/** What one file says of the build. */
export interface BuildChoice {
  readonly path: string;
  readonly cpu: string | undefined;
  readonly flags: CodeFlags;
}

/** A command of a text. */
interface OxideCommand {
  /** The example or package that it is for; undefined for the one of its folder. */
  readonly crate: string | undefined;
  readonly cpu: string | undefined;
  readonly noFma: boolean;
}

const COMMAND =
  /((?:\bCUDA_OXIDE_\w+=\S+\s+)*)\bcargo\s+oxide\s+(?:run|build|test|sanitize|emit-ltoir|pipeline|inspect|debug)\b((?:\\\r?\n|[^\n;|&`#])*)/g;

/** The commands of a text; words with variables in them say nothing. */
export function oxideCommands(text: string): readonly OxideCommand[] {
  return [...text.matchAll(COMMAND)].map(([, variables = '', rest = '']) => {
    const words = rest
      .replace(/\\\r?\n/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
    const end = words.indexOf('--');
    const own = end < 0 ? words : words.slice(0, end);
    const passed = end < 0 ? [] : words.slice(end + 1);
    const after = (list: readonly string[], ...names: readonly string[]): string | undefined => {
      for (const [at, word] of list.entries()) {
        if (names.includes(word)) return list[at + 1];
        const name = names.find((one) => word.startsWith(`${one}=`));
        if (name !== undefined) return word.slice(name.length + 1);
      }
      return undefined;
    };
    const [first] = own;
    const named = first === undefined || /^[-"'$<]/.test(first) ? undefined : first;
    return {
      crate: named ?? after(passed, '-p', '--package'),
      cpu: gpuOf(after(own, '--arch') ?? variableIn(variables, 'CUDA_OXIDE_TARGET')),
      noFma: own.includes('--no-fmad') || variableIn(variables, 'CUDA_OXIDE_NO_FMA') !== undefined,
    };
  });
}

function variableIn(variables: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=(\\S+)`).exec(variables)?.[1];
}

/** `sm_90` of `sm_90`, `compute_90`, `90`. */
function gpuOf(word: string | undefined): string | undefined {
  const number = /^["']?(?:sm_|compute_)?(\d{2,3}[af]?)["']?$/.exec(word ?? '')?.[1];
  return number && `sm_${number}`;
}

/** What is said of the crate of a package, the file that takes precedence first. */
export function oxideChoices(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): readonly BuildChoice[] {
  const names = [reader.read(around, folder)?.name, nameOf(folder)];
  const all: (readonly BuildChoice[])[] = [];
  for (const above of foldersAbove(`${folder}/Cargo.toml`)) {
    const isOwn = above === folder;
    for (const [path, text] of scriptTexts(around, above))
      all.push(agreed(path, text, names, isOwn));
    all.push(projectSettings(reader, around, above));
    for (const readme of isOwn ? READMES : []) {
      const path = `${above}/${readme}`;
      all.push(agreed(path, around.text(path) ?? '', names, isOwn));
    }
    if (around.exists(`${above}/Cargo.lock`)) break;
  }
  return all.flat();
}

/** What all commands of a text for one crate agree on. */
function agreed(
  path: string,
  text: string,
  names: readonly (string | undefined)[],
  isOwn: boolean,
): readonly BuildChoice[] {
  if (!text.includes('oxide')) return [];
  const commands = oxideCommands(text).filter(({ crate }) =>
    crate === undefined ? isOwn : names.includes(crate),
  );
  const [first] = commands;
  if (first === undefined) return [];
  const cpus = new Set(commands.flatMap(({ cpu }) => cpu ?? []));
  const [cpu] = cpus.size === 1 ? cpus : [];
  const noFma = commands.every((one) => one.noFma);
  return cpu === undefined && !noFma ? [] : [{ path, cpu, flags: noFma ? { fma: false } : {} }];
}

/** `.cargo/cuda-oxide.toml`, and the variables of Cargo's configuration beside it. */
function projectSettings(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): readonly BuildChoice[] {
  for (const name of ['cuda-oxide.toml', 'config.toml']) {
    const path = `${folder}/.cargo/${name}`;
    const table = reader.toml(around, path)?.table;
    const env = asTable(table?.['env']) ?? {};
    const variable = (key: string): string | undefined =>
      asString(env[key]) ?? asString(asTable(env[key])?.['value']);
    const cpu = gpuOf(variable('CUDA_OXIDE_TARGET') ?? asString(table?.['default-arch']));
    const noFma = variable('CUDA_OXIDE_NO_FMA') !== undefined;
    if (cpu !== undefined || noFma) return [{ path, cpu, flags: noFma ? { fma: false } : {} }];
  }
  return [];
}
