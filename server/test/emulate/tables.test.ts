/**
 * The simulator's tables beside the tables of forms: what it runs is an instruction that the
 * assembler has, under the same name, so that neither can have one that the other misspells.
 */
import assert from 'node:assert/strict';
import { formNames } from '../../src/asm/amdgcn/forms/index.ts';
import { canonicalAmdgcnName, ptxFormOpcodes, ptxForms } from '../../src/asm/index.ts';
import { opNames } from '../../src/emulate/amdgcn/ops/index.ts';
import { opTable } from '../../src/emulate/ptx/ops/index.ts';

/** What LLVM's assembler has no more, and texts still have: gfx1150 of LLVM 18, and gfx6. */
const OLD: ReadonlySet<string> = new Set(['s_singleuse_vdst', 'buffer_wbinvl1_sc']);

describe('tables of the simulator', () => {
  it('PTX: every instruction it runs has forms', () => {
    assert.ok(Object.keys(opTable).length > 90);
    assert.deepEqual(
      Object.keys(opTable).filter((name) => ptxForms(name).length === 0),
      [],
    );
    assert.ok([...ptxFormOpcodes()].length >= Object.keys(opTable).length);
  });

  it('AMDGCN: every instruction it runs has forms, by its canonical name', () => {
    const known = new Set([...formNames()].map((name) => canonicalAmdgcnName(name)));
    assert.ok(opNames.length > 700, `${opNames.length}`);
    assert.deepEqual(
      opNames.filter((name) => !known.has(name) && !OLD.has(name)),
      [],
    );
  });
});
