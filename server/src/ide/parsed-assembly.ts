/**
 * Assembly texts as trees, the last ones remembered: an editor asks many things of one text in a
 * row. They are held weakly, so that the tree of a large file goes when the memory is wanted.
 */
import {
  type AmdgcnParse,
  keptPtxTemplates as keptTemplates,
  type LlvmModule,
  type PtxParse,
  parseAmdgcn,
  parseLlvm,
  parsePtx,
  parseSass,
  reparseAmdgcn,
  reparsePtx,
  type SassModule,
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

/**
 * The tree of a text. That of the last long one is held, and becomes the tree of the text that an
 * edit made of it: whoever asks for a tree uses it before the next text comes.
 */
function following<T extends { readonly module: { readonly text: string } }>(
  parse: (text: string, before?: T) => T & object,
  edit: (before: T, text: string) => T | undefined,
): (text: string) => T {
  const whole = remembering((text) => parse(text));
  let last: T | undefined;
  return (text) => {
    if (text.length < WORTH_EDITING) return whole(text);
    if (last?.module.text === text) return last;
    last = (last && edit(last, text)) ?? parse(text, last);
    return last;
  };
}

export const ptxTree: (text: string) => PtxParse = following(
  (text, before) => parsePtx(text, before && keptTemplates(before)),
  reparsePtx,
);

export const amdgcnTree: (text: string) => AmdgcnParse = following(
  (text) => parseAmdgcn(text),
  reparseAmdgcn,
);

/** Listings have no tree but their lines. */
export const sassTree: (text: string) => SassModule = (() => {
  const kept = remembering((text) => ({ module: parseSass(text) }));
  return (text: string) => kept(text).module;
})();

/** LLVM IR: its lines. */
export const llvmTree: (text: string) => LlvmModule = (() => {
  const kept = remembering((text) => ({ module: parseLlvm(text) }));
  return (text: string) => kept(text).module;
})();
