/**
 * Runs rules over an `.mlir` text: those about the text as such, and those that look at a kernel's
 * code and nothing of Rust.
 */
import type { FileId, Span } from '../base/index.ts';
import { invariant } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { LaunchKernel, LinkedHost } from '../host/index.ts';
import type { SourceLoc } from '../mir/index.ts';
import type { MlirProblem } from '../mlir/index.ts';
import type { OverBudget } from './budgets.ts';
import type { DeviceLimits, DeviceTriple } from './cargo-setup.ts';
import type { Configuration, RuleLevels } from './configuration.ts';
import type { CodeFact, Fact, RuleContext } from './context.ts';
import type { Rule } from './define-rule.ts';
import type { DeviceCode } from './device-code.ts';
import type { Kernel } from './kernels.ts';
import type { Launch } from './launch-comment.ts';

export interface MlirRuleInput {
  readonly file: FileId;
  readonly text: string;
  readonly problems: readonly MlirProblem[];
  /** Kernels that can be compiled. */
  readonly kernels: readonly { readonly code: DeviceCode; readonly launch: Launch | undefined }[];
  /** Launches in the text. */
  readonly host: LinkedHost;
  /** What GPUs have; undefined where that is not known. */
  limits(triple: DeviceTriple, cpu: string | undefined): DeviceLimits | undefined;
  /** The code of a kernel that they launch; undefined while it cannot be compiled. */
  codeOf(kernel: LaunchKernel): DeviceCode | undefined;
  /** Kernels that take more than they may; absent: they are not compared. */
  overBudget?(): readonly OverBudget[];
  readonly levels: RuleLevels;
  readonly configuration: Configuration | undefined;
}

/** Findings in order of place. */
export function runMlirRules(rules: readonly Rule[], input: MlirRuleInput): Diagnostic[] {
  const { levels, text } = input;
  const context = new MlirContext(input, rules);
  const found: Diagnostic[] = [];
  for (const rule of rules) {
    const level = levels[rule.name];
    if (level === 'off' || (rule.optIn !== undefined && level === undefined)) continue;
    const isForAll = rule.anyFrontEnd === true;
    if (!isForAll && !rule.name.startsWith('mlir-')) continue;
    const listeners = rule.start(context, (d) => {
      found.push(level === undefined || level === 'on' ? d : { ...d, severity: level });
    });
    for (const problem of input.problems) listeners.mlir?.(problem);
    for (const launch of input.host.launches) listeners.launch?.(launch);
    for (const { code } of input.kernels) listeners.device?.(code, context.kernelOf(code));
    listeners.end?.();
  }
  const seen = new Set<string>();
  const allowed = allowances(text);
  return found
    .filter(({ code, span: { start, end } }) => {
      const key = `${code} ${start} ${end}`;
      return !seen.has(key) && seen.add(key);
    })
    .filter(({ code, span }) => !allowed(span.start).includes(code))
    .sort((a, b) => a.span.start - b.span.start);
}

const ALLOW = /\/\/\s*warplens:\s*allow\(([^()]*)\)/;

/**
 * The rules that `// warplens: allow(rule)` on the line of an offset names, or alone on the line
 * above. Each line is read once.
 */
function allowances(text: string): (offset: number) => readonly string[] {
  if (!text.includes('warplens:')) return () => [];
  const known = new Map<number, readonly string[]>();
  return (offset) => {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    let rules = known.get(start);
    if (rules === undefined) known.set(start, (rules = allowedOn(text, start)));
    return rules;
  };
}

function allowedOn(text: string, start: number): readonly string[] {
  const end = text.indexOf('\n', start);
  const own = text.slice(start, end < 0 ? text.length : end);
  const above = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
  const lines = above.trimStart().startsWith('//') ? [own, above] : [own];
  return lines.flatMap((line) => ALLOW.exec(line)?.[1]?.split(/[\s,]+/) ?? []);
}

/** What rules see of Rust is empty here. */
class MlirContext implements RuleContext {
  readonly checkAsm = undefined;
  readonly host: LinkedHost;
  readonly fns = [];
  readonly kernels = [];
  readonly entries = [];
  readonly modules = [];
  readonly allowances = [];
  readonly commentMistakes = [];
  readonly setup = undefined;
  readonly ruleNames: readonly string[];
  private readonly input: MlirRuleInput;
  private readonly tokens = new Map<DeviceCode, Kernel>();
  private readonly launches = new Map<Kernel, Launch | undefined>();

  constructor(input: MlirRuleInput, rules: readonly Rule[]) {
    this.input = input;
    this.host = input.host;
    this.ruleNames = rules.map(({ name }) => name);
    for (const { code, launch } of input.kernels) {
      // Rules for all front ends only hand it back.
      const token = {} as Kernel;
      this.tokens.set(code, token);
      this.launches.set(token, launch);
    }
  }

  kernelOf(code: DeviceCode): Kernel {
    return this.tokens.get(code)!;
  }

  get crate(): never {
    invariant(false, 'an MLIR text is no crate');
    throw new Error('no crate');
  }

  get program(): never {
    return this.crate;
  }

  get overBudget(): readonly OverBudget[] {
    return this.input.overBudget?.() ?? [];
  }

  get configuration(): Configuration | undefined {
    return this.input.configuration;
  }

  limits(triple: DeviceTriple, cpu: string | undefined): DeviceLimits | undefined {
    return this.input.limits(triple, cpu);
  }

  text(file: FileId): string {
    return file === this.input.file ? this.input.text : '';
  }

  ownerOf(): undefined {
    return undefined;
  }

  tree(): never {
    return this.crate;
  }

  body(): undefined {
    return undefined;
  }

  span(node: { start: number; end: number }): Span {
    return { file: this.input.file, start: node.start, end: node.end };
  }

  generated(): boolean {
    return false;
  }

  device(): undefined {
    return undefined;
  }

  ownPlaces(loc: SourceLoc | undefined): readonly Span[] {
    const out: Span[] = [];
    for (let at = loc; at !== undefined; at = at.inlinedAt) out.push(at.span);
    return out;
  }

  launchedCode(kernel: LaunchKernel): DeviceCode | undefined {
    return this.input.codeOf(kernel);
  }

  launch(kernel: Kernel): Launch | undefined {
    return this.launches.get(kernel);
  }

  specLaunches(): readonly [] {
    return [];
  }

  sizedLaunches(): readonly [] {
    return [];
  }

  mentions(): boolean {
    return false;
  }

  current(span: Span): Span {
    return span;
  }

  fact<K extends object | FileId, T>(fact: Fact<K, T>, key: K): T {
    return fact.compute(this, key);
  }

  isAsked(): boolean {
    return true;
  }

  gather(): readonly [] {
    return [];
  }

  gatherCode<T>(fact: CodeFact<T>): readonly T[] {
    return this.input.kernels.map(({ code }) => fact.compute(code, this.kernelOf(code), this));
  }
}
