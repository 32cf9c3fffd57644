/**
 * Hover in Rust source: GPU facts only, a few lines of Markdown, nothing on ordinary identifiers. A
 * kernel's name shows how its parameters are passed; a GPU intrinsic shows what it is on this and
 * on other platforms.
 */
import type { Span } from '../base/index.ts';
import type { Engine, KernelAbi } from '../workspace/index.ts';
import { asmHover } from './asm-text/index.ts';
import { decisionLines } from './decisions.ts';
import { hostLinkAt, linkMarkdown } from './host-links.ts';
import { describeIntrinsic, intrinsicDoc } from './intrinsics.ts';
import { dialectDoc } from './intrinsics-dialects.ts';
import { kernelsIn } from './kernels.ts';
import { memoryMapAt } from './memory-map.ts';
import { isLaunch, mayNameMemory, mlirLanguage } from './mlir/index.ts';
import { resourceLines } from './resource-lines.ts';
import type { CountedRegisters } from './resources.ts';
import { type TargetInfo, targetInfos } from './targets.ts';
import { offloadSiteAt, transferMarkdown } from './transfers.ts';
import { layoutAt } from './type-layout.ts';

export interface HoverInfo {
  readonly span: Span;
  readonly markdown: string;
}

/**
 * What to say at an offset of a Rust file, or undefined: then another server may speak. `cpu` is
 * the one that is set.
 */
export function hover(
  engine: Engine,
  path: string,
  offset: number,
  cpu?: string,
  counted?: CountedRegisters,
): HoverInfo | undefined {
  const file = engine.fileId(path);
  const inAsm = path.endsWith('.mlir') ? undefined : asmHover(engine, path, offset, cpu);
  if (inAsm) {
    const { start, end, markdown } = inAsm;
    return { span: { file, start, end }, markdown };
  }
  const [kernel, ...others] = kernelsIn(engine, path).filter(
    (k) => k.nameSpan.start <= offset && offset <= k.nameSpan.end,
  );
  if (kernel) {
    const root = engine.rootOf(path);
    const abis = targetInfos.flatMap((target): TargetAbi[] => {
      const abi = engine.abi(root, target.name).find((a) => a.kernel.name === kernel.name);
      return abi ? [{ target, abi }] : [];
    });
    if (abis.length === 0) return undefined;
    const names = others.map(({ name }) => `\`${name}\``).join(', ');
    const more = others.length > 0 ? [`The crate uses ${names} as well.`] : [];
    const named = engine.versions(root).join(', ');
    const versions = named === '' ? [] : [`Built with ${named}.`];
    const lines = resourceLines(engine, path, kernel, cpu, counted);
    const decided = decisionLines(engine, path, kernel.name);
    const markdown = [abiTables(abis), ...versions, ...lines, ...decided, ...more].join('\n\n');
    return { span: kernel.nameSpan, markdown };
  }
  const text = engine.text(path) ?? '';
  if (path.endsWith('.mlir')) return inMlir(engine, path, text, offset);
  const launch = launchHover(engine, path, text, offset);
  if (launch !== undefined) return launch;
  const word = wordAt(text, offset);
  const before = word && text.slice(text.lastIndexOf('\n', word.start) + 1, word.start);
  const layout =
    word && layoutAt(engine, path, { file, ...word }, text.slice(word.start, word.end));
  if (layout) return { span: { file, ...word }, markdown: layout };
  const doc = word && docOf(text, text.slice(word.start, word.end), before ?? '');
  const map = word && namesPlace(text, word) ? memoryMapAt(engine, path, offset) : undefined;
  if (map) {
    return { span: map.span, markdown: doc ? `${map.markdown}\n\n---\n\n${doc}` : map.markdown };
  }
  return doc ? { span: { file, ...word }, markdown: doc } : undefined;
}

/** A kernel that host code names, and what a launch of `core::offload` copies. */
function launchHover(
  engine: Engine,
  path: string,
  text: string,
  offset: number,
): HoverInfo | undefined {
  const link = hostLinkAt(engine, path, offset);
  const linked = link && linkMarkdown(link);
  if (link !== undefined && linked !== undefined) {
    const site = offloadSiteAt(engine, path, offset);
    const copied = site === undefined ? [] : [transferMarkdown(site)];
    return { span: link.span, markdown: [linked, ...copied].join('\n\n') };
  }
  const word = wordAt(text, offset);
  if (word === undefined || !LAUNCHES.has(text.slice(word.start, word.end))) return undefined;
  const site = offloadSiteAt(engine, path, word.start);
  const span = { file: engine.fileId(path), ...word };
  return site && { span, markdown: transferMarkdown(site) };
}

const LAUNCHES: ReadonlySet<string> = new Set([
  'offload',
  'offload_args',
  'preload',
  'preload_mut',
]);

function docOf(text: string, name: string, before: string): string | undefined {
  const dialect = dialectDoc(text, name, before);
  return dialect === undefined ? intrinsicDoc(name, before) : describeIntrinsic(dialect);
}

/** Workgroup memory where it is named, else the value. */
function inMlir(engine: Engine, path: string, text: string, offset: number): HoverInfo | undefined {
  const file = engine.fileId(path);
  const found = mlirLanguage(engine, path).hover(text, offset);
  const tree = engine.mlirText(path)?.file;
  const mayName = tree !== undefined && mayNameMemory(tree, offset);
  if (found) {
    const { start, end, markdown } = found;
    const map = mayName ? memoryMapAt(engine, path, offset) : undefined;
    // Memory of a function's own is named where it is declared, or the operation that gives it is
    // asked about.
    const isNamed = map?.span.start === start && map.span.end <= end;
    const isMade = text[start] !== '%' && map && map.span.start <= start && end <= map.span.end;
    const own = map && (isNamed || isMade) ? [map.markdown] : [];
    return { span: { file, start, end }, markdown: [markdown, ...own].join('\n\n') };
  }
  const isHost = tree !== undefined && isLaunch(tree, offset);
  const link = isHost ? hostLinkAt(engine, path, offset) : undefined;
  const linked = link && linkMarkdown(link);
  if (link !== undefined && linked !== undefined) return { span: link.span, markdown: linked };
  const word = mayName ? wordAt(text, offset) : undefined;
  const isName = word !== undefined && !/^\s*\[/.test(text.slice(word.end, word.end + 8));
  const map = isName ? memoryMapAt(engine, path, offset) : undefined;
  return map && { span: map.span, markdown: map.markdown };
}

interface TargetAbi {
  readonly target: TargetInfo;
  readonly abi: KernelAbi;
}

/** A kernel's parameters as a Markdown table; targets that lay them out alike share one. */
function abiTables(abis: readonly TargetAbi[]): string {
  const groups = new Map<string, TargetAbi[]>();
  for (const one of abis) {
    const key = JSON.stringify(
      one.abi.params.map((p) => [p.name, p.type, p.offset, p.size, p.align]),
    );
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map(abiTable).join('\n\n');
}

function abiTable(group: readonly TargetAbi[]): string {
  const { kernel, params } = group[0]!.abi;
  const labels = group.map(({ target }) => target.label);
  const last = params.at(-1);
  const name = kernel.exported ? kernel.symbol : kernel.name;
  if (!last) return `**\`${name}\`** · kernel without parameters`;
  const bytes = last.offset + last.size;
  const head = `**\`${name}\`** · kernel parameters on ${labels.join(' and ')}, ${bytes} bytes`;
  const conventions = group.flatMap(({ abi: { convention } }) => convention ?? []);
  const rows = params.map((p, i) => {
    const declared = group.map(({ abi }) => cell(abi.params[i]!.declared));
    return `| ${[cell(p.name), cell(p.type), p.offset, p.size, p.align, ...declared].join(' | ')} |`;
  });
  const columns = `| parameter | type | offset | size | align | ${labels.join(' | ')} |`;
  return [
    head,
    '',
    columns,
    `|---|---|--:|--:|--:|${labels.map(() => '---|').join('')}`,
    ...rows,
    ...conventions.flatMap((one) => ['', `${sentence(one)}.`]),
  ].join('\n');
}

/** With a capital letter. */
function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function cell(text: string): string {
  return text === '' ? '' : `\`${text.replace(/\|/g, '\\|')}\``;
}

/**
 * Is the word called, or in capitals as statics are? What is written between a call's brackets is
 * neither.
 */
function namesPlace(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /^\s*(?:::\s*<|\()/.test(text.slice(end, end + 40)) ||
    /\bstatic\s+(?:mut\s+)?$/.test(text.slice(Math.max(0, start - 40), start)) ||
    /^[A-Z\d_]+$/.test(text.slice(start, end))
  );
}

function wordAt(text: string, offset: number): { start: number; end: number } | undefined {
  const isWord = (i: number): boolean => /\w/.test(text[i] ?? ' ');
  let start = offset;
  let end = offset;
  while (isWord(start - 1)) start -= 1;
  while (isWord(end)) end += 1;
  return start < end ? { start, end } : undefined;
}
