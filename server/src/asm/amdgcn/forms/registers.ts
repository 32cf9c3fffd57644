/** Which registers a processor has, and how tuples of them are aligned. */
import type { AmdgcnRegister } from '../ast.ts';
import { SPECIAL_REGISTERS } from '../operands.ts';
import type { AmdgcnGpu } from './gpus.ts';

/** Numbers of registers that a tuple may have. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  v: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 32],
  a: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 32],
  s: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16],
  ttmp: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16],
};

const FILES: Readonly<Record<string, string>> = {
  v: 'vector',
  a: 'accumulation',
  s: 'scalar',
  ttmp: 'trap handler',
};

/** What is wrong with a register by itself on a processor; undefined for none. */
export function registerProblem(o: AmdgcnRegister, gpu: AmdgcnGpu): string | undefined {
  if (o.file === 'special') {
    return specialExists(o.name.toLowerCase(), gpu)
      ? undefined
      : `${gpu.cpu} has no register \`${o.name}\``;
  }
  const { index, count, file } = o;
  if (!SIZES[file]!.includes(count))
    return `there are no tuples of ${count} ${FILES[file]} registers`;
  if (file === 'a' && !gpu.hasAccumulators) return `${gpu.cpu} has no accumulation registers`;
  if (file === 's' || file === 'ttmp') {
    let align = 1;
    while (align < count && align < 4) align *= 2;
    if (index % align !== 0)
      return `a tuple of ${count} scalar registers begins at a multiple of ${align}`;
  }
  const limit = file === 's' ? gpu.scalarRegisters : file === 'ttmp' ? 16 : 256;
  // GFX1250 reaches registers beyond 255 through tuples that begin before.
  // Registers that are listed may lie anywhere.
  const reach = file === 'v' && (gpu.gfx1250 || o.name.startsWith('[')) ? index + 1 : index + count;
  if (reach > limit) {
    const last = file === 'ttmp' ? 'ttmp15' : `${file}${limit - 1}`;
    return `${gpu.cpu} has no register beyond \`${last}\``;
  }
  return undefined;
}

function specialExists(name: string, gpu: AmdgcnGpu): boolean {
  if (/^t[bm]a(_lo|_hi)?$/.test(name)) return false;
  if (name.startsWith('flat_scratch')) return gpu.major === 9;
  if (name.startsWith('src_flat_scratch')) return gpu.gfx1250;
  if (name.startsWith('xnack_mask')) return gpu.major === 9;
  if (name === 'null') return gpu.major >= 10;
  if (name.endsWith('pops_exiting_wave_id')) return gpu.major <= 10;
  if (/^(src_)?(execz|vccz)$/.test(name)) return gpu.major <= 10;
  return true;
}

/** Registers with names of their own that a processor has. */
export function registersOn(gpu: AmdgcnGpu): string[] {
  return [...SPECIAL_REGISTERS.keys()].filter((name) => specialExists(name, gpu));
}
