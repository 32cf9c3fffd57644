/**
 * Compiles one function, or one region of a kernel, to a function of WebAssembly. Values live in
 * locals; control flow is structured. What instructions mean is in the files beside this one.
 */
import { invariant } from '../base/index.ts';
import { type Block, type Func, type Inst, isDebugOp, type Value } from '../mir/index.ts';
import { CodeWriter, OP, type ValueType } from '../wasm/index.ts';
import type { Emitter } from './emitter.ts';
import { addSite, type Environment, OWN, STATUS, THREAD, wasmTypes } from './environment.ts';
import { emitFloat } from './float-ops.ts';
import { emitGpu, storeOperand } from './gpu-ops.ts';
import { emitInteger } from './integer-ops.ts';
import { isMark, isStop, MARK } from './marks.ts';
import { emitMemory, emitTouch, type FrameLayout } from './memory-ops.ts';
import { emitStructured, type Jumps } from './structure.ts';
import { constantOf, type Scalar, usedOperands, type ValueFacts } from './values.ts';
import type { WaitPlan } from './waits.ts';

/** Steps between two looks at the limits. */
const TICK = 1 << 20;
/** Steps after which a thread that may spin gives way. */
const PATIENCE = 4096;
/** Cases of a switch from which a table of jumps is used. */
const TABLE_CASES = 4;

/** What is to be compiled: a function, or the part of a kernel from one wait to the next. */
export interface Unit {
  readonly fn: Func;
  readonly facts: ValueFacts;
  readonly frame: FrameLayout;
  /** Of a kernel: its waits. */
  readonly plan: WaitPlan | undefined;
  /** The block it starts with. */
  readonly entry: Block;
  /** The wait after which it starts; -1 for the start of the kernel. */
  readonly after: number;
}

export class FunctionCompiler implements Emitter {
  readonly env: Environment;
  readonly unit: Unit;
  readonly fn: Func;
  readonly facts: ValueFacts;
  readonly code: CodeWriter;
  readonly frame: FrameLayout;
  readonly isKernel: boolean;
  /** Steps of this call that are not in the global yet. */
  readonly steps: number;
  /** Where the frame starts, in the data region. */
  readonly frameBase: number;
  private readonly locals = new Map<number, readonly number[]>();
  private readonly flags = new Map<number, number>();
  private readonly scalarLocals = new Map<Scalar, readonly number[]>();
  private readonly scalarFlags = new Map<Scalar, number>();
  private readonly pool: Record<ValueType, number[]> = { i32: [], i64: [], f32: [], f64: [] };

  constructor(env: Environment, unit: Unit) {
    this.env = env;
    this.unit = unit;
    this.fn = unit.fn;
    this.facts = unit.facts;
    this.frame = unit.frame;
    this.isKernel = unit.plan !== undefined;
    const params = unit.plan === undefined ? this.fn.params.flatMap(wasmTypes) : ['i32'];
    this.code = new CodeWriter(params.length);
    this.steps = this.code.local('i32');
    this.frameBase = this.code.local('i32');
    if (unit.plan !== undefined) return;
    let at = 0;
    for (const param of this.fn.blocks[0]!.params) {
      const types = wasmTypes(param.type);
      this.locals.set(
        param.id,
        types.map((_, i) => at + i),
      );
      at += types.length;
    }
  }

  compile(): CodeWriter {
    const { fn, unit } = this;
    this.enter();
    const blocks: Block[] = [unit.entry];
    const number = new Map<Block, number>([[unit.entry, 0]]);
    const succs: number[][] = [];
    for (let i = 0; i < blocks.length; i++) {
      const list: number[] = [];
      if (!this.endsRegion(blocks[i]!)) {
        for (const { block } of blocks[i]!.insts.at(-1)!.targets ?? []) {
          let n = number.get(block);
          if (n === undefined) {
            n = blocks.push(block) - 1;
            number.set(block, n);
          }
          list.push(n);
        }
      }
      succs.push(list);
    }
    const viaTable = new Set<number>();
    for (const [i, block] of blocks.entries()) {
      if (this.tableOf(block.insts.at(-1)!) !== undefined && !this.endsRegion(block))
        for (const n of succs[i]!) viaTable.add(n);
    }
    emitStructured(this.code, { succs }, viaTable, {
      node: (n, jumps) => this.block(blocks[n]!, succs[n]!, jumps),
    });
    this.code.op(OP.unreachable);
    invariant(fn.blocks.length > 0, 'a function without blocks is compiled');
    return this.code;
  }

  /** A local for a while; give it back with `free`. */
  take(type: ValueType): number {
    return this.pool[type].pop() ?? this.code.local(type);
  }

  free(type: ValueType, local: number): void {
    this.pool[type].push(local);
  }

  localsOf(value: Value): readonly number[] {
    let found = this.locals.get(value.id);
    if (found === undefined) {
      found = wasmTypes(value.type).map((type) => this.code.local(type));
      this.locals.set(value.id, found);
    }
    return found;
  }

  /** Puts a value on the stack, both halves of one of 128 bits. */
  push(value: Value): void {
    const { def } = value;
    if ('op' in def && this.facts.isLate(value)) {
      this.late(def, value);
      return;
    }
    for (const local of this.localsOf(value)) this.code.get(local);
  }

  /** One half of a value of 128 bits. */
  pushHalf(value: Value, half: 0 | 1): void {
    const constant = constantOf(value);
    if (constant !== undefined) this.code.i64(constant >> (half === 0 ? 0n : 64n));
    else if ('op' in value.def && value.def.op === 'const.undef') this.code.i64(0n);
    else this.code.get(this.localsOf(value)[half]!);
  }

  /** A value with the bits that a store of it has: NaNs of arithmetic get theirs. */
  pushStored(value: Value): void {
    this.push(value);
    if (!this.facts.isRaw(value)) return;
    this.settleNan(value.type === 'f32' ? 'f32' : value.type === 'f64' ? 'f64' : undefined);
  }

  /** Gives a NaN on the stack the bits that the target's arithmetic makes. */
  settleNan(type: 'f32' | 'f64' | undefined): void {
    if (type === undefined) return;
    const { code } = this;
    const local = this.take(type);
    code.set(local);
    const isPtx = this.env.target.name === 'ptx';
    if (type === 'f32') code.f32(isPtx ? 0x7fffffff : 0x7fc00000);
    else code.f64(isPtx ? 0x7ff8000000000000n : 0x7ff8000000000000n);
    code.get(local);
    code.get(local);
    code.get(local);
    code.op(type === 'f32' ? OP.f32Ne : OP.f64Ne);
    code.op(OP.select);
    this.free(type, local);
  }

  /** Takes the results of an instruction from the stack. */
  pop(inst: Inst): void {
    for (let i = inst.results.length - 1; i >= 0; i--) {
      const locals = this.localsOf(inst.results[i]!);
      for (let k = locals.length - 1; k >= 0; k--) this.code.set(locals[k]!);
    }
  }

  /** The local that says that a value is undefined, not zero when it is. */
  flagOf(value: Value): number {
    let flag = this.flags.get(value.id);
    if (flag === undefined) {
      flag = this.code.local('i32');
      this.flags.set(value.id, flag);
    }
    return flag;
  }

  /** Puts on the stack whether a value is undefined. */
  pushFlag(value: Value): void {
    const { def } = value;
    if (!this.facts.maybeUndefined(value)) {
      this.code.i32(0);
      return;
    }
    if ('op' in def) {
      if (def.op === 'const.undef') {
        this.code.i32(1);
        return;
      }
      if (this.facts.isLate(value)) {
        let first = true;
        for (const arg of def.args) {
          if (!this.facts.maybeUndefined(arg)) continue;
          this.pushFlag(arg);
          if (!first) this.code.op(OP.i32Or);
          first = false;
        }
        if (first) this.code.i32(0);
        return;
      }
    }
    this.code.get(this.flagOf(value));
  }

  scalar(scalar: Scalar): readonly number[] {
    let found = this.scalarLocals.get(scalar);
    if (found === undefined) {
      found = wasmTypes(scalar.type).map((type) => this.code.local(type));
      this.scalarLocals.set(scalar, found);
    }
    return found;
  }

  scalarFlag(scalar: Scalar): number {
    let flag = this.scalarFlags.get(scalar);
    if (flag === undefined) {
      flag = this.code.local('i32');
      this.scalarFlags.set(scalar, flag);
    }
    return flag;
  }

  /** Reports something at an instruction with two numbers; the code goes on. */
  report(site: number, a?: Value, b?: Value): void {
    for (const value of [a, b]) {
      if (value === undefined) this.code.i64(0n);
      else this.pushAsI64(value);
    }
    this.code.i32(site);
    this.code.call(this.env.imports.report);
  }

  /** A value of up to 64 bits as its bits in an `i64`; the low half of a wider one. */
  pushAsI64(value: Value): void {
    if (value.type === 'i128') {
      this.pushHalf(value, 0);
      return;
    }
    this.pushStored(value);
    const [type] = wasmTypes(value.type);
    if (type === 'f32') this.code.op(OP.i32ReinterpretF32);
    if (type === 'f64') this.code.op(OP.i64ReinterpretF64);
    if (type === 'i32' || type === 'f32') this.code.op(OP.i64ExtendI32U);
  }

  /** Makes a value of an `i64` on the stack that `pushAsI64` would give. */
  fromI64(type: ValueType): void {
    if (type === 'i32' || type === 'f32') this.code.op(OP.i32WrapI64);
    if (type === 'f32') this.code.op(OP.f32ReinterpretI32);
    if (type === 'f64') this.code.op(OP.f64ReinterpretI64);
  }

  site(kind: Parameters<typeof addSite>[1], inst: Inst, size = 0, align = 1): number {
    return addSite(this.env, kind, inst, this.fn, size, align);
  }

  private endsRegion(block: Block): boolean {
    const { plan } = this.unit;
    return plan !== undefined && plan.waitOf(block) !== undefined && !plan.isYield(block);
  }

  private enter(): void {
    const { code, unit } = this;
    if (unit.plan === undefined) {
      this.frame.enter(this);
      return;
    }
    // The frame of a kernel belongs to its thread.
    code.get(0);
    code.memory(OP.i32Load, THREAD.frame);
    code.set(this.frameBase);
    if (unit.after < 0) {
      unit.plan.loadParams(this);
      return;
    }
    unit.plan.restore(this, unit.after);
  }

  private block(block: Block, succs: readonly number[], jumps: Jumps): number | undefined {
    const { code } = this;
    if (jumps.isLoop) this.tick(block);
    this.count(block);
    const last = block.insts.length - 1;
    for (let i = 0; i < last; i++) {
      const inst = block.insts[i]!;
      const wait = this.unit.plan?.waitAt(inst);
      if (wait !== undefined) {
        if (this.unit.plan!.isYield(block)) {
          code.get(this.steps);
          code.i32(PATIENCE);
          code.op(OP.i32GtU);
          code.if();
          this.suspend(inst, wait);
          code.end();
          continue;
        }
        this.suspend(inst, wait);
        return undefined;
      }
      this.instruction(inst);
    }
    return this.terminator(block.insts[last]!, succs, jumps);
  }

  private suspend(inst: Inst, wait: number): void {
    const { code } = this;
    if (!isStop(inst)) {
      this.checkOperands(inst);
      inst.args.forEach((arg, i) => {
        storeOperand(this, arg, 0, THREAD.args + 16 * i);
      });
    }
    this.unit.plan!.save(this, wait);
    this.flushSteps();
    code.i32(wait);
    code.op(OP.return);
  }

  private count(block: Block): void {
    const { code, env } = this;
    code.get(this.steps);
    code.i32(block.insts.length);
    code.op(OP.i32Add);
    code.set(this.steps);
    if (env.counters === undefined) return;
    const at = env.counters + 8 * env.counted.length;
    env.counted.push({ inst: block.insts[0]!, fn: this.fn });
    code.i32(0);
    code.i32(0);
    code.memory(OP.i64Load, at);
    code.i64(1n);
    code.op(OP.i64Add);
    code.memory(OP.i64Store, at);
  }

  /** Adds the steps of this call to the global. */
  flushSteps(): void {
    const { code } = this;
    const { steps } = this.env.globals;
    code.globalGet(steps);
    code.get(this.steps);
    code.op(OP.i64ExtendI32U);
    code.op(OP.i64Add);
    code.globalSet(steps);
  }

  /** Reports operands that an instruction uses and that nothing wrote. */
  private checkOperands(inst: Inst): void {
    const { code } = this;
    for (const index of usedOperands(inst)) {
      const arg = inst.args[index]!;
      if (!this.facts.maybeUndefined(arg)) continue;
      this.pushFlag(arg);
      code.if();
      code.i64(BigInt(index));
      this.pushFlag(arg);
      code.op(OP.i64ExtendI32U);
      code.i32(this.site('undefined', inst));
      code.call(this.env.imports.report);
      code.end();
    }
  }

  private instruction(inst: Inst): void {
    if (isDebugOp(inst.op)) {
      this.unit.plan?.homes?.emit(this, inst);
      return;
    }
    const [result] = inst.results;
    if (inst.results.length === 1 && this.facts.isLate(result)) return;
    this.checkOperands(inst);
    if (inst.op === 'call') {
      this.call(inst);
      return;
    }
    if (inst.op === 'call.indirect') {
      this.callIndirect(inst);
      return;
    }
    if (this.value(inst)) {
      this.pop(inst);
      this.passFlags(inst);
      return;
    }
    emitMemory(this, inst);
  }

  /** Puts the results of an operation without effects on the stack; false for others. */
  private value(inst: Inst): boolean {
    return emitInteger(this, inst) || emitFloat(this, inst) || emitGpu(this, inst);
  }

  private late(inst: Inst, value: Value): void {
    if (!this.value(inst)) throw new Error(`${inst.op} of %${value.id} is no value`);
  }

  /** Results that are undefined when an operand is. */
  private passFlags(inst: Inst): void {
    const { code } = this;
    const [result] = inst.results;
    if (inst.results.length !== 1 || !this.facts.maybeUndefined(result)) return;
    if (inst.op === 'select') {
      this.pushFlag(inst.args[1]);
      this.pushFlag(inst.args[2]);
      this.push(inst.args[0]);
      code.op(OP.select);
    } else {
      let first = true;
      for (const arg of inst.args) {
        if (!this.facts.maybeUndefined(arg)) continue;
        this.pushFlag(arg);
        if (!first) code.op(OP.i32Or);
        first = false;
      }
      if (first) code.i32(inst.op === 'const.undef' ? 1 : 0);
    }
    code.set(this.flagOf(result));
  }

  private call(inst: Inst): void {
    const { code, env } = this;
    if (isMark(inst, MARK.leave)) {
      for (const arg of inst.args) this.frame.leave(this, arg);
      return;
    }
    if (isStop(inst)) return;
    if (isMark(inst, MARK.touch)) {
      emitTouch(this, inst);
      return;
    }
    const func = env.funcOf(inst.attrs.symbol!);
    if (func === undefined) {
      this.outside(inst, 'unsupported');
      return;
    }
    this.noteCall(inst);
    for (const arg of inst.args) this.pushStored(arg);
    code.call(func);
    this.endCall();
    this.pop(inst);
    this.clearFlags(inst);
  }

  private callIndirect(inst: Inst): void {
    const { code, env } = this;
    const [target, ...args] = inst.args;
    const type = env.module.type(
      args.flatMap((arg) => wasmTypes(arg.type)),
      inst.results.flatMap((result) => wasmTypes(result.type)),
    );
    // The number of a function in the table, or a report.
    code.i32(0);
    this.push(target);
    code.memory(OP.i64Store, env.map.own + OWN.scratch);
    code.i32(this.site('bad-call', inst, type));
    code.call(env.imports.outside);
    this.noteCall(inst);
    for (const arg of args) this.pushStored(arg);
    code.i32(0);
    code.memory(OP.i32Load, env.map.own + OWN.scratch);
    code.callIndirect(type);
    this.endCall();
    this.pop(inst);
    this.clearFlags(inst);
  }

  private clearFlags(inst: Inst): void {
    for (const result of inst.results) {
      if (!this.facts.maybeUndefined(result)) continue;
      this.code.i32(0);
      this.code.set(this.flagOf(result));
    }
  }

  /** Notes the call for the chain of callers, and that it is not one too many. */
  private noteCall(inst: Inst): void {
    const { code, env } = this;
    const { calls } = env.globals;
    const site = this.site('call', inst);
    code.globalGet(calls);
    code.i32(4);
    code.op(OP.i32Mul);
    code.i32(site);
    code.memory(OP.i32Store, env.callStack);
    code.globalGet(calls);
    code.i32(1);
    code.op(OP.i32Add);
    code.globalSet(calls);
  }

  private endCall(): void {
    const { code } = this;
    const { calls } = this.env.globals;
    code.globalGet(calls);
    code.i32(1);
    code.op(OP.i32Sub);
    code.globalSet(calls);
  }

  /** Runs an operation outside of WebAssembly: operands and results are in scratch memory. */
  outside(inst: Inst, kind: 'evaluate' | 'intrinsic' | 'unsupported'): void {
    const { code, env } = this;
    const base = env.map.own + OWN.scratch;
    inst.args.forEach((arg, i) => {
      storeOperand(this, arg, -1, base + 16 * i);
    });
    code.i32(this.site(kind, inst));
    code.call(env.imports.outside);
    inst.results.forEach((result, i) => {
      const locals = this.localsOf(result);
      const types = wasmTypes(result.type);
      for (const [k, local] of locals.entries()) {
        code.i32(0);
        code.memory(OP.i64Load, base + 16 * i + 8 * k);
        this.fromI64(types[k]!);
        code.set(local);
      }
    });
    this.clearFlags(inst);
  }

  private terminator(inst: Inst, succs: readonly number[], jumps: Jumps): number | undefined {
    const { code } = this;
    this.checkOperands(inst);
    switch (inst.op) {
      case 'br':
        this.moves(inst.targets![0]!.args, inst.targets![0]!.block.params);
        return succs[0]!;
      case 'br.if': {
        const [yes, no] = succs as [number, number];
        if (yes === no) return yes;
        const swap = jumps.size(yes) > jumps.size(no);
        this.push(inst.args[0]);
        if (swap) code.op(OP.i32Eqz);
        code.if();
        jumps.jump(swap ? no : yes);
        code.end();
        return swap ? yes : no;
      }
      case 'switch':
        return this.switch(inst, succs, jumps);
      case 'ret':
        this.ret(inst);
        return undefined;
      case 'trap': {
        const operands = this.facts.trapOperands(inst);
        const [a, b] = operands.values;
        this.flushSteps();
        const site = this.site('trap', inst);
        this.env.trapOperands.set(site, operands);
        this.report(site, a, b);
        code.op(OP.unreachable);
        return undefined;
      }
      default: {
        const operands = this.facts.trapOperands(inst);
        this.flushSteps();
        const site = this.site('unreachable', inst);
        this.env.trapOperands.set(site, operands);
        this.report(site, operands.values[0]);
        code.op(OP.unreachable);
        return undefined;
      }
    }
  }

  /** Looks at the limits where a loop starts again. */
  private tick(block: Block): void {
    const { code } = this;
    code.get(this.steps);
    code.i32(TICK);
    code.op(OP.i32GtU);
    code.if();
    code.get(this.steps);
    code.i32(this.site('loop', block.insts[0]!));
    code.call(this.env.imports.tick);
    code.i32(0);
    code.set(this.steps);
    code.end();
  }

  /** Parameters of a block get the arguments of an edge, all at once. */
  private moves(args: readonly Value[], params: readonly Value[]): void {
    const { code } = this;
    const pairs = args.map((arg, i) => [arg, params[i]!] as const).filter(([a, p]) => a !== p);
    for (const [arg, param] of pairs) {
      if (this.facts.isRaw(arg) && !this.facts.isRaw(param)) this.pushStored(arg);
      else this.push(arg);
      if (this.facts.maybeUndefined(param)) this.pushFlag(arg);
    }
    for (let i = pairs.length - 1; i >= 0; i--) {
      const param = pairs[i]![1];
      if (this.facts.maybeUndefined(param)) code.set(this.flagOf(param));
      const locals = this.localsOf(param);
      for (let k = locals.length - 1; k >= 0; k--) code.set(locals[k]!);
    }
  }

  /** The least case of a switch whose cases lie close together. */
  private tableOf(inst: Inst): bigint | undefined {
    if (inst.op !== 'switch' || inst.args[0].type === 'i128') return undefined;
    const cases = inst.attrs.cases!;
    if (cases.length < TABLE_CASES) return undefined;
    const sorted = [...cases].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const span = sorted.at(-1)! - sorted[0]!;
    return span < 1024n && span < BigInt(4 * cases.length) ? sorted[0] : undefined;
  }

  private switch(inst: Inst, succs: readonly number[], jumps: Jumps): number | undefined {
    const { code } = this;
    const [value] = inst.args;
    const cases = inst.attrs.cases!;
    const least = this.tableOf(inst);
    const isWide = wasmTypes(value.type)[0] === 'i64';
    if (least !== undefined) {
      const most = cases.reduce((a, b) => (a > b ? a : b));
      const targets = Array.from({ length: Number(most - least) + 1 }, () => succs[0]!);
      cases.forEach((one, i) => {
        targets[Number(one - least)] = succs[i + 1]!;
      });
      this.push(value);
      if (isWide) {
        // Too large a number must not become a case when it is cut.
        const local = this.take('i64');
        code.i64(least);
        code.op(OP.i64Sub);
        code.tee(local);
        code.i64(BigInt(targets.length));
        code.get(local);
        code.i64(BigInt(targets.length));
        code.op(OP.i64LtU);
        code.op(OP.select);
        code.op(OP.i32WrapI64);
        this.free('i64', local);
      } else {
        code.i32(Number(BigInt.asIntN(32, least)));
        code.op(OP.i32Sub);
      }
      jumps.table(targets, succs[0]!);
      return undefined;
    }
    cases.forEach((one, i) => {
      if (value.type === 'i128') {
        for (const half of [0, 1] as const) {
          this.pushHalf(value, half);
          code.i64(half === 0 ? one : one >> 64n);
          code.op(OP.i64Eq);
        }
        code.op(OP.i32And);
      } else {
        this.push(value);
        if (isWide) code.i64(one);
        else code.i32(Number(BigInt.asIntN(32, one)));
        code.op(isWide ? OP.i64Eq : OP.i32Eq);
      }
      code.if();
      jumps.jump(succs[i + 1]!);
      code.end();
    });
    return succs[0]!;
  }

  private ret(inst: Inst): void {
    const { code, unit } = this;
    this.frame.leaveAll(this);
    this.flushSteps();
    if (unit.plan !== undefined) {
      code.i32(STATUS.done);
      code.op(OP.return);
      return;
    }
    for (const arg of inst.args) this.pushStored(arg);
    code.op(OP.return);
  }
}
