/** What a rule sees of a crate while a query about a subject is computed. */
import type { FileId, Span } from '../base/index.ts';
import type { DerivedQuery, InputQuery, Reading } from '../db/index.ts';
import type { Crate, FnDef } from '../hir/index.ts';
import type { ParseResult } from '../syntax/index.ts';
import type { CodeFact, CodeOwner, Fact, RuleContext } from './context.ts';
import type { DeviceCode } from './device-code.ts';
import type { Kernel } from './kernels.ts';
import type { Launch } from './launch-comment.ts';
import type { SpecLaunch } from './launches/host-launch.ts';
import type { SizedLaunch } from './launches/passed.ts';
import {
  ALL_CODE,
  AROUND,
  CURRENT_TEXT,
  HOST,
  HOST_LAUNCH,
  LAUNCHED_CODE,
  ONLY,
  OVER_BUDGET,
  SHAPE,
} from './subject-inputs.ts';

export interface CodeAt {
  readonly kernel: Kernel;
  /** Undefined while it cannot be compiled. */
  readonly code: DeviceCode | undefined;
}

/** What comments of the crate's files tell rules. */
export interface Comments {
  readonly allowances: RuleContext['allowances'];
  readonly mistakes: RuleContext['commentMistakes'];
}

/** What a run tells of a crate as it is now. */
export interface Seen extends RuleContext {
  parse(file: FileId): ParseResult | undefined;
  /** The code of a kernel, or of an instance of a generic one. */
  codeAt(subject: object): CodeAt;
  /** Does it lie behind more code than is looked at? */
  isBeyond(subject: object): boolean;
  /** How a kernel is launched, looked up in the current texts. */
  findLaunch(kernel: Kernel): Launch | undefined;
  /** The file that a definition stands in, as it is now. */
  currentFile(def: FnDef): FileId;
}

/** What is kept about a crate between two runs, by queries. */
export interface Kept {
  readonly seen: Seen;
  /** Touched when a definition's code becomes another one. */
  readonly bodies: InputQuery<object, undefined>;
  readonly comments: DerivedQuery<'', Comments>;
  launch(kernel: Kernel): Launch | undefined;
  fact<K extends object | FileId, T>(fact: Fact<K, T>, key: K): T;
  gather<T extends object>(fact: Fact<CodeOwner, T | undefined>): readonly T[];
  gatherCode<T>(fact: CodeFact<T>): readonly T[];
}

/** What a rule sees while it looks at one subject: all that it asks for is noted. */
export class SubjectContext implements RuleContext {
  private readonly rules: Kept;
  readonly get: Reading['get'];
  /** The one launch of a kernel that is looked at. */
  private readonly given: { readonly def: FnDef; readonly launch: Launch } | undefined;

  constructor(rules: Kept, get: Reading['get'], given?: SubjectContext['given']) {
    this.given = given;
    this.rules = rules;
    this.get = get;
  }

  private get seen(): Seen {
    return this.rules.seen;
  }

  get crate(): Crate {
    return this.seen.crate;
  }

  get program(): RuleContext['program'] {
    return this.seen.program;
  }

  get fns(): RuleContext['fns'] {
    this.get(SHAPE, '');
    return this.seen.fns;
  }

  get kernels(): RuleContext['kernels'] {
    this.get(SHAPE, '');
    return this.seen.kernels;
  }

  get entries(): RuleContext['entries'] {
    this.get(SHAPE, '');
    return this.seen.entries;
  }

  isAsked(def: FnDef): boolean {
    this.get(ONLY, '');
    return this.seen.isAsked(def);
  }

  get modules(): RuleContext['modules'] {
    this.get(SHAPE, '');
    return this.seen.modules;
  }

  get allowances(): RuleContext['allowances'] {
    return this.get(this.rules.comments, '').allowances;
  }

  get commentMistakes(): RuleContext['commentMistakes'] {
    return this.get(this.rules.comments, '').mistakes;
  }

  get ruleNames(): readonly string[] {
    return this.seen.ruleNames;
  }

  get configuration(): RuleContext['configuration'] {
    this.get(AROUND, '');
    return this.seen.configuration;
  }

  get overBudget(): RuleContext['overBudget'] {
    return this.get(OVER_BUDGET, '');
  }

  get setup(): RuleContext['setup'] {
    this.get(AROUND, '');
    return this.seen.setup;
  }

  get checkAsm(): RuleContext['checkAsm'] {
    return this.seen.checkAsm;
  }

  get host(): RuleContext['host'] {
    return this.get(HOST, '');
  }

  launchedCode(
    ...of: Parameters<RuleContext['launchedCode']>
  ): ReturnType<RuleContext['launchedCode']> {
    return this.get(LAUNCHED_CODE, of[0]);
  }

  limits(...of: Parameters<RuleContext['limits']>): ReturnType<RuleContext['limits']> {
    return this.seen.limits(...of);
  }

  /** Older texts stay as they were. */
  text(file: FileId): string {
    this.get(CURRENT_TEXT, file);
    return this.seen.text(file);
  }

  ownerOf(block: Parameters<RuleContext['ownerOf']>[0]): ReturnType<RuleContext['ownerOf']> {
    this.get(SHAPE, '');
    return this.seen.ownerOf(block);
  }

  tree(owner: CodeOwner): CodeOwner['node'] {
    this.get(this.rules.bodies, owner);
    return owner.node;
  }

  body(owner: Parameters<RuleContext['body']>[0]): ReturnType<RuleContext['body']> {
    this.get(this.rules.bodies, owner);
    return this.seen.body(owner);
  }

  span(...of: Parameters<RuleContext['span']>): ReturnType<RuleContext['span']> {
    return this.seen.span(...of);
  }

  generated(node: Parameters<RuleContext['generated']>[0]): boolean {
    return this.seen.generated(node);
  }

  /** What it depends on, the code of the kernel, notes itself in the same database. */
  device(kernel: Kernel): DeviceCode | undefined {
    return this.seen.device(kernel);
  }

  ownPlaces(loc: Parameters<RuleContext['ownPlaces']>[0]): ReturnType<RuleContext['ownPlaces']> {
    return this.seen.ownPlaces(loc);
  }

  current(span: Span): Span {
    this.get(ALL_CODE, '');
    return this.seen.current(span);
  }

  launch(kernel: Kernel): Launch | undefined {
    const { given } = this;
    return given?.def === kernel.def ? given.launch : this.rules.launch(kernel);
  }

  /** The different launches of a kernel, where nothing but host code says how it is launched. */
  launchCases(kernel: Kernel): readonly Launch[] {
    const { cases } = this.get(HOST_LAUNCH, kernel.def);
    if (cases.length === 0) return cases;
    const said = this.rules.launch(kernel);
    return said === undefined || said.inHost === true ? cases : [];
  }

  specLaunches(kernel: Kernel): readonly SpecLaunch[] {
    return this.get(HOST_LAUNCH, kernel.def).specs ?? [];
  }

  sizedLaunches(kernel: Kernel): readonly SizedLaunch[] {
    return this.get(HOST_LAUNCH, kernel.def).sized ?? [];
  }

  /** The same, for one of the launches of a kernel. */
  inCase({ def }: Kernel, launch: Launch): SubjectContext {
    return new SubjectContext(this.rules, this.get, { def, launch });
  }

  mentions(...of: Parameters<RuleContext['mentions']>): boolean {
    this.get(this.rules.bodies, of[0]);
    this.get(SHAPE, '');
    return this.seen.mentions(...of);
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
}
