/**
 * What the hover says of functions of the device crates: they are there, and become what it says.
 */
import assert from 'node:assert/strict';
import { dialectRows, hover } from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';

const HEADS: Readonly<Record<string, string>> = {
  cuda_std: 'use cuda_std::prelude::*;\nuse cuda_std::{shared, thread, warp};\n',
  cuda_device: 'use cuda_device::{fence, kernel, thread, warp};\n',
};

/** What a function is called with, by its name. */
function argsOf(crate: string, name: string): string {
  if (/warp_shuffle/.test(name)) return '!0, 7u32, 1, 32';
  const type = /_(f32|u64|f64)/.exec(name)?.[1] ?? 'u32';
  if (/shuffle/.test(name)) return `${name.endsWith('_sync') ? '!0, ' : ''}7 as ${type}, 1`;
  if (/warp_vote|(all|any|ballot)_sync/.test(name)) return '!0, x == 3';
  if (/::(all|any|ballot)$/.test(name)) return 'x == 3';
  if (/sync_warp|sync_mask/.test(name)) return '!0';
  assert.ok(crate in HEADS);
  return '';
}

describe('ide: hover on the device crates of dialects', () => {
  for (const [crate, rows] of dialectRows) {
    it(`${crate}: every function is there and becomes what is said`, () => {
      assert.ok(rows.size > 20);
      const calls = [...rows.keys()].map((name) => {
        if (name === 'shared::dynamic_shared_mem') return `*${name}::<u32>() = x;`;
        const call = `${name}(${argsOf(crate, name)})`;
        // What only reads a register goes when nobody wants it.
        if (/(_[xyz]|lane_id|active_?mask|_ballot|::ballot)$/.test(name)) return `*out ^= ${call};`;
        if (/_(all|any)$|::(all|any)$|(all|any)_sync$/.test(name)) return `*out ^= ${call} as u32;`;
        return `let _ = ${call};`;
      });
      const engine = testEngine();
      engine.setFile(
        '/k.rs',
        `${HEADS[crate]}#[kernel]\npub unsafe fn k(x: u32, out: *mut u32) {\n    unsafe {\n${calls.join('\n')}\n    }\n}\n`,
      );
      const { text, problems } = engine.emit('/k.rs', 'ptx', { cpu: 'sm_80' });
      assert.deepEqual(problems, []);
      const squeezed = text.replace(/[ \t]+/g, ' ');
      for (const [name, { ptx }] of rows) {
        const part = ptx?.replace('mov.u32 %r, ', '');
        if (part !== undefined) assert.ok(squeezed.includes(part), `${name}: ${part} in\n${text}`);
      }
    });
  }

  it('answers behind the module’s name in a text that names the crate, and nowhere else', () => {
    const at = (marked: string): string | undefined => {
      const engine = testEngine();
      engine.setFile('/k.rs', marked.replace('$0', ''));
      return hover(engine, '/k.rs', marked.indexOf('$0'))?.markdown;
    };
    const head = 'use cuda_device::{thread, warp};\n';
    assert.match(
      at(`${head}fn f(v: f32) -> f32 { warp::shuffle_x$0or_f32(v, 1) }`) ?? '',
      /`shfl\.sync\.bfly\.b32` · CUDA, HIP `__shfl_xor_sync\(~0u, value, lane\)`/,
    );
    assert.match(
      at('use cuda_std::prelude::*;\nfn f() { thread::grid_$0fence() }') ?? '',
      /In spite of the name it orders memory for the block only/,
    );
    assert.equal(at(`${head}fn f(v: &[u32]) -> bool { v.iter().a$0ll(|x| *x > 1) }`), undefined);
    assert.equal(at('fn f() { thread::index_$01d() }'), undefined);
  });
});
