/**
 * For which targets rules look at a crate: those of its build, else the one whose operations its
 * code names; and what they find on several of them, put together.
 */
import type { Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { CargoSetup } from '../rules/index.ts';
import { TARGETS } from '../targets/index.ts';
import type { CrateAnalysis, KernelAnalysis, KernelInfo, TargetName } from './api.ts';
import { besides } from './problem-places.ts';

/** Its intrinsics, its `cfg`, its libraries, or its registers as operands of `asm!`. */
const AMD =
  /"llvm\.amdgcn\.|\b__oc[mk]l_|\barch\s*::\s*(?:\{[^{}]*\b)?amdgpu\b|\btarget_arch\s*=\s*"amdgpu"|\b(?:gpu_kernel|amdgpu_device_libs)\s*::|\b(?:in|out|inout|lateout|inlateout)\s*\(\s*[sv]gpr/;
const NVIDIA = /nvptx|"llvm\.nvvm\.|\b__nv_|"ptx-kernel"|\bcuda_(?:std|device)\b/;

/** Whose operations a text names. */
export interface TargetWords {
  readonly amd: boolean;
  readonly nvidia: boolean;
}

export function targetWords(text: string): TargetWords {
  return {
    amd: /amdgpu|amdgcn|__oc|gpr|gpu_kernel/.test(text) && AMD.test(text),
    nvidia: NVIDIA.test(text),
  };
}

/**
 * From the words of a crate's texts. Most code means the same on both targets; `ptx` goes first
 * where a crate is for both.
 */
export function ruleTarget(
  texts: readonly TargetWords[],
  setup: CargoSetup | undefined,
): TargetName {
  const built = setup?.targets;
  const nvidia = built?.['nvptx64-nvidia-cuda'];
  const amd = built?.['amdgcn-amd-amdhsa'];
  if (nvidia?.named !== undefined) return 'ptx';
  if (amd?.built === true) return 'amdgcn';
  return texts.some(({ amd }) => amd) && !texts.some(({ nvidia }) => nvidia) ? 'amdgcn' : 'ptx';
}

/** All targets that the crate's build names, the one of `ruleTarget` first. */
export function ruleTargets(
  first: TargetName,
  setup: CargoSetup | undefined,
): readonly TargetName[] {
  const others = (['ptx', 'amdgcn'] as const).filter((name) => {
    const built = setup?.targets[name === 'ptx' ? 'nvptx64-nvidia-cuda' : 'amdgcn-amd-amdhsa'];
    return name !== first && built?.named !== undefined;
  });
  return [first, ...others];
}

/** Does the crate's build say for which target it is? */
function isTargetNamed(setup: CargoSetup | undefined): boolean {
  return Object.values(setup?.targets ?? {}).some(
    ({ named, built }) => built || named !== undefined,
  );
}

/**
 * Where no build says for what: targets for which a crate has kernels that it has not for the
 * first, because a `cfg` leaves them out there.
 */
export function otherTargets(
  first: TargetName,
  setup: CargoSetup | undefined,
  texts: readonly string[],
  kernelsOn: (target: TargetName) => readonly KernelInfo[],
): readonly TargetName[] {
  if (isTargetNamed(setup)) return [];
  const named = namedTargets(texts).filter((target) => target !== first);
  if (named.length === 0) return named;
  const found = kernelsOn(first);
  return named.filter((target) => besides(found, kernelsOn(target)).length > 0);
}

/** Targets that `cfg`s of a crate's texts name: what they hold may be there for one alone. */
function namedTargets(texts: readonly string[]): readonly TargetName[] {
  const named = (words: RegExp): boolean => texts.some((text) => words.test(text));
  const ptx = named(/\btarget_\w+\s*=\s*"(?:nvptx64|nvidia|cuda)"/);
  const amdgcn = named(/\btarget_\w+\s*=\s*"(?:amdgpu|amd|amdhsa)"/);
  return [...(ptx ? (['ptx'] as const) : []), ...(amdgcn ? (['amdgcn'] as const) : [])];
}

/** What rules found for one target. */
export interface TargetFindings {
  readonly target: TargetName;
  readonly found: readonly Diagnostic[];
}

/**
 * Findings of several targets, by file and place: what all of them have is reported once, and what
 * only some have says in its message on which. A place that rules complain about in other words on
 * another target is reported for both.
 */
export function mergeFindings(all: readonly TargetFindings[]): readonly Diagnostic[] {
  if (all.length === 1) return all[0]!.found;
  const merged = new Map<string, { readonly finding: Diagnostic; readonly on: TargetName[] }>();
  for (const { target, found } of all) {
    const times = new Map<string, number>();
    for (const finding of found) {
      const same = keyOf(finding);
      const time = times.get(same) ?? 0;
      times.set(same, time + 1);
      const key = `${same} ${time}`;
      const known = merged.get(key);
      if (known === undefined) merged.set(key, { finding, on: [target] });
      else known.on.push(target);
    }
  }
  const out = [...merged.values()].map(({ finding, on }) => {
    if (on.length === all.length) return finding;
    const triples = on.map((name) => `\`${TARGETS[name]!.triple}\``);
    return { ...finding, message: `${finding.message} (on ${triples.join(' and ')})` };
  });
  return out.sort((a, b) => a.span.file - b.span.file || a.span.start - b.span.start);
}

function keyOf({ code, severity, span, message, related }: Diagnostic): string {
  const places = (related ?? []).map((r) => `${placeOf(r.span)} ${r.message}`);
  return [code, severity, placeOf(span), message, ...places].join('\n');
}

function placeOf({ file, start, end }: Span): string {
  return `${file} ${start} ${end}`;
}

/** Order of the states: a kernel is as far analysed as on the target where least of it was. */
const STATES: readonly KernelAnalysis['state'][] = [
  'analysed',
  'partial',
  'out-of-reach',
  'not-analysed',
];

/** What was analysed on several targets: a kernel once, with the reasons of all targets. */
export function mergeAnalyses(all: readonly CrateAnalysis[]): CrateAnalysis {
  if (all.length === 1) return all[0]!;
  const kernels = new Map<string, KernelAnalysis>();
  for (const analysis of all.flatMap((one) => one.kernels)) {
    const key = `${placeOf(analysis.kernel.nameSpan)} ${analysis.kernel.name}`;
    const known = kernels.get(key);
    kernels.set(key, known === undefined ? analysis : bothOf(known, analysis));
  }
  return {
    kernels: [...kernels.values()],
    missing: distinct(all.flatMap((one) => one.missing)),
  };
}

/** Without the kernels that were analysed as a whole. */
export function wholeLeftOut({ kernels, missing }: CrateAnalysis): CrateAnalysis {
  return { kernels: kernels.filter(({ state }) => state !== 'analysed'), missing };
}

function bothOf(a: KernelAnalysis, b: KernelAnalysis): KernelAnalysis {
  const state = STATES.indexOf(b.state) > STATES.indexOf(a.state) ? b.state : a.state;
  return { ...a, state, reasons: distinct([...a.reasons, ...b.reasons]) };
}

function distinct(all: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}
