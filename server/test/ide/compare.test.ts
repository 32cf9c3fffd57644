/**
 * Two texts compared: what differs in counting only is equal, what differs in code is seen, and
 * labels and registers keep their meaning.
 */
import assert from 'node:assert/strict';
import { compareAssembly } from '../../src/ide/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo } from '../kit/index.ts';

describe('ide: comparing assembly', () => {
  let engine: Engine;
  before(() => {
    engine = testEngine();
  });
  const emit = (text: string, target: 'ptx' | 'amdgcn', cpu?: string): string => {
    engine.setFile('/saxpy.rs', text);
    return engine.emit('/saxpy.rs', target, { kernel: 'saxpy', ...(cpu ? { cpu } : {}) }).text;
  };
  const saxpy = readRepo('test-fixtures/kernels/saxpy.rs');
  const edited = saxpy.replace('alpha * *x.add(k)', '(alpha + 1.5) * *x.add(k)');

  it('an inserted instruction is one line more, whatever it does to the numbers', () => {
    const { right, onlyLeft, onlyRight } = compareAssembly(
      'ptx',
      'add.s32 %r2, %r1, 1;\nmul.lo.s32 %r3, %r2, %r1;\n$L__BB0_1:\nbra $L__BB0_1;',
      'add.s32 %r2, %r1, 1;\nxor.b32 %r3, %r2, 7;\nmul.lo.s32 %r4, %r3, %r1;\n$L__BB0_2:\nbra $L__BB0_2;',
    );
    assert.deepEqual(right.split('\n').slice(3), ['$L__BB0_1:', 'bra $L__BB0_1;']);
    // The new register has a name that the left text has for nothing else.
    assert.match(right, /xor\.b32 %r5, %r2, 7;\nmul\.lo\.s32 %r3, %r5, %r1;/);
    assert.equal(onlyLeft + 1, onlyRight);
  });

  it('another source operand is a difference', () => {
    const left = 'add.s32 %r3, %r1, %r2;\nadd.s32 %r4, %r1, %r1;';
    const right = 'add.s32 %r3, %r1, %r2;\nadd.s32 %r4, %r1, %r2;';
    const { onlyLeft, onlyRight } = compareAssembly('ptx', left, right);
    assert.deepEqual([onlyLeft, onlyRight], [1, 1]);
  });

  it("physical registers take the partner's name until they are written again", () => {
    const left = 'v_add_u32 v1, v0, v0\nglobal_store_dword v[2:3], v1, off\nv_mov_b32 v1, 0';
    const right = 'v_add_u32 v7, v0, v0\nglobal_store_dword v[4:5], v7, off\nv_mov_b32 v9, 0';
    assert.equal(compareAssembly('amdgcn', left, right).right, left);
  });

  for (const target of ['ptx', 'amdgcn'] as const) {
    it(`${target}: a text is equal to itself, and an edit shows as a few lines`, () => {
      const before = emit(saxpy, target);
      const same = compareAssembly(target, before, before);
      assert.equal(same.right, before);
      assert.deepEqual([same.onlyLeft, same.onlyRight], [0, 0]);
      assert.ok(same.same > 20);
      const after = emit(edited, target);
      const { onlyLeft, onlyRight, right } = compareAssembly(target, before, after);
      assert.ok(onlyRight >= 1 && onlyRight <= 14, `${onlyRight}`);
      assert.ok(onlyLeft <= 12, `${onlyLeft}`);
      assert.equal(right.split('\n').length, after.split('\n').length);
    });
  }

  it('two CPUs differ in what they must', () => {
    const { onlyRight } = compareAssembly(
      'ptx',
      emit(saxpy, 'ptx', 'sm_70'),
      emit(saxpy, 'ptx', 'sm_90'),
    );
    assert.equal(onlyRight, 2);
  });
});
