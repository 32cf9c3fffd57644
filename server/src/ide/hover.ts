/**
 * Hover in Rust source: GPU facts only, a few lines of Markdown, nothing on ordinary identifiers. A kernel's name shows how
 * its parameters are passed; a GPU intrinsic shows what it is on this and on other platforms.
 */
import type { Span } from '../base/index.ts';
import type { Engine, KernelAbi } from '../workspace/index.ts';
import { intrinsicDoc } from './intrinsics.ts';
import { kernelsIn } from './kernels.ts';

export interface HoverInfo {
  readonly span: Span;
  readonly markdown: string;
}

/** What to say at an offset of a Rust file, or undefined: then another server may speak. */
export function hover(engine: Engine, path: string, offset: number): HoverInfo | undefined {
  const file = engine.fileId(path);
  const kernel = kernelsIn(engine, path).find(
    (k) => k.nameSpan.start <= offset && offset <= k.nameSpan.end,
  );
  if (kernel) {
    const abi = engine.abi(engine.rootOf(path), 'ptx').find((a) => a.kernel.name === kernel.name);
    return abi && { span: kernel.nameSpan, markdown: abiTable(abi) };
  }
  const text = engine.text(path) ?? '';
  const word = wordAt(text, offset);
  const before = word && text.slice(text.lastIndexOf('\n', word.start) + 1, word.start);
  const doc = word && intrinsicDoc(text.slice(word.start, word.end), before ?? '');
  return doc ? { span: { file, ...word }, markdown: doc } : undefined;
}

/** A kernel's parameters as a Markdown table. */
export function abiTable({ kernel, params }: KernelAbi): string {
  const last = params.at(-1);
  if (!last) return `**\`${kernel.symbol}\`** · kernel without parameters`;
  const bytes = last.offset + last.size;
  const head = `**\`${kernel.symbol}\`** · kernel parameters on PTX, ${bytes} bytes`;
  const rows = params.map(
    (p) =>
      `| ${cell(p.name)} | ${cell(p.type)} | ${p.offset} | ${p.size} | ${p.align} | ${cell(p.declared)} |`,
  );
  const columns = '| parameter | type | offset | size | align | declared |';
  return [head, '', columns, '|---|---|--:|--:|--:|---|', ...rows].join('\n');
}

function cell(text: string): string {
  return text === '' ? '' : `\`${text.replace(/\|/g, '\\|')}\``;
}

function wordAt(text: string, offset: number): { start: number; end: number } | undefined {
  const isWord = (i: number): boolean => /\w/.test(text[i] ?? ' ');
  let start = offset;
  let end = offset;
  while (isWord(start - 1)) start -= 1;
  while (isWord(end)) end += 1;
  return start < end ? { start, end } : undefined;
}
