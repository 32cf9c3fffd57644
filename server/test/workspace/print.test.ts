/** Text forms of what is made on the way to assembly. */
import assert from 'node:assert/strict';
import { PRINTABLE } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';

const PATH = '/k.rs';
const TEXT = `#![no_std]
#![feature(abi_gpu_kernel)]
fn twice(x: u32) -> u32 { x.wrapping_mul(2) + 0 }
#[no_mangle] pub unsafe extern "gpu-kernel" fn k(o: *mut u32) { *o = twice(*o); }
`;

describe('printing', () => {
  const engine = testEngine();
  engine.setFile(PATH, TEXT);
  const print = (what: string): string => engine.print(PATH, 'ptx', what);

  it('trees, under the paths of their files', () => {
    assert.match(print('tree'), /^\/\/ \/k\.rs\n\(SourceFile[\s\S]*Fn[\s\S]*twice/);
  });

  it('typed bodies, with what is implicit in the source', () => {
    const text = print('hir');
    assert.match(
      text,
      /^fn (?:k::)?twice\(u32\) -> u32 \{\n {2}block: u32\n {4}binary \+: u32\n {6}call: u32\n/m,
    );
    assert.match(text, /fn-ref wrapping_mul: .*\n {8}local x: u32\n {8}lit 2: u32\n/);
    assert.match(text, /^extern "gpu-kernel" fn (?:k::)?k\(\*mut u32\) -> \(\) \{/m);
  });

  it('MIR as it was lowered: the call is there', () => {
    assert.match(print('mir'), /kernel @?k\b[\s\S]*call/);
  });

  it('MIR behind a pass: the call is not there any more', () => {
    const text = print('mir-after=inline');
    assert.match(text, /^; k behind inline\n/m);
    assert.doesNotMatch(text.slice(text.indexOf('; k behind')), /call .*twice/);
    assert.equal(print('mir').includes('; k behind'), false);
  });

  it('what the queries did', () => {
    const row = (name: string): number[] =>
      new RegExp(`^${name}((?: +\\d+)+)$`, 'm')
        .exec(print('queries'))![1]!
        .trim()
        .split(/ +/)
        .map(Number);
    assert.equal(row('optimised')[2], 1, 'one kernel was optimised');
    engine.setFile(PATH, `${TEXT}// a comment\n`);
    assert.equal(row('optimised')[2], 1, 'a comment costs nothing');
    engine.setFile(PATH, TEXT.replace('mul(2)', 'mul(3)'));
    assert.equal(row('optimised')[2], 2, 'an edit of what it calls costs one');
  });

  it('each pass by its name', () => {
    assert.ok(PRINTABLE.includes('mir-after=gvn'));
  });
});
