/**
 * Addresses of a kernel's accesses as forms, and what each access costs a wave. Of 64-bit values
 * the low half is followed, as if it were all of them.
 */
import {
  type AccessCost,
  type AtomFacts,
  accessCosts,
  added,
  amdCacheLine,
  amdMemory,
  atomForm,
  type FormAccess,
  isUniformForm,
  keyOf,
  type LaneForm,
  LoopForms,
  lanesForm,
  numberForm,
  numberOf,
  timesForm,
} from '../../strides/index.ts';
import type { AmdgcnInstruction, AmdgcnOperand } from '../ast.ts';
import type { AmdgcnGpu } from '../forms/index.ts';
import { type Flow, UNITS, unitsOf } from './flow.ts';
import { computedForm, isComputed, writesCarry } from './form-ops.ts';
import { widenings } from './lane-regions.ts';
import type { PointerRegisters } from './registers.ts';
import type { KernelArgument, WaveShape } from './strides.ts';
import { type ThreadOp, threadOpOf } from './thread-ops.ts';

/** What is known of a kernel beside its instructions. */
export interface KernelFacts {
  readonly shape: WaveShape;
  /** Threads of a group in x, y and z, where the text fixes them. */
  readonly threads: readonly number[];
  readonly pointers: PointerRegisters;
  readonly args: readonly KernelArgument[];
}

/** What the accesses of a kernel cost a wave, by step. */
export function amdgcnAccessCosts(
  flow: Flow,
  gpu: AmdgcnGpu,
  kernel: KernelFacts,
): AccessCost<number>[] {
  const { steps } = flow;
  const isAccess = ({ threads }: Flow['steps'][number]): boolean =>
    threads.some((op) => op.kind === 'access');
  if (!steps.some(isAccess)) return [];
  const widened = widenings(flow);
  if (widened === undefined) return [];
  const machine = new AmdgcnForms(flow, kernel, widened);
  const accesses: FormAccess<number>[] = [];
  for (const [at, { instruction, threads, name }] of steps.entries()) {
    for (const op of threads) {
      if (op.kind !== 'access' || (op.memory === 'buffer' && kernel.shape.privateBuffer)) continue;
      const address = machine.address(instruction, op, at);
      if (!address) continue;
      accesses.push({
        at,
        block: machine.forms.blockOf(at),
        memory: op.memory === 'shared' ? 'shared' : 'global',
        loads: /_(?:load|read)/.test(name),
        bytes: op.bytes,
        address,
      });
    }
  }
  const memory = amdMemory(gpu.cpu, kernel.shape.wave);
  const line = amdCacheLine(gpu.cpu);
  return accessCosts(accesses, machine.forms, { ...memory, line }, machine.facts());
}

/** Addresses of the arguments and of the dispatch packet, and all indices in one register. */
const KERNARG = '&arguments';
const DISPATCH = '&dispatch packet';
const PACKED = 'packed indices';
/** Threads of a group in x and y, 16 bits each, and where the dispatch packet has them (HSA). */
const SIZES = 'threads of a group';
const SIZES_AT = 4;
const SIZE_BITS = 16;
/** Bits of each index in that register. */
const INDEX_BITS = 10;

class AmdgcnForms {
  readonly forms: LoopForms;
  private readonly flow: Flow;
  private readonly kernel: KernelFacts;

  constructor(flow: Flow, kernel: KernelFacts, widened: ReadonlyMap<number, readonly number[]>) {
    this.flow = flow;
    this.kernel = kernel;
    const { steps, blocks } = flow;
    this.forms = new LoopForms({
      next: blocks.map(({ next }) => next),
      blocks,
      writes: (step) => [...steps[step]!.effects.writes, ...(widened.get(step) ?? [])],
      // Lanes that come back hold what they held before.
      isPartial: (step) => widened.has(step),
      compute: (step, register) => this.computed(step, register),
      // All lanes of a wave branch together, but where lanes are left out for it.
      condition: (block) =>
        /exec/.test(steps[blocks[block]!.end - 1]!.name) ? undefined : 'together',
      atStart: (register) => this.atStart(register),
    });
  }

  facts(): AtomFacts {
    const args = new Map(this.kernel.args.map((arg) => [paramAtom(arg.offset), arg]));
    return {
      isAddress: (atom) => atom.startsWith('&') || args.get(atom)?.kind === 'pointer',
      // The text does not say it.
      alignment: () => undefined,
      nameOf: (atom) => args.get(atom)?.name ?? SHOWN.get(atom),
    };
  }

  /** The address of an access in front of its step. */
  address(
    i: AmdgcnInstruction,
    op: ThreadOp & { kind: 'access' },
    step: number,
  ): LaneForm | undefined {
    const own = this.of(op.address, step);
    const form = own && added(own, numberForm(op.offset));
    if (!form || op.memory === 'shared' || op.memory === 'flat') return form;
    // A scalar base, or the resource of a buffer with an offset.
    const at = i.operands.indexOf(op.address);
    const loads = at === 1;
    const scalars = i.operands.slice(loads || op.memory === 'buffer' ? at + 1 : at + 2);
    let sum: LaneForm | undefined = form;
    for (const o of scalars) {
      if (o.kind !== 'reg' || o.file === 'v') continue;
      const more = this.of(o, step);
      sum = sum && more && added(sum, more);
    }
    return sum;
  }

  /** The value of an operand in front of a step. */
  private of(o: AmdgcnOperand, step: number): LaneForm | undefined {
    if (o.kind === 'int') return numberForm(Number(o.value));
    if (o.kind === 'expr') return this.forms.opaqueAt(step, 'address');
    if (o.kind !== 'reg' || o.negate || o.absolute || o.signExtend || o.half !== '')
      return undefined;
    if (o.name === 'null') return numberForm(0);
    const [unit] = unitsOf(o);
    return unit === undefined ? undefined : this.forms.read(unit, step);
  }

  private atStart(register: number): LaneForm | undefined {
    const { pointers, shape } = this.kernel;
    if (register >= UNITS.scalar) {
      const s = register - UNITS.scalar;
      if (s === pointers.kernarg) return atomForm(KERNARG);
      return atomForm(s === pointers.dispatch ? DISPATCH : `s${register}`);
    }
    const v = register - UNITS.vector;
    if (v > 2 || (v > 0 && shape.packed)) return undefined;
    if (v === 0 && shape.packed)
      return new Map([[PACKED, Array.from({ length: shape.wave }, (_, lane) => lane + 1)]]);
    return this.thread(v);
  }

  /** An index of a work item. Rows are whole waves unless the text says more. */
  private thread(dimension: number): LaneForm | undefined {
    const { shape, threads } = this.kernel;
    const lanes = Array.from({ length: shape.wave }, (_, lane) => lane);
    const [x, y] = threads;
    if (x === undefined || x % shape.wave === 0) {
      if (dimension > 0) return atomForm(`thread ${dimension}`);
      return x === shape.wave
        ? lanesForm(lanes)
        : added(lanesForm(lanes), atomForm('wave', shape.wave));
    }
    const rows = shape.wave / x;
    if (!Number.isInteger(rows)) return undefined;
    if (dimension === 0) return lanesForm(lanes.map((lane) => lane % x));
    if (y === undefined || y % rows !== 0) return undefined;
    if (dimension === 2) return atomForm('thread 2');
    const own = lanesForm(lanes.map((lane) => Math.floor(lane / x)));
    return y === rows ? own : added(own, atomForm('wave row', rows));
  }

  private computed(step: number, register: number): LaneForm | undefined {
    const { instruction, name, effects } = this.flow.steps[step]!;
    const isScalar = register >= UNITS.scalar;
    // What a scalar register holds all lanes have in common, however it is computed.
    const common = (): LaneForm | undefined =>
      isScalar ? this.forms.opaqueAt(step, `r${register}`) : undefined;
    const half =
      instruction.dual !== undefined && !this.isResult(instruction, register)
        ? instruction.dual
        : instruction;
    const own = instruction.dual ? half.name.replace('v_dual_', 'v_') : name;
    if (half.encoding === 'dpp' || half.encoding === 'dpp8' || half.encoding === 'sdwa')
      return undefined;
    if (/^s_load_/.test(own)) return this.argument(half, step, register) ?? common();
    if (/^(?:global|flat|buffer|ds)_/.test(own)) return this.loaded(half, step, register, own);
    const [to] = half.operands;
    if (to?.kind !== 'reg') return common();
    const part = unitsOf(to).indexOf(register);
    if (part > 0 && own.startsWith('s_mov_b64'))
      return this.upper(half.operands[1]!, step) ?? common();
    if (part !== 0 || !(isComputed(own) || /^v_mbcnt/.test(own))) return common();
    if (effects.partial && !/^v_mbcnt|^v_mul_|^s_/.test(own)) return common();
    const values = half.operands
      .slice(writesCarry(own) ? 2 : 1)
      .map((o) => (this.isPacked(o, step) ? undefined : this.of(o, step)));
    const index = this.index(own, half, step) ?? this.fromUpper(own, half, step);
    if (index) return index;
    if (values.some((value) => value === undefined)) return common();
    const all = values as LaneForm[];
    const exact = computedForm(own, all);
    if (exact) return exact;
    return all.every(isUniformForm) ? this.forms.opaque(own, all) : common();
  }

  private isResult({ operands: [to] }: AmdgcnInstruction, register: number): boolean {
    return to?.kind === 'reg' && unitsOf(to).includes(register);
  }

  /** The upper half of a move of 64 bits. */
  private upper(o: AmdgcnOperand, step: number): LaneForm | undefined {
    if (o.kind === 'int') return numberForm(o.value < 0n ? -1 : 0);
    const unit = o.kind === 'reg' ? unitsOf(o)[1] : undefined;
    return unit === undefined ? undefined : this.forms.read(unit, step);
  }

  private isPacked(o: AmdgcnOperand, step: number): boolean {
    if (o.kind !== 'reg' || o.file !== 'v') return false;
    return this.of(o, step)?.has(PACKED) === true;
  }

  /** A left shift, as LLVM writes it of a widened value: a right shift of what has no low half. */
  private fromUpper(
    name: string,
    { operands }: AmdgcnInstruction,
    step: number,
  ): LaneForm | undefined {
    if (!/^[vs]_[al]shr(?:rev)?_[bi]64$/.test(name)) return undefined;
    const sources = operands.slice(1);
    const by = sources.find((o) => o.kind === 'int');
    const value = sources.find((o) => o.kind === 'reg');
    if (by?.kind !== 'int' || value?.kind !== 'reg') return undefined;
    const [low, high] = unitsOf(value).map((unit) => this.forms.read(unit, step));
    const left = 32 - Number(by.value);
    if (numberOf(low) !== 0 || high === undefined || left < 0 || left > 32) return undefined;
    return timesForm(high, numberForm(2 ** left));
  }

  /** An index of the work item that an instruction takes out of others, or of the lane. */
  private index(name: string, { operands }: AmdgcnInstruction, step: number): LaneForm | undefined {
    const { wave } = this.kernel.shape;
    const sources = operands.slice(1);
    if (name.startsWith('v_mbcnt')) {
      const [mask, before] = sources.map((o) => this.of(o, step));
      const n = numberOf(mask);
      if (n !== -1 && n !== 2 ** 32 - 1) return undefined;
      const counted = Array.from({ length: wave }, (_, lane) =>
        name.startsWith('v_mbcnt_lo') ? Math.min(lane, 32) : Math.max(lane - 32, 0),
      );
      return before && added(lanesForm(counted), before);
    }
    if (name.startsWith('s_')) return this.size(name, sources, step);
    const numbers = sources.map((o) => (o.kind === 'int' ? Number(o.value) : undefined));
    const mask = 2 ** INDEX_BITS - 1;
    const packed = sources.some((o) => this.isPacked(o, step));
    if (name === 'v_and_b32' && numbers.includes(mask)) {
      if (packed) return this.thread(0);
      // An index is below 1024 as it is.
      const thread = this.thread(0);
      const other = sources.find((o) => o.kind === 'reg');
      const value = other && this.of(other, step);
      return thread && value && keyOf(value) === keyOf(thread) ? thread : undefined;
    }
    if (!packed) return undefined;
    if (name === 'v_mov_b32') return this.of(sources[0]!, step);
    const [, from = -1, bits] = numbers;
    if (name === 'v_bfe_u32' && bits === INDEX_BITS && from % INDEX_BITS === 0)
      return this.thread(from / INDEX_BITS);
    if (name === 'v_lshrrev_b32' && numbers[0] === 2 * INDEX_BITS) return this.thread(2);
    return undefined;
  }

  /** The threads of a group in one dimension, of a word that holds those of two. */
  private size(
    name: string,
    sources: readonly AmdgcnOperand[],
    step: number,
  ): LaneForm | undefined {
    if (!/^s_(?:and|lshr)_b32$/.test(name)) return undefined;
    const forms = sources.map((o) => this.of(o, step));
    if (!forms.some((form) => form?.has(SIZES))) return undefined;
    const { threads, shape } = this.kernel;
    const numbers = forms.map(numberOf);
    const [x, y] = threads;
    if (name === 's_and_b32' && numbers.includes(2 ** SIZE_BITS - 1))
      return x === undefined ? atomForm('waves', shape.wave) : numberForm(x);
    if (name === 's_lshr_b32' && numbers[1] === SIZE_BITS)
      return y === undefined ? atomForm('threads y') : numberForm(y);
    return undefined;
  }

  /** A parameter of the kernel, which scalar loads read from the arguments. */
  private argument(i: AmdgcnInstruction, step: number, register: number): LaneForm | undefined {
    const [to, base, ...offsets] = i.operands;
    if (to?.kind !== 'reg' || base?.kind !== 'reg') return undefined;
    const from = this.of(base, step);
    const behind = (start: string): number | undefined =>
      from && numberOf(added(from, atomForm(start), -1));
    if (behind(DISPATCH) === 0 && numberOf(this.of(offsets[0]!, step)) === SIZES_AT)
      return unitsOf(to)[0] === register ? atomForm(SIZES) : undefined;
    let at = behind(KERNARG);
    for (const o of offsets) {
      const more = numberOf(this.of(o, step));
      at = at === undefined || more === undefined ? undefined : at + more;
    }
    const named = i.modifiers.find((m) => m.name === 'offset')?.value;
    if (at === undefined) return undefined;
    const place = at + 4 * unitsOf(to).indexOf(register) + (typeof named === 'number' ? named : 0);
    const isSizes = this.kernel.args.some(
      ({ kind, offset }) => kind === 'sizes' && offset === place,
    );
    return atomForm(isSizes ? SIZES : paramAtom(place));
  }

  /** What all lanes read from one place. */
  private loaded(
    i: AmdgcnInstruction,
    step: number,
    register: number,
    name: string,
  ): LaneForm | undefined {
    const op = threadOpOf(i, name);
    if (op?.kind !== 'access') return undefined;
    const from = this.address(i, op, step);
    return from && isUniformForm(from) ? this.forms.opaqueAt(step, `r${register}`) : undefined;
  }
}

function paramAtom(offset: number): string {
  return `param ${offset}`;
}

/** Indices by the names that programmers know them by. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['thread 1', 'workitem_id_y'],
  ['thread 2', 'workitem_id_z'],
]);
