/**
 * Which identifiers a text may hold, as a Bloom filter: some bits for each eight characters of the
 * text, made in one pass, so that a name is looked for in all files of a workspace without reading
 * them again. It says yes to all that are there, and to one in some hundred that are not.
 */

/** What host code puts around a kernel's name in the methods that launch it. */
const PREFIX = 'prepare_';
const SUFFIX = '_async';

const LOWER_P = 0x70;
const LOWER_C = 0x63;

export class NameFilter {
  private readonly bits: Uint32Array;
  private readonly mask: number;

  constructor(text: string) {
    let size = 256;
    while (size < text.length / 2) size *= 2;
    this.bits = new Uint32Array(size / 32);
    this.mask = size - 1;
    this.read(text);
  }

  /**
   * May the text hold this name, alone or between `prepare_` and `_async`? True for what is no
   * identifier.
   */
  has(name: string): boolean {
    for (let at = 0; at < name.length; at++) if (!isPart(name.charCodeAt(at))) return true;
    return this.holds(hashOf(name, 0, name.length));
  }

  private read(text: string): void {
    const { length } = text;
    for (let start = 0; start < length; start++) {
      if (!isPart(text.charCodeAt(start))) continue;
      let hash = SEED;
      let end = start;
      for (; end < length; end++) {
        const code = text.charCodeAt(end);
        if (!isPart(code)) break;
        hash = mixed(hash, code);
      }
      this.add(hash);
      this.addInner(text, start, end);
      start = end;
    }
  }

  /** What stands between prefix and suffix. */
  private addInner(text: string, start: number, end: number): void {
    const prefixed = text.charCodeAt(start) === LOWER_P && text.startsWith(PREFIX, start);
    const suffixed =
      text.charCodeAt(end - 1) === LOWER_C && text.startsWith(SUFFIX, end - SUFFIX.length);
    if (!prefixed && !suffixed) return;
    const from = prefixed ? start + PREFIX.length : start;
    const to = suffixed ? end - SUFFIX.length : end;
    this.add(hashOf(text, from, end));
    this.add(hashOf(text, start, to));
    this.add(hashOf(text, from, to));
  }

  private add(hash: number): void {
    const one = hash & this.mask;
    const other = (hash >>> 13) & this.mask;
    this.bits[one >> 5]! |= 1 << (one & 31);
    this.bits[other >> 5]! |= 1 << (other & 31);
  }

  private holds(hash: number): boolean {
    const one = hash & this.mask;
    const other = (hash >>> 13) & this.mask;
    const { bits } = this;
    return (
      (bits[one >> 5]! & (1 << (one & 31))) !== 0 && (bits[other >> 5]! & (1 << (other & 31))) !== 0
    );
  }
}

const SEED = 0x811c9dc5 | 0;

/** FNV-1a, stirred so that its low bits depend on all of them. */
function mixed(hash: number, code: number): number {
  const next = Math.imul(hash ^ code, 0x01000193);
  return next ^ (next >>> 15);
}

function hashOf(text: string, start: number, end: number): number {
  let hash = SEED;
  for (let at = start; at < end; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

/** Letters, digits, `_`, and all beyond ASCII. */
function isPart(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    code === 0x5f ||
    code > 0x7f
  );
}
