/**
 * What rules find at one subject, a definition or a kernel's code, as queries of the database: an
 * edit costs the subjects that it touches. A rule that listens to one thing and has no `end` keeps
 * nothing between two calls, so what it finds at a subject follows from what it asked for there;
 * that is noted by the context it is given. The other rules look at the whole crate each time.
 */
import type { FileId, Span } from '../base/index.ts';
import {
  Database,
  type DerivedQuery,
  derived,
  type InputQuery,
  input,
  type Reading,
} from '../db/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { Crate, FnDef } from '../hir/index.ts';
import type { LaunchKernel, LinkedFn } from '../host/index.ts';
import type { AnyNode } from '../syntax/index.ts';
import type { CodeOwner, Fact, Listeners, Place, RuleContext, SyntaxEar } from './context.ts';
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
import { anyKernelOf, type Kernel, kernelOf } from './kernels.ts';
import type { Launch } from './launch-comment.ts';
import { type HostLaunches, NO_LAUNCHES, sizesOf } from './launches/host-launch.ts';
import { forEachTyped } from './typed-walk.ts';

/** What a run tells of a crate as it is now. */
export interface Seen extends RuleContext {
  /** The code of a kernel, or of an instance of a generic one. */
  codeAt(subject: object): { readonly kernel: Kernel; readonly code: DeviceCode | undefined };
  /** How a kernel is launched, looked up in the current texts. */
  findLaunch(kernel: Kernel): Launch | undefined;
  /** The file that a definition stands in, as it is now. */
  currentFile(def: FnDef): FileId;
}

/** What stands at a definition; the rest is a kernel's code. */
const AT_ROOT: ReadonlySet<string> = new Set(['syntax', 'fn', 'kernel', 'owner', 'typed']);
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
  /** Which nodes somebody wants: of the rules over the whole crate, and of all. */
  readonly wantedByWhole: Wanted;
  readonly wanted: Wanted;
}

type Ears = readonly (readonly [kind: string, ear: SyntaxEar<AnyNode>])[];

/** A rule that looks at subjects alone, and what it listens to. */
interface Alone {
  readonly rule: Rule;
  readonly keys: ReadonlySet<string>;
  readonly ears: Ears;
}

/** Which definitions and modules a crate has: touched when some come or go. */
export const SHAPE = input<'', undefined>('shape of a crate', {
  initial: () => undefined,
});

/** Texts of a crate's files as they are now. */
const CURRENT_TEXT = input<FileId, string | undefined>('current text', {
  initial: () => undefined,
});

/** What stands around a crate's code: configuration, and what Cargo says about the build. */
const AROUND = input<'', readonly unknown[]>('around a crate', {
  initial: () => [],
  equal: (a, b) => a.length === b.length && a.every((one, at) => one === b[at]),
});

/** Anything that a rule may look at across definitions. */
export const ALL_CODE = input<'', undefined>('all code', {
  initial: () => undefined,
});

/** The code of a kernel that host code launches. */
const LAUNCHED_CODE = input<LaunchKernel, DeviceCode | undefined>('code of a launched kernel', {
  initial: () => undefined,
});

/** How host code launches a kernel of the crate, as far as it says. */
const HOST_LAUNCH = input<FnDef, HostLaunches>('launches in host code', {
  initial: () => NO_LAUNCHES,
  equal: (a, b) => JSON.stringify(a) === JSON.stringify(b),
});

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
    return this.active;
  }
}

/** The queries of one choice of rules. */
export class ActiveRules {
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

  /** Those that look at the whole crate. */
  get whole(): readonly Rule[] {
    return this.sorted.whole;
  }

  end(): void {
    const { launches, facts, atRoot, atCode, inFn, inventories, kernelLists, groups } = this;
    const own = [launches, facts, atRoot, atCode, inFn, inventories, kernelLists, groups];
    this.db.drop(this.atGroup);
    for (const query of own) this.db.drop(query);
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
  *atRoots(): Iterable<AtRoot> {
    for (const key of this.db.get(this.groups, '').keys()) yield this.db.get(this.atGroup, key);
  }

  /** What is found at a function, also before the inventory is taken. */
  atFn(def: FnDef): readonly Diagnostic[] {
    if (!this.roots.has(def)) this.roots.set(def, rootOf(def));
    return this.db.get(this.atRoot, def).found;
  }

  fact<K extends object, T>(fact: Fact<K, T>, key: K): T {
    return this.db.get(this.factQueries(fact as unknown as Fact<object, unknown>).one, key) as T;
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

  /** What is found in a kernel's code. */
  inCode(subject: object): readonly Diagnostic[] {
    return this.db.get(this.atCode, subject);
  }

  /** Takes note of the code of a kernel that host code launches. */
  launchedCode(kernel: LaunchKernel, code: DeviceCode | undefined): void {
    this.db.set(LAUNCHED_CODE, kernel, code);
  }

  /** Takes note of how host code launches a kernel. */
  hostLaunches(def: FnDef, launches: HostLaunches): void {
    this.db.set(HOST_LAUNCH, def, launches);
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
    if (code === undefined) return [];
    const look = (seen: RuleContext): Diagnostic[] => {
      const found: Diagnostic[] = [];
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

/** What a rule listens to when that is at one subject each time. */
function keysOf({ end, mlir: _, ...rest }: Listeners): ReadonlySet<string> | undefined {
  const keys = Object.entries(rest).flatMap(([key, ear]) => (ear === undefined ? [] : [key]));
  const isAlone =
    keys.every((key) => AT_ROOT.has(key)) ||
    keys.every((key) => IN_HOST.has(key)) ||
    keys.join() === 'device';
  return end === undefined && isAlone && keys.length > 0 ? new Set(keys) : undefined;
}

/** What a listener for nodes is, written short or not. */
export function earOf(
  listener: SyntaxEar<AnyNode> | SyntaxEar<AnyNode>['hear'],
): SyntaxEar<AnyNode> {
  return typeof listener === 'function' ? { hear: listener } : listener;
}

function earsOf({ syntax }: Listeners): Ears {
  return Object.entries(syntax ?? {}).map(([kind, listener]) => [kind, earOf(listener as never)]);
}

function add<T>(lists: Map<string, T[]>, kind: string, one: T): void {
  const list = lists.get(kind);
  if (list === undefined) lists.set(kind, [one]);
  else list.push(one);
}

function sort(rules: readonly Rule[], ctx: RuleContext): Sorted {
  const alone: Alone[] = [];
  const whole: Rule[] = [];
  const wanted = new Map<string, SyntaxEar<AnyNode>[]>();
  const wantedByWhole = new Map<string, SyntaxEar<AnyNode>[]>();
  for (const rule of rules) {
    const listeners = rule.start(ctx, () => undefined);
    const keys = keysOf(listeners);
    const ears = earsOf(listeners);
    if (keys === undefined) whole.push(rule);
    else alone.push({ rule, keys, ears });
    for (const [kind, ear] of ears) {
      add(wanted, kind, ear);
      if (keys === undefined) add(wantedByWhole, kind, ear);
    }
  }
  return { alone, whole, wanted, wantedByWhole };
}

function isWanted(wanted: Wanted, node: AnyNode, ctx?: RuleContext): boolean {
  return wanted.get(node.kind)?.some((ear) => isFor(ear, node, ctx)) === true;
}

/** Does a listener want a node? Without `ctx` as far as the node alone tells. */
export function isFor(ear: SyntaxEar<AnyNode>, node: AnyNode, ctx?: RuleContext): boolean {
  if (ear.picks?.(node) === false) return false;
  return ctx === undefined || ear.keeps?.(node, ctx) !== false;
}

/** Tells a rule the expressions of a body that it wants to read. */
export function hearTyped(
  { typed }: Listeners,
  owner: Parameters<RuleContext['body']>[0],
  ctx: RuleContext,
): void {
  if (typed?.reads(owner) !== true) return;
  const body = ctx.body(owner);
  if (body === undefined) return;
  forEachTyped(
    body.value,
    (expr) =>
      (typed.on[expr.kind] as ((e: typeof expr, b: typeof body) => void) | undefined)?.(expr, body),
    'all',
  );
}

/** What a rule sees while it looks at one subject: all that it asks for is noted. */
class SubjectContext implements RuleContext {
  private readonly rules: ActiveRules;
  readonly get: Reading['get'];
  /** The one launch of a kernel that is looked at. */
  private readonly given: { readonly def: FnDef; readonly launch: Launch } | undefined;

  constructor(rules: ActiveRules, get: Reading['get'], given?: SubjectContext['given']) {
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

  get modules(): RuleContext['modules'] {
    this.get(SHAPE, '');
    return this.seen.modules;
  }

  get allowances(): RuleContext['allowances'] {
    this.get(ALL_CODE, '');
    return this.seen.allowances;
  }

  get commentMistakes(): RuleContext['commentMistakes'] {
    this.get(ALL_CODE, '');
    return this.seen.commentMistakes;
  }

  get ruleNames(): readonly string[] {
    return this.seen.ruleNames;
  }

  get configuration(): RuleContext['configuration'] {
    this.get(AROUND, '');
    return this.seen.configuration;
  }

  get setup(): RuleContext['setup'] {
    this.get(AROUND, '');
    return this.seen.setup;
  }

  get checkAsm(): RuleContext['checkAsm'] {
    return this.seen.checkAsm;
  }

  /** Host code and other crates may say anything about a kernel. */
  get host(): RuleContext['host'] {
    this.get(ALL_CODE, '');
    return this.seen.host;
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

  body(owner: Parameters<RuleContext['body']>[0]): ReturnType<RuleContext['body']> {
    this.get(this.rules.code, owner);
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

  /** The same, for one of the launches of a kernel. */
  inCase({ def }: Kernel, launch: Launch): SubjectContext {
    return new SubjectContext(this.rules, this.get, { def, launch });
  }

  mentions(...of: Parameters<RuleContext['mentions']>): boolean {
    this.get(this.rules.code, of[0]);
    this.get(SHAPE, '');
    return this.seen.mentions(...of);
  }

  fact<K extends object, T>(fact: Fact<K, T>, key: K): T {
    return this.rules.fact(fact, key);
  }

  gather<T extends object>(fact: Fact<CodeOwner, T | undefined>): readonly T[] {
    return this.rules.gather(fact);
  }
}

/** What a macro made is no text to write into. */
function withoutFixes({ fixes: _, ...found }: Diagnostic): Diagnostic {
  return found;
}
