/**
 * What a kernel takes of a GPU, counted in our own text, and where it takes it: numbers and places,
 * kept until an edit changes code that the kernel reaches. Budgets are compared with them.
 */
import {
  type AmdgcnModule,
  amdgcnLive,
  type PtxModule,
  parseAmdgcn,
  parsePtx,
  ptxLive,
  summarizeAmdgcn,
  summarizePtx,
} from '../asm/index.ts';
import { type Span, sameData } from '../base/index.ts';
import { type Database, type DerivedQuery, derived } from '../db/index.ts';
import type { KernelRoot } from '../lower/index.ts';
import type { Module } from '../mir/index.ts';
import type { BudgetFigure } from '../rules/index.ts';
import { TARGETS } from '../targets/index.ts';
import type { Emitted, LineSource } from './api.ts';

/** One number, and the places that it comes from with the share of each. */
export interface KernelFigure {
  readonly label: string;
  readonly value: number;
  readonly estimate: boolean;
  /** What a place has a number of: `instructions`; undefined where it has none. */
  readonly of: string | undefined;
  readonly places: readonly Share[];
}

/** What a place contributes. */
export interface Share {
  /** The user's places behind an instruction, the innermost first. */
  readonly spans: readonly Span[];
  readonly count: number;
}

/** Figures of one kernel; empty while it has no text. */
export interface KernelFigures {
  readonly cpu: string;
  readonly figures: ReadonlyMap<BudgetFigure, KernelFigure>;
}

/** The figures of one crate's kernels, as queries. */
export class CrateFigures {
  private readonly db: Database;
  private readonly figures: DerivedQuery<KernelRoot, KernelFigures | undefined>;

  /**
   * @param codeOf the text of a kernel and its lowered code; undefined while it cannot be compiled
   */
  constructor(
    db: Database,
    codeOf: (
      root: KernelRoot,
    ) => { readonly emitted: Emitted; readonly lowered: Module } | undefined,
  ) {
    this.db = db;
    this.figures = derived('figures of a kernel', {
      compute: (_, root) => {
        const code = codeOf(root);
        return code && figuresOf(code.emitted, code.lowered);
      },
      equal: sameData,
      print: null,
    });
  }

  of(root: KernelRoot): KernelFigures | undefined {
    return this.db.get(this.figures, root);
  }
}

/** What the text of one kernel takes; undefined where it was not emitted. */
export function figuresOf(emitted: Emitted, lowered: Module): KernelFigures | undefined {
  const summary = emitted.summary[0];
  if (summary === undefined || emitted.problems.length > 0) return undefined;
  const { text, lineMap, target, cpu } = emitted;
  const lines = text.split('\n');
  const sharesOf = (picks: (line: string) => boolean): Share[] => {
    const shares = new Map<string, { spans: readonly Span[]; count: number }>();
    for (const [at, line] of lines.entries()) {
      const source = lineMap[at];
      if (source === undefined || !INSTRUCTION.test(line) || !picks(line)) continue;
      const key = keyOf(source);
      const known = shares.get(key);
      if (known === undefined) shares.set(key, { spans: spansOf(source), count: 1 });
      else known.count++;
    }
    return [...shares.values()];
  };
  const counted = (
    label: string,
    value: number,
    places: readonly Share[],
    of?: string,
  ): KernelFigure => ({ label, value, estimate: false, of, places });
  const statics: Share[] = [];
  for (const { space, launchSized, size, span } of lowered.globals.values())
    if (space === 'workgroup' && !launchSized && span !== undefined)
      statics.push({ spans: [plain(span)], count: size });
  const own = target === 'ptx' ? ptxFigures(emitted) : amdgcnFigures(emitted, sharesOf);
  return {
    cpu,
    figures: new Map<BudgetFigure, KernelFigure>([
      ...own,
      [
        'stack',
        counted(
          'bytes of stack',
          own.stack ?? summary.localBytes,
          sharesOf((line) => STACK.test(line)),
          'accesses to the stack',
        ),
      ],
      [
        'workgroup_mem',
        counted('bytes of workgroup memory', summary.workgroupBytes, statics, 'bytes'),
      ],
      [
        'instructions',
        counted(
          'instructions',
          summary.instructions,
          sharesOf(() => true),
          `of ${summary.instructions} instructions`,
        ),
      ],
    ]),
  };
}

/** A line of assembly that is an instruction. */
const INSTRUCTION = /^\s+[@a-z_{]/;

/** One that reads or writes the thread's own memory. */
const STACK = /^\s+(?:@!?%\w+\s+)?(?:(?:ld|st)\.(?:[\w.]+\.)?local\b|scratch_|buffer_)/;

/** Compilers say so in the comment behind it. */
const SPILL = /-byte Folded (?:Spill|Reload)/;

type Own = Iterable<readonly [BudgetFigure, KernelFigure]> & { readonly stack?: number };

function ptxFigures({ text, summary, lineMap, cpu }: Emitted): Own {
  const { module } = parsePtx(text);
  const { kernel, liveRegisters } = summary[0]!;
  const places = busiest(lineMap, busiestOfPtx(module));
  const registers = { label: 'registers', estimate: true, of: undefined, places };
  const spilled = Math.max(0, liveRegisters - mostRegisters(module, kernel, cpu));
  return [
    ['registers', { ...registers, value: liveRegisters }],
    ['spills', { ...registers, label: 'spilled registers', value: spilled }],
  ];
}

function busiestOfPtx(module: PtxModule): number | undefined {
  const [most] = [...ptxLive(module)].sort((a, b) => b.words - a.words);
  return most?.busiest?.line;
}

/** 32-bit registers of a multiprocessor, and how they are dealt out, in all GPUs since sm_70. */
const REGISTER_FILE = 65536;
const REGISTER_UNIT = 8;

/** What a thread can have at most: less where the kernel says how many threads must fit. */
function mostRegisters(module: PtxModule, kernel: string, cpu: string): number {
  const most = TARGETS.ptx!.limits(cpu).maxRegistersPerThread;
  const limits = summarizePtx(module).find(({ name }) => name === kernel)?.limits ?? {};
  const product = (name: string): number | undefined =>
    limits[name]?.map(Number).reduce((a, b) => a * b, 1);
  const [asked] = (limits['maxnreg'] ?? []).map(Number);
  const threads = product('reqntid') ?? product('maxntid');
  const groups = product('minnctapersm') ?? 1;
  const share =
    threads === undefined
      ? most
      : Math.floor(REGISTER_FILE / (threads * groups) / REGISTER_UNIT) * REGISTER_UNIT;
  return Math.min(most, share, asked ?? most);
}

function amdgcnFigures(
  { text, summary, lineMap, cpu }: Emitted,
  sharesOf: (picks: (line: string) => boolean) => readonly Share[],
): Own {
  const { module } = parseAmdgcn(text);
  const own = summarizeAmdgcn(module).find(({ name }) => name === summary[0]!.kernel);
  const figure = (label: string, value: number, places: readonly Share[], of?: string) => ({
    label,
    value,
    estimate: false,
    of,
    places,
  });
  const spills = (own?.vgprSpills ?? 0) + (own?.sgprSpills ?? 0);
  const spilling = sharesOf((line) => SPILL.test(line));
  const rows: (readonly [BudgetFigure, KernelFigure])[] = [
    ['spills', figure('spilled registers', spills, spilling, 'accesses to spilled registers')],
  ];
  if (own?.vgprs !== undefined) {
    const places = busiest(lineMap, busiestOfAmdgcn(module, cpu));
    rows.push(['registers', figure('VGPRs', own.vgprs, places)]);
  }
  if (own?.sgprs !== undefined) rows.push(['scalar_registers', figure('SGPRs', own.sgprs, [])]);
  const stack = own?.privateMemory;
  return stack === undefined ? rows : Object.assign(rows, { stack });
}

function busiestOfAmdgcn(module: AmdgcnModule, cpu: string): number | undefined {
  const [most] = [...amdgcnLive(module, cpu)].sort((a, b) => b.vector - a.vector);
  const at = most?.busiest === undefined ? undefined : module.statements[most.busiest];
  return at?.kind === 'instr' ? at.line : undefined;
}

/** The instruction at which most registers hold values. */
function busiest(lineMap: Emitted['lineMap'], line: number | undefined): readonly Share[] {
  const source = line === undefined ? undefined : lineMap[line];
  return source === undefined ? [] : [{ spans: spansOf(source), count: 1 }];
}

function spansOf(source: LineSource): readonly Span[] {
  return [plain(source), ...(source.callers ?? []).map(plain)];
}

/** A span may compute its bounds: what is kept are numbers. */
function plain({ file, start, end }: Span): Span {
  return { file, start, end };
}

function keyOf(source: LineSource): string {
  return spansOf(source)
    .map(({ file, start, end }) => `${file} ${start} ${end}`)
    .join();
}
