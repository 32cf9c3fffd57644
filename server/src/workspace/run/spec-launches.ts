/**
 * Launches of the spec beside a source, for rules: sizes of blocks and of dynamic workgroup memory.
 * They count where no comment, attribute or host code says how a kernel is launched.
 */
import type { FileId, Span } from '../../base/index.ts';
import type { HostLaunches, Launch } from '../../rules/index.ts';
import { readSpec, sizesOfLaunch } from '../../spec/index.ts';

/** Longer texts are no spec that somebody has written. */
const MOST_TEXT = 2 ** 20;

export interface SpecTexts {
  id(path: string): FileId;
  text(file: FileId): string | undefined;
}

/** A kernel as specs name it, and the absolute path of its file. */
export interface NamedKernel {
  readonly name: string;
  readonly symbol: string;
  readonly path: string;
}

/**
 * How `NAME.warplens.json` beside a kernel's `NAME.rs` launches it. Launches that must have
 * findings are left out, and so is a spec with mistakes.
 */
export function launchesInSpec(
  files: SpecTexts,
  { name, symbol, path }: NamedKernel,
): HostLaunches | undefined {
  if (!path.endsWith('.rs')) return undefined;
  const specPath = `${path.slice(0, -'.rs'.length)}.warplens.json`;
  const text = files.text(files.id(specPath));
  if (text === undefined || text.length > MOST_TEXT) return undefined;
  const spec = readSpec(text);
  if (spec.problems.length > 0 || spec.file !== undefined) return undefined;
  const distinct = new Map<string, Launch>();
  for (const [at, node] of spec.launches.entries()) {
    const kernel = spec.kernels[at];
    const sizes = sizesOfLaunch(node);
    if (sizes === undefined || (kernel !== name && kernel !== symbol)) continue;
    const { block, workgroupMem, offset, length } = sizes;
    const span: Span = { file: files.id(specPath), start: offset, end: offset + length };
    const launch: Launch = { block, workgroupMem, memSpan: undefined, at: span };
    const key = `${block} ${workgroupMem}`;
    if (!distinct.has(key)) distinct.set(key, launch);
  }
  const [first, ...others] = distinct.values();
  if (first === undefined) return undefined;
  if (others.length === 0)
    return first.block === undefined && first.workgroupMem === undefined
      ? undefined
      : { all: first, cases: [] };
  const all: Launch = {
    ...first,
    block: others.every(({ block }) => `${block}` === `${first.block}`) ? first.block : undefined,
    workgroupMem: others.every(({ workgroupMem }) => workgroupMem === first.workgroupMem)
      ? first.workgroupMem
      : undefined,
  };
  const isSaid = all.block !== undefined || all.workgroupMem !== undefined;
  return { all: isSaid ? all : undefined, cases: [] };
}
