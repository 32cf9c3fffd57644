/** Types of const parameters with lengths that are expressions: `const S: [i32; RANK + 1]`. */
import assert from 'node:assert/strict';
import { createEngine } from '../../../src/workspace/index.ts';
import { preludeTexts } from '../../kit/prelude.ts';

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel, adt_const_params)]\nconst RANK: usize = 2;\n';

const CASES: readonly (readonly [name: string, items: string, value: string])[] = [
  [
    'a struct, by a constant',
    'struct A<const S: [i32; RANK]>;\nimpl<const S: [i32; RANK]> A<S> { fn last() -> i32 { S[RANK - 1] } }',
    'A::<{ [1, 5] }>::last()',
  ],
  [
    'a struct, by an expression',
    'struct A<const S: [i32; RANK + 1]>;\nimpl<const S: [i32; 1 + 2]> A<S> { fn last() -> i32 { S[2] } }',
    'A::<{ [1, 4, 5] }>::last()',
  ],
  [
    'a trait',
    'trait Last<const S: [i32; 1 + 1]> { fn last() -> i32 { S[1] } }\nstruct A;\nimpl Last<{ [1, 5] }> for A {}',
    '<A as Last<{ [1, 5] }>>::last()',
  ],
  ['a function', 'fn last<const S: [i32; RANK * 1]>() -> i32 { S[1] }', 'last::<{ [1, 5] }>()'],
];

describe('hir: types of const parameters', () => {
  for (const [name, items, value] of CASES)
    it(`of ${name}`, () => {
      const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
      engine.setFile(
        '/k.rs',
        `${HEAD}${items}\n#[no_mangle] pub unsafe extern "gpu-kernel" fn k(p: *mut i32) { *p = ${value} }\n`,
      );
      const { text, problems } = engine.emit('/k.rs', 'ptx');
      assert.deepEqual(
        problems.map(({ message }) => message),
        [],
      );
      assert.match(text, /st\.global\.b32 \t?\[%rd\d\], 5;/);
    });
});
