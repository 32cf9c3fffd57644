/** Previews with checks of bounds: what is added, counted in the header and marked on its lines. */
import assert from 'node:assert/strict';
import type { PreviewResult } from '../../src/protocol/index.ts';
import { at, CAPABILITIES, Session } from './session.ts';

const RUST = `#![no_std]
#![feature(abi_gpu_kernel)]
#[cfg(target_arch = "nvptx64")]
fn thread() -> usize { unsafe { core::arch::nvptx::_thread_idx_x() as usize } }
#[cfg(target_arch = "amdgpu")]
fn thread() -> usize { core::arch::amdgpu::workitem_id_x() as usize }
static TABLE: [u32; 16] = [7; 16];
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn looked(data: *mut u32) {
    let table = &raw const TABLE as *const u32;
    let inside = unsafe { *table.add(thread() & 15) };
    let outside = unsafe { *table.add(thread()) };
    unsafe { *data = inside + outside }
}
`;

const MLIR = `module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @looked(%data: memref<?xi32>)
        workgroup(%tile: memref<32xi32, #gpu.address_space<workgroup>>) kernel {
      %tid = gpu.thread_id x
      %one = arith.constant 1 : i32
      %zero = arith.constant 0 : index
      memref.store %one, %tile[%zero] : memref<32xi32, #gpu.address_space<workgroup>>
      memref.store %one, %data[%tid] : memref<?xi32>
      gpu.return
    }
  }
}
`;

/** A source, the place of the only access that is not proven, and what the header counts. */
const SOURCES = [
  {
    name: 'k.rs',
    text: RUST,
    place: 'k.rs:12:28',
    note: '1 access is proven inside, 1 checked, 1 to memory of unknown length (k.rs:13:14)',
  },
  { name: 'k.mlir', text: MLIR, place: 'k.mlir:9:7', note: '1 access is proven inside, 1 checked' },
] as const;

interface Hint {
  readonly position: { readonly line: number };
  readonly label: string;
  readonly tooltip: { readonly value: string };
}

describe('e2e: previews with checks of bounds', () => {
  let session: Session;
  beforeEach(async () => {
    session = new Session();
    // No costs are shown: the marks of the checks are those that were asked for with them.
    const initializationOptions = { lineCosts: { show: [] } };
    await session.client.initialize(CAPABILITIES, { initializationOptions });
  });
  afterEach(() => session.end());

  const hints = (uri: string): Promise<Hint[]> =>
    session.client.request('textDocument/inlayHint', {
      textDocument: { uri },
      range: { start: at(0, 0), end: at(1000, 0) },
    });

  for (const { name, text, place, note } of SOURCES) {
    for (const target of ['ptx', 'amdgcn']) {
      it(`${name} for ${target}`, async () => {
        const { client } = session;
        const source = `file:///checks/${name}`;
        await client.open(source, text);
        const preview = (options: object): Promise<PreviewResult> =>
          client.execute('warplens.preview', source, 'looked', target, options);
        const plain = await preview({});
        assert.doesNotMatch(plain.text, /bounds|\btrap\b|s_trap/);
        assert.doesNotMatch(plain.uri, /check-bounds/);

        const checked = await preview({ checkBounds: true });
        assert.match(checked.uri, /check-bounds/);
        assert.equal(await session.content(checked.uri), checked.text);
        assert.match(checked.text, /^.* · O2 · bounds checks\n/);
        assert.ok(checked.text.includes(`note: bounds: ${note}\n`), checked.text.slice(0, 300));
        const traps = checked.text.split('\n').filter((line) => /^\s*(?:s_)?trap\b/.test(line));
        assert.equal(traps.length, 1);
        assert.ok(traps[0]!.includes(`${place}`), traps[0]);
        assert.match(traps[0]!, target === 'ptx' ? /, at offset %\w+$/ : /`[^,]*, k\.\w+:[\d:]+$/);

        assert.deepEqual(await hints(plain.uri), []);
        const found = await hints(checked.uri);
        assert.deepEqual(
          found.map(({ label }) => label),
          ['bounds check'],
        );
        const [mark] = found;
        assert.match(mark!.tooltip.value, /out of bounds: 4 bytes/);
        const line = checked.text.split('\n')[mark!.position.line]!;
        assert.match(line, /@%p\d+ bra|s_cbranch_/);
        // The branch leads back to the access.
        const mapped = checked.lineMap.lines[mark!.position.line];
        assert.equal(mapped?.[1], Number(place.split(':')[1]) - 1);
      });
    }
  }
});
