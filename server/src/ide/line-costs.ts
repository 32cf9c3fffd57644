/**
 * What lines of a kernel's source cost on its GPU, told behind each line: read off the text of the
 * first target that the crate is built for, and led back through the map of its lines.
 */

import { type AsmCost, COST_KINDS, type CostKind, type CostSource } from '../asm/index.ts';
import { append } from '../base/index.ts';
import type {
  AbiParam,
  EmittedText,
  Engine,
  KernelInfo,
  LineSource,
  TargetName,
} from '../workspace/index.ts';
import { ASSEMBLY } from './assembly.ts';
import type { AssemblyGpu, AssemblyLanguage } from './assembly-types.ts';
import type { InlayInfo } from './inlay.ts';
import { kernelsIn } from './kernels.ts';
import { targetsOf } from './lenses.ts';
import type { MachineCodeText } from './machine-code.ts';
import { inWordsOf } from './vendor-words.ts';

/** How a kind of cost is shown; `why` says what it costs, `help` what to do. */
interface CostRow {
  readonly label: string;
  readonly why: string;
  readonly help: string;
}

/** A new kind is a row here and in `COST_KINDS`. */
export const COST_ROWS: Readonly<Record<CostKind, CostRow>> = {
  registers: {
    label: 'peak',
    why: 'the most registers of the kernel hold values here: they decide how many warps or waves fit',
    help: 'compute values where they are used, split the loop, or keep less per thread',
  },
  check: {
    label: 'check',
    why: 'a branch to a trap that the compiler could not remove',
    help: 'compare once outside the loop, take a slice of the right length, or iterate in place of indexing',
  },
  coalescing: {
    label: 'uncoalesced',
    why: 'each lane needs a line of memory of its own',
    help: 'let neighbouring threads access neighbouring elements',
  },
  banks: {
    label: 'bank conflict',
    why: 'lanes that meet at a bank wait for one another',
    help: 'pad the rows by one element, or change which thread takes which',
  },
  divergence: {
    label: 'divergent',
    why: 'lanes of one warp go both ways, one after the other',
    help: 'let whole warps decide alike, or compute both sides and select',
  },
  spill: {
    label: 'spill',
    why: 'registers ran out: a value goes to memory of the thread and comes back',
    help: 'keep less per thread, split the kernel, or allow more registers for each thread',
  },
  local: {
    label: 'local memory',
    why: 'memory of the thread, which lies in device memory behind the caches',
    help: 'index arrays with constants, unroll the loop, or use workgroup memory',
  },
  division: {
    label: '64-bit division',
    why: 'a routine of some dozens of instructions',
    help: 'divide 32-bit numbers, or by a constant or a power of two',
  },
  f64: {
    label: 'f64',
    why: 'double precision, at 1/2 to 1/64 of the rate of single precision',
    help: 'use `f32` where its precision is enough',
  },
};

const SOURCES: Readonly<Record<CostSource, string>> = {
  measured: 'counted in the text',
  proven: 'proven for every launch',
  estimated: 'estimated: the assembler may need more or fewer',
};

export { COST_KINDS, type CostKind };

export interface LineCostRequest {
  /** Kinds that are shown. */
  readonly kinds: ReadonlySet<CostKind>;
  /** Counts for the target that has it. */
  readonly cpu?: string;
  /** Machine code of a text, where it is known: what it spills is told too. */
  readonly machineCode?: (ptx: EmittedText) => MachineCodeText | undefined;
  /** The text of another compiler that the user sees of a kernel, in place of ours. */
  readonly shownText?: (
    path: string,
    target: TargetName,
    kernel: string,
  ) => EmittedText | undefined;
}

/**
 * Costs behind the lines between two offsets of a file, of the kernels that stand there: a helper's
 * lines are shown together with a kernel that calls it.
 */
export function lineCosts(
  engine: Engine,
  path: string,
  range: { readonly start: number; readonly end: number },
  request: LineCostRequest,
): readonly InlayInfo[] {
  const { kinds } = request;
  const text = engine.text(path);
  if (text === undefined || kinds.size === 0) return [];
  const ends = lineEnds(text);
  const lines = new Map<number, Found[]>();
  const inside = kernelsIn(engine, path).filter(
    ({ span }) => span.start <= range.end && range.start <= span.end,
  );
  for (const kernel of inside) {
    for (const found of costsOfKernel(engine, path, kernel, request)) {
      if (!kinds.has(found.cost.kind)) continue;
      const line = lineOf(ends, found.at);
      if (ends[line]! < range.start || range.end < ends[line]!) continue;
      lines.set(line, [...(lines.get(line) ?? []), found]);
    }
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([line, found]) => ({ offset: ends[line]!, ...shown(found) }));
}

/**
 * Costs that a preview shows behind its own lines: those that the instruction does not name itself.
 */
export function textCosts(
  language: AssemblyLanguage,
  text: string,
  kinds: ReadonlySet<CostKind>,
  gpu?: AssemblyGpu,
): readonly InlayInfo[] {
  if (kinds.size === 0) return [];
  const lines = new Map<number, Found[]>();
  for (const cost of language.costs?.(text, gpu) ?? []) {
    if (!kinds.has(cost.kind) || NAMED_IN_TEXT.has(cost.kind)) continue;
    const found = { cost, at: cost.offset, where: 'this text' };
    lines.set(cost.line, [...(lines.get(cost.line) ?? []), found]);
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([, found]) => ({ offset: found[0]!.at, ...shown(found) }));
}

/** An instruction says these by its name. */
const NAMED_IN_TEXT: ReadonlySet<CostKind> = new Set(['local', 'division', 'f64']);

/** A cost and the offset in the source that it comes from. */
interface Found {
  readonly cost: AsmCost;
  readonly at: number;
  /** Kernel, target and GPU that were looked at. */
  readonly where: string;
}

function costsOfKernel(
  engine: Engine,
  path: string,
  kernel: KernelInfo,
  { cpu, machineCode, shownText }: LineCostRequest,
): readonly Found[] {
  const root = engine.rootOf(path);
  const [first] = targetsOf(kernel, engine.namedTargets(root));
  const other = first && shownText?.(path, first.name, kernel.name);
  const emitted = other ?? firstEmitted(engine, root, kernel, cpu);
  if (emitted === undefined) return [];
  const gpu = { cpu: emitted.cpu, from: 'default' } as const;
  const costs = ASSEMBLY[emitted.target].costs?.(emitted.text, gpu) ?? [];
  const file = engine.fileId(path);
  const by = other?.providerVersion === undefined ? '' : `, by ${other.providerVersion}`;
  const where = `${kernel.name} on ${emitted.cpu}${by}`;
  const abi = (): readonly AbiParam[] =>
    engine.abi(root, emitted.target).find((one) => one.kernel.symbol === kernel.symbol)?.params ??
    [];
  const placed = (all: readonly AsmCost[], { lineMap }: Pick<EmittedText, 'lineMap'>): Found[] =>
    all.flatMap((cost): Found[] => {
      const at = placeIn(lineMap[cost.line], file);
      return at === undefined ? [] : [{ cost: named(cost, kernel, abi), at, where }];
    });
  const code = machineCode?.(emitted);
  return [...placed(costs, emitted), ...(code ? placed(spillsIn(code), code) : [])];
}

/** A cost with the parameters by the names that they have in the source. */
function named(cost: AsmCost, kernel: KernelInfo, abi: () => readonly AbiParam[]): AsmCost {
  const mark = `${kernel.symbol}_param_`;
  if (!cost.detail?.includes(mark) && !cost.label?.includes(mark)) return cost;
  const params = abi();
  const words = (text: string | undefined): string | undefined =>
    text
      ?.split(mark)
      .map((part, i) => {
        const number = /^\d+/.exec(part)?.[0] ?? '';
        const name = params[Number(number)]?.name ?? `${mark}${number}`;
        return i === 0 ? part : `${name}${part.slice(number.length)}`;
      })
      .join('');
  const [detail, label] = [words(cost.detail), words(cost.label)];
  return {
    ...cost,
    ...(detail !== undefined && { detail }),
    ...(label !== undefined && { label }),
  };
}

/** Its text for the first target that has code for it; no other is made. */
function firstEmitted(
  engine: Engine,
  root: string,
  kernel: KernelInfo,
  cpu: string | undefined,
): EmittedText | undefined {
  for (const { name } of targetsOf(kernel, engine.namedTargets(root))) {
    const known = cpu !== undefined && engine.cpus(name).includes(cpu);
    const options = { kernel: kernel.name, ...(known ? { cpu } : {}) };
    const emitted = engine.emit(root, name, options);
    if (emitted.problems.length === 0) return emitted;
  }
  return undefined;
}

/** What machine code has in local memory because registers ran out. */
function spillsIn({ text, notes = [] }: MachineCodeText): readonly AsmCost[] {
  // The counts of the assembler stand in the head of a pane.
  const head = `${notes.map((note) => `// ${note}`).join(' ')}\n`;
  const lines = head.split('\n').length - 1;
  const all = ASSEMBLY.sass.costs?.(head + text) ?? [];
  return all
    .filter(({ kind }) => kind === 'spill')
    .map((cost) => ({ ...cost, line: cost.line - lines, offset: cost.offset - head.length }));
}

/** Where a line of the text comes from in a file: its place, else a call on the way there. */
function placeIn(source: LineSource | undefined, file: LineSource['file']): number | undefined {
  if (source === undefined) return undefined;
  return [source, ...(source.callers ?? [])].find((span) => span.file === file)?.start;
}

/** Offsets of the ends of all lines. */
function lineEnds(text: string): readonly number[] {
  const out: number[] = [];
  for (let at = 0; at <= text.length; at++) {
    const end = text.indexOf('\n', at);
    at = end < 0 ? text.length : end;
    out.push(at > 0 && text[at - 1] === '\r' ? at - 1 : at);
  }
  return out;
}

/** The first line that ends at or behind an offset. */
function lineOf(ends: readonly number[], offset: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a check is for, by the words of its panic, and what to do about it. */
const CHECKS: readonly (readonly [words: RegExp, label: string, help: string])[] = [
  [
    /^(?:index|range|slice|mid|copy)\b|out of (?:bounds|range)/,
    'bounds check',
    COST_ROWS.check.help,
  ],
  [
    /divi[ds]|remainder.*zero/,
    'division check',
    'divide by a constant or a `NonZero`, or test the divisor once before the loop',
  ],
  [
    /overflow/,
    'overflow check',
    'use `wrapping_*` or `unchecked_*` operations, or build without overflow checks',
  ],
  [
    /None|Err|unwrap|expect/,
    'check',
    'handle `None` and `Err` where they arise, with a value in place of `unwrap`',
  ],
];

/** What helps against the checks of a line. */
function helpOf(kind: CostKind, details: readonly string[]): string {
  const { help } = COST_ROWS[kind];
  if (kind !== 'check' || details.length === 0) return help;
  const of = (detail: string): string =>
    CHECKS.find(([words]) => words.test(detail))?.[2] ??
    'move the condition out of the loop, or compute a value in place of the panic';
  return [...new Set(details.map(of))].join('; ');
}

function labelsOf(kind: CostKind, label: string, details: readonly string[]): readonly string[] {
  if (kind === 'registers') return [`${label} ${details.join(', ')}`];
  if (kind !== 'check' || details.length === 0) return [label];
  const of = (detail: string): string => CHECKS.find(([words]) => words.test(detail))?.[1] ?? label;
  return [...new Set(details.map(of))];
}

/** All costs of a line in a few words, and each of them in full. */
function shown(found: readonly Found[]): Omit<InlayInfo, 'offset'> {
  const labels: string[] = [];
  const parts: string[] = [];
  for (const kind of COST_KINDS) {
    const own = found.filter(({ cost }) => cost.kind === kind);
    const [first] = own;
    if (first === undefined) continue;
    const { label, why } = COST_ROWS[kind];
    const details = [...new Set(own.flatMap(({ cost }) => cost.detail ?? []))];
    const named = [...new Set(own.flatMap(({ cost }) => cost.label ?? []))];
    append(labels, named.length > 0 ? named : labelsOf(kind, label, details));
    const places = [...new Set(own.map(({ where }) => where))].join(', ');
    const isAmd = own.every(({ where }) => where.includes(' on gfx'));
    parts.push(
      [
        `**${label}** · ${SOURCES[first.cost.source]} · ${places}`,
        ...details.filter((detail) => detail !== ''),
        inWordsOf(isAmd ? 'amdgcn' : 'ptx', `${why}; ${helpOf(kind, details)}`),
      ].join('  \n'),
    );
  }
  return { label: labels.join(' · '), tooltip: parts.join('\n\n') };
}
