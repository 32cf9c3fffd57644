/**
 * Assembly texts as trees, the last ones remembered: an editor asks many things of one text in a row. They are held weakly, so
 * that the tree of a large file goes when the memory is wanted.
 */
import { type AmdgcnParse, type PtxParse, parseAmdgcn, parsePtx } from '../asm/index.ts';

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

export const ptxTree: (text: string) => PtxParse = remembering(parsePtx);

export const amdgcnTree: (text: string) => AmdgcnParse = remembering(parseAmdgcn);
