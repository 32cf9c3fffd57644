/**
 * The GPU that a text is for where nobody names one: the oldest that has every instruction in it,
 * device libraries' and users' inline assembly included. For a GPU that is named, what the text
 * needs and the GPU lacks.
 */
import { ptxFits } from '../asm/index.ts';
import { asmOperandsOf, type Module, type SourceLoc } from '../mir/index.ts';
import type { EmitResult, Target } from '../targets/index.ts';
import { checkAmdAsm } from './asm-check-amdgcn.ts';

/** An instruction that the GPU of a text does not have. */
export interface Lack {
  readonly name: string;
  readonly loc: SourceLoc | undefined;
}

/** A text and the GPU that it is for. */
export interface FittedText {
  readonly cpu: string;
  readonly result: EmitResult;
  /** What the GPU does not have of the text; the text is not accepted by the assembler then. */
  readonly lacks: readonly Lack[];
  /** The oldest GPU that has all; undefined where `cpu` has, or where none is known. */
  readonly needs: string | undefined;
  /** What made the GPU a newer one than the first that was tried. */
  readonly raisedBy: string | undefined;
}

export interface FitInput {
  readonly target: Target;
  readonly module: Module;
  /** The GPU that is named. */
  readonly cpu: string | undefined;
  /** The oldest that counts where none is named. */
  readonly oldest: string;
  /** Can the same module be printed for another GPU? */
  readonly mayBe?: (cpu: string) => boolean;
  /** The module's text, or that of some of its kernels and what they reach. */
  emit(cpu: string, kernels?: readonly string[]): EmitResult;
}

/** Texts for more GPUs than these are not made to find one that fits. */
const MOST_TRIED = 12;

/**
 * AMD's GPUs are no line of which each has what those before it have: one of each kind, newer ones
 * first.
 */
const AMD_KINDS = `gfx90a gfx942 gfx950 gfx908 gfx906 gfx1030 gfx1100 gfx1201 gfx1250 gfx1010
  gfx900`.split(/\s+/);

/** Prints a module for the GPU that is named, else for the oldest that has all instructions. */
export function fitted(input: FitInput): FittedText {
  const { cpu, oldest } = input;
  const first = attempt(input, cpu ?? oldest);
  if (!isLacking(first)) return { ...first, needs: undefined, raisedBy: undefined };
  const better = search(input, first);
  const needs = better?.cpu;
  if (cpu !== undefined || better === undefined) return { ...first, needs, raisedBy: undefined };
  return { ...better, needs: undefined, raisedBy: first.lacks[0]?.name ?? first.refused?.name };
}

interface Attempt {
  readonly cpu: string;
  readonly result: EmitResult;
  readonly lacks: readonly Lack[];
  /** What the back end has no instruction for on the GPU, and the GPU that has one where known. */
  readonly refused:
    | { readonly name: string; readonly needs: string; readonly func: string }
    | undefined;
}

const isLacking = ({ lacks, refused }: Attempt): boolean =>
  lacks.length > 0 || refused !== undefined;

function attempt(input: FitInput, cpu: string, kernels?: readonly string[]): Attempt {
  const printed = input.emit(cpu, kernels);
  const refused = printed.problems.find(({ needs }) => needs !== undefined);
  const { result, lacks } =
    input.target.name === 'ptx'
      ? ptxLacks(printed, cpu)
      : { result: printed, lacks: amdLacks(input.module, cpu) };
  return {
    cpu,
    result,
    lacks,
    refused: refused && {
      name: /`([^`]*)`|intrinsic (\S+)/.exec(refused.message)?.slice(1).find(Boolean) ?? '',
      needs: refused.needs!,
      func: refused.func,
    },
  };
}

/** The text with the version that it needs, and what the GPU does not have of it. */
function ptxLacks(result: EmitResult, cpu: string): Pick<Attempt, 'result' | 'lacks'> {
  const { version, lacks } = ptxFits(result.text)(cpu);
  return {
    result: { ...result, text: withVersion(result.text, version) },
    lacks: lacks.map(({ name, line }) => ({ name, loc: result.lineMap[line] })),
  };
}

const VERSION = /^\.version (\d+)\.(\d+)$/m;

/** A text with at least this version, times ten, in its header. */
function withVersion(text: string, version: number): string {
  return text.replace(VERSION, (whole, major: string, minor: string) =>
    Number(major) * 10 + Number(minor) >= version
      ? whole
      : `.version ${Math.floor(version / 10)}.${version % 10}`,
  );
}

function amdLacks(module: Module, cpu: string): readonly Lack[] {
  const lacks: Lack[] = [];
  for (const { blocks } of module.funcs.values())
    for (const { insts } of blocks)
      for (const { op, attrs, loc } of insts) {
        if (op !== 'gpu.asm') continue;
        const [text, , registers] = attrs.imm ?? [];
        if (registers === undefined) continue;
        const found = checkAmdAsm(`${text ?? ''}`, asmOperandsOf(`${registers}`), cpu);
        const lack = found.find(({ unavailable }) => unavailable);
        if (lack !== undefined) lacks.push({ name: lack.word, loc });
      }
  return lacks;
}

/** The first GPU behind the one that was tried, as the target's list has them, that has all. */
function search(input: FitInput, first: Attempt): Attempt | undefined {
  const { target, mayBe = () => true } = input;
  const isAmd = target.name !== 'ptx';
  const names = isAmd ? AMD_KINDS : target.cpus.map(({ name }) => name);
  const from = isAmd ? 0 : names.indexOf(first.cpu) + 1;
  const later = names.slice(from).filter((name) => name !== first.cpu && mayBe(name));
  const fits = isAmd ? undefined : ptxFits(first.result.text);
  let last = first;
  let tried = 0;
  // Kernels that some GPU has refused: where one of them is refused again, the others need no text.
  const hard = new Set<string>();
  const isTooHard = (cpu: string): boolean => {
    if (last.refused !== undefined && last.refused.func !== '') hard.add(last.refused.func);
    if (hard.size === 0) return false;
    const some = attempt(input, cpu, [...hard]);
    if (isLacking(some)) last = some;
    return isLacking(some);
  };
  for (const cpu of later) {
    if (tried === MOST_TRIED) return undefined;
    if (last.refused?.needs && names.indexOf(cpu) < names.indexOf(last.refused.needs)) continue;
    if (fits !== undefined && fits(cpu).lacks.length > 0) continue;
    if (isAmd && amdLacks(input.module, cpu).length > 0) continue;
    tried++;
    if (isTooHard(cpu)) continue;
    last = attempt(input, cpu);
    if (!isLacking(last)) return last;
  }
  return undefined;
}
