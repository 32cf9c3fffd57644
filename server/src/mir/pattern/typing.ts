/**
 * Types of the terms of one rule: union-find over what the rows of the op table, annotations and
 * literals say.
 */
import type { TypeRule } from '../define-ops.ts';
import { OPS, type OpName } from '../ops.ts';
import { isFloat, isInt, isPtr, MIR_TYPES, type MirType } from '../types.ts';
import type { TypeClass, TypeKind } from './rule.ts';

interface Slot {
  parent: number;
  kind: TypeKind;
  fixed: MirType | undefined;
}

export class Typing {
  private readonly slots: Slot[] = [];
  private readonly names = new Map<string, number>();
  private readonly made = new Map<number, TypeClass>();

  fresh(kind: TypeKind): number {
    return this.slots.push({ parent: this.slots.length, kind, fixed: undefined }) - 1;
  }

  fixed(type: MirType): number {
    const slot = this.fresh(kindOf(type));
    this.slots[slot]!.fixed = type;
    return slot;
  }

  /** The class of a written type: a type of MIR, a kind, or a name of this rule. */
  named(name: string): number {
    if ((MIR_TYPES as readonly string[]).includes(name)) return this.fixed(name as MirType);
    if (name === 'int' || name === 'float') return this.fresh(name);
    if (name === 'pointer') return this.fresh('ptr');
    if (!/^[A-Z]$/.test(name)) throw new Error(`there is no type ${name}`);
    let slot = this.names.get(name);
    if (slot === undefined) this.names.set(name, (slot = this.fresh('scalar')));
    return slot;
  }

  literal(text: string): number {
    if (text === 'undef') return this.fresh('scalar');
    if (text === 'null') return this.fresh('ptr');
    if (text === 'true' || text === 'false') return this.fixed('i1');
    return this.fresh(/^-?\d+\.\d/.test(text) ? 'float' : 'int');
  }

  /** Slots of the operands and the first result of an operation. */
  row(op: OpName): { readonly args: readonly number[]; readonly result: number } {
    const shared = new Map<string, number>();
    const slotOf = (rule: TypeRule): number => {
      const variable = variableOf(rule);
      if (variable === undefined) return this.fixed(rule as MirType);
      let slot = shared.get(variable);
      if (slot === undefined) shared.set(variable, (slot = this.fresh(kindOfRow(rule))));
      return slot;
    };
    const args = OPS[op].args.map(slotOf);
    const { results } = OPS[op];
    if (results === 'variadic' || results.length === 0)
      throw new Error(`${op} has no fixed result`);
    return { args, result: slotOf(results[0]!) };
  }

  unify(a: number, b: number): void {
    const x = this.root(a);
    const y = this.root(b);
    if (x === y) return;
    const one = this.slots[x]!;
    const two = this.slots[y]!;
    const kind = one.kind === 'scalar' ? two.kind : one.kind;
    if (two.kind !== 'scalar' && two.kind !== kind)
      throw new Error(`${one.kind} is no ${two.kind}`);
    if (one.fixed !== undefined && two.fixed !== undefined && one.fixed !== two.fixed)
      throw new Error(`${one.fixed} is no ${two.fixed}`);
    one.kind = kind;
    one.fixed ??= two.fixed;
    two.parent = x;
  }

  /** The class of a slot; call it when all is unified. */
  classOf(slot: number): TypeClass {
    const root = this.root(slot);
    let found = this.made.get(root);
    if (found === undefined) {
      const { kind, fixed } = this.slots[root]!;
      this.made.set(root, (found = { id: this.made.size, kind, fixed }));
    }
    return found;
  }

  classes(): TypeClass[] {
    return [...this.made.values()];
  }

  private root(slot: number): number {
    let at = slot;
    while (this.slots[at]!.parent !== at) at = this.slots[at]!.parent;
    return at;
  }
}

/** `T` or `U` of a row; undefined for a fixed type. */
export function variableOf(rule: TypeRule): string | undefined {
  if (rule === 'anyptr') throw new Error('patterns hold no memory operations');
  return rule[0] === 'T' || rule[0] === 'U' ? rule[0] : undefined;
}

/** What a row says of its variable: `T:int` is an integer. */
export function kindOfRow(rule: string): TypeKind {
  return (rule.split(':')[1] as TypeKind | undefined) ?? 'scalar';
}

export function kindOf(type: MirType): TypeKind {
  return isInt(type) ? 'int' : isFloat(type) ? 'float' : 'ptr';
}

export function isOfKind(type: MirType, kind: TypeKind): boolean {
  if (kind === 'scalar') return true;
  return kind === 'int' ? isInt(type) : kind === 'float' ? isFloat(type) : isPtr(type);
}
