/**
 * Classes and cases of characters: the tables are what their generator makes, and all characters
 * are as in rustc.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLES, UNICODE, unicodeTables } from '../../../tools/gen-unicode.ts';
import { runPtx } from '../../src/emulate/index.ts';
import { readRepo, requireTool } from '../kit/index.ts';
import { createTestEngine } from '../language/programs.ts';

/** One digest stands for so many characters. */
const BLOCK = 64;
const BLOCKS = 0x11_0000 / BLOCK;
const THREADS = 256;

const FUNCTIONS = `
fn mix(hash: u32, word: u32) -> u32 {
    (hash ^ word).wrapping_mul(0x0100_0193).rotate_left(7)
}
fn classes(c: char) -> u32 {
    c.is_alphabetic() as u32
        | (c.is_lowercase() as u32) << 1
        | (c.is_uppercase() as u32) << 2
        | (c.is_numeric() as u32) << 3
        | (c.is_whitespace() as u32) << 4
        | (c.is_control() as u32) << 5
        | (c.is_ascii() as u32) << 6
        | (c.escape_debug().len() as u32) << 8
}
fn digest(block: u32) -> u32 {
    let mut hash = 0x811c_9dc5;
    for i in 0..${BLOCK} {
        let Some(c) = char::from_u32(block * ${BLOCK} + i) else { continue };
        hash = mix(hash, classes(c));
        hash = c.to_lowercase().fold(hash, |hash, c| mix(hash, c as u32));
        hash = c.to_uppercase().fold(hash, |hash, c| mix(hash, c as u32));
    }
    hash
}
`;

const KERNEL = `
#![no_std]
${FUNCTIONS}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sweep(out: *mut u32) {
    use core::arch::nvptx::*;
    unsafe {
        let block = (_block_idx_x() * ${THREADS} + _thread_idx_x()) as u32;
        *out.add(block as usize) = digest(block);
    }
}
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { core::arch::nvptx::trap() }
}
`;

function ours(): Uint32Array {
  const engine = createTestEngine();
  engine.setFile('/lib.rs', KERNEL);
  const { text, problems } = engine.emit('/lib.rs', 'ptx', {});
  assert.deepEqual(problems, []);
  const { diagnostics, buffers } = runPtx(text, {
    launches: [
      {
        kernel: 'sweep',
        grid: [BLOCKS / THREADS, 1, 1],
        block: [THREADS, 1, 1],
        workgroup_mem: 0,
        args: [{ name: 'out', buffer: 'u32', length: BLOCKS, role: 'out', init: { gen: 'zeros' } }],
      },
    ],
  });
  assert.deepEqual(diagnostics, []);
  const bytes = buffers[0]!.get('out')!;
  return new Uint32Array(bytes.buffer, bytes.byteOffset, BLOCKS);
}

function native(rustc: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'prelude-'));
  try {
    const [input, program] = [join(folder, 'sweep.rs'), join(folder, 'sweep')];
    const main = `fn main() { println!("{:?}", char::UNICODE_VERSION);
      for block in 0..${BLOCKS} { println!("{}", digest(block)); } }`;
    writeFileSync(input, `${FUNCTIONS}\n${main}`);
    execFileSync(rustc, ['--edition=2024', '-Copt-level=1', '-o', program, input], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return execFileSync(program, { encoding: 'utf8', maxBuffer: 1 << 28 })
      .trim()
      .split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('prelude: Unicode', () => {
  it('tables are what their generator makes', function () {
    if (process.versions.unicode !== UNICODE) this.skip();
    assert.equal(readRepo(TABLES), unicodeTables(), 'old; run: npx tsx tools/gen-unicode.ts');
  });

  it('all characters are as in rustc', function () {
    const [version, ...want] = native(requireTool(this, 'rustc-nightly'));
    assert.equal(version, `(${UNICODE.replace('.', ', ')}, 0)`);
    const got = ours();
    const wrong = want.flatMap((word, i) => (Number(word) === got[i] ? [] : [i * BLOCK]));
    assert.deepEqual(
      wrong.slice(0, 20).map((code) => code.toString(16)),
      [],
    );
    assert.equal(want.length, BLOCKS);
  });
});
