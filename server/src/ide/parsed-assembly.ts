/**
 * Assembly texts as trees, the last ones remembered: an editor asks many things of one text in a row. They are held weakly, so
 * that the tree of a large file goes when the memory is wanted.
 */
import {
  type AmdgcnParse,
  type PtxParse,
  parseAmdgcn,
  parsePtx,
  reparsePtx,
} from '../asm/index.ts';

/** A file and the preview beside it. */
const KEPT = 2;

function remembering<T extends { readonly module: { readonly text: string } }>(
  parse: (text: string) => T & object,
): (text: string) => T {
  let kept: WeakRef<T & object>[] = [];
  return (text) => {
    const known = kept.map((ref) => ref.deref()).find((one) => one?.module.text === text);
    if (known !== undefined) return known;
    const made = parse(text);
    kept = [new WeakRef(made), ...kept].slice(0, KEPT);
    return made;
  };
}

/** Shorter texts are parsed whole in less time than an edit of them is looked for. */
const WORTH_EDITING = 50_000;

let lastPtx: PtxParse | undefined;
const wholePtx = remembering(parsePtx);

/**
 * The tree of a PTX text. That of the last long one is held, and becomes the tree of the text that an edit made of it: whoever
 * asks for a tree uses it before the next text comes.
 */
export function ptxTree(text: string): PtxParse {
  if (text.length < WORTH_EDITING) return wholePtx(text);
  if (lastPtx?.module.text === text) return lastPtx;
  lastPtx = (lastPtx && reparsePtx(lastPtx, text)) ?? parsePtx(text);
  return lastPtx;
}

export const amdgcnTree: (text: string) => AmdgcnParse = remembering(parseAmdgcn);
