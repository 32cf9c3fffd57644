/**
 * Variables in machine code of AMDGCN: what the records of the optimised code say, in terms of
 * units, and where these are when registers are allocated and all passes have run. DWARF's numbers
 * of registers are those of LLVM's "User Guide for AMDGPU Backend", "Register Mapping".
 */
import { append } from '../../base/index.ts';
import {
  inSpace,
  type LocationRange,
  locationOf,
  type MachRecord,
  type Source,
  type TrackedBlock,
  type TrackedStep,
  trackVariables,
} from '../../mach/index.ts';
import { bitWidth, type DebugRecord, type DebugVar, type Value } from '../../mir/index.ts';
import {
  ABS,
  CALL,
  COPY,
  countOf,
  type MBlock,
  type MFunc,
  type MInst,
  NEG,
  S,
  unitOf,
  VCC_PHYS,
  waveSuccs,
} from './code.ts';
import type { Allocation } from './regs/allocate.ts';
import type { Selector } from './select.ts';

/** DWARF's address space of private memory, as LLVM numbers it. */
const PRIVATE = 1;
/** Places of vector registers are behind those of scalar ones. */
const VECTOR = 1024;

interface Mark {
  readonly block: MBlock;
  readonly index: number;
  readonly records: readonly DebugRecord[];
}

/** What is known of variables while a function is compiled. */
export class UnitVariables {
  private readonly s: Selector;
  private readonly marks: Mark[] = [];
  /** The code as it was selected, and its records. */
  private old: readonly (readonly [MBlock, readonly MInst[]])[] = [];
  private readonly before = new Map<MInst, MachRecord[]>();
  private readonly atEnd = new Map<MBlock, MachRecord[]>();
  /** Units that always have the same value, by the one that had it first. */
  private readonly same = new Map<number, number>();

  constructor(s: Selector) {
    this.s = s;
  }

  /** Records stand where the selector is. */
  mark(records: readonly DebugRecord[] | undefined): void {
    const { block } = this.s;
    if (records !== undefined) this.marks.push({ block, index: block.insts.length, records });
  }

  /** All is selected, and no pass has run. */
  anchor(code: MFunc): void {
    for (const { block, index, records } of this.marks) {
      const own = records.map((record) => this.translate(record));
      const inst = block.insts[index];
      if (inst !== undefined) push(this.before, inst, own);
      else push(this.atEnd, block, own);
    }
    this.old = code.blocks.map((block) => [block, [...block.insts]] as const);
    this.findCopies(code);
  }

  /** Units that are only ever copies of another one. */
  private findCopies(code: MFunc): void {
    const definitions = new Map<number, number>();
    for (const { insts } of code.blocks)
      for (const inst of insts)
        for (const unit of written(inst)) definitions.set(unit, (definitions.get(unit) ?? 0) + 1);
    for (const { insts } of code.blocks)
      for (const { flags, ops } of insts) {
        if ((flags & COPY) === 0) continue;
        const [to, from] = ops;
        if (typeof to !== 'number' || typeof from !== 'number') continue;
        const [a, b] = [unitOf(to), unitOf(from)];
        if (definitions.get(a) === 1 && (definitions.get(b) ?? 0) <= 1)
          this.same.set(a, this.idOf(b));
      }
  }

  /** Where each variable is in code that is about to be printed. */
  locations(
    { code, alloc, wave }: { code: MFunc; alloc: Allocation; wave: number },
    sizeOf: (variable: DebugVar) => number | undefined,
    label: (block: number, index: number) => string,
    end: string,
  ): ReadonlyMap<number, readonly LocationRange[]> {
    const placeOf = (unit: number): number =>
      alloc.phys[unit]! < 0
        ? -1
        : alloc.phys[unit]! + (code.tupleOf[unit]!.bank === S ? 0 : VECTOR);
    const numbers = new Map(code.blocks.map((block, i) => [block, i]));
    const preds: number[][] = code.blocks.map(() => []);
    const wavePreds: number[][] = code.blocks.map(() => []);
    for (const [i, block] of code.blocks.entries()) {
      for (const to of block.threadSuccs) preds[numbers.get(to)!]?.push(i);
      for (const to of waveSuccs(block, code.blocks[i + 1])) wavePreds[numbers.get(to)!]?.push(i);
    }
    const old = new Map(this.old);
    const blocks = code.blocks.map((block, i): TrackedBlock => {
      const settled = this.settle(old.get(block) ?? [], block, placeOf);
      const params = [...settled.params];
      if (i === 0) append(params, this.given(code, placeOf));
      return { ...settled, params, preds: preds[i]!, wavePreds: wavePreds[i]! };
    });
    const base = wave === 64 ? 2560 : 1536;
    const words = {
      register: (place: number) => {
        if (place < 0) return undefined;
        if (place >= VECTOR) return base + place - VECTOR;
        if (place >= VCC_PHYS) return undefined;
        return place < 64 ? 32 + place : 1088 + place - 64;
      },
      memory: (_: string, offset: number) => inSpace(offset, PRIVATE),
    };
    const { vars } = this.s.fn;
    return trackVariables(blocks, {
      isShared: (place) => place < VECTOR,
      expression: (records, find, variable) =>
        locationOf(records, find, sizeOf(vars[variable]!), words),
      label,
      end,
    });
  }

  /** Puts the records of a block among the instructions that are left. */
  private settle(
    old: readonly MInst[],
    block: MBlock,
    placeOf: (unit: number) => number,
  ): Pick<TrackedBlock, 'start' | 'params' | 'steps' | 'end'> {
    const index = new Map(block.insts.map((inst, i) => [inst, i]));
    const records: (MachRecord[] | undefined)[] = block.insts.map(() => undefined);
    const copied: (readonly [number, number])[][] = block.insts.map(() => []);
    const params: (readonly [number, number])[] = [];
    let at = 0;
    let open: MachRecord[] = [];
    for (const inst of old) {
      append(open, this.before.get(inst) ?? []);
      const now = index.get(inst);
      if (now === undefined) {
        // A copy that went because both are in one register: it is the other value from here on.
        if ((inst.flags & COPY) !== 0)
          for (const unit of written(inst))
            (copied[at - 1] ?? params).push([placeOf(unit), this.idOf(unit)]);
        continue;
      }
      if (now < at) continue;
      if (open.length > 0) records[now] = open;
      open = [];
      at = now + 1;
    }
    const steps = block.insts.map(
      (inst, i): TrackedStep => ({
        records: records[i],
        writes: [
          ...written(inst).map((unit) => [placeOf(unit), this.idOf(unit)] as const),
          ...copied[i]!,
        ],
        clobbers: inst.op === CALL,
      }),
    );
    return { start: [], params, steps, end: [...open, ...(this.atEnd.get(block) ?? [])] };
  }

  /** Registers that hold something when the function begins. */
  private given(
    code: MFunc,
    placeOf: (unit: number) => number,
  ): readonly (readonly [number, number])[] {
    const made = new Set<number>();
    for (const { insts } of code.blocks)
      for (const inst of insts) for (const unit of written(inst)) made.add(unit);
    const out: (readonly [number, number])[] = [];
    for (const [unit, { fixed }] of code.tupleOf.entries())
      if (fixed >= 0 && !made.has(unit)) out.push([placeOf(unit), this.idOf(unit)]);
    return out;
  }

  private idOf(unit: number): number {
    return this.same.get(unit) ?? unit;
  }

  private translate({ variable, fragment, kind, value }: DebugRecord): MachRecord {
    const sources = value && (kind === 'value' ? this.partsOf(value) : this.placeOf(value));
    return { variable, fragment, kind, sources };
  }

  private partsOf(value: Value): readonly Source[] | undefined {
    const size = Math.max(1, bitWidth(value.type) / 8);
    const def = 'op' in value.def ? value.def : undefined;
    const bits = def?.op === 'const.null' ? 0n : def?.attrs.bits;
    if (def?.op.startsWith('const.') === true) {
      if (bits === undefined || size > 8) return undefined;
      return [{ kind: 'constant', bits: BigInt.asUintN(size * 8, bits), size }];
    }
    const parts = this.s.registersOf(value);
    if (parts === undefined) return undefined;
    const out: Source[] = [];
    for (const op of parts) {
      if (typeof op !== 'number' || (op & (NEG | ABS)) !== 0) return undefined;
      out.push({ kind: 'register', id: this.idOf(unitOf(op)), size: Math.min(4, size) });
    }
    return out;
  }

  /** Of an address. Frames of functions lie behind those of their callers, at no fixed place. */
  private placeOf(value: Value): readonly Source[] | undefined {
    let at = value;
    let offset = 0;
    for (;;) {
      const def = 'op' in at.def ? at.def : undefined;
      if (def?.op === 'alloca') {
        const slot = this.s.env.slots.get(def);
        if (slot === undefined || this.s.fn.kind !== 'kernel') return undefined;
        return [{ kind: 'memory', symbol: '', offset: slot + offset }];
      }
      const by = def?.op === 'ptr.add' ? def.args[1].def : undefined;
      if (def?.op === 'ptr.add' && by !== undefined && 'op' in by && by.op === 'const.int')
        offset += Number(BigInt.asIntN(64, by.attrs.bits!));
      else if (def?.op !== 'ptr.cast') break;
      at = def.args[0];
    }
    // Of another space a debugger cannot tell which one the number is an address of.
    const isFlat = at.type === 'ptr' || at.type === 'ptr.global';
    return offset === 0 && isFlat ? this.partsOf(at) : undefined;
  }
}

function written({ ops, defs }: MInst): number[] {
  const out: number[] = [];
  for (let i = 0; i < defs; i++) {
    const op = ops[i]!;
    if (typeof op === 'number')
      for (let u = unitOf(op), end = u + countOf(op); u < end; u++) out.push(u);
  }
  return out;
}

function push<K>(map: Map<K, MachRecord[]>, key: K, records: readonly MachRecord[]): void {
  map.set(key, [...(map.get(key) ?? []), ...records]);
}
