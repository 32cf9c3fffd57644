/**
 * Associated items as they are collected. Most impls have items of one kind only: a table is made
 * for the first of each.
 */
import type { AssocItems, ConstDef, FnDef, TypeAliasDef } from '../defs.ts';

type AssocDef = FnDef | ConstDef | TypeAliasDef;

const NONE: ReadonlyMap<string, AssocDef & never> = new Map<string, never>();

/** Lists up to this length have no room for more. */
const FEW = 8;

/** Items of one impl or trait, while they come in and after. */
export class OwnItems implements AssocItems {
  fns: ReadonlyMap<string, FnDef> = NONE;
  consts: ReadonlyMap<string, ConstDef> = NONE;
  types: ReadonlyMap<string, TypeAliasDef> = NONE;
  private list: AssocDef[] = [];

  get order(): readonly AssocDef[] {
    return this.list;
  }

  /** Takes all items away. */
  clear(): void {
    this.fns = NONE;
    this.consts = NONE;
    this.types = NONE;
    this.list = [];
  }

  /** Adds an item; of two with one name the first stays. */
  add(def: AssocDef): void {
    if (this.list.length < FEW) this.list = [...this.list, def];
    else this.list.push(def);
    if (def.kind === 'fn') this.fns = withItem(this.fns, def);
    else if (def.kind === 'const') this.consts = withItem(this.consts, def);
    else this.types = withItem(this.types, def);
  }
}

function withItem<D extends AssocDef>(
  table: ReadonlyMap<string, D>,
  def: D,
): ReadonlyMap<string, D> {
  if (table.has(def.name)) return table;
  // Only the shared empty one is not our own.
  if (table.size === 0) return new Map([[def.name, def]]);
  return (table as Map<string, D>).set(def.name, def);
}

/** All items of definitions are made here. */
export function addAssoc(items: AssocItems, def: AssocDef): void {
  (items as OwnItems).add(def);
}
