/**
 * The code of one function, written instruction by instruction. Locals are handed out by type;
 * blocks have no results. It checks nothing: WebAssembly's own validation does.
 */
import { ByteWriter } from './bytes.ts';
import { OP, VALUE, type ValueType } from './opcodes.ts';

const EMPTY_BLOCK = 0x40;

export class CodeWriter {
  private readonly out = new ByteWriter();
  private readonly locals: ValueType[] = [];
  private readonly params: number;
  /** Blocks that are open. */
  depth = 0;

  /** `params`: how many locals are parameters. */
  constructor(params: number) {
    this.params = params;
  }

  /** Bytes written so far: where the next instruction starts. */
  get position(): number {
    return this.out.length;
  }

  local(type: ValueType): number {
    return this.params + this.locals.push(type) - 1;
  }

  /** An instruction without immediates. */
  op(code: number): void {
    if (code > 0xff) {
      this.out.byte(code >> 8);
      this.out.unsigned(code & 0xff);
      return;
    }
    this.out.byte(code);
  }

  get(local: number): void {
    this.out.byte(OP.localGet);
    this.out.unsigned(local);
  }

  set(local: number): void {
    this.out.byte(OP.localSet);
    this.out.unsigned(local);
  }

  tee(local: number): void {
    this.out.byte(OP.localTee);
    this.out.unsigned(local);
  }

  globalGet(global: number): void {
    this.out.byte(OP.globalGet);
    this.out.unsigned(global);
  }

  globalSet(global: number): void {
    this.out.byte(OP.globalSet);
    this.out.unsigned(global);
  }

  i32(value: number): void {
    this.out.byte(OP.i32Const);
    this.out.signed(value);
  }

  i64(value: bigint): void {
    this.out.byte(OP.i64Const);
    this.out.signed64(value);
  }

  /** By its bits. */
  f32(bits: number): void {
    this.out.byte(OP.f32Const);
    this.out.word(bits);
  }

  /** By its bits. */
  f64(bits: bigint): void {
    this.out.byte(OP.f64Const);
    this.out.doubleWord(bits);
  }

  /** A load or store. `offset` is added to the address; no alignment is promised. */
  memory(code: number, offset: number): void {
    this.out.byte(code);
    this.out.unsigned(0);
    this.out.unsigned(offset);
  }

  memoryCopy(): void {
    this.op(OP.memoryCopy);
    this.out.byte(0);
    this.out.byte(0);
  }

  memoryFill(): void {
    this.op(OP.memoryFill);
    this.out.byte(0);
  }

  block(): void {
    this.open(OP.block);
  }

  loop(): void {
    this.open(OP.loop);
  }

  if(): void {
    this.open(OP.if);
  }

  else(): void {
    this.out.byte(OP.else);
  }

  private open(code: number): void {
    this.out.byte(code);
    this.out.byte(EMPTY_BLOCK);
    this.depth++;
  }

  end(): void {
    this.out.byte(OP.end);
    this.depth--;
  }

  /** A jump to the block that was opened at a depth: `depth` just after it was opened. */
  br(target: number): void {
    this.out.byte(OP.br);
    this.out.unsigned(this.depth - target);
  }

  brIf(target: number): void {
    this.out.byte(OP.brIf);
    this.out.unsigned(this.depth - target);
  }

  brTable(targets: readonly number[], other: number): void {
    this.out.byte(OP.brTable);
    this.out.unsigned(targets.length);
    for (const target of targets) this.out.unsigned(this.depth - target);
    this.out.unsigned(this.depth - other);
  }

  call(func: number): void {
    this.out.byte(OP.call);
    this.out.unsigned(func);
  }

  /** The index in the table is on the stack. */
  callIndirect(type: number): void {
    this.out.byte(OP.callIndirect);
    this.out.unsigned(type);
    this.out.byte(0);
  }

  /** Locals and code as a body of the code section, without its size. */
  finish(): Uint8Array {
    const body = new ByteWriter(this.out.length + 64);
    const runs: { type: ValueType; count: number }[] = [];
    for (const type of this.locals) {
      const last = runs.at(-1);
      if (last?.type === type) last.count++;
      else runs.push({ type, count: 1 });
    }
    body.unsigned(runs.length);
    for (const { type, count } of runs) {
      body.unsigned(count);
      body.byte(VALUE[type]);
    }
    body.append(this.out.view());
    body.byte(OP.end);
    return body.view().slice();
  }
}
