/**
 * How vector memory instructions name their addresses: global and flat (64-bit, or scalar base plus
 * 32-bit offset), private (`scratch_`), buffers with a resource, whose swizzled form is the older
 * way to private memory.
 */

import type { AmdgcnOperand } from '../../../asm/index.ts';
import { resolveFlat, resolvePrivate, WINDOW } from '../access.ts';
import type { Decoder, Slot } from '../decoder.ts';
import type { Wave } from '../state.ts';

/**
 * Resolves the access of one lane into `place`; false when the access falls away (buffer range
 * checks).
 */
export type Addresser = (
  w: Wave,
  lane: number,
  extra: number,
  size: number,
  kind: number,
) => boolean;

export type MemorySpace = 'global' | 'flat' | 'scratch' | 'buffer';

const isOff = (o: AmdgcnOperand | undefined): boolean =>
  o === undefined || (o.kind === 'word' && o.name === 'off');

/** Is it a register that all lanes share? */
export const isScalar = (o: AmdgcnOperand): boolean => o.kind === 'reg' && o.file !== 'v';

/** The scalar base at a place: flat instructions may have one since gfx1250. */
export function scalarBase(d: Decoder, space: MemorySpace, at: number): AmdgcnOperand | undefined {
  return space === 'flat' && d.count <= at ? undefined : d.operand(at);
}

/** `address` is the vector address, `base` the scalar base (or the rest for a buffer). */
export function addresser(
  d: Decoder,
  space: MemorySpace,
  address: AmdgcnOperand | undefined,
  base: AmdgcnOperand | undefined,
  offsetOperand?: AmdgcnOperand,
): Addresser {
  const imm = d.numberModifier('offset');
  if (space === 'buffer') return bufferAddresser(d, address, base, offsetOperand, imm);
  if (space === 'scratch') {
    const v = isOff(address) ? undefined : d.source(address!, 'u');
    const s = isOff(base) ? undefined : d.source(base!, 'u');
    return (w, l, extra, size, kind) => {
      const at = (v ? w.R[v.off + l * v.step]! : 0) + (s ? w.R[s.off]! : 0) + imm + extra;
      resolvePrivate(w, l, at | 0, size, kind);
      return true;
    };
  }
  const withBase = !isOff(base);
  const v = d.source(address!, withBase ? 'u' : 'U');
  const s: Slot | undefined = withBase ? d.source(base!, 'U') : undefined;
  const lanes = v.step;
  return (w, l, extra, size, kind) => {
    const { R } = w;
    const at = v.off + l * lanes;
    let lo = R[at]! + imm + extra;
    let hi: number;
    if (s) {
      lo += R[s.off]!;
      hi = R[s.off + 1]!;
    } else hi = R[at + v.wide]!;
    if (lo > 0xffffffff) {
      hi += Math.floor(lo / 4294967296);
      lo %= 4294967296;
    } else if (lo < 0) {
      hi -= 1;
      lo += 4294967296;
    }
    if (space === 'global' && (hi === WINDOW.Shared || hi === WINDOW.Private)) {
      w.fault(
        l,
        'out-of-bounds',
        `a global access to an address of ${hi === WINDOW.Shared ? 'workgroup' : 'private'} memory`,
      );
    }
    resolveFlat(w, l, hi, lo, size, kind);
    return true;
  };
}

function bufferAddresser(
  d: Decoder,
  address: AmdgcnOperand | undefined,
  resource: AmdgcnOperand | undefined,
  offsetOperand: AmdgcnOperand | undefined,
  imm: number,
): Addresser {
  const offen = d.flag('offen');
  const idxen = d.flag('idxen');
  if (!resource) return d.fail('a buffer instruction needs a resource');
  const rsrc = d.source(resource, 'u').off;
  const soffset = offsetOperand ? d.source(offsetOperand, 'u').off : -1;
  const v = isOff(address) ? undefined : d.source(address!, offen && idxen ? 'U' : 'u');
  return (w, l, extra, size, kind) => {
    const { R } = w;
    const baseLo = R[rsrc]!;
    const word1 = R[rsrc + 1]!;
    const baseHi = word1 & 0xffff;
    const stride = (word1 >>> 16) & 0x3fff;
    const so = soffset < 0 ? 0 : R[soffset]!;
    const first = v ? R[v.off + l * v.step]! : 0;
    const index = idxen ? first : 0;
    const vo = offen ? (idxen ? R[v!.off + v!.wide + l * v!.step]! : first) : 0;
    if (baseHi === WINDOW.Private) {
      // Swizzled private memory: the scalar offset counts bytes of the whole wave.
      const at = vo + imm + extra + (baseLo + so) / w.width;
      resolvePrivate(w, l, at | 0, size, kind);
      return true;
    }
    const offset = index * stride + vo + imm + extra;
    const records = R[rsrc + 2]!;
    const limit = stride === 0 ? records : records * stride;
    if (offset + size > limit) return false;
    let lo = baseLo + so + offset;
    let hi = baseHi;
    if (lo > 0xffffffff) {
      hi += Math.floor(lo / 4294967296);
      lo %= 4294967296;
    }
    resolveFlat(w, l, hi, lo, size, kind);
    return true;
  };
}
