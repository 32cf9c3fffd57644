/**
 * What the cells of race detection hold: the sites of two readers come back as they were kept,
 * whatever their number, and how much memory that takes.
 */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { CELL, FAR, MEETS, SITE, siteWord } from '../../src/execute/race-cells.ts';
import { declareRaces, defineRaceHelpers, importRaces } from '../../src/execute/race-code.ts';
import type { Inst } from '../../src/mir/index.ts';
import {
  compileWasm,
  createMemory,
  instantiate,
  ModuleWriter,
  type WasmGlobal,
  type WasmMemory,
} from '../../src/wasm/index.ts';
import { PTX } from './launch.ts';
import { loweredFor } from './planted.ts';

/** Bytes of memory that are watched, and where their cells are. */
const BYTES = 1024;
const CELLS = 4096;
/** Bits of the thread in a segment. */
const LANES = 0xff;

interface Met {
  readonly segment: number;
  readonly site: number;
  readonly meets: number;
}

/** The helpers alone, with nothing ordered: each access by a segment, as `run` is called. */
function detector(granule: number) {
  const module = new ModuleWriter();
  const imports = importRaces(module);
  defineRaceHelpers(module, declareRaces(module, { ...imports, granule, orders: true }));
  const memory = createMemory(1);
  const met: Met[] = [];
  const exports = instantiate(compileWasm(module.finish(1)), {
    memory,
    order: () => undefined,
    race: (_cell: number, segment: number, site: number, _own: number, meets: number) => {
      met.push({ segment, site, meets });
    },
  });
  const set = (name: string, value: number): void => {
    (exports[name] as WasmGlobal).value = value;
  };
  const far = CELLS + (BYTES / granule) * CELL.bytes;
  set('raceFirst', 0);
  set('raceBytes', BYTES);
  set('raceCells', CELLS);
  set('raceBase', CELLS);
  set('raceFar', far - (CELLS / CELL.bytes) * FAR.bytes);
  set('raceLanes', LANES);
  // No segment is of the block that runs, so numbers order nothing.
  set('raceOwn', -1);
  set('raceSync', -1);
  const range = exports.raceRange as (...args: number[]) => void;
  return {
    met,
    run(segment: number, place: number, word: number): void {
      set('raceSegment', segment);
      range(place, granule, word, (word & SITE.writes) === 0 ? 0 : 1);
    },
  };
}

const plain = (site: number, writes: boolean): number =>
  siteWord(site, { inst: { op: 'mem.load', attrs: {} } as unknown as Inst, size: 4, writes });

/** Numbers of sites with each of their bits set and clear, and one operation of each kind. */
const NUMBERS = [0, 1, 0xff, 0x100, 0xab_cd, 0xff_ff, 0x1_00_00, 0x1_54_32, SITE.number];
const WORDS = NUMBERS.flatMap((site) =>
  [false, true].flatMap((writes) => [
    plain(site, writes),
    ...(['wave', 'workgroup', 'cluster', 'system'] as const).flatMap((scope) =>
      [1, 2, 4, 8, 16].map((size) => {
        const inst = { op: 'atomic.rmw', attrs: { scope } } as unknown as Inst;
        return siteWord(site, { inst, size, writes });
      }),
    ),
  ]),
);

/** Each byte is read by two threads of two blocks. */
const TEXT = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;

#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn ends(data: *const u8, sums: *mut u32, n: u32) {
    let t = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() } as usize;
    let mut sum = 0u32;
    let mut i = t;
    while i < n as usize {
        sum += unsafe { *data.add(i) as u32 + *data.add(n as usize - 1 - i) as u32 };
        i += 4096;
    }
    unsafe { *sums.add(t) = sum };
}
`;

const pointer = (name: string) => ({
  name,
  bytes: new Uint8Array(8),
  addresses: [{ offset: 0, buffer: name }],
});

/** The interface that makes the memory of launches. */
const wasm = (
  globalThis as unknown as {
    readonly WebAssembly: { Memory: new (limits: { readonly initial: number }) => WasmMemory };
  }
).WebAssembly;

const word = (value: number): Uint8Array => new Uint8Array(Uint32Array.of(value).buffer);

describe('execute: cells of race detection', () => {
  for (const granule of [1, 4])
    it(`keeps sites of two readers of granules of ${granule}`, () => {
      const { met, run } = detector(granule);
      const reads = WORDS.filter((word) => (word & SITE.writes) === 0);
      reads.forEach((far, i) => {
        const near = reads[(i * 7 + 3) % reads.length]!;
        const place = (i % 8) * granule;
        run(0x101, place, near);
        run(0x202, place, far);
        met.length = 0;
        run(0x303, place, plain(5, true));
        assert.deepEqual(met.slice(-2), [
          { segment: 0x101, site: near | SITE.far, meets: MEETS.writeAfterRead },
          { segment: 0x202, site: far, meets: MEETS.writeAfterRead },
        ]);
      });
    });

  it('keeps sites of atomic writes behind others', () => {
    const writes = WORDS.filter((word) => (word & SITE.writes) !== 0 && word < 0);
    writes.forEach((far, i) => {
      const { met, run } = detector(1);
      const [first, last] = [writes[(i * 7 + 3) % writes.length]!, writes[(i * 5 + 1) % 40]!];
      run(0x101, 9, first);
      run(0x202, 9, far);
      run(0x303, 9, last);
      met.length = 0;
      run(0x404, 9, plain(5, true));
      assert.deepEqual(met, [
        { segment: 0x303, site: last, meets: MEETS.writeAfterWrite },
        { segment: 0x101, site: first | SITE.far, meets: MEETS.writeAfterRead },
        { segment: 0x202, site: far, meets: MEETS.writeAfterRead },
      ]);
    });
  });

  it('takes at most 24 bytes a byte that two distant threads read, all of the run together', () => {
    const { module } = loweredFor(TEXT, PTX, false);
    const bytesOf = (length: number): number => {
      const { Memory } = wasm;
      let bytes = 0;
      wasm.Memory = class extends Memory {
        constructor(limits: { readonly initial: number }) {
          super(limits);
          bytes += this.buffer.byteLength;
        }
      };
      try {
        const execution = createExecution(module, { target: PTX, observers: { races: true } });
        const { completed, faults } = execution.launch({
          kernel: 'ends',
          grid: [64, 1, 1],
          block: [64, 1, 1],
          args: [pointer('data'), pointer('sums'), { name: 'n', bytes: word(length) }],
          buffers: [
            { name: 'data', bytes: new Uint8Array(length), elementSize: 1 },
            { name: 'sums', bytes: new Uint8Array(4 * 4096), elementSize: 4 },
          ],
        });
        assert.ok(completed);
        assert.deepEqual(faults, []);
      } finally {
        wasm.Memory = Memory;
      }
      return bytes;
    };
    const [few, many] = [2 ** 20, 2 ** 23];
    const each = (bytesOf(many) - bytesOf(few)) / (many - few);
    assert.ok(each > 16 && each <= 24, `${each.toFixed(2)} bytes`);
  });
});
