/**
 * What counts say about the code, in words: only where a number is worse than it could be, with the
 * number, and what usually helps.
 */

import type { Counts } from '../../emulate/index.ts';
import type { TargetName } from '../../workspace/index.ts';
import { COST_ROWS } from '../line-costs.ts';
import { inWordsOf } from '../vendor-words.ts';

export interface Advice {
  /** For the line: `sectors 3.2x`. */
  readonly label: string;
  /** A sentence with the counts. */
  readonly finding: string;
  readonly help: string;
}

const n = (value: number): string => value.toLocaleString('en-US');
const times = (value: number): string => `${value.toFixed(1).replace(/\.0$/, '')}x`;

/** A tenth more than the ideal is not worth a word. */
const WORTH = 1.1;

/** The worst first is the order in which people look. */
export function adviceOn(counts: Counts, target: TargetName): readonly Advice[] {
  const all = [
    ...sectors(counts),
    ...banks(counts),
    ...atomics(counts),
    ...spills(counts),
    ...divergence(counts),
  ];
  return all.map(({ label, finding, help }) => ({
    label,
    finding: inWordsOf(target, finding),
    help: inWordsOf(target, help),
  }));
}

function sectors({ spaces: { global } }: Counts): readonly Advice[] {
  if (global === undefined || global.sectors < global.idealSectors * WORTH) return [];
  const { requests, idealSectors } = global;
  return [
    {
      label: `sectors ${times(global.sectors / idealSectors)}`,
      finding: `${n(requests)} requests of global memory touch ${n(global.sectors)} sectors, ${n(idealSectors)} would do`,
      help: COST_ROWS.coalescing.help,
    },
  ];
}

function banks({ spaces: { shared } }: Counts): readonly Advice[] {
  if (shared === undefined || shared.passes < shared.idealPasses * WORTH) return [];
  const { requests, passes, idealPasses } = shared;
  return [
    {
      label: `bank passes ${times(passes / idealPasses)}`,
      finding: `${n(requests)} requests of workgroup memory take ${n(passes)} passes of its banks, ${n(idealPasses)} would do`,
      help: COST_ROWS.banks.help,
    },
  ];
}

function atomics({ spaces: { global, shared } }: Counts): readonly Advice[] {
  const all = [global, shared].flatMap((one) => (one === undefined ? [] : [one]));
  const requests = all.reduce((sum, one) => sum + one.atomics, 0);
  const lanes = all.reduce((sum, one) => sum + one.contention, 0);
  if (requests === 0 || lanes < requests * 2) return [];
  return [
    {
      label: `atomics ${times(lanes / requests)}`,
      finding: `${n(requests)} atomic operations, in each of which ${(lanes / requests).toFixed(1)} lanes meet at one address`,
      help: 'combine the values of a warp or block first, and let one thread add the sum',
    },
  ];
}

function spills({ spaces: { local } }: Counts): readonly Advice[] {
  if (local === undefined) return [];
  return [
    {
      label: 'local memory',
      finding: `${n(local.requests)} requests of memory of the thread, ${n(local.sectors)} sectors`,
      help: COST_ROWS.local.help,
    },
  ];
}

function divergence({ branches, divergent }: Counts): readonly Advice[] {
  if (divergent === 0) return [];
  const share = branches === 0 ? '' : ` of ${n(branches)} branches`;
  return [
    {
      label: `${n(divergent)} divergent`,
      finding: `lanes of a warp part ${n(divergent)} times${share}`,
      help: COST_ROWS.divergence.help,
    },
  ];
}
