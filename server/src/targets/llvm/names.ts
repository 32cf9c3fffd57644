/** Names in LLVM IR: quoted where they hold other than letters, digits, `-`, `$`, `.` and `_`. */

const PLAIN = /^[-a-zA-Z$._][-a-zA-Z$._0-9]*$/;

/** A symbol or local name without its sigil. */
export function quotedName(name: string): string {
  if (PLAIN.test(name)) return name;
  const bytes = new TextEncoder().encode(name);
  let text = '';
  for (const byte of bytes) {
    const c = String.fromCharCode(byte);
    text += byte >= 32 && byte < 127 && c !== '"' && c !== '\\' ? c : `\\${hexByte(byte)}`;
  }
  return `"${text}"`;
}

/** Two hexadecimal digits, as LLVM's escapes have them. */
export function hexByte(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0');
}

/** Names of one function's values and blocks, which share a space. */
export class LocalNames {
  private readonly taken = new Set<string>();
  private next = 0;

  /** A name that is free: the hint, the hint with a number, or a number of its own behind `t`. */
  fresh(hint: string | undefined): string {
    const base = hint === undefined || hint === '' ? 't' : hint.replace(/[^-a-zA-Z$._0-9]/g, '_');
    let name = /^[0-9]/.test(base) ? `_${base}` : base;
    while (name === 't' || this.taken.has(name))
      name = `${base}.${this.next++}`.replace(/^([0-9])/, '_$1');
    this.taken.add(name);
    return name;
  }
}
