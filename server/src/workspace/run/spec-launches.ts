/**
 * Launches of the spec beside a source, for rules: sizes of blocks and of dynamic workgroup memory.
 * They count where no comment, attribute or host code says how a kernel is launched.
 */
import type { FileId, Span } from '../../base/index.ts';
import { type LaunchParam, SCALAR_BYTES } from '../../host/index.ts';
import type { HostLaunches, Launch, SpecLaunch, SpecPassed } from '../../rules/index.ts';
import {
  readSpec,
  type SpecFile,
  sizesOfLaunch,
  type WrittenLaunch,
  writtenLaunch,
} from '../../spec/index.ts';

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

interface SpecBeside {
  readonly spec: SpecFile;
  readonly file: FileId;
}

/** The specs beside the files of a crate, each read once. */
export class SpecsBeside {
  private readonly files: SpecTexts;
  private readonly known = new Map<string, SpecBeside | undefined>();

  constructor(files: SpecTexts) {
    this.files = files;
  }

  /** The spec `NAME.warplens.json` beside `NAME.rs`; undefined for one with mistakes. */
  of(path: string): SpecBeside | undefined {
    if (!this.known.has(path)) this.known.set(path, specBeside(this.files, path));
    return this.known.get(path);
  }
}

function specBeside(files: SpecTexts, path: string): SpecBeside | undefined {
  if (!path.endsWith('.rs')) return undefined;
  const file = files.id(`${path.slice(0, -'.rs'.length)}.warplens.json`);
  const text = files.text(file);
  if (text === undefined || text.length > MOST_TEXT) return undefined;
  const spec = readSpec(text);
  return spec.problems.length > 0 || spec.file !== undefined ? undefined : { spec, file };
}

/**
 * The launches of the spec beside a kernel whose sizes are written, with the lengths and numbers
 * that they pass.
 */
export function specLaunches(
  specs: SpecsBeside,
  { name, symbol, path }: NamedKernel,
  params: readonly LaunchParam[] | undefined,
): readonly SpecLaunch[] {
  const found = params === undefined ? undefined : specs.of(path);
  if (found === undefined) return [];
  const { spec, file } = found;
  const names = params!.map((param) => param.name);
  return spec.launches.flatMap((node, at): SpecLaunch[] => {
    const kernel = spec.kernels[at];
    const written = kernel === name || kernel === symbol ? writtenLaunch(node, names) : undefined;
    const passed = written && passedBy(written, params!, file);
    if (written === undefined || passed === undefined) return [];
    const { grid, block, offset, end } = written;
    return [{ grid, block, passed, at: { file, start: offset, end } }];
  });
}

/** What a launch passes, slot by slot; undefined where the slots are not known. */
function passedBy(
  { args, offset, end }: WrittenLaunch,
  params: readonly LaunchParam[],
  file: FileId,
): readonly SpecPassed[] | undefined {
  const out: SpecPassed[] = [];
  for (const { name, slots } of params) {
    const given = args.get(name);
    const span: Span = { file, start: given?.offset ?? offset, end: given?.end ?? end };
    const elem = slots[0]?.kind === 'pointer' ? SCALAR_BYTES[slots[0].elem ?? ''] : undefined;
    for (const slot of slots) {
      if (slot.kind === 'unknown') return undefined;
      const { length, int } = given ?? {};
      const none = { name, span };
      if (slot.kind === 'pointer' && length !== undefined && elem !== undefined)
        out.push({ ...none, bytes: length * elem });
      else if (slot.kind === 'length' && length !== undefined && elem !== undefined)
        out.push({ ...none, bits: `${length}` });
      else if (slot.kind === 'scalar' && int !== undefined && isNumber(slot.type))
        out.push({ ...none, bits: `${BigInt.asUintN(8 * SCALAR_BYTES[slot.type]!, int)}` });
      else out.push(none);
    }
  }
  return out;
}

/** Is it a type whose bits an integer in a spec is? */
function isNumber(type: string): boolean {
  return SCALAR_BYTES[type] !== undefined && !/^b?f\d/.test(type);
}

/**
 * How `NAME.warplens.json` beside a kernel's `NAME.rs` launches it. Launches that must have
 * findings are left out, and so is a spec with mistakes.
 */
export function launchesInSpec(
  specs: SpecsBeside,
  { name, symbol, path }: NamedKernel,
): HostLaunches | undefined {
  const beside = specs.of(path);
  if (beside === undefined) return undefined;
  const { spec, file } = beside;
  const distinct = new Map<string, Launch>();
  for (const [at, node] of spec.launches.entries()) {
    const kernel = spec.kernels[at];
    const sizes = sizesOfLaunch(node);
    if (sizes === undefined || (kernel !== name && kernel !== symbol)) continue;
    const { block, workgroupMem, offset, length } = sizes;
    const span: Span = { file, start: offset, end: offset + length };
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
