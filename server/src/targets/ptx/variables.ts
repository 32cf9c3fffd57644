/**
 * Variables in machine code of PTX: what the records of the optimised code say, in terms of virtual
 * registers, through the passes behind selection, up to where each variable is between the printed
 * instructions. DWARF's number of a register is made of its name, as cuda-gdb reads it.
 */
import {
  atLabel,
  forEachDef,
  type LocationRange,
  locationOf,
  type MachBlock,
  type MachFunc,
  type MachInst,
  type MachRecord,
  type Reg,
  type Source,
  type TrackedBlock,
  type TrackedStep,
  trackVariables,
} from '../../mach/index.ts';
import type { DebugRecord, DebugVar, Value } from '../../mir/index.ts';
import { bitWidth } from '../../mir/index.ts';
import type { Selector } from './select.ts';

interface Mark {
  readonly block: MachBlock;
  /** Instructions of the block before it. */
  readonly index: number;
  readonly records: readonly DebugRecord[];
}

/** What is known of variables while a function is lowered. */
export class MachVariables {
  private readonly s: Selector;
  private readonly marks: Mark[] = [];
  private readonly before = new Map<MachInst, MachRecord[]>();
  private readonly atEnd = new Map<MachBlock, MachRecord[]>();
  private readonly atStart = new Map<MachBlock, MachRecord[]>();
  /** Values that instructions define, and those that blocks begin with. */
  private readonly defined = new Map<MachInst, readonly Reg[]>();
  private readonly params = new Map<MachBlock, readonly Reg[]>();
  private find: (reg: Reg) => Reg = (reg) => reg;

  constructor(s: Selector) {
    this.s = s;
  }

  /** Records stand where the selector is. */
  mark(records: readonly DebugRecord[] | undefined): void {
    const { block } = this.s;
    if (records !== undefined) this.marks.push({ block, index: block.insts.length, records });
  }

  /** All is selected: records are put before instructions. */
  anchor(): void {
    for (const { block, index, records } of this.marks) {
      const own = records.map((record) => this.translate(record));
      const inst = block.insts[index];
      if (inst !== undefined) push(this.before, inst, own);
      else push(this.atEnd, block, own);
    }
  }

  /** Runs a pass that removes instructions. */
  around(code: MachFunc, run: () => void): void {
    const old = code.blocks.map((block) => [block, block.insts] as const);
    const lists = old.map(([, insts]) => [...insts]);
    run();
    for (const [i, [block]] of old.entries()) {
      const left = new Set(block.insts);
      let open: MachRecord[] = [];
      for (const inst of lists[i]!) {
        const own = this.before.get(inst) ?? [];
        if (left.has(inst)) {
          if (open.length > 0) this.before.set(inst, [...open, ...own]);
          open = [];
        } else {
          this.before.delete(inst);
          open = [...open, ...own];
        }
      }
      if (open.length > 0) this.atEnd.set(block, [...open, ...(this.atEnd.get(block) ?? [])]);
    }
  }

  /** Notes the values of registers before they share some. */
  note(code: MachFunc): void {
    for (const block of code.blocks) {
      this.params.set(block, [...block.params]);
      for (const inst of block.insts) this.defined.set(inst, definitions(inst));
    }
  }

  /** Registers have become others; empty blocks are about to go. */
  renamed(find: (reg: Reg) => Reg): void {
    this.find = find;
  }

  /** Blocks that were empty are gone: what they said of variables is unknown behind them. */
  threaded(old: readonly MachBlock[], code: MachFunc): void {
    const left = new Set(code.blocks);
    for (const block of old) {
      const records = this.atEnd.get(block);
      if (left.has(block) || records === undefined) continue;
      for (const { to } of block.edges)
        push(
          this.atStart,
          to,
          records.map((record) => ({ ...record, sources: undefined })),
        );
    }
  }

  /** Where each variable is; `name` is that of a register in the text. */
  locations(
    code: MachFunc,
    name: (reg: Reg) => string | undefined,
    sizeOf: (variable: DebugVar) => number | undefined,
    label: (block: number, index: number) => string,
    end: string,
  ): ReadonlyMap<number, readonly LocationRange[]> {
    const preds: number[][] = code.blocks.map(() => []);
    for (const block of code.blocks)
      for (const { to } of block.edges) preds[to.index]?.push(block.index);
    let depth = 0;
    const blocks = code.blocks.map((block): TrackedBlock => {
      const steps = block.insts.map((inst): TrackedStep => {
        const isInside = depth > 0;
        depth += braces(inst);
        const ids = this.defined.get(inst) ?? [];
        const writes = definitions(inst).map((reg, i) => [reg, ids[i]] as const);
        return { records: this.before.get(inst), writes, isInside };
      });
      return {
        start: this.atStart.get(block) ?? [],
        params: (this.params.get(block) ?? []).map((reg) => [this.find(reg), reg] as const),
        steps,
        end: this.atEnd.get(block) ?? [],
        preds: preds[block.index]!,
        wavePreds: preds[block.index]!,
      };
    });
    const words = {
      register: (reg: number) => {
        const text = name(reg);
        return text === undefined ? undefined : registerNumber(text);
      },
      memory: atLabel,
    };
    const { vars } = this.s.fn;
    return trackVariables(blocks, {
      isShared: () => false,
      expression: (records, placeOf, variable) =>
        locationOf(records, placeOf, sizeOf(vars[variable]!), words),
      label,
      end,
    });
  }

  private translate({ variable, fragment, kind, value }: DebugRecord): MachRecord {
    const sources = value && (kind === 'value' ? this.valueOf(value) : this.placeOf(value));
    return { variable, fragment, kind, sources };
  }

  private valueOf(value: Value): readonly Source[] | undefined {
    const { s } = this;
    // A constant may be one that the code has no more, under a number that is another value's.
    const of = isConstant(value) ? value : s.resolve(value);
    const size = Math.max(1, bitWidth(of.type) / 8);
    const bits = constantBits(of);
    if (bits === undefined && isConstant(of)) return undefined;
    if (bits !== undefined)
      return size > 8
        ? [
            { kind: 'constant', bits: BigInt.asUintN(64, bits), size: 8 },
            { kind: 'constant', bits: BigInt.asUintN(64, bits >> 64n), size: 8 },
          ]
        : [{ kind: 'constant', bits: BigInt.asUintN(size * 8, bits), size }];
    if (s.inverted.has(of.id)) return undefined;
    const [low, high] = s.registersOf(of);
    if (typeof low !== 'number') return undefined;
    if (high === undefined) return [{ kind: 'register', id: low, size }];
    if (typeof high !== 'number') return undefined;
    return [
      { kind: 'register', id: low, size: 8 },
      { kind: 'register', id: high, size: 8 },
    ];
  }

  /** Of an address. */
  private placeOf(value: Value): readonly Source[] | undefined {
    if (isConstant(value)) return undefined;
    const { base, offset } = this.s.baseOf(value);
    const symbol = this.s.symbolOf(base);
    if (symbol !== undefined)
      return [{ kind: 'memory', symbol: symbol.name, offset: symbol.offset + offset }];
    return offset === 0 ? this.valueOf(base) : undefined;
  }
}

function isConstant({ def }: Value): boolean {
  return 'op' in def && def.op.startsWith('const.');
}

function constantBits({ def }: Value): bigint | undefined {
  if (!('op' in def)) return undefined;
  return def.op === 'const.null' ? 0n : isConstant(def.results[0]) ? def.attrs.bits : undefined;
}

function push<K>(map: Map<K, MachRecord[]>, key: K, records: readonly MachRecord[]): void {
  map.set(key, [...(map.get(key) ?? []), ...records]);
}

function definitions(inst: MachInst): Reg[] {
  const out: Reg[] = [];
  forEachDef(inst, (reg) => out.push(reg));
  return out;
}

/** Braces that stay open behind a line. */
function braces({ op, template }: MachInst): number {
  if (op !== '' && op !== '{' && op !== 'asm') return 0;
  let depth = 0;
  for (const part of template ?? [])
    if (typeof part === 'string') depth += part.split('{').length - part.split('}').length;
  return depth;
}

/** The characters of a register's name as one number; cuda-gdb takes eight. */
function registerNumber(name: string): bigint | undefined {
  if (name.length > 8) return undefined;
  let number = 0n;
  for (const char of name) number = (number << 8n) | BigInt(char.charCodeAt(0));
  return number;
}
