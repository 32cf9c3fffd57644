/** Names of variables in host code, and which of them keep their value. */
import { memo } from '../db/index.ts';
import {
  type AnyExpr,
  type AnyNode,
  type Fn,
  type PathExpr,
  type StructExpr,
  type TokenGroup,
  walk,
} from '../syntax/index.ts';
import type { HostValue } from './value.ts';

interface Binding {
  value: HostValue | undefined;
  compute: (() => HostValue) | undefined;
}

/** The variables of a block, over those around it. */
export class Scope {
  private readonly names = new Map<string, Binding>();
  readonly parent: Scope | undefined;

  constructor(parent: Scope | undefined) {
    this.parent = parent;
  }

  /** Values are computed when somebody asks: most variables have nothing to do with launches. */
  bind(name: string, compute: () => HostValue): void {
    this.names.set(name, { value: undefined, compute });
  }

  lookup(name: string): HostValue | undefined {
    const own = this.names.get(name);
    if (own === undefined) return this.parent?.lookup(name);
    const { compute } = own;
    if (compute !== undefined) {
      // A variable that needs itself has no value.
      own.compute = undefined;
      own.value = compute();
    }
    return own.value;
  }
}

/** What a function's body does to its variables, by name. */
export interface Changes {
  /** Gets another value, as a whole or in part. */
  readonly assigned: ReadonlySet<string>;
  /** Is lent to somebody who may change it. */
  readonly lent: ReadonlySet<string>;
  /** May have another number of elements later. */
  readonly resized: ReadonlySet<string>;
  /** Does it give its value anywhere but at its end? */
  readonly returns: boolean;
  /** Is used where its type may be inferred from: anywhere but in launches and what prints. */
  readonly inferred: ReadonlySet<string>;
}

const RESIZES =
  /^(?:push|pop|insert|remove|extend\w*|append|clear|truncate|resize\w*|drain|retain\w*|dedup\w*|split_off|swap_remove)$/;

const changes = memo<AnyNode, Changes>('host.scope.changes');

/** The changes in a function. Two variables of one name count as one. */
export function changesIn(fn: Fn): Changes {
  let known = changes.get(fn);
  if (known === undefined)
    changes.set(fn, (known = changesOf(fn.body === undefined ? [] : [fn.body])));
  return known;
}

/** What several parts of a function change together. */
export function joinedChanges(all: readonly Changes[]): Changes {
  const of = (key: 'assigned' | 'lent' | 'resized' | 'inferred'): ReadonlySet<string> =>
    new Set(all.flatMap((one) => [...one[key]]));
  return {
    assigned: of('assigned'),
    lent: of('lent'),
    resized: of('resized'),
    returns: all.some(({ returns }) => returns),
    inferred: of('inferred'),
  };
}

/** The changes in some nodes. */
export function changesOf(nodes: readonly AnyNode[]): Changes {
  const assigned = new Set<string>();
  const lent = new Set<string>();
  const resized = new Set<string>();
  const handed = new Set<AnyNode>();
  let returns = false;
  const uses = new Uses();
  for (const part of nodes)
    walk(part, (node) => {
      if (node.kind === 'AssignExpr' || node.kind === 'CompoundAssignExpr')
        note(assigned, node.lhs);
      else if (node.kind === 'StructExpr') noteAttributes(node, handed);
      else if (node.kind === 'RefExpr' && node.mut && !handed.has(node)) note(lent, node.expr);
      else if (node.kind === 'MethodCallExpr' && RESIZES.test(node.name.text))
        note(resized, node.receiver);
      else if (node.kind === 'ReturnExpr') returns = true;
      uses.note(node);
    });
  return { assigned, lent, resized, returns, inferred: uses.inferred };
}

/**
 * The attributes of a `CUlaunchConfig`: a pointer to mutable memory by its type, which the driver
 * only reads.
 */
function noteAttributes(node: StructExpr, handed: Set<AnyNode>): void {
  if (!/^CUlaunchConfig/.test(node.path.segments.at(-1)?.name.text ?? '')) return;
  for (const { name, value } of node.fields)
    if (name.text === 'attrs') walk(value, (part) => handed.add(part));
}

/** Uses of variables from which a type may be inferred. */
class Uses {
  readonly inferred = new Set<string>();
  /** Names that are used in another way than as an argument by reference. */
  private readonly elsewhere = new Set<string>();
  /** Arguments by reference, which take the type that their variable has. */
  private readonly passed = new Set<AnyNode>();

  note(node: AnyNode): void {
    if (node.kind === 'PathExpr') this.path(node);
    else if (node.kind === 'MacroCall') {
      if (!NEUTRAL.test(node.path.segments.at(-1)?.name.text ?? ''))
        words(node.body, this.inferred);
    } else if (node.kind === 'MethodCallExpr' && node.name.text === 'arg') {
      const [only, second] = node.args;
      if (second === undefined && only?.kind === 'RefExpr' && only.expr.kind === 'PathExpr')
        this.passed.add(only.expr);
    }
  }

  private path(node: PathExpr): void {
    const [first, second] = node.path.segments;
    if (first === undefined) return;
    const name = first.name.text;
    if (this.passed.has(node)) {
      if (!this.elsewhere.has(name)) this.inferred.delete(name);
    } else if (second === undefined) {
      this.inferred.add(name);
      this.elsewhere.add(name);
    }
  }
}

/** Macros that say nothing about the types of what they are given. */
const NEUTRAL =
  /^(?:launch|cuda_launch(?:_async)?|e?println|e?print|format|write|writeln|dbg|trace|debug|info|warn|error)$/;

function words(group: TokenGroup, into: Set<string>): void {
  for (const tree of group.trees) {
    if (tree.kind === 'Group') words(tree, into);
    else if (tree.kind === 'Token' && /^[a-z_]\w*$/i.test(tree.text)) into.add(tree.text);
  }
}

function note(into: Set<string>, place: AnyExpr): void {
  let at = place;
  for (;;) {
    if (at.kind === 'FieldExpr') at = at.base;
    else if (at.kind === 'IndexExpr') at = at.base;
    else if (at.kind === 'ParenExpr') at = at.expr;
    else if (at.kind === 'UnaryExpr' && at.op === '*') at = at.operand;
    else if (at.kind === 'TupleExpr') {
      for (const elem of at.elems) note(into, elem);
      return;
    } else break;
  }
  if (at.kind === 'PathExpr' && at.path.segments.length === 1)
    into.add(at.path.segments[0]!.name.text);
}
