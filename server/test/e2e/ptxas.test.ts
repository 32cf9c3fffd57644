/** Which GPU a text is assembled for when `ptxas` does not know the one that was asked for. */
import assert from 'node:assert/strict';
import { oldestThatRuns } from '../../src/toolchain/index.ts';

/** As `ptxas --help` of 13.0 lists them, in part. */
const HELP = `Allowed values for this option:  'compute_75','lto_80','sm_100','sm_100a',
        'sm_120','sm_75','sm_80','sm_86','sm_90','sm_90a'.`;

describe('e2e: ptxas and old GPUs', () => {
  const cases: readonly [string, string | undefined][] = [
    ['sm_70', 'sm_75'],
    ['sm_87', 'sm_90'],
    ['sm_95', 'sm_100'],
    // Code for one architecture alone runs nowhere else.
    ['sm_89a', undefined],
    ['sm_130', undefined],
  ];
  for (const [cpu, expected] of cases)
    it(`${cpu}: ${expected ?? 'none'}`, () => {
      assert.equal(oldestThatRuns(cpu, HELP), expected);
    });
});
