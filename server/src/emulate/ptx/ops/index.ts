/** All instructions the simulator runs, by mnemonic. */
import type { OpTable } from '../context.ts';
import { atomicOps } from './atomic.ts';
import { bitOps } from './bits.ts';
import { callOps } from './call.ts';
import { compareOps } from './compare.ts';
import { controlOps } from './control.ts';
import { convertOps } from './convert.ts';
import { copyOps } from './copy.ts';
import { floatOps } from './float.ts';
import { integerOps } from './integer.ts';
import { matrixOps } from './matrix.ts';
import { mbarrierOps, storeAsync } from './mbarrier.ts';
import { memoryOps } from './memory.ts';
import { moveOps } from './move.ts';
import { videoOps } from './video.ts';
import { warpOps } from './warp.ts';

export const opTable: OpTable = {
  ...floatOps,
  ...integerOps,
  ...bitOps,
  ...compareOps,
  ...moveOps,
  ...convertOps,
  ...memoryOps,
  ...copyOps,
  ...matrixOps,
  ...mbarrierOps,
  st: (c) => (c.has('async') ? storeAsync : memoryOps.st!)(c),
  ...atomicOps,
  ...warpOps,
  ...videoOps,
  ...controlOps,
  ...callOps,
};
