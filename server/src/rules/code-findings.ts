/**
 * What rules find in the code of kernels and of instances of generic ones, as queries: one for each
 * of them, and one for those of a module together, so that an edit asks anew about the kernels of
 * one module and takes the others as they are.
 */
import { runsOf, sameData, sameMembers } from '../base/index.ts';
import { type Database, type DerivedQuery, derived, type Reading } from '../db/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { ModuleDef } from '../hir/index.ts';
import type { CodeFact, RuleContext } from './context.ts';
import type { Kernel } from './kernels.ts';
import type { Launch } from './launch-comment.ts';
import { sizesOf } from './launches/host-launch.ts';
import type { SortedRules } from './sorted-rules.ts';
import type { CodeAt, SubjectContext } from './subject-context.ts';
import { INSTANCES, ONLY } from './subject-inputs.ts';

/** What these queries need to know of the crate. */
export interface CodeParts {
  readonly db: Database;
  readonly sorted: () => SortedRules;
  /** Kernels with a body, of all dialects, in the order of the walk. */
  readonly kernels: (cx: Reading) => readonly Kernel[];
  /** The code of a kernel, or of an instance of a generic one. */
  readonly codeAt: (subject: object) => CodeAt;
  /** Does it lie behind more code than is looked at? */
  readonly isBeyond: (subject: object) => boolean;
  readonly context: (cx: Reading) => SubjectContext;
}

/** The kernels of one module that lie together, each with its instances behind it. */
export type CodeGroup = readonly object[];

/** What was found in the code of a subject. */
export type FoundAt = readonly [subject: object, found: readonly Diagnostic[]];

/** A fact of some code; undefined where there is none. */
type CodeValue = { readonly value: unknown } | undefined;

interface FactQueries {
  readonly one: DerivedQuery<object, CodeValue>;
  readonly group: DerivedQuery<CodeGroup, readonly unknown[]>;
}

export class CodeFindings {
  private readonly parts: CodeParts;
  private readonly grouped: DerivedQuery<'', readonly CodeGroup[]>;
  private readonly atCode: DerivedQuery<object, readonly Diagnostic[]>;
  private readonly atGroup: DerivedQuery<CodeGroup, readonly FoundAt[]>;
  private readonly facts = new Map<CodeFact<unknown>, FactQueries>();

  constructor(parts: CodeParts) {
    this.parts = parts;
    this.grouped = derived('kernels of modules', {
      compute: (cx, _, old) => {
        const instances = cx.get(INSTANCES, '');
        const only = cx.get(ONLY, '');
        const moduleOf = new Map<object, ModuleDef>();
        for (const { def } of parts.kernels(cx))
          for (const subject of [def, ...(instances.get(def) ?? [])])
            if (only?.has(subject) !== false) moduleOf.set(subject, def.module);
        return runsOf(moduleOf.keys(), (subject) => moduleOf.get(subject), old);
      },
      print: null,
    });
    this.atCode = derived('findings in code', {
      compute: (cx, subject) => this.look(subject, parts.context(cx)),
    });
    this.atGroup = derived('findings in the code of a module', {
      compute: (cx, group): readonly FoundAt[] =>
        group.flatMap((subject): FoundAt[] => {
          if (parts.isBeyond(subject)) return [];
          const found = cx.get(this.atCode, subject);
          return found.length === 0 ? [] : [[subject, found]];
        }),
      print: (all) => all.map(([, found]) => found),
    });
  }

  /** All queries, of which nobody will ask for any more. */
  get queries(): readonly { readonly name: string }[] {
    const facts = [...this.facts.values()].flatMap(({ one, group }) => [one, group]);
    return [this.grouped, this.atCode, this.atGroup, ...facts];
  }

  get groups(): readonly CodeGroup[] {
    return this.parts.db.get(this.grouped, '');
  }

  /** Is all there is to know about a group known, without another look at any of its kernels? */
  isKnown(group: CodeGroup): boolean {
    const { db, sorted } = this.parts;
    if (!db.isUnmarked(this.atGroup, group)) return false;
    for (const fact of sorted().codeFacts)
      if (!db.isUnmarked(this.queriesOf(fact).group, group)) return false;
    return true;
  }

  /** What is found in a kernel's code. */
  at(subject: object): readonly Diagnostic[] {
    return this.parts.db.get(this.atCode, subject);
  }

  /** What is found in the code of each subject of a group where something is. */
  in(group: CodeGroup): readonly FoundAt[] {
    return this.parts.db.get(this.atGroup, group);
  }

  /** Finds out what rules over the whole crate gather of a subject's code, while that is there. */
  note(subject: object): void {
    for (const fact of this.parts.sorted().codeFacts)
      this.parts.db.get(this.queriesOf(fact).one, subject);
  }

  /** A fact of the code of each subject, in their order. */
  gather<T>(fact: CodeFact<T>): readonly T[] {
    const { db } = this.parts;
    const { group } = this.queriesOf(fact as CodeFact<unknown>);
    return this.groups.flatMap((one) => db.get(group, one) as readonly T[]);
  }

  private queriesOf(fact: CodeFact<unknown>): FactQueries {
    let known = this.facts.get(fact);
    if (known === undefined) this.facts.set(fact, (known = this.makeQueries(fact)));
    return known;
  }

  private makeQueries(fact: CodeFact<unknown>): FactQueries {
    const { parts } = this;
    const isSure = [...parts.sorted().factOf].some(
      ([rule, of]) => of === fact && rule.partialCode === true,
    );
    const one = derived<object, CodeValue>(fact.name, {
      compute: (cx, subject) => {
        const { kernel, code } = parts.codeAt(subject);
        if (code === undefined || (code.partial && !isSure)) return undefined;
        return { value: fact.compute(code, kernel, parts.context(cx)) };
      },
      equal: sameData,
      print: null,
    });
    const group = derived<CodeGroup, readonly unknown[]>(`${fact.name}, of a module`, {
      compute: (cx, subjects) =>
        subjects
          .filter((subject) => !parts.isBeyond(subject))
          .flatMap((subject) => cx.get(one, subject) ?? [])
          .map(({ value }) => value),
      // Each is as it was where nothing else came out.
      equal: sameMembers,
      print: null,
    });
    return { one, group };
  }

  private look(subject: object, ctx: SubjectContext): readonly Diagnostic[] {
    const { alone } = this.parts.sorted();
    const { kernel, code } = this.parts.codeAt(subject);
    const whole: Diagnostic[] = [];
    if (subject === kernel.def && code?.partial !== false)
      for (const { rule, keys } of alone)
        if (keys.has('uncompiled')) rule.start(ctx, (d) => whole.push(d)).uncompiled!(kernel);
    if (code === undefined) return whole;
    const look = (seen: RuleContext): Diagnostic[] => {
      const found: Diagnostic[] = [...whole];
      for (const { rule, keys } of alone) {
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
