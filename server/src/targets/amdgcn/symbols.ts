/**
 * The names of a module's symbols in AMDGCN text: one table for kernels, functions, globals and
 * support routines. What a host may look up keeps its link name; other symbols give way. Names that
 * are no bare identifier to the assembler are quoted.
 */

/** An identifier to LLVM's assembler, wherever a symbol may stand. */
const BARE = /^(?:[A-Za-z_][\w.$]*|[.$][A-Za-z_.$][\w.$]*)$/;

/** Sections of the text: each has a symbol of its name. */
const SECTIONS = new Set([
  '.text',
  '.data',
  '.bss',
  '.rodata',
  '.data.rel.ro',
  '.AMDGPU.csdata',
  '.AMDGPU.gpr_maximums',
  '.note',
  '.symtab',
  '.strtab',
]);

/**
 * True for names that no symbol of an object file can have: those of sections, and those that the
 * assembler drops.
 */
export function isReservedSymbol(name: string): boolean {
  return name === '' || name === '.' || name.startsWith('.L') || SECTIONS.has(name);
}

/** A name as the assembler reads it back: bare where it can be. */
function quoteSymbol(name: string): string {
  if (BARE.test(name)) return name;
  const inner = name
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll('\r', '\\r');
  return `"${inner}"`;
}

/** Gives each symbol one name; the same module always gets the same ones. */
export class SymbolTable {
  private readonly bySymbol = new Map<string, string>();
  private readonly taken = new Set<string>();

  /**
   * What keeps its name: kernels with their descriptors, exported statics. False when the name is
   * taken or reserved.
   */
  keep(symbol: string, isKernel: boolean): boolean {
    if (isReservedSymbol(symbol) || this.taken.has(symbol)) return false;
    this.bySymbol.set(symbol, symbol);
    this.taken.add(symbol);
    if (isKernel) this.taken.add(`${symbol}.kd`);
    return true;
  }

  /** The name as it stands in the text, quoted where the assembler asks for it. */
  nameOf(symbol: string): string {
    return quoteSymbol(this.plainNameOf(symbol));
  }

  /** The name as it stands in the object file. */
  plainNameOf(symbol: string): string {
    const known = this.bySymbol.get(symbol);
    if (known !== undefined) return known;
    const base = isReservedSymbol(symbol) ? `_${symbol}` : symbol;
    let name = base;
    for (let i = 1; this.taken.has(name); i++) name = `${base}.${i}`;
    this.bySymbol.set(symbol, name);
    this.taken.add(name);
    return name;
  }
}
