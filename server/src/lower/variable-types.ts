/** Views of the types that variables have, of one lowering and those below it. */
import type { Body, ClosureDef, HirQueries, TExprOf, Ty, TyOf } from '../hir/index.ts';
import { type Layouts, type TypeViewHost, TypeViews } from '../layout/index.ts';
import type { TypeTable, TypeView } from '../views/index.ts';
import { placeName } from './variables.ts';

/** What views ask of the program. */
interface Host {
  readonly hir: HirQueries;
  readonly layouts: Layouts;
  typeText(ty: Ty): string;
  closureSource(def: ClosureDef): { readonly body: Body; readonly expr: TExprOf<'closure'> };
}

export class VariableTypes implements TypeViewHost {
  readonly hir: HirQueries;
  readonly layouts: Layouts;
  private readonly host: Host;
  private readonly below: VariableTypes | undefined;
  private readonly views: TypeViews;

  constructor(host: Host, below: VariableTypes | undefined) {
    this.hir = host.hir;
    this.layouts = host.layouts;
    this.host = host;
    this.below = below;
    this.views = new TypeViews(this);
  }

  typeText(ty: Ty): string {
    return this.host.typeText(ty);
  }

  captureNames({ def }: TyOf<'closure'>): readonly string[] {
    const { body, expr } = this.host.closureSource(def);
    return expr.captures.map((one, index) => placeName(this.hir, body, one) ?? `${index}`);
  }

  /** The key of a type whose view is needed. */
  keyOf(ty: Ty): string {
    return this.views.keyOf(ty);
  }

  /** The views with these keys, and those of all types that they name. */
  table(keys: Iterable<string>): TypeTable {
    const all = [...keys];
    const out: Record<string, TypeView> = { ...this.below?.table(all) };
    this.views.copyTo(out, all);
    return out;
  }

  clear(): void {
    this.views.clear();
  }
}
