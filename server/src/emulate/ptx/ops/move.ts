/**
 * Movement inside a thread (PTX ISA 9.7.9): `mov` with packing, address conversion, stack pointers.
 */
import type { PtxVector } from '../../../asm/index.ts';
import { CODE_WINDOW, Space, WINDOW } from '../access.ts';
import { OFFSET, RANK_SHIFT } from '../clusters.ts';
import { bitsOf, type OpCompiler, type OpContext, type OpTable, wordsOf } from '../context.ts';
import type { Exec } from '../state.ts';

/** Copies registers of so many words. */
export function copy(d: number, a: number, words: number): Exec {
  if (words === 1) {
    return (f, n, lanes) => {
      const r = f.i32;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        r[d + l] = r[a + l]!;
      }
    };
  }
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]! * words;
      for (let w = 0; w < words; w++) r[d + l + w] = r[a + l + w]!;
    }
  };
}

/** Spaces named by modifiers, as `Space` numbers. */
export function spaceOfModifiers(c: OpContext): number {
  for (const mod of c.mods) {
    const at = mod.indexOf('::');
    switch (at < 0 ? mod : mod.slice(0, at)) {
      case 'global':
        return Space.Global;
      case 'shared':
        return Space.Shared;
      case 'local':
        return Space.Local;
      case 'const':
        return Space.Const;
      case 'param':
        return Space.Param;
    }
  }
  return Space.Generic;
}

const mov: OpCompiler = (c) => {
  const target = c.operand(0);
  const source = c.operand(1);
  if (source.kind === 'vec' && target.kind === 'vec') return elementwise(c, target, source);
  if (source.kind === 'vec') return pack(c);
  if (target.kind === 'vec') return unpack(c);
  return copy(c.dst(0), c.src(1), wordsOf(c.type));
};

/** A vector into another, element by element; what is read may be written as well. */
function elementwise(
  c: OpContext,
  { elements: to }: PtxVector,
  { elements: from }: PtxVector,
): Exec {
  if (to.length !== from.length) c.fail('the vectors have different numbers of elements');
  const words = wordsOf(c.type);
  const values = from.map((e) => c.srcOf(e, c.type));
  const between = from.map(() => c.temp(words));
  const steps = [
    ...between.map((at, i) => copy(at, values[i]!, words)),
    ...to.map((e, i) => copy(c.dstOf(e, c.type), between[i]!, words)),
  ];
  return (f, n, lanes) => {
    for (const step of steps) step(f, n, lanes);
  };
}

/** Vector elements into one register, the first element lowest. */
function pack(c: OpContext): Exec {
  const source = c.operand(1);
  if (source.kind !== 'vec') c.fail('a vector is missing');
  const bits = bitsOf(c.type);
  const d = c.dst(0);
  const each = bits / source.elements.length;
  const parts = source.elements.map((e) => c.srcOf(e, `b${each}`));
  const words = bits / 32;
  if (each >= 32) {
    const step = each / 32;
    return (f, n, lanes) => {
      const r = f.i32;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const values = parts.flatMap((p) =>
          step === 1 ? [r[p + l]!] : [r[p + 2 * l]!, r[p + 2 * l + 1]!],
        );
        for (let w = 0; w < words; w++) r[d + l * words + w] = values[w]!;
      }
    };
  }
  const mask = 2 ** each - 1;
  const wordCount = Math.max(1, words);
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const values = parts.map((p) => r[p + l]! & mask);
      for (let w = 0; w < wordCount; w++) {
        let v = 0;
        for (let k = 0; k * each < 32 && w * (32 / each) + k < values.length; k++) {
          v |= values[w * (32 / each) + k]! << (k * each);
        }
        r[d + l * wordCount + w] = bits === 16 ? v & 0xffff : v;
      }
    }
  };
}

function unpack(c: OpContext): Exec {
  const target = c.operand(0);
  if (target.kind !== 'vec') c.fail('a vector is missing');
  const bits = bitsOf(c.type);
  const a = c.src(1);
  const each = bits / target.elements.length;
  const parts = target.elements.map((e) => c.dstOf(e, `b${each}`));
  const words = Math.max(1, bits / 32);
  return (f, n, lanes) => {
    const r = f.i32;
    const values = new Int32Array(words);
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      for (let w = 0; w < words; w++) values[w] = r[a + l * words + w]!;
      for (let k = 0; k < parts.length; k++) {
        const at = k * each;
        const p = parts[k]!;
        if (each === 64) {
          r[p + 2 * l] = values[at / 32]!;
          r[p + 2 * l + 1] = values[at / 32 + 1]!;
        } else if (each === 32) r[p + l] = values[at / 32]!;
        else r[p + l] = (values[at >> 5]! >>> (at & 31)) & (2 ** each - 1);
      }
    }
  };
}

/**
 * Adds the window of a space to an address, or takes it away. Global addresses are generic as they
 * are.
 */
const cvta: OpCompiler = (c) => {
  const space = spaceOfModifiers(c);
  const type = c.type;
  const words = wordsOf(type);
  const d = c.dst(0);
  const a = c.src(1);
  if (words === 1) c.fail('32-bit generic addresses are not simulated');
  const move = copy(d, a, words);
  if (space === Space.Global || space === Space.Generic) return move;
  // Null, which lies in no window, must not become the address of a space's first byte.
  const window = WINDOW[space as 1];
  const base = c.has('to') ? -window : window;
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = 2 * lanes[i]!;
      r[d + l] = r[a + l]!;
      r[d + l + 1] = r[a + l + 1]! + base;
    }
  };
};

const isspacep: OpCompiler = (c) => {
  const space = spaceOfModifiers(c);
  const d = c.dst(0, 'pred');
  const address = c.wide(c.operand(1), 'b64');
  if (address.words === 1) c.fail('32-bit generic addresses are not simulated');
  const window = WINDOW[space as 0];
  const isOwn = space === Space.Shared && !c.has('shared::cluster');
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const rank = isOwn ? f.u32[address.slot + 2 * l]! >>> RANK_SHIFT : 0;
      const isHere = f.i32[address.slot + 2 * l + 1] === window;
      f.i32[d + l] = isHere && (rank === 0 || rank - 1 === f.warp.block.rank) ? 1 : 0;
    }
  };
};

/**
 * Stack memory grows upward here; the pointer saved is the top of the activation's local memory.
 */
const alloca: OpCompiler = (c) => {
  const { type } = c;
  const words = wordsOf(type);
  const d = c.dst(0);
  const size = c.src(1);
  const align = c.operandCount > 2 ? c.src(2, 'b32') : c.constant(8n, 1);
  return (f, n, lanes) => {
    let top = f.localTop;
    let alignment = 16;
    let bytes = 0;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      alignment = Math.max(alignment, f.i32[align + l]!);
      bytes = Math.max(bytes, f.i32[size + l * words]! >>> 0);
    }
    top = Math.ceil(top / alignment) * alignment;
    f.warp.reserveLocal(top + bytes, lanes[0] ?? 0);
    f.localTop = top + bytes;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      f.i32[d + l * words] = top;
      if (words === 2) f.i32[d + l * 2 + 1] = 0;
    }
  };
};

const stacksave: OpCompiler = (c) => {
  const words = wordsOf(c.type);
  const d = c.dst(0);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      f.i32[d + l * words] = f.localTop;
      if (words === 2) f.i32[d + l * 2 + 1] = 0;
    }
  };
};

/**
 * Lanes that diverged may still use what lies above, so the top only moves down for a whole frame.
 */
const stackrestore: OpCompiler = (c) => {
  const words = wordsOf(c.type);
  const a = c.src(0);
  return (f, n, lanes) => {
    if (n !== f.live) return;
    let top = 0;
    for (let i = 0; i < n; i++) top = Math.max(top, f.i32[a + lanes[i]! * words]!);
    f.localTop = Math.min(f.localTop, Math.max(top, f.localBase + f.code.localSize));
  };
};

/** The place of another block of the cluster: with the block's rank in its address. */
const mapa: OpCompiler = (c) => {
  const words = wordsOf(c.type);
  const isGeneric = spaceOfModifiers(c) === Space.Generic;
  const d = c.dst(0);
  const a = c.src(1);
  const rank = c.src(2, 'b32');
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const high = words === 2 ? f.i32[a + 2 * l + 1]! : 0;
      const address = f.u32[a + words * l]!;
      const to = f.u32[rank + l]!;
      const blocks = f.warp.block.cluster?.blocks.length ?? 1;
      if (isGeneric && high !== WINDOW[Space.Shared])
        f.warp.fault(l, 'memory-use', '`mapa` maps an address that is not in shared memory');
      if (to >= blocks)
        f.warp.fault(
          l,
          'memory-use',
          `\`mapa\` maps an address to the block of rank ${to}, and the cluster has ${blocks}`,
        );
      f.i32[d + words * l] = (address & OFFSET) | ((to + 1) << RANK_SHIFT);
      if (words === 2) f.i32[d + 2 * l + 1] = high;
    }
  };
};

const getctarank: OpCompiler = (c) => {
  const d = c.dst(0, 'b32');
  const words = wordsOf(c.type);
  const a = c.src(1, words === 2 ? 'b64' : 'b32');
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const rank = f.u32[a + words * l]! >>> RANK_SHIFT;
      f.i32[d + l] = rank === 0 ? f.warp.block.rank : rank - 1;
    }
  };
};

/** True for addresses of functions; used by indirect calls. */
export function functionNumber(hi: number, lo: number): number {
  return hi === CODE_WINDOW && lo % 16 === 0 ? lo / 16 : 0;
}

export const moveOps: OpTable = {
  mov,
  cvta,
  isspacep,
  alloca,
  stacksave,
  stackrestore,
  mapa,
  getctarank,
};
