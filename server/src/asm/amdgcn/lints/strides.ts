/**
 * Accesses of a kernel whose lanes are a known number of bytes apart: values of registers are
 * followed along all paths, and a register has one where it is the same on every path. An address
 * that a loop moves on has none: what it leaves of a line may be used by the next round. What only
 * a few lanes run, by a mask that is certain, is left out.
 */
import { blocksInLoops } from '../../graph.ts';
import {
  amdMemory,
  constant,
  division,
  indexOf,
  reportStrides,
  type StridedAccess,
  type ThreadValue,
  UNIFORM,
} from '../../strides/index.ts';
import type { AmdgcnDescriptor, AmdgcnModule, AmdgcnOperand, AmdgcnYaml } from '../ast.ts';
import type { AmdgcnLookup } from '../expressions.ts';
import type { AmdgcnGpu } from '../forms/index.ts';
import { DescriptorValues } from './descriptor-values.ts';
import type { LintFinding, Report } from './finding.ts';
import { type Block, type Flow, type Step, UNITS, unitsOf } from './flow.ts';
import type { ThreadOp } from './thread-ops.ts';

/** A parameter of a kernel, by its place in the segment of arguments. */
export interface KernelArgument {
  readonly offset: number;
  /** Undefined where the text does not say it. */
  readonly name: string | undefined;
  /** `sizes`: the threads of a group in x, 16 bits each for this and the dimension behind it. */
  readonly kind: 'pointer' | 'value' | 'sizes';
}

/** How the threads of a kernel lie in its waves. */
export interface WaveShape {
  /** Lanes of a wave. */
  readonly wave: number;
  /** Lanes that lie next to one another in x; undefined where the text does not tell. */
  readonly lanes: number | undefined;
  /** All three indices of a work item are in `v0`, 10 bits each. */
  readonly packed: boolean;
  /** Buffer accesses may be to private memory, where neighbours are interleaved. */
  readonly privateBuffer: boolean;
}

/** The shape of a kernel's waves by its descriptor and metadata. */
export function waveShapeOf(
  { metadata }: AmdgcnModule,
  d: AmdgcnDescriptor,
  lookup: AmdgcnLookup,
  gpu: AmdgcnGpu,
): WaveShape | undefined {
  const values = new DescriptorValues(d, lookup);
  const value = (key: string, otherwise: number): number => values.of(key, otherwise);
  const narrow = gpu.major >= 10 && (gpu.gfx1250 || value('wavefront_size32', 1) === 1);
  const wave = narrow ? 32 : 64;
  const ids = value('system_vgpr_workitem_id', 0);
  const packed = ids > 0 && (gpu.cdna2 || gpu.major >= 11);
  const privateBuffer = value('user_sgpr_private_segment_buffer', 0) !== 0;
  if (values.unknown) return undefined;
  // A kernel that does not ask for other indices is launched in x alone.
  const x = requiredX(metadata, d.name) ?? (ids === 0 ? wave : undefined);
  const lanes = x === undefined ? undefined : Math.min(wave, x);
  return { wave, lanes, packed, privateBuffer };
}

/** What `.reqd_workgroup_size` says of x. */
function requiredX(metadata: AmdgcnYaml | undefined, name: string): number | undefined {
  return requiredThreads(metadata, name)[0];
}

/** What `.reqd_workgroup_size` says of x, y and z; empty where it says nothing. */
export function requiredThreads(metadata: AmdgcnYaml | undefined, name: string): readonly number[] {
  const size = fieldOf(metadataOf(metadata, name), '.reqd_workgroup_size');
  const all = Array.isArray(size) ? size.map(Number) : [];
  return all.every((n) => Number.isInteger(n) && n > 0) ? all : [];
}

/** What the metadata of a text say of a kernel. */
function metadataOf(metadata: AmdgcnYaml | undefined, name: string): AmdgcnYaml | undefined {
  const kernels = fieldOf(metadata, 'amdhsa.kernels');
  return Array.isArray(kernels) ? kernels.find((one) => fieldOf(one, '.name') === name) : undefined;
}

/** Kinds of parameters by the words of the metadata (LLVM, "User Guide for AMDGPU Backend"). */
const KIND_OF: ReadonlyMap<string, KernelArgument['kind']> = new Map([
  ['global_buffer', 'pointer'],
  ['dynamic_shared_pointer', 'pointer'],
  ['hidden_group_size_x', 'sizes'],
]);

/** The parameters of a kernel, by its metadata. */
export function argumentsOf(
  metadata: AmdgcnYaml | undefined,
  name: string,
): readonly KernelArgument[] {
  const args = fieldOf(metadataOf(metadata, name), '.args');
  if (!Array.isArray(args)) return [];
  return args.flatMap((arg): KernelArgument[] => {
    const offset = Number(fieldOf(arg, '.offset'));
    const own = fieldOf(arg, '.name');
    if (!Number.isInteger(offset)) return [];
    const kind = KIND_OF.get(String(fieldOf(arg, '.value_kind'))) ?? 'value';
    return [{ offset, kind, name: typeof own === 'string' ? own : undefined }];
  });
}

function fieldOf(value: AmdgcnYaml | undefined, key: string): AmdgcnYaml | undefined {
  if (value === undefined || typeof value === 'string' || Array.isArray(value)) return undefined;
  return (value as { readonly [key: string]: AmdgcnYaml })[key];
}

/** All indices in one register. */
const PACKED: ThreadValue = { kind: 'lanes' };
/** Lanes are left out, and nothing says until when. */
const ALWAYS = -1;

/** What a step computed last, so that the same of the same is one value in every round. */
interface Result {
  readonly sources: readonly (ThreadValue | undefined)[];
  readonly value: ThreadValue | undefined;
}

/** A kernel under analysis. */
interface Kernel extends Flow {
  readonly shape: WaveShape;
  /** By step, both halves of dual issue apart. */
  readonly results: Map<number, Result>;
  /** Scalar registers that a loop writes. */
  readonly changing: ReadonlySet<number>;
}

/** What is known at a place. */
interface State {
  /** Values of registers by unit; those of scalar ones only where they are known numbers. */
  readonly values: Map<number, ThreadValue>;
  /** Units of masks of which certainly only some lanes of a wave are set. */
  readonly few: Set<number>;
  /** The unit of the mask that EXEC is set back from, while few lanes run; else undefined. */
  narrow: number | undefined;
}

/** Reports strided accesses of a kernel. */
export function stridedAccesses(
  flow: Flow,
  shape: WaveShape,
  gpu: AmdgcnGpu,
  report: Report,
): void {
  const { steps, blocks } = flow;
  const { lanes } = shape;
  if (lanes === undefined) return;
  const isAccess = (step: Step): boolean => step.threads.some((op) => op.kind === 'access');
  if (!steps.some(isAccess)) return;
  const next = blocks.map((block) => block.next);
  const memory = amdMemory(gpu.cpu, shape.wave);
  const found = (changing: ReadonlySet<number>): LintFinding[] => {
    const accesses = accessesOf({ ...flow, shape, results: new Map(), changing });
    const out: LintFinding[] = [];
    reportStrides(accesses, next, memory, lanes, (code, step, message) =>
      out.push({ code, step, severity: 'warning', message }),
    );
    return out;
  };
  // Loops are worth a look only where there is something to report.
  if (found(new Set()).length === 0) return;
  const changing = new Set<number>();
  for (const b of blocksInLoops(next, 0))
    for (let at = blocks[b]!.first; at < blocks[b]!.end; at++)
      for (const unit of steps[at]!.effects.writes)
        if (unit >= UNITS.scalar && unit < UNITS.exec) changing.add(unit);
  for (const finding of found(changing)) report(finding);
}

/** The accesses of a kernel with a known stride. */
function accessesOf(kernel: Kernel): StridedAccess<number>[] {
  const { steps, blocks } = kernel;
  const entry = entryStates(kernel);
  const accesses: StridedAccess<number>[] = [];
  for (const [b, { first, end }] of blocks.entries()) {
    const state = entry[b];
    if (!state) continue;
    for (let at = first; at < end; at++) {
      for (const op of steps[at]!.threads)
        if (op.kind === 'access' && state.narrow === undefined)
          addAccess(op, at, b, state, kernel, accesses);
      run(kernel, at, state);
    }
  }
  return accesses;
}

function addAccess(
  op: ThreadOp & { kind: 'access' },
  at: number,
  block: number,
  { values }: State,
  { steps, shape, changing }: Kernel,
  accesses: StridedAccess<number>[],
): void {
  if (op.memory === 'buffer' && shape.privateBuffer) return;
  // A scalar base or offset that a loop moves on.
  if (steps[at]!.effects.reads.some((unit) => changing.has(unit))) return;
  const value = values.get(unitsOf(op.address)[0]!);
  if (value?.kind !== 'affine') return;
  const { stride, offset = 0 } = value;
  accesses.push({
    at,
    block,
    memory: op.memory === 'shared' ? 'shared' : 'global',
    // Registers are used again, so what lies as far apart counts as one address.
    base: String(stride),
    offset: offset + op.offset,
    bytes: op.bytes,
    stride,
  });
}

/** What is known where each block begins; undefined for blocks that nothing reaches. */
function entryStates(kernel: Kernel): (State | undefined)[] {
  const { blocks, shape } = kernel;
  const entry: (State | undefined)[] = blocks.map(() => undefined);
  const values = new Map([[UNITS.vector, shape.packed ? PACKED : indexOf('thread')]]);
  entry[0] = { values, few: new Set(), narrow: undefined };
  const waiting = new Uint8Array(blocks.length);
  waiting[0] = 1;
  for (let left = true; left; ) {
    left = false;
    for (let b = 0; b < blocks.length; b++) {
      if (waiting[b] === 0) continue;
      waiting[b] = 0;
      const state = through(kernel, blocks[b]!, entry[b]!);
      for (const next of blocks[b]!.next) {
        const known = entry[next];
        if (!known) entry[next] = copyOf(state);
        else if (!meet(known, state)) continue;
        waiting[next] = 1;
        if (next <= b) left = true;
      }
    }
  }
  return entry;
}

function copyOf({ values, few, narrow }: State): State {
  return { values: new Map(values), few: new Set(few), narrow };
}

function through(kernel: Kernel, { first, end }: Block, from: State): State {
  const state = copyOf(from);
  for (let at = first; at < end; at++) run(kernel, at, state);
  return state;
}

/** Leaves what holds on both paths; true when that changed something. */
function meet(state: State, other: State): boolean {
  let changed = false;
  for (const [unit, value] of state.values) {
    const both = common(value, other.values.get(unit));
    if (both === value) continue;
    if (both) state.values.set(unit, both);
    else state.values.delete(unit);
    changed = true;
  }
  for (const unit of other.few) {
    if (state.few.has(unit)) continue;
    state.few.add(unit);
    changed = true;
  }
  const narrow =
    state.narrow === other.narrow || other.narrow === undefined
      ? state.narrow
      : state.narrow === undefined
        ? other.narrow
        : ALWAYS;
  if (narrow !== state.narrow) changed = true;
  state.narrow = narrow;
  return changed;
}

/** What two values have in common; the first itself where they are alike. */
function common(a: ThreadValue, b: ThreadValue | undefined): ThreadValue | undefined {
  if (a === b) return a;
  if (!b || a.kind !== b.kind) return undefined;
  if (a.kind === 'uniform' && b.kind === 'uniform')
    return a.value === b.value || a.value === undefined ? a : UNIFORM;
  if (a.kind !== 'affine' || b.kind !== 'affine' || a.offset === undefined) return undefined;
  return a.of === b.of && a.stride === b.stride && a.offset === b.offset ? a : undefined;
}

/** What a step leaves known. */
function run(kernel: Kernel, at: number, state: State): void {
  const { threads, effects } = kernel.steps[at]!;
  const results: (readonly [number, ThreadValue])[] = [];
  const few: number[] = [];
  for (const [half, op] of threads.entries()) {
    if (op.kind === 'value') {
      const value = resultOf(kernel, 2 * at + half, op, state);
      if (value && isKept(op, value)) results.push([unitsOf(op.to)[0]!, value]);
    } else if (op.kind === 'compare') {
      const [a, b] = op.sources.map((o) => operandValue(o, kernel, state));
      if (division(kernel.shape.wave, op.comparison, a, b) !== 'lane') continue;
      if (op.to) few.push(unitsOf(op.to)[0]!);
      else state.narrow ??= ALWAYS;
    } else if (op.kind === 'mask') {
      const unit = runMask(op, state);
      if (unit !== undefined) few.push(unit);
    }
  }
  if (state.values.size > 0 || state.few.size > 0) {
    for (const unit of effects.writes) {
      state.values.delete(unit);
      state.few.delete(unit);
    }
  }
  for (const [unit, value] of results) state.values.set(unit, value);
  for (const unit of few) state.few.add(unit);
}

/** Of scalar registers, which are the same in all lanes anyway, numbers are worth knowing. */
function isKept(op: ThreadOp & { kind: 'value' }, value: ThreadValue): boolean {
  return op.to.file === 'v' || (value.kind === 'uniform' && value.value !== undefined);
}

function resultOf(
  kernel: Kernel,
  key: number,
  op: ThreadOp & { kind: 'value' },
  state: State,
): ThreadValue | undefined {
  const sources = op.sources.map((o) => operandValue(o, kernel, state));
  const { shape, results } = kernel;
  const before = results.get(key);
  if (before?.sources.every((s, i) => isSame(s, sources[i]))) return before.value;
  const value = computed(op, sources, shape);
  results.set(key, { sources, value });
  return value;
}

function isSame(a: ThreadValue | undefined, b: ThreadValue | undefined): boolean {
  return a === b || (a?.kind === 'uniform' && b?.kind === 'uniform' && a.value === b.value);
}

function computed(
  { name, compute }: ThreadOp & { kind: 'value' },
  sources: readonly (ThreadValue | undefined)[],
  { wave, packed }: WaveShape,
): ThreadValue | undefined {
  if (name === 'v_mbcnt_hi_u32_b32' || (name === 'v_mbcnt_lo_u32_b32' && wave === 64))
    return laneIndex(name, sources);
  if (packed && sources.includes(PACKED)) return unpacked(name, sources);
  return compute?.(sources, wave);
}

/** Half of the count of lanes in front of this one. */
const LOW_HALF: ThreadValue = { kind: 'lanes' };

function laneIndex(
  name: string,
  [mask, before]: readonly (ThreadValue | undefined)[],
): ThreadValue | undefined {
  if (mask?.kind !== 'uniform' || (mask.value !== -1 && mask.value !== 0xffffffff))
    return undefined;
  if (name === 'v_mbcnt_hi_u32_b32') return before === LOW_HALF ? indexOf('lane') : undefined;
  return before?.kind === 'uniform' && before.value === 0 ? LOW_HALF : undefined;
}

/** The index in x out of all three. */
function unpacked(
  name: string,
  sources: readonly (ThreadValue | undefined)[],
): ThreadValue | undefined {
  const numbers = sources.map((s) => (s?.kind === 'uniform' ? s.value : undefined));
  if (name === 'v_mov_b32') return PACKED;
  if (name === 'v_and_b32') return numbers.includes(0x3ff) ? indexOf('thread') : undefined;
  const isX = name === 'v_bfe_u32' && numbers[1] === 0 && numbers[2] === 10;
  return isX ? indexOf('thread') : undefined;
}

/** What is certain about an operand. */
function operandValue(
  o: AmdgcnOperand,
  { changing }: Kernel,
  { values }: State,
): ThreadValue | undefined {
  if (o.kind === 'int') return constant(Number(o.value));
  if (o.kind === 'expr') return UNIFORM;
  if (o.kind !== 'reg' || o.negate || o.absolute || o.signExtend || o.half !== '') return undefined;
  const [unit] = unitsOf(o);
  if (o.file === 'v') return unit === undefined ? undefined : values.get(unit);
  if (o.file === 'a') return undefined;
  const known = unit === undefined ? undefined : values.get(unit);
  return known ?? (unit !== undefined && changing.has(unit) ? undefined : UNIFORM);
}

/** Follows EXEC through an operation on masks; gives the unit of a mask that has few lanes. */
function runMask(op: ThreadOp & { kind: 'mask' }, state: State): number | undefined {
  const units = op.sources.map((o) => (o.kind === 'reg' ? unitsOf(o)[0] : undefined));
  const to = unitsOf(op.to)[0];
  const isFew = units.some((unit) => unit !== undefined && state.few.has(unit));
  if (/^s_and_saveexec/.test(op.name)) {
    if (isFew) state.narrow ??= to ?? ALWAYS;
    return undefined;
  }
  const all = op.sources.some((o) => o.kind === 'int' && o.value === -1n);
  const restores = all || (state.narrow !== undefined && units.includes(state.narrow));
  if (/saveexec/.test(op.name)) {
    if (restores && op.name.startsWith('s_or')) state.narrow = undefined;
    return undefined;
  }
  if (to === UNITS.exec) {
    if (restores && /^s_(or|mov)_/.test(op.name)) state.narrow = undefined;
    else if (isFew && /^s_(and|mov)_/.test(op.name)) state.narrow ??= ALWAYS;
    return undefined;
  }
  return isFew && /^s_(and|mov|andn2|and_not1)_/.test(op.name) ? to : undefined;
}
