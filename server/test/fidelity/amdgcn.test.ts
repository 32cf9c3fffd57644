/**
 * Does our AMDGCN execute about as many instructions as rustc's? No file may leave the 20 % that
 * it was in; `npm run bench fidelity` notes what has become better.
 */
import assert from 'node:assert/strict';
import { AMD_CPUS, amdRows, isNear, ratio, storedAmd } from './amdgcn.ts';

describe('executed instructions of our AMDGCN beside those of rustc', () => {
  const known = storedAmd();
  for (const cpu of AMD_CPUS) {
    it(`${cpu}: none is far off that was near`, () => {
      const near = known[cpu]!;
      assert.ok(near.length > 0);
      const far = [...amdRows(cpu)].filter((row) => near.includes(row.name) && !isNear(row));
      assert.deepEqual(
        far.map((row) => `${row.name}: ${ratio(row).toFixed(2)}`),
        [],
      );
    }).timeout(120_000);
  }
});
