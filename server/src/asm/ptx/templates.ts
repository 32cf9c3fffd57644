/**
 * Instructions that differ in nothing but the names of their operands are read once: the tree
 * of the first is the template of all. Compilers write the same few hundred again and again, so
 * that a text of 50,000 lines costs little more than its names.
 */

import { exact } from '../exact.ts';
import { ownText } from '../own-text.ts';
import type { PtxInstruction, PtxOperand, PtxSymbol } from './ast.ts';
import { inWord, newlinesIn, startsWord, wordEnd } from './lexer.ts';
import { eachSymbol, operandsOf } from './walk.ts';

/** An instruction with places for names. */
export interface PtxTemplate {
  /** The tree of one of its instructions, with places counted from that one's beginning. */
  readonly tree: PtxInstruction;
  /** The names that differ between instructions, in the order of the text. */
  readonly slots: readonly PtxSymbol[];
}

/** A template, and what stands between its names. */
interface Known {
  readonly template: PtxTemplate;
  readonly pieces: readonly string[];
  readonly lines: number;
}

/** An instruction whose template is known. */
export interface PtxFound {
  readonly template: PtxTemplate;
  readonly names: readonly string[];
  readonly end: number;
  /** Line breaks in it. */
  readonly lines: number;
}

const AT = 64;
const DOT = 46;
const COLON = 58;
const SEMICOLON = 59;
const QUOTE = 34;
const SLASH = 47;
const HASH = 35;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** Stands for a name. */
const NAME = 1;

const NO_NAMES: readonly string[] = [];
/** Characters of an instruction up to which its template is looked for. */
const MOST_LENGTH = 1000;

/** Words that say more than a name does. */
const SPECIAL: ReadonlySet<string> = new Set(['_', 'WARP_SZ', 'generic', 'mask']);
const LONGEST_SPECIAL = 7;

function isSpecial(text: string, start: number, end: number): boolean {
  return end - start <= LONGEST_SPECIAL && SPECIAL.has(text.slice(start, end));
}

/** All names of an instruction's tree in text order. */
function symbolsOf(i: PtxInstruction): PtxSymbol[] {
  const out: PtxSymbol[] = [];
  const add = (s: PtxSymbol): void => void out.push(s);
  if (i.guard) add(i.guard.register);
  for (const o of operandsOf(i)) eachSymbol(o as PtxOperand, add);
  return out.sort((a, b) => a.start - b.start);
}

/** The template of one instruction, whose places count from its own beginning. */
export function templateOf(tree: PtxInstruction): PtxTemplate {
  return { tree, slots: symbolsOf(tree).filter(({ name }) => !SPECIAL.has(name)) };
}

/** The names in the slots of a template's own tree. */
export function namesIn({ slots }: PtxTemplate): readonly string[] {
  return slots.length === 0 ? NO_NAMES : slots.map(({ name }) => name);
}

/**
 * Templates by what stands between the names, and the strings of names: one for each, which are
 * kept from edit to edit.
 */
export class PtxTemplates {
  private readonly known = new Map<number, Known[]>();
  private readonly words = new Map<string, string>();
  private readonly lists = new Map<string, readonly string[]>();
  /** Where the names are in the instruction that was scanned last: starts and ends. */
  private places: number[] = [];
  private hash = 0;
  private count = 0;

  /** How many strings and templates are kept. */
  get size(): number {
    return this.count + this.words.size;
  }

  /** The string that stands for all with this text. */
  word(slice: string): string {
    const known = this.words.get(slice);
    if (known !== undefined) return known;
    const own = ownText(slice);
    this.words.set(own, own);
    return own;
  }

  /** The list that stands for all whose text is this. */
  list(slice: string, make: () => readonly string[]): readonly string[] {
    const known = this.lists.get(slice);
    if (known) return known;
    const made = make();
    this.lists.set(ownText(slice), made);
    return made;
  }

  /**
   * The end of an instruction that begins at `from`, with its names in `places` and what else it
   * says in `hash`; -1 where it is none that a template could tell, such as one with a comment.
   */
  private scan(text: string, from: number): number {
    const { places } = this;
    const stop = Math.min(text.length, from + MOST_LENGTH);
    let hash = 0;
    let names = 0;
    let braces = 0;
    // The first word is the instruction's, but for that of a guard.
    let words = text.charCodeAt(from) === AT ? -1 : 0;
    let dot = false;
    for (let at = from; at < stop; ) {
      const c = text.charCodeAt(at);
      if (inWord(c)) {
        const end = wordEnd(text, at + 1);
        const name = !dot && words !== 0 && startsWord(c) && !isSpecial(text, at, end);
        words++;
        dot = false;
        if (name) {
          places[names++] = at;
          places[names++] = end;
          hash = Math.imul(hash, 31) + NAME;
        } else for (; at < end; at++) hash = Math.imul(hash, 31) + text.charCodeAt(at);
        at = end;
        continue;
      }
      hash = Math.imul(hash, 31) + c;
      at++;
      dot = c === DOT;
      if (c === SEMICOLON) {
        places.length = names;
        this.hash = hash;
        return at;
      }
      if (c === COLON) {
        if (text.charCodeAt(at) !== COLON) return -1;
        at++;
      } else if (c === OPEN_BRACE) braces++;
      else if (c === CLOSE_BRACE) {
        if (--braces < 0) return -1;
      } else if (c === QUOTE || c === SLASH || c === HASH) return -1;
    }
    return -1;
  }

  /** The instruction that begins at `from`, where its template is known. */
  find(text: string, from: number): PtxFound | undefined {
    const end = this.scan(text, from);
    const list = end < 0 ? undefined : this.known.get(this.hash);
    if (!list) return undefined;
    for (const { template, pieces, lines } of list)
      if (this.matches(pieces, text, from, end))
        return { template, names: this.names(text), end, lines };
    return undefined;
  }

  private matches(pieces: readonly string[], text: string, from: number, end: number): boolean {
    const { places } = this;
    if (pieces.length !== places.length / 2 + 1) return false;
    let at = from;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i]!;
      const stop = 2 * i < places.length ? places[2 * i]! : end;
      if (stop - at !== piece.length || !text.startsWith(piece, at)) return false;
      at = places[2 * i + 1] ?? end;
    }
    return true;
  }

  private names(text: string): readonly string[] {
    const { places } = this;
    if (places.length === 0) return NO_NAMES;
    const out: string[] = [];
    for (let i = 0; i < places.length; i += 2)
      out.push(this.word(text.slice(places[i]!, places[i + 1]!)));
    return exact(out);
  }

  /**
   * Keeps the template of an instruction that was read without an error and stands in the text from
   * `from` to `end`.
   */
  add(template: PtxTemplate, text: string, from: number, end: number): void {
    if (this.scan(text, from) !== end) return;
    const { places, hash } = this;
    const { slots } = template;
    const same = slots.every(
      (s, i) =>
        s.start === places[2 * i]! - from && s.name.length === places[2 * i + 1]! - places[2 * i]!,
    );
    if (!same || 2 * slots.length !== places.length) return;
    const pieces: string[] = [];
    let at = from;
    for (let i = 0; i <= slots.length; i++) {
      pieces.push(ownText(text.slice(at, places[2 * i] ?? end)));
      at = places[2 * i + 1] ?? end;
    }
    const known: Known = { template, pieces, lines: newlinesIn(text, from, end) };
    const list = this.known.get(hash);
    if (list) list.push(known);
    else this.known.set(hash, [known]);
    this.count++;
  }
}
