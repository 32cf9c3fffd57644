/**
 * Types that contain themselves by value have no size. As rustc's `representability` does it,
 * definitions are followed and not their instances: a definition leads to those of its fields'
 * types, and from these to the arguments that they hold by value.
 */
import type { AdtDef, StructDef, UnionDef, VariantDef } from '../defs.ts';
import type { FieldInfo } from '../queries.ts';
import type { GenericArg, Ty } from '../ty.ts';
import { isTy } from './intern.ts';

type FieldsOf = (def: StructDef | UnionDef | VariantDef) => readonly FieldInfo[];

/** Would a field of this type make `owner` infinitely large? */
export function holdsByValue(owner: AdtDef, ty: Ty, fieldsOf: FieldsOf): boolean {
  return new Search(owner, fieldsOf).inType(ty);
}

class Search {
  private readonly owner: AdtDef;
  private readonly fieldsOf: FieldsOf;
  private readonly seen = new Set<AdtDef>();
  /** Numbers of the parameters that a definition holds by value. */
  private readonly held = new Map<AdtDef, Set<number>>();

  constructor(owner: AdtDef, fieldsOf: FieldsOf) {
    this.owner = owner;
    this.fieldsOf = fieldsOf;
  }

  inType(ty: Ty): boolean {
    switch (ty.kind) {
      case 'array':
        return this.inType(ty.elem);
      case 'tuple':
        return ty.elems.some((elem) => this.inType(elem));
      case 'adt':
        return this.inDef(ty.def) || this.argsOf(ty.def, ty.args).some((arg) => this.inType(arg));
      default:
        return false;
    }
  }

  private inDef(def: AdtDef): boolean {
    if (def === this.owner) return true;
    if (this.seen.has(def)) return false;
    this.seen.add(def);
    return this.types(def).some((ty) => this.inType(ty));
  }

  private types(def: AdtDef): Ty[] {
    const parts = def.kind === 'enum' ? def.variants : [def];
    return parts.flatMap((part) => this.fieldsOf(part).map(({ ty }) => ty));
  }

  /** The arguments that a definition holds by value. */
  private argsOf(def: AdtDef, args: readonly GenericArg[]): Ty[] {
    if (args.length === 0) return [];
    const held = this.heldBy(def);
    return args.filter((arg, index): arg is Ty => isTy(arg) && held.has(index));
  }

  private heldBy(def: AdtDef): ReadonlySet<number> {
    const known = this.held.get(def);
    if (known !== undefined) return known;
    const out = new Set<number>();
    this.held.set(def, out);
    const visit = (ty: Ty): void => {
      if (ty.kind === 'param') out.add(ty.index);
      else if (ty.kind === 'array') visit(ty.elem);
      else if (ty.kind === 'tuple') ty.elems.forEach(visit);
      else if (ty.kind === 'adt') this.argsOf(ty.def, ty.args).forEach(visit);
    };
    this.types(def).forEach(visit);
    return out;
  }
}
