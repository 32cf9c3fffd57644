/**
 * PTX identifiers for link names. What is legal stays as it is, because hosts look kernels up by
 * name; other characters become `_$_`, as LLVM writes them. Names are given in order, so that the
 * same module always gets the same ones.
 */

const LEGAL = /^(?:[A-Za-z][A-Za-z0-9_$]*|[_$][A-Za-z0-9_$]+)$/;

/**
 * Names that mean something else inside of function bodies: parameters, call slots, stack frames,
 * constants.
 */
const RESERVED =
  /^(?:WARP_SZ|__local_depot\d+|func_retval\d+|retval\d+|param\d+|prototype_\d+|.*_param_\d+)$/;

export class NameTable {
  private readonly bySymbol = new Map<string, string>();
  private readonly taken = new Set<string>();

  /** Gives `symbol` its name; the first to come keeps a legal one that is not reserved. */
  assign(symbol: string, wanted = symbol): string {
    const known = this.bySymbol.get(symbol);
    if (known !== undefined) return known;
    const name = this.unique(legalName(wanted));
    this.bySymbol.set(symbol, name);
    return name;
  }

  /** Makes `symbol` another name for what `name` already names. */
  share(symbol: string, name: string): void {
    this.bySymbol.set(symbol, name);
  }

  nameOf(symbol: string): string {
    return this.bySymbol.get(symbol) ?? this.assign(symbol);
  }

  private unique(name: string): string {
    const base = RESERVED.test(name) ? `${name}_` : name;
    let free = base;
    for (let i = 1; this.taken.has(free); i++) free = `${base}_${i}`;
    this.taken.add(free);
    return free;
  }
}

/** True when PTX accepts `name` as an identifier. */
function isLegalName(name: string): boolean {
  return LEGAL.test(name);
}

function legalName(name: string): string {
  if (isLegalName(name)) return name;
  const legal = name.replace(/[^A-Za-z0-9_$]/g, '_$_');
  return isLegalName(legal) ? legal : `_${legal}_`;
}
