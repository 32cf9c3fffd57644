/**
 * Types that contain themselves by value have no size. As rustc's `representability` does it,
 * definitions are followed and not their instances: a definition leads to those of its fields'
 * types, and from these to the arguments that they hold by value. Those that lead to each other are
 * found together (Tarjan's strongly connected components, without recursion), so that a type costs
 * the same however many others hold it.
 */
import type { AdtDef, StructDef, UnionDef, VariantDef } from '../defs.ts';
import type { FieldInfo } from '../queries.ts';
import type { GenericArg, Ty } from '../ty.ts';
import { isTy } from './intern.ts';

/** A struct, a union, or a variant of an enum: what has fields. */
export type WithFields = StructDef | UnionDef | VariantDef;

/** What is asked of the crate, and what it is told. */
export interface FieldAccess {
  /** Fields as they are written. */
  fieldsOf(def: WithFields): readonly FieldInfo[];
  /** These hold each other by value; `holds` says whether a field of this type is a reason. */
  recursive(members: readonly AdtDef[], holds: (ty: Ty) => boolean): void;
}

interface Frame {
  readonly def: AdtDef;
  readonly index: number;
  low: number;
  readonly next: readonly AdtDef[];
  at: number;
}

/** The parts of a definition that have fields. */
export function partsOf(def: AdtDef): readonly WithFields[] {
  return def.kind === 'enum' ? def.variants : [def];
}

/** What is known of a definition. */
interface Known {
  isSettled: boolean;
  /** Numbers of the parameters that it holds by value. */
  held: Set<number> | undefined;
}

export class Representability {
  private readonly known = new WeakMap<AdtDef, Known>();

  private of(def: AdtDef): Known {
    let known = this.known.get(def);
    if (known === undefined) {
      known = { isSettled: false, held: undefined };
      this.known.set(def, known);
    }
    return known;
  }

  /** Finds all types that contain themselves among those that this one leads to. */
  settle(root: AdtDef, access: FieldAccess): void {
    if (this.of(root).isSettled) return;
    const frames = new Map<AdtDef, Frame>();
    const open: Frame[] = [];
    const path: Frame[] = [];
    const enter = (def: AdtDef): void => {
      const next = this.heldDefs(def, access);
      const frame = { def, index: frames.size, low: frames.size, next, at: 0 };
      frames.set(def, frame);
      open.push(frame);
      path.push(frame);
    };
    enter(root);
    while (path.length > 0) {
      const frame = path.at(-1)!;
      const def = frame.next[frame.at++];
      if (def !== undefined) {
        const seen = frames.get(def);
        if (this.of(def).isSettled) continue;
        if (seen === undefined) enter(def);
        else frame.low = Math.min(frame.low, seen.index);
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above !== undefined) above.low = Math.min(above.low, frame.low);
      if (frame.low === frame.index) this.close(open.splice(open.indexOf(frame)), access);
    }
  }

  /** A component is complete: nothing in it leads to one that is still open. */
  private close(component: readonly Frame[], access: FieldAccess): void {
    const members = component.map(({ def }) => def);
    const isNew = members.every((def) => !this.of(def).isSettled);
    for (const def of members) this.of(def).isSettled = true;
    const first = component[0]!;
    if (!isNew || (members.length === 1 && !first.next.includes(first.def))) return;
    const within = new Set(members);
    access.recursive(members, (ty) => {
      const defs: AdtDef[] = [];
      this.collect(ty, access, (def) => defs.push(def));
      return defs.some((def) => within.has(def));
    });
  }

  private heldDefs(def: AdtDef, access: FieldAccess): readonly AdtDef[] {
    const out = new Set<AdtDef>();
    for (const part of partsOf(def))
      for (const { ty } of access.fieldsOf(part)) this.collect(ty, access, (held) => out.add(held));
    return [...out];
  }

  /** The definitions that a value of this type holds. */
  private collect(ty: Ty, access: FieldAccess, found: (def: AdtDef) => void): void {
    if (ty.kind === 'array') this.collect(ty.elem, access, found);
    else if (ty.kind === 'tuple') for (const elem of ty.elems) this.collect(elem, access, found);
    else if (ty.kind === 'adt') {
      found(ty.def);
      for (const arg of this.argsOf(ty.def, ty.args, access)) this.collect(arg, access, found);
    }
  }

  /** The arguments that a definition holds by value. */
  private argsOf(def: AdtDef, args: readonly GenericArg[], access: FieldAccess): Ty[] {
    if (args.length === 0) return [];
    const held = this.heldBy(def, access);
    return args.filter((arg, index): arg is Ty => isTy(arg) && held.has(index));
  }

  private heldBy(def: AdtDef, access: FieldAccess): ReadonlySet<number> {
    const known = this.of(def);
    if (known.held !== undefined) return known.held;
    const out = new Set<number>();
    known.held = out;
    const visit = (ty: Ty): void => {
      if (ty.kind === 'param') out.add(ty.index);
      else if (ty.kind === 'array') visit(ty.elem);
      else if (ty.kind === 'tuple') ty.elems.forEach(visit);
      else if (ty.kind === 'adt') this.argsOf(ty.def, ty.args, access).forEach(visit);
    };
    for (const part of partsOf(def)) for (const { ty } of access.fieldsOf(part)) visit(ty);
    return out;
  }
}
