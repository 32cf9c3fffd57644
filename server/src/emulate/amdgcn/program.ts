/**
 * A module made ready to run: sections placed in memory, symbols with addresses, every instruction
 * decoded. An instruction the simulator lacks becomes one that reports itself when it is reached.
 */
import {
  type AmdgcnExpr,
  type AmdgcnInstruction,
  type AmdgcnModule,
  type AmdgcnOperand,
  amdgcnFunctions,
  amdgcnReachable,
  computeSymbol,
  evaluateExpr,
} from '../../asm/index.ts';
import { Arena } from '../memory.ts';
import type { Effects } from '../stalls.ts';
import { WINDOW } from './access.ts';
import type { AmdgcnCpu } from './cpu.ts';
import { AmdgcnDecodeError, type DecodeContext, Decoder } from './decoder.ts';
import { dualIssue } from './dual.ts';
import { decodeOne } from './instruction.ts';
import { CODE_BASE, CODE_STEP } from './ops/control.ts';
import { readSections, type Sections } from './sections.ts';
import { type Op, type RegisterLayout, SReg, TEMP_REGISTERS } from './state.ts';

const GLOBAL = BigInt(WINDOW.Global) << 32n;
const CODE = BigInt(WINDOW.Code) << 32n;

export interface AmdgcnProgram {
  readonly module: AmdgcnModule;
  readonly cpu: AmdgcnCpu;
  readonly arena: Arena;
  readonly layout: RegisterLayout;
  readonly sections: Sections;
  readonly ops: readonly Op[];
  readonly lines: Int32Array;
  readonly constants: Uint32Array;
  /** Words of a wave's register array. */
  readonly words: number;
  /** Registers the strict mode keeps count of. */
  readonly registers: number;
  /** Bytes of workgroup memory that `.amdgpu_lds` variables need. */
  readonly groupSize: number;
  /** What instructions do to registers, by their number, of those that somebody has asked for. */
  readonly effects: (Effects | undefined)[];
  /** Value of a symbol or expression; undefined when it has none. */
  evaluate(expr: AmdgcnExpr): bigint | undefined;
}

export interface LoadOptions {
  readonly waveSize: 32 | 64;
  /** Checks that loads are waited for. */
  readonly strict: boolean;
  /** Kernels that will be launched: code that none of them reaches is not decoded. */
  readonly kernels: readonly string[];
}

/** Throws `AmdgcnDecodeError` when the module's data make no sense. */
export function loadAmdgcn(
  module: AmdgcnModule,
  cpu: AmdgcnCpu,
  options: LoadOptions,
): AmdgcnProgram {
  return new Loader(module, cpu, options).load();
}

class Loader {
  private readonly module: AmdgcnModule;
  private readonly cpu: AmdgcnCpu;
  private readonly options: LoadOptions;
  private readonly sections: Sections;
  private readonly arena = new Arena();
  private readonly group = new Map<string, bigint>();
  private readonly got = new Map<string, bigint>();
  private readonly values = new Map<string, bigint | undefined>();
  private readonly pool = new Map<string, number>();
  private readonly constants: number[] = [];
  private groupSize = 0;
  private layout!: RegisterLayout;

  constructor(module: AmdgcnModule, cpu: AmdgcnCpu, options: LoadOptions) {
    this.module = module;
    this.cpu = cpu;
    this.options = options;
    this.sections = readSections(module);
  }

  load(): AmdgcnProgram {
    const { sections, arena } = this;
    for (const [name, { size, align }] of sections.group) {
      this.groupSize = Math.ceil(this.groupSize / align) * align;
      this.group.set(name, BigInt(this.groupSize));
      this.groupSize += size;
    }
    for (const s of sections.dataSections) {
      if (s.bytes.length === 0) continue;
      const a = arena.allocate(s.name, s.bytes.length, { writable: s.writable });
      arena.bytes.u8.set(s.bytes, a.base);
      s.base = a.base;
    }
    for (const s of sections.dataSections) {
      for (const fix of s.fixups) {
        const v = this.evaluate(fix.expr);
        if (v === undefined) continue;
        const bits = BigInt.asUintN(64, v);
        for (let i = 0; i < fix.size; i++) {
          arena.bytes.u8[s.base + fix.offset + i] = Number((bits >> BigInt(8 * i)) & 255n);
        }
      }
    }
    this.layout = this.layOut();
    const ops: Op[] = [];
    const needed = this.reached();
    const lines = new Int32Array(sections.instructions.length + 1);
    for (const [i, instr] of sections.instructions.entries()) {
      lines[i] = instr.line;
      ops.push(needed[i] === 0 ? unreached : this.decode(instr, i));
    }
    ops.push((w) => w.fault(-1, 'bad-call', 'the wave ran past the last instruction'));
    lines[sections.instructions.length] = sections.instructions.at(-1)?.line ?? 0;
    const { layout } = this;
    return {
      module: this.module,
      cpu: this.cpu,
      arena,
      layout,
      sections,
      ops,
      lines,
      constants: Uint32Array.from(this.constants),
      words: layout.constantBase + this.constants.length,
      registers: layout.vectorCount + layout.accumCount + SReg.Count,
      groupSize: this.groupSize,
      effects: [],
      evaluate: (e) => this.evaluate(e),
    };
  }

  /** For each instruction, 1 when a kernel to launch may reach it. */
  private reached(): Uint8Array {
    const { statements } = this.module;
    const names = amdgcnReachable(this.module, this.options.kernels);
    const out = new Uint8Array(this.sections.instructions.length).fill(1);
    const before = new Int32Array(statements.length + 1);
    for (let i = 0; i < statements.length; i++) {
      before[i + 1] = before[i]! + (statements[i]!.kind === 'instr' ? 1 : 0);
    }
    for (const f of amdgcnFunctions(this.module)) {
      if (!names.has(f.name)) out.fill(0, before[f.first]!, before[f.end]!);
    }
    return out;
  }

  private layOut(): RegisterLayout {
    let vectors = 4;
    let accums = 0;
    const see = (o: AmdgcnOperand): void => {
      if (o.kind !== 'reg') return;
      // Packed 32-bit operands and wide sources may reach past the registers the text names.
      if (o.file === 'v') vectors = Math.max(vectors, o.index + o.count + 1);
      else if (o.file === 'a') accums = Math.max(accums, o.index + o.count + 1);
    };
    for (const i of this.sections.instructions) {
      for (const o of i.operands) see(o);
      if (i.dual) for (const o of i.dual.operands) see(o);
    }
    const lanes = this.options.waveSize;
    const accumBase = vectors * lanes;
    const tempBase = accumBase + accums * lanes;
    const scalarBase = tempBase + TEMP_REGISTERS * lanes;
    return {
      lanes,
      vectorBase: 0,
      accumBase,
      tempBase,
      scalarBase,
      constantBase: scalarBase + SReg.Count,
      vectorCount: vectors,
      accumCount: accums,
    };
  }

  private constant(lo: number, hi: number): number {
    const key = `${lo} ${hi}`;
    let at = this.pool.get(key);
    if (at === undefined) {
      at = this.constants.length;
      this.constants.push(lo, hi);
      this.pool.set(key, at);
    }
    return this.layout.constantBase + at;
  }

  private decode(instr: AmdgcnInstruction, index: number): Op {
    const context: DecodeContext = {
      cpu: this.cpu,
      layout: this.layout,
      constant: (lo, hi) => this.constant(lo, hi),
      symbolic: (o, at) => this.symbolic(o, at),
      labelIndex: (o, line) => this.labelIndex(o, line),
    };
    try {
      if (instr.dual) return dualIssue(context, instr, index, this.options.strict);
      return decodeOne(new Decoder(context, instr, index), this.options.strict);
    } catch (error) {
      if (!(error instanceof AmdgcnDecodeError)) throw error;
      return (w) => w.fault(-1, 'unsupported', error.message);
    }
  }

  private labelIndex(o: AmdgcnOperand, line: number): number {
    if (o.kind === 'expr' && o.expr.kind === 'sym') {
      const at = this.sections.code.get(o.expr.name);
      if (at !== undefined) return at;
      throw new AmdgcnDecodeError(`there is no label \`${o.expr.name}\``, line);
    }
    throw new AmdgcnDecodeError('a branch needs a label', line);
  }

  /** Address of a symbol, absolute. */
  private address(name: string): bigint | undefined {
    const code = this.sections.code.get(name);
    if (code !== undefined) return CODE | BigInt(CODE_BASE + CODE_STEP * code);
    const data = this.sections.data.get(name);
    if (data) return GLOBAL | BigInt(data.section.base + data.offset);
    return this.group.get(name);
  }

  private lookup(name: string): bigint | undefined {
    if (this.values.has(name)) return this.values.get(name);
    const address = this.address(name);
    if (address !== undefined) return address;
    if (!this.sections.assignments.has(name)) return undefined;
    computeSymbol(name, {
      values: this.values,
      exprOf: (one) =>
        this.address(one) === undefined ? this.sections.assignments.get(one) : undefined,
      evaluate: (expr) => this.evaluate(expr),
    });
    return this.values.get(name);
  }

  private evaluate(expr: AmdgcnExpr): bigint | undefined {
    return evaluateExpr(expr, (name) => this.lookup(name), { unifiedFile: this.cpu.unifiedFile });
  }

  /** The value the linker gives an operand of instruction `index`. */
  private symbolic(o: AmdgcnOperand, index: number): bigint {
    if (o.kind !== 'expr') return 0n;
    const line = o.line;
    const relocated = relocation(o.expr);
    if (!relocated) {
      const v = this.evaluate(o.expr);
      if (v === undefined)
        throw new AmdgcnDecodeError(
          `\`${this.module.text.slice(o.start, o.end)}\` has no value`,
          line,
        );
      return v;
    }
    const { name, variant, addend } = relocated;
    const [kind = '', part = ''] = variant.split('@');
    const target = kind.startsWith('gotpcrel') ? this.gotSlot(name, line) : this.lookup(name);
    if (target === undefined) throw new AmdgcnDecodeError(`\`${name}\` has no value`, line);
    let value = target + addend;
    if (kind.includes('rel')) value -= this.fieldAddress(index, line);
    // gfx1250 has literals of 64 bits.
    if (/64/.test(kind)) return BigInt.asUintN(64, value);
    return part === 'hi' ? BigInt.asUintN(32, value >> 32n) : BigInt.asUintN(32, value);
  }

  /**
   * Address of the literal field of an instruction, in bytes as the assembler lays them out behind
   * the nearest `s_getpc_b64`: a relative value counts from there.
   */
  private fieldAddress(index: number, line: number): bigint {
    const { instructions } = this.sections;
    let distance = 4n;
    for (let i = index - 1; i >= 0; i--) {
      const instr = instructions[i]!;
      if (instr.name === 's_getpc_b64' || instr.name === 's_get_pc_i64')
        return CODE + BigInt(CODE_BASE + CODE_STEP * (i + 1)) + distance;
      distance += hasLiteral(instr) ? 8n : 4n;
    }
    throw new AmdgcnDecodeError('a relative address without an `s_getpc_b64` before it', line);
  }

  private gotSlot(name: string, line: number): bigint {
    const known = this.got.get(name);
    if (known !== undefined) return known;
    const value = this.lookup(name);
    if (value === undefined) throw new AmdgcnDecodeError(`\`${name}\` has no value`, line);
    const a = this.arena.allocate(`address of ${name}`, 8, { writable: false });
    new DataView(this.arena.bytes.buffer).setBigUint64(a.base, BigInt.asUintN(64, value), true);
    const slot = GLOBAL | BigInt(a.base);
    this.got.set(name, slot);
    return slot;
  }
}

/** A symbol with a relocation, and what is added to it. */
function relocation(e: AmdgcnExpr): { name: string; variant: string; addend: bigint } | undefined {
  if (e.kind === 'sym')
    return e.variant === '' ? undefined : { name: e.name, variant: e.variant, addend: 0n };
  if (e.kind === 'binary' && (e.op === '+' || e.op === '-') && e.right.kind === 'int') {
    const inner = relocation(e.left);
    return (
      inner && { ...inner, addend: inner.addend + (e.op === '+' ? e.right.value : -e.right.value) }
    );
  }
  return undefined;
}

/** True when a scalar instruction carries a 32-bit constant behind its opcode. */
function hasLiteral(instr: AmdgcnInstruction): boolean {
  return instr.operands.some(
    (o) => o.kind === 'expr' || (o.kind === 'int' && (o.value < -16n || o.value > 64n)),
  );
}

/** Stands for code that only an address made at run time can lead to. */
const unreached: Op = (w) =>
  w.fault(-1, 'unsupported', 'code that no symbol in the launched kernels leads to');
