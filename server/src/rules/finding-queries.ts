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
import { allowances, mayAllow } from './allow-comments.ts';
import type { OverBudget } from './budgets.ts';
import { CodeFindings } from './code-findings.ts';
import { commentMistakes } from './comment-mistakes.ts';
import type { CodeFact, CodeOwner, Fact, Place } from './context.ts';
import type { Rule } from './define-rule.ts';
import type { DeviceCode } from './device-code.ts';
import {
  type Facts,
  type Inventory,
  placesIn,
  type Root,
  readFacts,
  rootOf,
  takeInventory,
} from './inventory.ts';
import { anyKernelOf, isDeclaration, type Kernel, kernelOf } from './kernels.ts';
import type { Launch } from './launch-comment.ts';
import { type HostLaunches, NO_LAUNCHES } from './launches/host-launch.ts';
import { earOf, earsOf, hearItems, hearTyped, isFor } from './listeners.ts';
import { isWanted, type SortedRules, sortRules } from './sorted-rules.ts';
import { type Comments, type Kept, type Seen, SubjectContext } from './subject-context.ts';
import {
  ALL_CODE,
  AROUND,
  CURRENT_TEXT,
  FILES,
  HOST,
  HOST_LAUNCH,
  INSTANCES,
  LAUNCHED_CODE,
  ONLY,
  OVER_BUDGET,
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
  /** Those of `entries` that have a body, and the generic ones of these. */
  readonly withCode: readonly Kernel[];
  readonly generic: readonly Kernel[];
}

interface AtRoot {
  /** By rules that look at subjects alone. */
  readonly found: readonly Diagnostic[];
  /** For the others: what each wants to hear of. */
  readonly heard: ReadonlyMap<Rule, readonly Heard[]>;
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
    this.db.set(FILES, '', files);
    for (const file of files) this.db.set(CURRENT_TEXT, file, seen.text(file));
    this.db.set(AROUND, '', [seen.configuration, seen.setup]);
    return this.active;
  }
}

/** The queries of one choice of rules. */
export class ActiveRules implements Kept {
  readonly names: string;
  seen: Seen;
  private readonly db: Database;
  readonly bodies: InputQuery<object, undefined>;
  private readonly rules: readonly Rule[];
  private known: SortedRules | undefined;
  /** By definition or item: all that were ever part of the crate. */
  private readonly roots = new Map<object, Root>();

  readonly launches: DerivedQuery<FnDef, Launch | undefined>;
  private readonly facts: DerivedQuery<object, Facts>;
  private readonly atRoot: DerivedQuery<object, AtRoot>;
  private readonly inFn: DerivedQuery<LinkedFn, readonly Diagnostic[]>;
  private readonly inventories: DerivedQuery<'', Inventory>;
  private readonly kernelLists: DerivedQuery<'', KernelLists>;
  private readonly groups: DerivedQuery<'', ReadonlyMap<object, Group>>;
  private readonly atGroup: DerivedQuery<object, AtRoot>;
  /** For a rule over the whole crate: what it hears of in definitions. */
  private readonly heardBy = new Map<Rule, DerivedQuery<object, readonly Heard[]>>();
  readonly comments: DerivedQuery<'', Comments>;
  private readonly commentsOf: DerivedQuery<FileId, Comments>;
  /** In the code of kernels and of instances of generic ones. */
  readonly code: CodeFindings;
  private readonly fnsOfFile: DerivedQuery<FileId, readonly FnDef[]>;
  private readonly inCrate: DerivedQuery<Rule, readonly Diagnostic[]>;
  /** Kernels of which host code has said how it launches them. */
  private launched: ReadonlySet<FnDef> = new Set();
  private readonly factsOf = new Map<object, FactQueries>();

  constructor(
    db: Database,
    bodies: InputQuery<object, undefined>,
    rules: readonly Rule[],
    names: string,
    seen: Seen,
  ) {
    this.db = db;
    this.bodies = bodies;
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
        if (root.owner !== undefined) cx.get(this.bodies, root.owner);
        const { wanted } = this.sorted;
        return readFacts(root, (node) => isWanted(wanted, node));
      },
      print: null,
    });
    this.atRoot = derived('findings at a definition', {
      compute: (cx, key) => this.lookAtRoot(key, this.contextOf(cx)),
      print: ({ found }) => found,
    });
    this.atGroup = derived('findings at definitions', {
      compute: (cx, key) => {
        const parts = cx
          .get(this.groups, '')
          .get(key)!
          .roots.map((root) => cx.get(this.atRoot, root));
        const found = parts.flatMap((part) => part.found);
        const heard = new Map<Rule, Heard[]>();
        for (const part of parts)
          for (const [rule, some] of part.heard) for (const one of some) add(heard, rule, one);
        return found.length === 0 && heard.size === 0 ? NOTHING : { found, heard };
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
    this.inFn = derived('findings in host code', {
      compute: (cx, fn) => this.lookAtHost(fn, this.contextOf(cx)),
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
        const entries = fns.flatMap((def) => anyKernelOf(def) ?? []);
        const withCode = entries.filter(({ def }) => !isDeclaration(def));
        return {
          kernels: fns.flatMap((def) => kernelOf(def) ?? []),
          entries,
          withCode,
          generic: withCode.filter(({ def }) => this.seen.program.generics(def).params.length > 0),
        };
      },
      print: null,
    });
    this.code = new CodeFindings({
      db,
      sorted: () => this.sorted,
      kernels: (cx) => cx.get(this.kernelLists, '').withCode,
      codeAt: (subject) => this.seen.codeAt(subject),
      isBeyond: (subject) => this.seen.isBeyond(subject),
      context: (cx) => this.contextOf(cx),
    });
    this.commentsOf = derived('comments of a file', {
      compute: (cx, file): Comments => {
        cx.get(CURRENT_TEXT, file);
        return readComments(file, this.seen);
      },
      equal: sameData,
    });
    this.comments = derived('comments for rules', {
      compute: (cx): Comments => {
        const all = cx.get(FILES, '').map((file) => cx.get(this.commentsOf, file));
        return {
          allowances: all.flatMap(({ allowances }) => allowances),
          mistakes: all.flatMap(({ mistakes }) => mistakes),
        };
      },
      equal: sameData,
    });
  }

  /** Rules ask about the crate when they start, so this waits for the first look. */
  private get sorted(): SortedRules {
    this.known ??= sortRules(this.rules, this.seen);
    return this.known;
  }

  end(): void {
    const { launches, facts, atRoot, inFn, inventories, kernelLists, groups } = this;
    const { atGroup, fnsOfFile, inCrate, comments, commentsOf } = this;
    const own = [launches, facts, atRoot, inFn, inventories, kernelLists, groups, atGroup];
    const others = [fnsOfFile, inCrate, comments, commentsOf];
    const made = [...this.heardBy.values(), ...this.code.queries];
    for (const query of [...own, ...others, ...made]) this.db.drop(query);
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

  /** Takes note of the kernels whose code is looked at. */
  only(subjects: ReadonlySet<object> | undefined): void {
    this.db.set(ONLY, '', subjects);
  }

  /** Takes note of the instances of generic kernels, by the keys of their code. */
  instances(of: ReadonlyMap<FnDef, readonly object[]>): void {
    this.db.set(INSTANCES, '', of);
  }

  launch(kernel: Kernel): Launch | undefined {
    return this.db.get(this.launches, kernel.def);
  }

  get commentsNow(): Comments {
    return this.db.get(this.comments, '');
  }

  private contextOf(cx: Reading): SubjectContext {
    return new SubjectContext(this, cx.get.bind(cx));
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

  private lookAtCrate(rule: Rule, cx: Reading): readonly Diagnostic[] {
    const ctx = this.contextOf(cx);
    const found: Diagnostic[] = [];
    const listeners = rule.start(ctx, (d) => found.push(d));
    const ears = new Map(earsOf(listeners));
    if (ears.size > 0) {
      const heard = this.heardOf(rule);
      for (const key of cx.get(this.groups, '').keys())
        for (const { node, place } of cx.get(heard, key)) ears.get(node.kind)!.hear(node, place);
    }
    hearItems(listeners, ctx, () => cx.get(this.inventories, '').owners);
    listeners.end?.();
    return found;
  }

  private heardOf(rule: Rule): DerivedQuery<object, readonly Heard[]> {
    let known = this.heardBy.get(rule);
    if (known === undefined) {
      known = derived(`heard by ${rule.name}`, {
        compute: (cx, key) => cx.get(this.atGroup, key).heard.get(rule) ?? [],
        equal: (a, b) => a.length === b.length && a.every(({ node }, at) => node === b[at]!.node),
        print: null,
      });
      this.heardBy.set(rule, known);
    }
    return known;
  }

  /** What is found at a function, also before the inventory is taken. */
  atFn(def: FnDef): readonly Diagnostic[] {
    if (!this.roots.has(def)) this.roots.set(def, rootOf(def));
    return this.db.get(this.atRoot, def).found;
  }

  fact<K extends object | FileId, T>(fact: Fact<K, T>, key: K): T {
    return this.db.get(this.factQueries(fact as unknown as Fact<object, unknown>).one, key) as T;
  }

  gatherCode<T>(fact: CodeFact<T>): readonly T[] {
    return this.code.gather(fact);
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
        compute: (cx, key) => fact.compute(this.contextOf(cx), key),
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

  /** Takes note of the kernels that take more than they may. */
  overBudget(kernels: readonly OverBudget[]): void {
    this.db.set(OVER_BUDGET, '', kernels);
  }

  /** Takes note of the crate's host code. */
  hostCode(host: LinkedHost): void {
    this.db.set(HOST, '', host);
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
    const heard = new Map<Rule, Heard[]>();
    for (const { node, block } of nodes)
      for (const { rule, ear } of wantedByWhole.get(node.kind) ?? [])
        if (isFor(ear, node, ctx)) add(heard, rule, { node, place: places[block]! });
    return found.length === 0 && heard.size === 0 ? NOTHING : { found, heard };
  }
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

const NOTHING: AtRoot = { found: [], heard: new Map() };

function add<K, T>(lists: Map<K, T[]>, key: K, one: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [one]);
  else list.push(one);
}

/** What comments of a file tell rules, and those that were meant to. */
function readComments(file: FileId, seen: Seen): Comments {
  const parsed = mayAllow(seen.text(file)) ? seen.parse(file) : undefined;
  if (parsed === undefined) return NO_COMMENTS;
  return {
    allowances: allowances(file, parsed.file, parsed.tokens),
    mistakes: commentMistakes(file, parsed.tokens),
  };
}

const NO_COMMENTS: Comments = { allowances: [], mistakes: [] };

/** What a macro made is no text to write into. */
function withoutFixes({ fixes: _, ...found }: Diagnostic): Diagnostic {
  return found;
}
