/**
 * Code for what a thread knows of itself: its place in the launch, and the registers of both
 * targets that say it.
 */
import { byteSize, type Inst, type Value } from '../mir/index.ts';
import { OP } from '../wasm/index.ts';
import type { Emitter } from './emitter.ts';
import { BLOCK, OWN } from './environment.ts';

const DIMS = { x: 0, y: 1, z: 2 } as const;

/**
 * Stores an operand as its bits, 16 bytes of them, at an offset of the address in a local; -1: at
 * the offset itself.
 */
export function storeOperand(f: Emitter, value: Value, base: number, offset: number): void {
  const { code } = f;
  const address = (): void => {
    if (base < 0) code.i32(0);
    else code.get(base);
  };
  address();
  f.pushAsI64(value);
  code.memory(OP.i64Store, offset);
  if (byteSize(value.type) < 16) return;
  address();
  f.pushHalf(value, 1);
  code.memory(OP.i64Store, offset + 8);
}

/** Puts the result of an operation that asks where a thread is on the stack; false for others. */
export function emitGpu(f: Emitter, inst: Inst): boolean {
  const { code, env } = f;
  const { globals, map } = env;
  const word = (offset: number): void => {
    code.i32(0);
    code.memory(OP.i32Load, map.own + OWN.block + offset);
  };
  const dim = 4 * DIMS[inst.attrs.dim ?? 'x'];
  switch (inst.op) {
    case 'gpu.thread.id':
      code.globalGet([globals.x, globals.y, globals.z][DIMS[inst.attrs.dim ?? 'x']]!);
      return true;
    case 'gpu.workgroup.id':
      word(BLOCK.id + dim);
      return true;
    case 'gpu.grid.size':
      word(BLOCK.grid + dim);
      return true;
    case 'gpu.workgroup.size':
      word(BLOCK.size + dim);
      return true;
    case 'gpu.dispatch.ptr':
      code.i32(0);
      code.memory(OP.i64Load, map.own + OWN.block + BLOCK.packet);
      return true;
    case 'gpu.intrinsic':
    case 'gpu.compute':
      return register(f, inst);
    default:
      return false;
  }
}

/** Registers and operations that only ask which lane a thread is. */
function register(f: Emitter, inst: Inst): boolean {
  const { code, env } = f;
  const lane = (): void => {
    code.globalGet(env.globals.linear);
    code.i32(env.target.waveSize - 1);
    code.op(OP.i32And);
  };
  const bit = (): void => {
    code.i32(1);
    lane();
    code.op(OP.i32Shl);
  };
  switch (inst.attrs.symbol) {
    case 'nvptx.laneid':
      lane();
      return true;
    case 'nvptx.warpsize':
    case 'amdgcn.wavefrontsize':
      code.i32(env.target.waveSize);
      return true;
    case 'nvptx.lanemask.eq':
      bit();
      return true;
    case 'nvptx.lanemask.lt':
      bit();
      code.i32(1);
      code.op(OP.i32Sub);
      return true;
    case 'nvptx.lanemask.ge':
      code.i32(0);
      bit();
      code.op(OP.i32Sub);
      return true;
    case 'amdgcn.mbcnt_lo':
    case 'amdgcn.mbcnt_hi': {
      // Bits of a half of the mask below the lane, added to the second operand.
      const low = inst.attrs.symbol === 'amdgcn.mbcnt_lo';
      const [mask, sum] = inst.args;
      f.push(mask);
      code.i64(1n);
      lane();
      code.op(OP.i64ExtendI32U);
      code.op(OP.i64Shl);
      code.i64(1n);
      code.op(OP.i64Sub);
      code.i64(low ? 0n : 32n);
      code.op(OP.i64ShrU);
      code.op(OP.i32WrapI64);
      code.op(OP.i32And);
      code.op(OP.i32Popcnt);
      f.push(sum);
      code.op(OP.i32Add);
      return true;
    }
    default:
      return false;
  }
}
