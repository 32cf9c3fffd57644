/**
 * Runs rules over one crate: one walk over its syntax and one over the typed bodies that somebody
 * asks for, each node handed to whoever listens. Then levels and allowances decide what is
 * reported.
 */

import { type FileId, LIMITS, type Span, type TextEdit } from '../base/index.ts';
import { memo } from '../db/index.ts';
import { type Diagnostic, movedDiagnostic, type Severity } from '../diag/index.ts';
import type { Body, Crate, FnDef, ModuleDef, Program } from '../hir/index.ts';
import { type LaunchKernel, type LinkedHost, NO_HOST } from '../host/index.ts';
import type { SourceLoc } from '../mir/index.ts';
import type { AnyNode, ParseResult } from '../syntax/index.ts';
import { type Allowance, tomlAllows } from './allow-comments.ts';
import type { AsmProblem, AsmText } from './asm-text.ts';
import { assumedFacts, withFacts } from './assume-comment.ts';
import { BUDGET_RULE, type OverBudget } from './budgets.ts';
import type { CargoSetup, DeviceLimits, DeviceTriple } from './cargo-setup.ts';
import type { CommentMistake } from './comment-mistakes.ts';
import type { Configuration, RuleLevels } from './configuration.ts';
import type { CodeFact, CodeOwner, Fact, RuleContext } from './context.ts';
import type { Rule } from './define-rule.ts';
import type { DeviceCode } from './device-code.ts';
import { type ActiveRules, Subjects } from './finding-queries.ts';
import type { Inventory } from './inventory.ts';
import { anyKernelOf, isDeclaration, type Kernel, namesDeviceLibrary } from './kernels.ts';
import { type Launch, launchComment } from './launch-comment.ts';
import { launchInContract } from './launch-contract.ts';
import type { HostLaunches, SpecLaunch } from './launches/host-launch.ts';
import type { SizedLaunch } from './launches/passed.ts';
import { attributeLevel } from './levels.ts';
import { launchInCode } from './offload-launches.ts';
import type { CodeAt, Seen } from './subject-context.ts';
import { mayMention, mayMentionInTree, wordsIn } from './words.ts';

/** A crate as the runner needs it. */
export interface RuleInput {
  readonly crate: Crate;
  readonly program: Program;
  /** The crate's files as they are now, root first. */
  readonly files: readonly FileId[];
  text(file: FileId): string;
  parse(file: FileId): ParseResult | undefined;
  /** Definitions may count in older texts of a file: where a place of theirs is now. */
  current(span: Span): Span;
  /** The code of a kernel; undefined while it cannot be compiled. */
  device(def: FnDef): DeviceCode | undefined;
  /** Do the kernels before this one, or this instance, reach as much code as is looked at? */
  isBeyond?(subject: object): boolean;
  /** What a generic kernel is used with, in the order of the places that say so. */
  instances?(def: FnDef): readonly KernelInstance[];
  readonly levels?: RuleLevels;
  /**
   * What a CPU allows; of all a target's CPUs the most when none is named. Undefined for unknown
   * ones.
   */
  limits?(triple: DeviceTriple, cpu: string | undefined): DeviceLimits | undefined;
  /** Reads the text of inline assembly, for a processor when one is given. */
  checkAsm?(text: AsmText, cpu: string | undefined): readonly AsmProblem[];
  /**
   * What `warplens.toml` says; undefined where there is none. Its levels are not looked at here.
   */
  readonly configuration?: Configuration | undefined;
  /** What Cargo's files say about the build; undefined outside packages. */
  readonly setup?: CargoSetup | undefined;
  /**
   * The file that somebody looks at: its kernels come first, and what is found so far is told
   * behind them.
   */
  readonly first?: FileId | undefined;
  /** The kernels and instances whose code is looked at; all when absent. */
  readonly only?: ReadonlySet<object> | undefined;
  /** Kernels that take more than they may, with a stop behind each that was compared. */
  overBudget?(): Generator<undefined, readonly OverBudget[]>;
  /** Keeps what was found from one run over the crate to the next. */
  readonly subjects?: Subjects;
  /** The launches in the crate's host code. Absent: nobody looks for them. */
  host?(): LinkedHost;
  /** How host code, of this crate and of others around it, launches the crate's kernels. */
  hostLaunches?(): ReadonlyMap<FnDef, HostLaunches>;
  /** The code of a kernel that host code launches, of this crate or another. */
  codeOf?(kernel: LaunchKernel): DeviceCode | undefined;
}

/** A generic kernel with arguments: `scale::<f32>`. */
export interface KernelInstance {
  /** The same for the same instance. */
  readonly key: object;
  readonly name: string;
  /** Undefined while it cannot be compiled. */
  code(): DeviceCode | undefined;
}

/**
 * What stops in a run give: what is found so far, behind the kernels of the file that comes first,
 * and nothing else.
 */
export type Stop = readonly Diagnostic[] | undefined;

/**
 * Findings of the rules in the crate's files, by file and place. Stops behind each kernel: who has
 * something else to do does it there, and who has seen an edit begins anew, because then the rest
 * is about a crate that is no more.
 */
export function* runRules(rules: readonly Rule[], input: RuleInput): Generator<Stop, Diagnostic[]> {
  const levels = input.levels ?? {};
  const active = rules.filter((rule) => {
    const level = levels[rule.name];
    return level !== 'off' && (rule.optIn === undefined || level !== undefined);
  });
  const names = rules.map((rule) => rule.name);
  const walk = new Walk(input, active, names);
  const told = (found: readonly Diagnostic[]): Diagnostic[] => tell(found, rules, input, walk);
  return told(yield* walk.run(told));
}

/**
 * Words without which no file of a crate can hold anything of interest: most Rust files end here.
 */
const INTERESTING = [
  '-kernel"',
  'warplens:',
  'arch::nvptx',
  'arch::amdgpu',
  'intrinsics::offload',
  'core::offload',
  'feature(gpu_offload',
  'offload!',
];

/** An attribute that may be a kernel's macro, whatever crate it is of, or another name for one. */
const KERNEL_ATTRIBUTE =
  /#\s*!?\[\s*(?:unsafe\s*\(\s*)?(?:(?:\w+\s*::\s*)*(?:\w+_)?kernel\b|cfg_attr\b[^\]"#]*(?:"[^"\n]*"[^\]"#]*)*kernel\b)|\bkernel as \w+\s*[;,}]/;

/** Could any rule have anything to say about a crate with this text? */
export function isInteresting(text: string): boolean {
  return (
    INTERESTING.some((word) => text.includes(word)) ||
    (text.includes('kernel') && KERNEL_ATTRIBUTE.test(text)) ||
    namesDeviceLibrary(text)
  );
}

const knownWords = memo<AnyNode, readonly number[]>('rules.run.knownWords');

/** Words of a node's text. Remembered, because an edit leaves most functions as they are. */
function wordsOf(node: AnyNode, textOf: () => string): readonly number[] {
  let known = knownWords.get(node);
  if (known === undefined) {
    known = wordsIn(textOf().slice(node.start, node.end));
    knownWords.set(node, known);
  }
  return known;
}

class Walk implements Seen {
  readonly crate: Crate;
  readonly program: Program;
  private readonly input: RuleInput;
  private readonly rules: ActiveRules;

  readonly ruleNames: readonly string[];

  constructor(input: RuleInput, active: readonly Rule[], ruleNames: readonly string[]) {
    this.input = input;
    this.ruleNames = ruleNames;
    this.crate = input.crate;
    this.program = input.program;
    this.rules = (input.subjects ?? new Subjects()).of(active, this, input.files);
  }

  get allowances(): readonly Allowance[] {
    return this.rules.commentsNow.allowances;
  }

  get commentMistakes(): readonly CommentMistake[] {
    return this.rules.commentsNow.mistakes;
  }

  parse(file: FileId): ParseResult | undefined {
    return this.input.parse(file);
  }

  private get inventory(): Inventory {
    return this.rules.inventory;
  }

  get fns(): readonly FnDef[] {
    return this.inventory.fns;
  }

  get kernels(): readonly Kernel[] {
    return this.rules.kernels.kernels;
  }

  get entries(): readonly Kernel[] {
    return this.rules.kernels.entries;
  }

  *run(
    told: (found: readonly Diagnostic[]) => readonly Diagnostic[],
  ): Generator<Stop, Diagnostic[]> {
    this.rules.hostLaunches(this.input.hostLaunches?.() ?? new Map());
    this.rules.hostCode(this.host);
    yield* this.ahead(told);
    const found: Diagnostic[] = [];
    const add = (some: readonly Diagnostic[]): void => {
      for (const one of some) found.push(one);
    };
    for (const some of this.rules.atRoots()) add(some);
    yield* this.hostCodeFindings(add);
    yield* this.codeFindings(add);
    return found;
  }

  /** What is found in the functions of host code. */
  private *hostCodeFindings(add: (found: readonly Diagnostic[]) => void): Generator<Stop, void> {
    const launched = new Set(this.host.launches.flatMap(({ link }) => link?.kernel ?? []));
    for (const kernel of launched) this.rules.launchedCode(kernel, this.launchedCode(kernel));
    for (const fn of this.host.fns) {
      add(this.rules.inHost(fn));
      yield;
    }
  }

  /** What is found in the functions and kernels of the file that comes first. */
  private *ahead(
    told: (found: readonly Diagnostic[]) => readonly Diagnostic[],
  ): Generator<Stop, void> {
    const { first } = this.input;
    if (first === undefined) return;
    const found: Diagnostic[] = [];
    const fns = this.rules.fnsIn(first);
    for (const def of fns) for (const one of this.rules.atFn(def)) found.push(one);
    // The kernels before them are not looked at yet, so these alone are counted.
    let left = LIMITS.crateCode.limit;
    for (const kernel of fns.flatMap((def) => anyKernelOf(def) ?? [])) {
      if (isDeclaration(kernel.def)) continue;
      if (left < 0) break;
      left -= sizeOf(this.codeOf(kernel));
      for (const one of this.rules.code.at(kernel.def)) found.push(one);
      yield;
    }
    yield told(found);
  }

  isBeyond(subject: object): boolean {
    return this.input.isBeyond?.(subject) === true;
  }

  isAsked(subject: object): boolean {
    return this.input.only?.has(subject) !== false && !this.isBeyond(subject);
  }

  /** What is found in the code of kernels, and by rules that look at the crate as a whole. */
  private *codeFindings(add: (found: readonly Diagnostic[]) => void): Generator<Stop, void> {
    this.rules.instances(this.findInstances());
    this.rules.only(this.input.only);
    const { code } = this.rules;
    for (const group of code.groups) {
      if (!code.isKnown(group)) {
        for (const subject of group) {
          if (this.isBeyond(subject)) continue;
          code.at(subject);
          code.note(subject);
          yield;
        }
      }
      for (const [subject, found] of code.in(group))
        add(found.map((one) => this.inInstance(one, subject)));
    }
    const { whole } = this.rules;
    if (whole.some(({ name }) => name === BUDGET_RULE))
      this.rules.overBudget((yield* this.input.overBudget?.() ?? []) ?? []);
    for (const rule of whole) {
      add(this.rules.inWhole(rule));
      yield;
    }
  }

  /** By the keys of instances. */
  private readonly instances = new Map<
    object,
    { readonly kernel: Kernel; readonly instance: KernelInstance }
  >();

  codeAt(subject: object): CodeAt {
    const one = this.instances.get(subject);
    if (one !== undefined) return { kernel: one.kernel, code: one.instance.code() };
    const kernel = anyKernelOf(subject as FnDef)!;
    return { kernel, code: this.codeOf(kernel) };
  }

  /** Those of generic kernels that are looked at. */
  private findInstances(): ReadonlyMap<FnDef, readonly object[]> {
    return new Map(
      this.rules.kernels.generic.map((kernel) => {
        // What is wrong in later ones only is rare; they are reported as not analysed.
        const most = LIMITS.kernelInstances.limit;
        const instances = this.input.instances?.(kernel.def).slice(0, most) ?? [];
        for (const instance of instances) this.instances.set(instance.key, { kernel, instance });
        return [kernel.def, instances.map(({ key }) => key)];
      }),
    );
  }

  /** What is found in the code of an instance need not be true of others. */
  private inInstance(found: Diagnostic, subject: object): Diagnostic {
    const one = this.instances.get(subject);
    if (one === undefined) return found;
    const { kernel, instance } = one;
    const span = this.span(kernel.def.node.name, kernel.def.file);
    return {
      ...found,
      related: [...(found.related ?? []), { span, message: `in '${instance.name}'` }],
    };
  }

  device(kernel: Kernel): DeviceCode | undefined {
    const code = this.codeOf(kernel);
    return code?.partial === true ? undefined : code;
  }

  private codeOf({ def }: Kernel): DeviceCode | undefined {
    // A generic one has no code of its own.
    if (isDeclaration(def) || this.program.generics(def).params.length > 0) return undefined;
    return this.input.device(def);
  }

  private readonly own = new Set<FileId>();

  ownPlaces(loc: SourceLoc | undefined): readonly Span[] {
    if (this.own.size === 0) for (const file of this.input.files) this.own.add(file);
    const out: Span[] = [];
    for (let at = loc; at !== undefined; at = at.inlinedAt) {
      if (this.own.has(this.input.current(at.span).file)) out.push(at.span);
    }
    return out;
  }

  private hostCode: LinkedHost | undefined;

  get host(): LinkedHost {
    this.hostCode ??= this.input.host?.() ?? NO_HOST;
    return this.hostCode;
  }

  launchedCode(kernel: LaunchKernel): DeviceCode | undefined {
    return this.input.codeOf?.(kernel);
  }

  launch(kernel: Kernel): Launch | undefined {
    const { def } = kernel;
    const at = this.input.current(this.span(def.node, def.file));
    return withFacts(this.rules.launch(kernel), assumedFacts(def, at, this.text(at.file)));
  }

  specLaunches(): readonly SpecLaunch[] {
    return [];
  }

  sizedLaunches(): readonly SizedLaunch[] {
    return [];
  }

  current(span: Span): Span {
    return this.input.current(span);
  }

  fact<K extends object | FileId, T>(fact: Fact<K, T>, key: K): T {
    return this.rules.fact(fact, key);
  }

  gather<T extends object>(fact: Fact<CodeOwner, T | undefined>): readonly T[] {
    return this.rules.gather(fact);
  }

  gatherCode<T>(fact: CodeFact<T>): readonly T[] {
    return this.rules.gatherCode(fact);
  }

  findLaunch(kernel: Kernel): Launch | undefined {
    const { def, dialect } = kernel;
    const at = this.input.current(this.span(def.node, def.file));
    const said = launchComment(def, at, this.text(at.file));
    if (said !== undefined) return said;
    if (dialect === 'cuda-oxide') {
      const place = ({ start, end }: { start: number; end: number }): Span => {
        return { file: def.file, start, end };
      };
      return launchInContract(this, def, place);
    }
    if (dialect !== 'offload') return undefined;
    return launchInCode(this, def, this.inventory.owners);
  }

  currentFile(def: FnDef): FileId {
    return this.input.current(this.span(def.node, def.file)).file;
  }

  limits(triple: DeviceTriple, cpu: string | undefined): DeviceLimits | undefined {
    return this.input.limits?.(triple, cpu);
  }

  get checkAsm(): RuleContext['checkAsm'] {
    return this.input.checkAsm;
  }

  get configuration(): Configuration | undefined {
    return this.input.configuration;
  }

  /** What `ActiveRules.overBudget` was given. */
  readonly overBudget = [];

  get setup(): CargoSetup | undefined {
    return this.input.setup;
  }

  text(file: FileId): string {
    return this.input.text(file);
  }

  tree(owner: CodeOwner): CodeOwner['node'] {
    return owner.node;
  }

  body(owner: CodeOwner): Body | undefined {
    return this.program.body(owner);
  }

  ownerOf(block: ModuleDef): CodeOwner | undefined {
    return this.inventory.blockOwners.get(block);
  }

  get modules(): readonly ModuleDef[] {
    return this.inventory.modules;
  }

  span(node: { start: number; end: number; file?: number | undefined }, file: FileId): Span {
    return { file: (node.file ?? file) as FileId, start: node.start, end: node.end };
  }

  generated(node: { file?: number | undefined }): boolean {
    return node.file !== undefined;
  }

  mentions(owner: CodeOwner, words: ReadonlySet<string>): boolean {
    if (words.size === 0) return false;
    // Its own name stands in front of the body.
    const code = owner.kind === 'fn' ? owner.node.body : owner.node.value;
    if (code === undefined) return false;
    if (this.generated(owner.node)) return mayMentionInTree(code, words);
    if (this.inMacros(words)) return true;
    return mayMention(
      wordsOf(code, () => this.text(owner.file)),
      words,
    );
  }

  private readonly macroAnswers = new Map<ReadonlySet<string>, boolean>();

  /** Does a macro of the crate mention one of the words? Then any call of a macro may. */
  private inMacros(words: ReadonlySet<string>): boolean {
    let known = this.macroAnswers.get(words);
    if (known === undefined) {
      known = this.inventory.macros.some(({ file, start, end }) => {
        const text = this.text(file).slice(start, end);
        return [...words].some((word) => text.includes(word));
      });
      this.macroAnswers.set(words, known);
    }
    return known;
  }
}

/** Instructions that a kernel reaches. */
function sizeOf(code: DeviceCode | undefined): number {
  let size = 0;
  for (const { blocks } of code?.parts.funcs.values() ?? [])
    for (const { insts } of blocks) size += insts.length;
  return size;
}

/** Applies configuration, attributes and comments, and puts what is left in order. */
function tell(
  found: readonly Diagnostic[],
  rules: readonly Rule[],
  input: RuleInput,
  ctx: Walk,
): Diagnostic[] {
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  const order = new Map(input.files.map((file, i) => [file, i]));
  const allowed = new Map<FileId, Allowance[]>();
  for (const one of ctx.allowances) {
    const list = allowed.get(one.span.file) ?? [];
    list.push(one);
    allowed.set(one.span.file, list);
  }
  const out: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const old of found) {
    const severity = severityOf(old, byName.get(old.code), input.levels ?? {}, ctx);
    if (severity === 'off') continue;
    const d = moved({ ...old, severity }, input);
    const { file, start, end } = d.span;
    const key = `${d.code} ${file} ${start} ${end}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const here = allowed.get(file);
    if (here?.some((a) => a.rule === d.code && a.from <= start && start <= a.to)) continue;
    if (!order.has(file) && tomlAllows(input.text(file), start, d.code)) continue;
    out.push(d);
  }
  const rank = (d: Diagnostic): number => order.get(d.span.file) ?? order.size;
  return out.sort((a, b) => rank(a) - rank(b) || a.span.start - b.span.start);
}

/** In its place in the current texts, with lines that end as they do in the file. */
function moved(d: Diagnostic, input: RuleInput): Diagnostic {
  const at = movedDiagnostic(d, (span) => input.current(span));
  if (at.fixes === undefined) return at;
  const inFile = ({ span, newText }: TextEdit): TextEdit => ({
    span,
    newText:
      newText.includes('\n') && input.text(span.file).includes('\r\n')
        ? newText.replace(/\r?\n/g, '\r\n')
        : newText,
  });
  return { ...at, fixes: at.fixes.map((fix) => ({ ...fix, edits: fix.edits.map(inFile) })) };
}

function severityOf(
  d: Diagnostic,
  rule: Rule | undefined,
  levels: RuleLevels,
  ctx: Walk,
): Severity | 'off' {
  const level = levels[d.code];
  if (level !== undefined && level !== 'on') return level;
  if (rule?.rustcLint === undefined) return d.severity;
  const fn = innermostFn(ctx, d.span);
  const lints = ctx.setup?.lints;
  return (fn && attributeLevel(fn, d.code, (block) => ctx.ownerOf(block), lints)) ?? d.severity;
}

function innermostFn(ctx: Walk, span: Span): FnDef | undefined {
  const at = ctx.current(span);
  let best: { readonly fn: FnDef; readonly start: number } | undefined;
  for (const fn of ctx.fns) {
    const { file, start, end } = ctx.current(ctx.span(fn.node, fn.file));
    if (file !== at.file || start > at.start || end < at.end) continue;
    if (best === undefined || start >= best.start) best = { fn, start };
  }
  return best?.fn;
}
