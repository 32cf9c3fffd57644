/**
 * What rules find, as queries of the database: an edit costs the subjects that it touches. A rule
 * without `end` keeps nothing between two calls, so what it finds at a subject, a definition or a
 * kernel's code, follows from what it asked for there; that is noted by the context it is given.
 * What another one finds in the crate as a whole is one query, noted in the same way.
 */
import { type FileId, sameData } from '../base/index.ts';
import {
  Database,
  type DerivedQuery,
  derived,
  type InputQuery,
  input,
  type Reading,
} from '../db/index.ts';
import { type Diagnostic, movedDiagnostic } from '../diag/index.ts';
import { type FnDef, functionsOf } from '../hir/index.ts';
import type { LaunchKernel, LinkedFn, LinkedHost } from '../host/index.ts';
import type { AnyNode } from '../syntax/index.ts';
import type { CodeFact, CodeOwner, Fact, Place, RuleContext, SyntaxEar } from './context.ts';
import type { Rule } from './define-rule.ts';
import type { DeviceCode } from './device-code.ts';
import { type Ears, earOf, earsOf, hearItems, hearTyped, isFor, keysOf } from './ears.ts';
import {
  type Facts,
  type Inventory,
  placesIn,
  type Root,
  readFacts,
  rootOf,
  takeInventory,
} from './inventory.ts';
import { anyKernelOf, type Kernel, kernelOf } from './kernels.ts';
import type { Launch } from './launch-comment.ts';
import { type HostLaunches, NO_LAUNCHES, sizesOf } from './launches/host-launch.ts';
import { type Kept, type Seen, SubjectContext } from './subject-context.ts';
import {
  ALL_CODE,
  AROUND,
  CODE_SUBJECTS,
  COMMENTS,
  CURRENT_TEXT,
  HOST,
  HOST_LAUNCH,
  LAUNCHED_CODE,
  SHAPE,
} from './subject-inputs.ts';

/** What stands in a function of host code. */
const IN_HOST: ReadonlySet<string> = new Set(['launch', 'hostName', 'hostFn']);

/** A node that a rule over the whole crate wants to hear of. */
export interface Heard {
  readonly node: AnyNode;
  readonly place: Place;
}

/**
 * Roots of one module that lie together in the order of the walk: what is found in them is kept
 * together too.
 */
interface Group {
  readonly roots: readonly object[];
  readonly owners: readonly CodeOwner[];
}

interface FactQueries {
  readonly one: DerivedQuery<object, unknown>;
  readonly group: DerivedQuery<object, readonly object[]>;
}

interface KernelLists {
  readonly kernels: readonly Kernel[];
  readonly entries: readonly Kernel[];
}

interface AtRoot {
  /** By rules that look at subjects alone. */
  readonly found: readonly Diagnostic[];
  /** For the others. */
  readonly heard: readonly Heard[];
}

type Wanted = ReadonlyMap<string, readonly SyntaxEar<AnyNode>[]>;

interface Sorted {
  readonly alone: readonly Alone[];
  readonly whole: readonly Rule[];
  /** What rules over the whole crate gather of code. */
  readonly factOf: ReadonlyMap<Rule, CodeFact<unknown>>;
  readonly codeFacts: ReadonlySet<CodeFact<unknown>>;
  /** Which nodes somebody wants: of the rules over the whole crate, and of all. */
  readonly wantedByWhole: Wanted;
  readonly wanted: Wanted;
}

/** A fact of some code; undefined where there is none. */
type CodeValue = { readonly value: unknown } | undefined;

/** A rule that looks at subjects alone, and what it listens to. */
interface Alone {
  readonly rule: Rule;
  readonly keys: ReadonlySet<string>;
  readonly ears: Ears;
}

/** What was found in one crate, as long as it lives. */
export class Subjects {
  readonly db: Database;
  private readonly code: InputQuery<object, undefined>;
  private active: ActiveRules | undefined;

  /** `code`: the query that is touched when a definition's code becomes another one. */
  constructor(
    db = new Database(),
    code = input<object, undefined>('code', { initial: () => undefined }),
  ) {
    this.db = db;
    this.code = code;
  }

  /** Definitions have come or gone. */
  reshaped(): void {
    this.db.touch(SHAPE, '');
  }

  /** An edit of some function's body. */
  edited(): void {
    this.db.touch(ALL_CODE, '');
  }

  /** For a run of these rules over the crate as it is now. */
  of(rules: readonly Rule[], seen: Seen, files: readonly FileId[]): ActiveRules {
    const names = rules.map((rule) => rule.name).join();
    if (this.active?.names !== names) {
      this.active?.end();
      this.active = new ActiveRules(this.db, this.code, rules, names, seen);
    }
    this.active.seen = seen;
    for (const file of files) this.db.set(CURRENT_TEXT, file, seen.text(file));
    this.db.set(AROUND, '', [seen.configuration, seen.setup]);
    this.db.set(COMMENTS, '', { allowances: seen.allowances, mistakes: seen.commentMistakes });
    return this.active;
  }
}

/** The queries of one choice of rules. */
export class ActiveRules implements Kept {
  readonly names: string;
  seen: Seen;
  private readonly db: Database;
  readonly code: InputQuery<object, undefined>;
  private readonly rules: readonly Rule[];
  private known: Sorted | undefined;
  /** By definition or item: all that were ever part of the crate. */
  private readonly roots = new Map<object, Root>();

  readonly launches: DerivedQuery<FnDef, Launch | undefined>;
  private readonly facts: DerivedQuery<object, Facts>;
  private readonly atRoot: DerivedQuery<object, AtRoot>;
  private readonly atCode: DerivedQuery<object, readonly Diagnostic[]>;
  private readonly inFn: DerivedQuery<LinkedFn, readonly Diagnostic[]>;
  private readonly inventories: DerivedQuery<'', Inventory>;
  private readonly kernelLists: DerivedQuery<'', KernelLists>;
  private readonly groups: DerivedQuery<'', ReadonlyMap<object, Group>>;
  private readonly atGroup: DerivedQuery<object, AtRoot>;
  /** For a rule over the whole crate: what it hears of in definitions. */
  private readonly heardBy = new Map<Rule, DerivedQuery<object, readonly Heard[]>>();
  /** For a fact: what it is of the code of a kernel or an instance. */
  private readonly codeFacts = new Map<CodeFact<unknown>, DerivedQuery<object, CodeValue>>();
  private readonly fnsOfFile: DerivedQuery<FileId, readonly FnDef[]>;
  private readonly inCrate: DerivedQuery<Rule, readonly Diagnostic[]>;
  /** Kernels of which host code has said how it launches them. */
  private launched: ReadonlySet<FnDef> = new Set();
  private readonly factsOf = new Map<object, FactQueries>();

  constructor(
    db: Database,
    code: InputQuery<object, undefined>,
    rules: readonly Rule[],
    names: string,
    seen: Seen,
  ) {
    this.db = db;
    this.code = code;
    this.names = names;
    this.rules = rules;
    this.seen = seen;
    this.launches = derived('launch of a kernel', {
      compute: (cx, def) => {
        cx.get(SHAPE, '');
        const kernel = anyKernelOf(def)!;
        // Launches of offload kernels may stand anywhere.
        if (kernel.dialect === 'offload') cx.get(ALL_CODE, '');
        const { all } = cx.get(HOST_LAUNCH, def);
        cx.get(CURRENT_TEXT, this.seen.currentFile(def));
        return this.seen.findLaunch(kernel) ?? all;
      },
      equal: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    });
    this.facts = derived('syntax of a definition', {
      compute: (cx, key) => {
        const root = this.roots.get(key)!;
        if (root.owner !== undefined) cx.get(this.code, root.owner);
        const { wanted } = this.sorted;
        return readFacts(root, (node) => isWanted(wanted, node));
      },
      print: null,
    });
    this.atRoot = derived('findings at a definition', {
      compute: (cx, key) => this.lookAtRoot(key, new SubjectContext(this, cx.get.bind(cx))),
      print: ({ found }) => found,
    });
    this.atGroup = derived('findings at definitions', {
      compute: (cx, key) => {
        const parts = cx
          .get(this.groups, '')
          .get(key)!
          .roots.map((root) => cx.get(this.atRoot, root));
        const found = parts.flatMap((part) => part.found);
        const heard = parts.flatMap((part) => part.heard);
        return found.length === 0 && heard.length === 0 ? NOTHING : { found, heard };
      },
      print: ({ found }) => found,
    });
    this.fnsOfFile = derived('functions of a file', {
      compute: (cx, file): readonly FnDef[] => {
        cx.get(SHAPE, '');
        return functionsOf(this.seen.crate).filter((def) => this.seen.currentFile(def) === file);
      },
      print: null,
    });
    this.inCrate = derived('findings of a rule', {
      compute: (cx, rule) => this.lookAtCrate(rule, cx),
      // A definition whose body was edited counts in another snapshot, and means the same places.
      print: (found) =>
        found.map((one) =>
          movedDiagnostic(one, (span) => this.db.untracked(() => this.seen.current(span))),
        ),
    });
    this.groups = derived('groups of definitions', {
      compute: (cx): ReadonlyMap<object, Group> => groupsOf(cx.get(this.inventories, '')),
      print: null,
    });
    this.atCode = derived('findings in code', {
      compute: (cx, subject) => this.lookAtCode(subject, new SubjectContext(this, cx.get.bind(cx))),
    });
    this.inFn = derived('findings in host code', {
      compute: (cx, fn) => this.lookAtHost(fn, new SubjectContext(this, cx.get.bind(cx))),
    });
    this.inventories = derived('inventory', {
      compute: (cx) => {
        cx.get(SHAPE, '');
        return takeInventory(this.seen.crate, (key, root) => {
          this.roots.set(key, root);
          return this.db.untracked(() => this.db.get(this.facts, key));
        });
      },
      print: null,
    });
    this.kernelLists = derived('kernels that rules see', {
      compute: (cx): KernelLists => {
        const { fns } = cx.get(this.inventories, '');
        return {
          kernels: fns.flatMap((def) => kernelOf(def) ?? []),
          entries: fns.flatMap((def) => anyKernelOf(def) ?? []),
        };
      },
      print: null,
    });
  }

  /** Rules ask about the crate when they start, so this waits for the first look. */
  private get sorted(): Sorted {
    this.known ??= sort(this.rules, this.seen);
    return this.known;
  }

  end(): void {
    const { launches, facts, atRoot, atCode, inFn, inventories, kernelLists, groups } = this;
    const { atGroup, fnsOfFile, inCrate } = this;
    const own = [launches, facts, atRoot, atCode, inFn, inventories, kernelLists, groups];
    const made = [...this.heardBy.values(), ...this.codeFacts.values()];
    for (const query of [...own, atGroup, fnsOfFile, inCrate, ...made]) this.db.drop(query);
    for (const { one, group } of this.factsOf.values()) {
      this.db.drop(one);
      this.db.drop(group);
    }
  }

  get inventory(): Inventory {
    return this.db.get(this.inventories, '');
  }

  get kernels(): KernelLists {
    return this.db.get(this.kernelLists, '');
  }

  launch(kernel: Kernel): Launch | undefined {
    return this.db.get(this.launches, kernel.def);
  }

  /** What is found at definitions and items, in the order of the inventory. */
  *atRoots(): Iterable<readonly Diagnostic[]> {
    for (const key of this.db.get(this.groups, '').keys())
      yield this.db.get(this.atGroup, key).found;
  }

  /** The functions that stand in a file. */
  fnsIn(file: FileId): readonly FnDef[] {
    return this.db.get(this.fnsOfFile, file);
  }

  /** What a rule over the whole crate finds. */
  inWhole(rule: Rule): readonly Diagnostic[] {
    return this.db.get(this.inCrate, rule);
  }

  /** Finds out what rules over the whole crate gather of a subject's code, while that is there. */
  noteCode(subject: object): void {
    for (const fact of this.sorted.codeFacts) this.db.get(this.codeFact(fact), subject);
  }

  private lookAtCrate(rule: Rule, cx: Reading): readonly Diagnostic[] {
    const ctx = new SubjectContext(this, cx.get.bind(cx));
    const found: Diagnostic[] = [];
    const listeners = rule.start(ctx, (d) => found.push(d));
    const ears = new Map(earsOf(listeners));
    if (ears.size > 0) {
      const heard = this.heardOf(rule, ears);
      for (const key of cx.get(this.groups, '').keys())
        for (const { node, place } of cx.get(heard, key))
          if (isFor(ears.get(node.kind)!, node, ctx)) ears.get(node.kind)!.hear(node, place);
    }
    hearItems(listeners, ctx, () => cx.get(this.inventories, '').owners);
    listeners.end?.();
    return found;
  }

  private heardOf(
    rule: Rule,
    ears: ReadonlyMap<string, SyntaxEar<AnyNode>>,
  ): DerivedQuery<object, readonly Heard[]> {
    let known = this.heardBy.get(rule);
    if (known === undefined) {
      known = derived(`heard by ${rule.name}`, {
        compute: (cx, key): readonly Heard[] =>
          cx.get(this.atGroup, key).heard.filter(({ node }) => {
            const ear = ears.get(node.kind);
            return ear !== undefined && isFor(ear, node);
          }),
        equal: (a, b) => a.length === b.length && a.every(({ node }, at) => node === b[at]!.node),
        print: null,
      });
      this.heardBy.set(rule, known);
    }
    return known;
  }

  private codeFact(fact: CodeFact<unknown>): DerivedQuery<object, CodeValue> {
    let known = this.codeFacts.get(fact);
    if (known === undefined) {
      const isSure = this.rules.some(
        (rule) => rule.partialCode === true && this.sorted.factOf.get(rule) === fact,
      );
      known = derived(fact.name, {
        compute: (cx, subject): CodeValue => {
          const { kernel, code } = this.seen.codeAt(subject);
          if (code === undefined || (code.partial && !isSure)) return undefined;
          const ctx = new SubjectContext(this, cx.get.bind(cx));
          return { value: fact.compute(code, kernel, ctx) };
        },
        equal: sameData,
        print: null,
      });
      this.codeFacts.set(fact, known);
    }
    return known;
  }

  /** What is found at a function, also before the inventory is taken. */
  atFn(def: FnDef): readonly Diagnostic[] {
    if (!this.roots.has(def)) this.roots.set(def, rootOf(def));
    return this.db.get(this.atRoot, def).found;
  }

  fact<K extends object, T>(fact: Fact<K, T>, key: K): T {
    return this.db.get(this.factQueries(fact as unknown as Fact<object, unknown>).one, key) as T;
  }

  gatherCode<T>(fact: CodeFact<T>): readonly T[] {
    const query = this.codeFact(fact as CodeFact<unknown>);
    return this.db
      .get(CODE_SUBJECTS, '')
      .flatMap((subject) => this.db.get(query, subject) ?? [])
      .map(({ value }) => value as T);
  }

  gather<T extends object>(fact: Fact<CodeOwner, T | undefined>): readonly T[] {
    const { group } = this.factQueries(fact as unknown as Fact<object, unknown>);
    const out: T[] = [];
    for (const key of this.db.get(this.groups, '').keys())
      for (const one of this.db.get(group, key)) out.push(one as T);
    return out;
  }

  private factQueries(fact: Fact<object, unknown>): FactQueries {
    let known = this.factsOf.get(fact);
    if (known === undefined) {
      const one = derived<object, unknown>(fact.name, {
        compute: (cx, key) => fact.compute(new SubjectContext(this, cx.get.bind(cx)), key),
        print: null,
      });
      const group = derived<object, readonly object[]>(`${fact.name}, of some`, {
        compute: (cx, key) => {
          const owners = cx.get(this.groups, '').get(key)?.owners ?? [];
          return owners.flatMap((owner) => (cx.get(one, owner) as object | undefined) ?? []);
        },
        print: null,
      });
      this.factsOf.set(fact, (known = { one, group }));
    }
    return known;
  }

  /** Those that look at the whole crate. */
  get whole(): readonly Rule[] {
    return this.sorted.whole;
  }

  /** What is found in a kernel's code. */
  inCode(subject: object): readonly Diagnostic[] {
    return this.db.get(this.atCode, subject);
  }

  /** Takes note of the code of a kernel that host code launches. */
  launchedCode(kernel: LaunchKernel, code: DeviceCode | undefined): void {
    this.db.set(LAUNCHED_CODE, kernel, code);
  }

  /** Takes note of how host code launches kernels; it does not launch those that are not named. */
  hostLaunches(launches: ReadonlyMap<FnDef, HostLaunches>): void {
    for (const def of this.launched)
      if (!launches.has(def)) this.db.set(HOST_LAUNCH, def, NO_LAUNCHES);
    for (const [def, of] of launches) this.db.set(HOST_LAUNCH, def, of);
    this.launched = new Set(launches.keys());
  }

  /** Takes note of the crate's host code. */
  hostCode(host: LinkedHost): void {
    this.db.set(HOST, '', host);
  }

  /** Takes note of the kernels and instances whose code is looked at. */
  codeSubjects(subjects: readonly object[]): void {
    this.db.set(CODE_SUBJECTS, '', subjects);
  }

  /** What is found in a function of host code. */
  inHost(fn: LinkedFn): readonly Diagnostic[] {
    return this.db.get(this.inFn, fn);
  }

  private lookAtHost(fn: LinkedFn, ctx: SubjectContext): readonly Diagnostic[] {
    const found: Diagnostic[] = [];
    for (const { rule, keys } of this.sorted.alone) {
      if (![...keys].some((key) => IN_HOST.has(key))) continue;
      let generated = false;
      const { launch, hostName, hostFn } = rule.start(ctx, (d) =>
        found.push(generated ? withoutFixes(d) : d),
      );
      if (launch !== undefined)
        for (const one of fn.launches) {
          ({ generated } = one);
          launch(one);
        }
      generated = false;
      if (hostName !== undefined) for (const one of fn.names) hostName(one);
      hostFn?.(fn);
    }
    return found;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of thing that a rule listens to
  private lookAtRoot(key: object, ctx: SubjectContext): AtRoot {
    const root = this.roots.get(key)!;
    const { alone, wantedByWhole } = this.sorted;
    const { def } = root;
    const facts = ctx.get(this.facts, key);
    const { nodes } = facts;
    const places = nodes.length === 0 ? [] : placesIn(root, facts);
    const found: Diagnostic[] = [];
    const kernel = def?.kind === 'fn' ? kernelOf(def) : undefined;
    const owner =
      def === undefined || (def.kind === 'fn' ? def.node.body : def.node.value) === undefined
        ? undefined
        : def;
    for (const { rule, keys, ears } of alone) {
      const own = keys.has('syntax')
        ? nodes.filter(({ node }) =>
            ears.some(([kind, ear]) => kind === node.kind && isFor(ear, node, ctx)),
          )
        : [];
      const isFn = keys.has('fn') && def?.kind === 'fn';
      const isKernel = keys.has('kernel') && kernel !== undefined;
      const isOwner = (keys.has('owner') || keys.has('typed')) && owner !== undefined;
      if (own.length === 0 && !isFn && !isKernel && !isOwner) continue;
      const listeners = rule.start(ctx, (d) => found.push(d));
      for (const { node, block } of own) {
        const listener = (listeners.syntax as Record<string, unknown>)[node.kind];
        earOf(listener as never).hear(node, places[block]!);
      }
      if (isFn) listeners.fn!(def);
      if (isKernel) listeners.kernel!(kernel);
      if (!isOwner) continue;
      listeners.owner?.(owner);
      hearTyped(listeners, owner, ctx);
    }
    const heard = nodes
      .filter(({ node }) => isWanted(wantedByWhole, node, ctx))
      .map(({ node, block }) => ({ node, place: places[block]! }));
    return found.length === 0 && heard.length === 0 ? NOTHING : { found, heard };
  }

  private lookAtCode(subject: object, ctx: SubjectContext): readonly Diagnostic[] {
    const { kernel, code } = this.seen.codeAt(subject);
    const whole: Diagnostic[] = [];
    if (subject === kernel.def && code?.partial !== false)
      for (const { rule, keys } of this.sorted.alone)
        if (keys.has('uncompiled')) rule.start(ctx, (d) => whole.push(d)).uncompiled!(kernel);
    if (code === undefined) return whole;
    const look = (seen: RuleContext): Diagnostic[] => {
      const found: Diagnostic[] = [...whole];
      for (const { rule, keys } of this.sorted.alone) {
        if (!keys.has('device') || (code.partial && rule.partialCode !== true)) continue;
        rule.start(seen, (d) => found.push(d)).device!(code, kernel);
      }
      return found;
    };
    const cases = ctx.launchCases(kernel);
    if (cases.length === 0) return look(ctx);
    return inCases(look(ctx), cases, (one) => look(ctx.inCase(kernel, one)));
  }
}

/**
 * What is found whatever the launch, and what is found with some launches only: that says with
 * which.
 */
function inCases(
  always: readonly Diagnostic[],
  cases: readonly Launch[],
  look: (launch: Launch) => readonly Diagnostic[],
): readonly Diagnostic[] {
  const keyOf = ({ code, span, message }: Diagnostic): string =>
    `${code} ${span.file} ${span.start} ${span.end} ${message}`;
  const placeOf = ({ code, span }: Diagnostic): string =>
    `${code} ${span.file} ${span.start} ${span.end}`;
  const known = new Set(always.map(placeOf));
  const some = new Map<string, { readonly found: Diagnostic; readonly at: Launch[] }>();
  for (const launch of cases) {
    for (const found of look(launch)) {
      if (known.has(placeOf(found))) continue;
      const one = some.get(keyOf(found));
      if (one === undefined) some.set(keyOf(found), { found, at: [launch] });
      else one.at.push(launch);
    }
  }
  return [
    ...always,
    ...[...some.values()].map(({ found, at }) => ({
      ...found,
      related: [
        ...(found.related ?? []),
        ...at.flatMap((launch) =>
          launch.at === undefined
            ? []
            : [{ span: launch.at, message: `launched here with ${sizesOf(launch)}` }],
        ),
      ],
    })),
  ];
}

function groupsOf({ roots, owners }: Inventory): Map<object, Group> {
  const groups = new Map<object, { roots: object[]; owners: CodeOwner[] }>();
  const hasCode = new Set<object>(owners);
  let module: object | undefined;
  let group: { roots: object[]; owners: CodeOwner[] } | undefined;
  for (const [key, root] of roots) {
    if (group === undefined || module !== root.module) {
      group = { roots: [], owners: [] };
      groups.set(key, group);
      ({ module } = root);
    }
    group.roots.push(key);
    if (hasCode.has(key)) group.owners.push(key as CodeOwner);
  }
  return groups;
}

const NOTHING: AtRoot = { found: [], heard: [] };

function add<T>(lists: Map<string, T[]>, kind: string, one: T): void {
  const list = lists.get(kind);
  if (list === undefined) lists.set(kind, [one]);
  else list.push(one);
}

function sort(rules: readonly Rule[], ctx: RuleContext): Sorted {
  const alone: Alone[] = [];
  const whole: Rule[] = [];
  const factOf = new Map<Rule, CodeFact<unknown>>();
  const wanted = new Map<string, SyntaxEar<AnyNode>[]>();
  const wantedByWhole = new Map<string, SyntaxEar<AnyNode>[]>();
  for (const rule of rules) {
    const listeners = rule.start(ctx, () => undefined);
    const keys = keysOf(listeners);
    const ears = earsOf(listeners);
    if (listeners.code !== undefined) factOf.set(rule, listeners.code);
    if (keys === undefined) whole.push(rule);
    else alone.push({ rule, keys, ears });
    for (const [kind, ear] of ears) {
      add(wanted, kind, ear);
      if (keys === undefined) add(wantedByWhole, kind, ear);
    }
  }
  return { alone, whole, factOf, codeFacts: new Set(factOf.values()), wanted, wantedByWhole };
}

function isWanted(wanted: Wanted, node: AnyNode, ctx?: RuleContext): boolean {
  return wanted.get(node.kind)?.some((ear) => isFor(ear, node, ctx)) === true;
}

/** What a macro made is no text to write into. */
function withoutFixes({ fixes: _, ...found }: Diagnostic): Diagnostic {
  return found;
}
