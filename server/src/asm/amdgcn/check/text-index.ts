/**
 * A text in pieces of some hundred statements, each with what follows from it alone: names, jumps,
 * registers. What an edit leaves as it was is found by the numbers of the statements, and its
 * pieces stay; only the others are made anew.
 */
import { splice } from '../../../base/index.ts';
import { memo } from '../../../db/index.ts';
import type { AmdgcnInstruction, AmdgcnModule, AmdgcnPlaced } from '../ast.ts';
import { type NamedSymbol, statementFacts } from '../statement-facts.ts';
import { directiveProblem } from './directives.ts';

/** Statements of a piece at most; it ends before the label of a function too. */
const MOST = 256;

/** Numbers that are put in between without a copy of the list. */
const MOST_SPLICED = 10_000;

/** A name in a piece, at a statement counted from the piece's first. */
interface NameAt {
  readonly at: number;
  readonly name: string;
}

export interface Piece {
  readonly length: number;
  readonly labels: readonly NameAt[];
  /** The label that the piece begins with, where that is not local. */
  readonly begins: string | undefined;
  /** Whether its end is code; undefined where it has no directive that says so. */
  readonly code: boolean | undefined;
  readonly sets: readonly { readonly at: number; readonly id: number; readonly name: string }[];
  readonly targets: readonly { readonly at: number; readonly targets: readonly NamedSymbol[] }[];
  /** Directives that the assembler does not know. */
  readonly unknown: readonly { readonly at: number; readonly message: string }[];
  readonly includes: boolean;
  readonly ends: boolean;
  /** Registers of each file that its instructions need. */
  readonly vectors: number;
  readonly scalars: number;
  readonly accumulators: number;
}

interface Defined {
  labels: number;
  sets: number;
}

export class TextIndex {
  pieces: readonly Piece[] = [];
  /** Names that are defined, and how often. */
  readonly names = new Map<string, Defined>();
  /** Names that are defined more than once by labels. */
  readonly doubled = new Set<string>();
  /** Changes when a name comes or goes. */
  namesVersion = 0;
  /** Statements that give symbols their values, in order. */
  sets: readonly number[] = [];
  private ids: number[] = [];
  private version: object | undefined;

  /** Brings the index up to date with a text that was read with the same table of lines. */
  update(module: AmdgcnModule): void {
    if (module.version === this.version) return;
    const { statements } = module;
    const { ids, pieces } = this;
    const n = statements.length;
    const most = Math.min(n, ids.length);
    // Where the text says what changed, the others are not looked at.
    const change = module.change?.of === this.version ? module.change : undefined;
    this.version = module.version;
    let before = change?.first ?? 0;
    while (before < most && statements[before]!.id === ids[before]) before++;
    if (before === n && n === ids.length) return;
    let behind = change ? Math.min(n - change.first - change.come, most - before) : 0;
    while (
      behind < most - before &&
      statements[n - 1 - behind]!.id === ids[ids.length - 1 - behind]
    )
      behind++;
    let head = 0;
    let first = 0;
    while (head < pieces.length && first + pieces[head]!.length <= before)
      first += pieces[head++]!.length;
    let tail = pieces.length;
    let end = n;
    while (tail > head && end - pieces[tail - 1]!.length >= Math.max(first, n - behind))
      end -= pieces[--tail]!.length;
    const come = cut(module, first, end);
    const gone = pieces.slice(head, tail);
    // First what comes, so that a name that stays is there all the time.
    this.count(come, 1);
    this.count(gone, -1);
    this.pieces = [...pieces.slice(0, head), ...come, ...pieces.slice(tail)];
    if (gone.some((p) => p.sets.length > 0) || come.some((p) => p.sets.length > 0)) {
      // The same list while nothing in it changes: what depends on symbols is kept by it.
      const sets = this.pieces.flatMap((p) => p.sets.map((s) => s.id));
      const same = sets.length === this.sets.length && sets.every((id, i) => id === this.sets[i]);
      if (!same) this.sets = sets;
    }
    const changed: number[] = [];
    for (let i = before; i < n - behind; i++) changed.push(statements[i]!.id);
    if (before === 0 && behind === 0) this.ids = changed;
    else if (changed.length < MOST_SPLICED)
      splice(ids, before, ids.length - before - behind, changed);
    else this.ids = ids.slice(0, before).concat(changed, ids.slice(ids.length - behind));
  }

  private count(pieces: readonly Piece[], by: 1 | -1): void {
    for (const { labels, sets } of pieces) {
      for (const { name } of labels) this.countOne(name, by, 0);
      for (const { name } of sets) this.countOne(name, 0, by);
    }
  }

  private countOne(name: string, labels: number, sets: number): void {
    let one = this.names.get(name);
    if (!one) {
      this.names.set(name, (one = { labels: 0, sets: 0 }));
      this.namesVersion++;
    }
    one.labels += labels;
    one.sets += sets;
    if (one.labels + one.sets === 0) {
      this.names.delete(name);
      this.namesVersion++;
    }
    if (one.labels > 0 && one.labels + one.sets > 1) this.doubled.add(name);
    else this.doubled.delete(name);
  }
}

const indexes = memo<object, TextIndex>('pieces of AMDGCN texts');

/** The index of a text, up to date. */
export function textIndex(module: AmdgcnModule): TextIndex {
  let index = indexes.get(module.lines);
  if (!index) indexes.set(module.lines, (index = new TextIndex()));
  index.update(module);
  return index;
}

function cut(module: AmdgcnModule, first: number, end: number): Piece[] {
  const { statements } = module;
  const facts = statementFacts(module);
  const out: Piece[] = [];
  let from = first;
  for (let i = first; i < end; i++) {
    const s = statements[i]!;
    const begins = i > from && s.kind === 'label' && !facts.of(s).local;
    if (!begins && i - from < MOST) continue;
    out.push(pieceOf(module, from, i));
    from = i;
  }
  if (from < end) out.push(pieceOf(module, from, end));
  return out;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function pieceOf(module: AmdgcnModule, first: number, end: number): Piece {
  const facts = statementFacts(module);
  const labels: NameAt[] = [];
  const sets: Piece['sets'][number][] = [];
  const targets: Piece['targets'][number][] = [];
  const unknown: Piece['unknown'][number][] = [];
  const piece: Mutable<Piece> = {
    length: end - first,
    labels,
    begins: undefined,
    code: undefined,
    sets,
    targets,
    unknown,
    includes: false,
    ends: false,
    vectors: 0,
    scalars: 0,
    accumulators: 0,
  };
  for (let i = first; i < end; i++) {
    const s = module.statements[i]!;
    const at = i - first;
    switch (s.kind) {
      case 'label':
        labels.push({ at, name: s.name });
        if (at === 0 && !facts.of(s).local) piece.begins = s.name;
        break;
      case 'set':
        sets.push({ at, id: s.id, name: s.name });
        break;
      case 'directive': {
        const message = directiveProblem(s.name);
        if (message !== undefined) unknown.push({ at, message });
        if (s.name === '.include' || s.name === '.incbin') piece.includes = true;
        piece.code = facts.of(s).code ?? piece.code;
        break;
      }
      case 'instr':
        addInstruction(piece, targets, s, at, facts.of(s).targets);
    }
  }
  return piece;
}

function addInstruction(
  piece: Mutable<Piece>,
  targets: Piece['targets'][number][],
  s: AmdgcnPlaced,
  at: number,
  named: readonly NamedSymbol[],
): void {
  const shape = s.shape as AmdgcnInstruction;
  if (named.length > 0) targets.push({ at, targets: named });
  if (shape.name === 's_endpgm') piece.ends = true;
  for (const o of shape.operands) {
    if (o.kind !== 'reg') continue;
    if (o.file === 'v') piece.vectors = Math.max(piece.vectors, o.index + o.count);
    else if (o.file === 's') piece.scalars = Math.max(piece.scalars, o.index + o.count);
    else if (o.file === 'a') piece.accumulators = Math.max(piece.accumulators, o.index + o.count);
  }
}

/** A function's share of the pieces, and of the statements. */
export interface IndexedFunction {
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly first: number;
  readonly end: number;
}

/** Functions in the order of the text: labels of code that are not local to the assembler. */
export function indexedFunctions({ pieces }: TextIndex): IndexedFunction[] {
  const out: { name: string; from: number; first: number }[] = [];
  let inCode = true;
  let at = 0;
  for (const [i, piece] of pieces.entries()) {
    if (piece.begins !== undefined && inCode) out.push({ name: piece.begins, from: i, first: at });
    inCode = piece.code ?? inCode;
    at += piece.length;
  }
  return out.map(({ name, from, first }, i) => {
    const next = out[i + 1];
    return { name, pieces: pieces.slice(from, next?.from), first, end: next?.first ?? at };
  });
}
