/**
 * Kernel parameters as rustc 1.97 passes them on both targets; codegen/amd-kernel-abi.test.ts has
 * later ones.
 */
import assert from 'node:assert/strict';
import {
  classifyKernelParams,
  computeAbiTable,
  Layouts,
  printAbiTable,
} from '../../src/layout/index.ts';
import { MiniProgram } from './mini-program.ts';

const DECLS = `
  #[repr(C)] struct One(u32);
  struct New(f32);
  #[repr(C)] struct Params { count: u32, dt: f32, softening: f32, gravity: f32 }
  #[repr(C, packed)] struct Packed(u8, u32);
  #[repr(align(16))] struct Wide(u8);
  #[repr(u8)] enum Two { A, B }
  enum Nothing {}
  union Any { a: u32, b: f32 }
  struct Empty();
`;

/** `pass type size/align` of each slot, `.N` the pointee's alignment. */
function slots(arch: 'nvptx64' | 'amdgpu', type: string): string {
  const program = new MiniProgram(DECLS, arch);
  const [param] = classifyKernelParams(new Layouts(program.queries), [
    { name: 'v', ty: program.type(type) },
  ]);
  return param!.slots
    .map((s) => {
      const pointee = s.pointeeAlign === undefined ? '' : ` .${s.pointeeAlign}`;
      return `${s.name}: ${s.pass} ${s.type} ${s.size}/${s.align}${pointee}`;
    })
    .join(', ');
}

const ROWS: readonly (readonly [type: string, nvptx: string, amdgpu: string])[] = [
  ['u8', 'v: scalar i8 1/1', 'v: scalar i8 1/1'],
  ['i64', 'v: scalar i64 8/8', 'v: scalar i64 8/8'],
  ['bool', 'v: scalar i1 1/1', 'v: scalar i1 1/1'],
  ['Two', 'v: scalar i1 1/1', 'v: scalar i1 1/1'],
  ['char', 'v: scalar i32 4/4', 'v: scalar i32 4/4'],
  ['f32', 'v: scalar f32 4/4', 'v: scalar f32 4/4'],
  ['f16', 'v: blob ptr.kernarg 2/2', 'v: scalar f16 2/2'],
  ['u128', 'v: blob ptr.kernarg 16/16', 'v: scalar i128 16/8'],
  ['f128', 'v: blob ptr.kernarg 16/16', 'v: blob ptr.kernarg 16/16'],
  ['*mut u64', 'v: scalar ptr.global 8/8 .1', 'v: scalar ptr.global 8/8 .1'],
  ['fn()', 'v: scalar ptr.global 8/8 .1', 'v: scalar ptr.global 8/8 .1'],
  ['&u64', 'v: scalar ptr.global 8/8 .8', 'v: scalar ptr.global 8/8 .8'],
  ['&[u16; 4]', 'v: scalar ptr.global 8/8 .2', 'v: scalar ptr.global 8/8 .2'],
  ['Option<&u32>', 'v: scalar ptr.global 8/8 .4', 'v: scalar ptr.global 8/8 .4'],
  ['New', 'v: scalar f32 4/4', 'v: scalar f32 4/4'],
  ['(u32,)', 'v: scalar i32 4/4', 'v: scalar i32 4/4'],
  ['One', 'v: blob ptr.kernarg 4/4', 'v: by-pointer ptr.global 8/8 .4'],
  ['Any', 'v: blob ptr.kernarg 4/4', 'v: by-pointer ptr.global 8/8 .4'],
  ['[f32; 1]', 'v: blob ptr.kernarg 4/4', 'v: by-pointer ptr.global 8/8 .4'],
  ['&[f32]', 'v: blob ptr.kernarg 16/8', 'v.0: scalar ptr.global 8/8 .4, v.1: scalar i64 8/8'],
  ['(i32, i64)', 'v: blob ptr.kernarg 16/8', 'v.0: scalar i32 4/4, v.1: scalar i64 8/8'],
  ['(u8, u8)', 'v: blob ptr.kernarg 2/1', 'v.0: scalar i8 1/1, v.1: scalar i8 1/1'],
  ['Option<u32>', 'v: blob ptr.kernarg 8/4', 'v.0: scalar i32 4/4, v.1: scalar i32 4/4'],
  ['[i32; 10]', 'v: blob ptr.kernarg 40/4', 'v: by-pointer ptr.global 8/8 .4'],
  ['Params', 'v: blob ptr.kernarg 16/4', 'v: by-pointer ptr.global 8/8 .4'],
  ['Packed', 'v: blob ptr.kernarg 5/1', 'v: by-pointer ptr.global 8/8 .1'],
  ['Wide', 'v: blob ptr.kernarg 16/16', 'v: by-pointer ptr.global 8/8 .16'],
  ['()', '', ''],
  ['Empty', '', ''],
  ['[u32; 0]', '', ''],
  ['!', '', ''],
  ['Nothing', '', ''],
];

describe('layout: kernel parameters', () => {
  for (const [type, nvptx, amdgpu] of ROWS) {
    it(type, () => {
      assert.equal(slots('nvptx64', type), nvptx, 'nvptx64');
      assert.equal(slots('amdgpu', type), amdgpu, 'amdgcn');
    });
  }

  it('prints a table with natural offsets', () => {
    const program = new MiniProgram(DECLS);
    const params = classifyKernelParams(new Layouts(program.queries), [
      { name: 'flag', ty: program.type('bool') },
      { name: 'out', ty: program.type('*mut u32') },
      { name: 'unit', ty: program.type('()') },
      { name: 'p', ty: program.type('Params') },
    ]);
    const table = computeAbiTable(params);
    assert.deepEqual(
      table.rows.map((row) => [row.name, row.offset]),
      [
        ['flag', 0],
        ['out', 8],
        ['p', 16],
      ],
    );
    assert.equal(table.size, 32);
    assert.match(printAbiTable(table), /^offset {2}size {2}align {2}name {2}passed as/);
  });
});
