/**
 * The packet that AMD's hardware launches a kernel from (HSA System Architecture 1.2, 2.9). Rust
 * code reads the size of its workgroup there: halfwords at 4, 6 and 8.
 */
import { byteSize, type Inst, type Value } from '../mir/index.ts';

const SIZES = { 4: 'x', 6: 'y', 8: 'z' } as const;

/** The constant offset of an address in the dispatch packet. */
export function packetOffset(ptr: Value): number | undefined {
  let offset = 0;
  for (let at = ptr; ; ) {
    const { def } = at;
    if (!('op' in def)) return undefined;
    if (def.op === 'gpu.dispatch.ptr') return offset >= 0 && offset < 64 ? offset : undefined;
    if (def.op === 'ptr.add') {
      const by = def.args[1].def;
      if (!('op' in by) || by.op !== 'const.int') return undefined;
      offset += Number(BigInt.asIntN(64, by.attrs.bits!));
    } else if (def.op !== 'ptr.cast') return undefined;
    at = def.args[0];
  }
}

/**
 * Along which axis the instruction asks for the workgroup's size, on NVIDIA's GPUs or on AMD's;
 * undefined when it does not.
 */
export function sizeAsked(inst: Inst): 'x' | 'y' | 'z' | undefined {
  if (inst.op === 'gpu.workgroup.size') return inst.attrs.dim;
  if (inst.op !== 'mem.load' || byteSize(inst.results[0].type) !== 2) return undefined;
  return SIZES[packetOffset(inst.args[0]) as keyof typeof SIZES];
}
