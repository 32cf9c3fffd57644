/**
 * What Cargo's configuration says about GPU targets and means otherwise: names of targets, tables
 * and keys without effect, features that do not go with the CPU (measured with rustc 1.97), and
 * crates of which no kernel is linked.
 */
import { nearest, type Span } from '../../base/index.ts';
import type { DeviceTriple, SetupMistake } from '../../rules/index.ts';
import { ptxTarget } from '../../targets/ptx/index.ts';
import type { Package } from './package.ts';
import { asString, asStrings, asTable, placeOfKey, type TomlFile } from './toml-file.ts';

type Place = (file: TomlFile, start: number, end: number) => Span;

const TRIPLES: readonly DeviceTriple[] = ['nvptx64-nvidia-cuda', 'amdgcn-amd-amdhsa'];

/** Names that are about a GPU by the word. */
const OF_GPUS = /nvptx|nvidia|cuda|amdgcn|amdhsa|nvtpx|amdgpu/i;

/** Keys at the top of a configuration (The Cargo Book, "Configuration"). */
const TOP =
  `alias build cache cargo-new credential-alias doc env future-incompat-report host http include install
  net patch paths profile registries registry resolver source target term unstable`.split(/\s+/);

const BUILD = `analysis build-dir dep-info-basedir incremental jobs pipelining rustc rustc-wrapper
  rustc-workspace-wrapper rustdoc rustdocflags rustflags sbom target target-dir warnings`.split(
  /\s+/,
);

const TARGET = ['linker', 'runner', 'rustdocflags', 'rustflags'];

/** The values of `target_arch` of GPUs, and what people write for them. */
const ARCHES: Readonly<Record<string, string>> = {
  amdgcn: 'amdgpu',
  nvptx: 'nvptx64',
  cuda: 'nvptx64',
};

/** Mistakes in the files that Cargo reads for a crate. */
export function configMistakes(files: readonly TomlFile[], place: Place): SetupMistake[] {
  return files.flatMap((file) => [
    ...targetMistakes(file, place),
    ...keyMistakes(file, [], TOP, place),
    ...keyMistakes(file, ['build'], BUILD, place),
    ...tableMistakes(file, place),
  ]);
}

/** Where a text is written on the line of a key or below, else that line. */
function placeOf(file: TomlFile, keys: readonly string[], text: string, place: Place): Span {
  const line = placeOfKey(file, keys);
  const at = file.text.indexOf(text, line.start);
  return at < 0 ? place(file, line.start, line.end) : place(file, at, at + text.length);
}

/** A GPU's target that is meant by a name which is none. */
function meantTriple(name: string): DeviceTriple | undefined {
  if (TRIPLES.some((one) => one === name) || name.endsWith('.json') || name.startsWith('cfg('))
    return undefined;
  if (!OF_GPUS.test(name)) return undefined;
  const near = nearest(name, TRIPLES) as DeviceTriple | undefined;
  return near ?? (/amd/i.test(name) ? 'amdgcn-amd-amdhsa' : 'nvptx64-nvidia-cuda');
}

function targetMistakes(file: TomlFile, place: Place): SetupMistake[] {
  const built = asTable(file.table['build'])?.['target'];
  const names = typeof built === 'string' ? [built] : asStrings(built);
  const out = names.flatMap((name): SetupMistake[] => {
    const meant = meantTriple(name);
    if (meant === undefined) return [];
    const what = `rustc has no target \`${name}\`; did you mean \`${meant}\`?`;
    const span = placeOf(file, ['build', 'target'], name, place);
    return [{ severity: 'error', what, span, better: meant }];
  });
  for (const key of Object.keys(asTable(file.table['target']) ?? {})) {
    const meant = meantTriple(key);
    const span = placeOf(file, ['target', key], key, place);
    if (meant !== undefined) {
      const what = `no build reads \`[target.${key}]\`; did you mean \`${meant}\`?`;
      out.push({ severity: 'warning', what, span, better: meant });
    }
    const arch = /target_arch\s*=\s*"(\w+)"/.exec(key)?.[1] ?? '';
    if (Object.hasOwn(ARCHES, arch)) {
      const what = `no GPU has the \`target_arch\` \`${arch}\`; did you mean \`${ARCHES[arch]}\`?`;
      out.push({ severity: 'warning', what, span });
    }
  }
  return out;
}

/** Keys of a table that Cargo does not know and that are close to one that it does. */
function keyMistakes(
  file: TomlFile,
  keys: readonly string[],
  known: readonly string[],
  place: Place,
): SetupMistake[] {
  let table: unknown = file.table;
  for (const key of keys) table = asTable(table)?.[key];
  return Object.keys(asTable(table) ?? {}).flatMap((key): SetupMistake[] => {
    const meant = known.includes(key) ? undefined : nearest(key, known);
    if (meant === undefined) return [];
    const what = `Cargo does not read \`${[...keys, key].join('.')}\`; did you mean \`${meant}\`?`;
    return [
      {
        severity: 'warning',
        what,
        span: placeOf(file, [...keys, key], key, place),
        better: meant,
      },
    ];
  });
}

function tableMistakes(file: TomlFile, place: Place): SetupMistake[] {
  const targets = Object.keys(asTable(file.table['target']) ?? {});
  return targets.flatMap((key) =>
    keyMistakes(file, ['target', key], TARGET, place)
      // A table of its own describes a library that a build script links.
      .filter(({ what }) => {
        const name = /`target\..*\.([\w-]+)`; /.exec(what)?.[1] ?? '';
        return asTable(asTable(asTable(file.table['target'])?.[key])?.[name]) === undefined;
      }),
  );
}

/** A list of flags that a target gets. */
export interface TargetFlags {
  readonly file: TomlFile;
  readonly keys: readonly string[];
  readonly flags: readonly string[];
}

/** Features of NVIDIA's target that it does not have, or that do not go with the CPU. */
export function featureMistakes(
  lists: readonly TargetFlags[],
  cpu: string | undefined,
  place: Place,
): SetupMistake[] {
  return lists.flatMap((list) => {
    const { file, keys } = list;
    return featuresOf(list).flatMap((feature): SetupMistake[] => {
      const found = featureMistake(feature, cpu);
      if (found === undefined) return [];
      return [{ ...found, span: placeOf(file, keys, feature, place) }];
    });
  });
}

/** Those that `-Ctarget-feature=` turns on, with their sign. */
function featuresOf({ flags }: TargetFlags): readonly string[] {
  return flags.flatMap((flag, i) => {
    const before = flags[i - 1];
    const isApart = before === '-C' || before === '--codegen';
    const list =
      /^(?:-C\s*|--codegen[= ])target-feature=(.*)$/.exec(flag)?.[1] ??
      (isApart ? /^target-feature=(.*)$/.exec(flag)?.[1] : undefined);
    return (list ?? '').split(',').flatMap((one) => (one === '' ? [] : [one.trim()]));
  });
}

function featureMistake(
  feature: string,
  cpu: string | undefined,
): Omit<SetupMistake, 'span'> | undefined {
  const sign = /^[+-]/.exec(feature)?.[0];
  const name = feature.replace(/^[+-]/, '');
  if (sign === undefined && /^(?:sm_\d+[af]?|ptx\d\d)$/.test(name))
    return warning(`\`${name}\` is neither on nor off: write \`+${name}\``, `+${name}`);
  if (sign !== '+' || name === 'crt-static') return undefined;
  const gpu = cpu ?? ptxTarget.defaultCpu;
  const whose = cpu === undefined ? `${gpu}, for which rustc compiles by default` : gpu;
  const ptx = /^ptx(\d\d)$/.exec(name)?.[1];
  if (ptx !== undefined) {
    const least = ptxTarget.languageVersion?.(gpu) ?? 0;
    if (least <= 70 || Number(ptx) >= least) return undefined;
    const needs = `${Math.floor(least / 10)}.${least % 10}`;
    return {
      severity: 'error',
      what: `\`${feature}\` is too old for ${whose}: LLVM stops with "PTX version ${ptx[0]}.${ptx[1]} does not support target '${gpu}'", as that needs ${needs}`,
      better: `+ptx${least}`,
    };
  }
  const wanted = gpuOf(name);
  if (wanted === undefined) {
    return /^sm_\d+[af]?$/.test(name) ? undefined : unknownFeature(name);
  }
  const own = gpuOf(gpu);
  const isNewer =
    own !== undefined &&
    (wanted.sm > own.sm || (wanted.sm === own.sm && wanted.suffix !== '' && own.suffix === ''));
  if (!isNewer) return undefined;
  return warning(
    `\`${feature}\` is the feature of a newer GPU than ${whose}: the code is that of ${name} below \`.target ${gpu}\`, which ptxas and drivers refuse`,
  );
}

function unknownFeature(name: string): Omit<SetupMistake, 'span'> {
  const spelt = /^(sm|ptx)(\d+[af]?)$/i.exec(name.replace(/[-_.]/g, ''));
  const [, head = '', rest = ''] = spelt ?? [];
  const better = spelt && `${head.toLowerCase()}${/sm/i.test(head) ? '_' : ''}${rest}`;
  const hint = better ? `; did you mean \`${better}\`?` : '';
  const what = `nvptx64-nvidia-cuda has no feature \`${name}\`${hint}`;
  return warning(what, better ? `+${better}` : undefined);
}

/** Number and suffix of a GPU that rustc knows. */
function gpuOf(name: string): { readonly sm: number; readonly suffix: string } | undefined {
  if (!ptxTarget.cpus.some((cpu) => cpu.name === name)) return undefined;
  return { sm: Number.parseInt(name.slice(3), 10), suffix: name.replace(/^sm_\d+/, '') };
}

function warning(what: string, better?: string): Omit<SetupMistake, 'span'> {
  return { severity: 'warning', what, ...(better !== undefined && { better }) };
}

/** Kinds of crates that are linked, so that a text for the GPU comes of them. */
const LINKED = new Set(['cdylib', 'bin']);

/** A library with kernels that is built for a GPU and of a kind that nothing links. */
export function linkMistake({ lib, file }: Package, place: Place): SetupMistake | undefined {
  const [first] = lib?.types ?? [];
  if (first === undefined || lib?.types.some((type) => LINKED.has(type)) !== false)
    return undefined;
  const what = 'no text for the GPU is made of this crate: its `crate-type` has no `cdylib`';
  const span = placeOf(file, ['lib', 'crate-type'], first, place);
  return { severity: 'info', what, span, better: 'cdylib' };
}

/** The name of a program's target that a manifest has. */
export function hasPrograms({ file }: Package): boolean {
  const bins = file.table['bin'];
  return Array.isArray(bins) ? bins.length > 0 : asString(bins) !== undefined;
}
