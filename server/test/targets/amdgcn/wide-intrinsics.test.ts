/**
 * Intrinsics over vectors by the names that LLVM gives them: images, buffers and products of
 * matrices. The assembler takes the text, and the wait states are there.
 */
import assert from 'node:assert/strict';
import { findAmdgcnHazards, parseAmdgcn } from '../../../src/asm/index.ts';
import { testEngine } from '../../codegen/engine.ts';
import { readRepo, requireTool } from '../../kit/index.ts';
import { assemble } from './kit.ts';

const FOLDER = 'test-fixtures/codegen/amdgcn-intrinsics';

/** Instructions as `llc` writes them, but for the registers. */
const EXPECTED: readonly (readonly [file: string, cpu: string, lines: readonly string[]])[] = [
  [
    'descriptors',
    'gfx900',
    [
      'image_load V, V, S dmask:0xf unorm',
      'image_store V, V, S dmask:0x5 unorm',
      'image_sample V, V, S, S dmask:0xf',
      'image_sample_c_d_o V, V, S, S dmask:0xf da',
      'image_atomic_add V, V, S dmask:0x1 unorm glc',
      'image_atomic_cmpswap V, V, S dmask:0x3 unorm glc',
      'buffer_load_dwordx4 V, V, S, S offen',
      'buffer_store_dwordx4 V, off, S, 0 offset:16 glc',
      'buffer_load_dwordx2 V, V, S, 0 idxen offset:8',
      'buffer_atomic_add V, V, S, 0 idxen glc',
      'buffer_atomic_cmpswap V, V, S, 4 offen',
      'buffer_load_format_xyzw V, V, S, S offen',
      's_buffer_load_dwordx4 S, S, S',
    ],
  ],
  [
    'descriptors',
    'gfx1100',
    [
      'image_load V, V, S dmask:0xf dim:SQ_RSRC_IMG_2D unorm',
      'image_store V, V, S dmask:0x5 dim:SQ_RSRC_IMG_3D unorm',
      'image_sample_c_d_o V, V, S, S dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY',
      'image_gather4 V, V, S, S dmask:0x1 dim:SQ_RSRC_IMG_2D',
      'buffer_load_b128 V, V, S, S offen',
      'buffer_atomic_add_u32 V, V, S, 0 idxen glc',
      's_buffer_load_b128 S, S, S',
    ],
  ],
  [
    'descriptors',
    'gfx1200',
    [
      'image_store V, [V, V, V], S dmask:0x5 dim:SQ_RSRC_IMG_3D',
      'image_sample_c_d_o V, [V, V, V, V], S, S dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY',
      's_wait_samplecnt 0x0',
      'image_atomic_add_uint V, [V, V], S dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_RETURN',
      'buffer_store_b128 V, off, S, null offset:16 th:TH_STORE_NT',
    ],
  ],
  [
    'mfma',
    'gfx90a',
    [
      'v_mfma_f32_16x16x4f32 V, V, V, V',
      'v_mfma_f32_32x32x1f32 V, V, V, V cbsz:1 abid:2 blgp:3',
      'v_mfma_f64_16x16x4f64 V, V, V, V',
    ],
  ],
  [
    'mfma',
    'gfx942',
    [
      'v_mfma_f32_16x16x4_f32 V, V, V, V',
      'v_mfma_f32_32x32x1_2b_f32 V, V, V, V cbsz:1 abid:2 blgp:3',
      'v_mfma_f32_16x16x16_f16 V, V, V, V',
    ],
  ],
  [
    'wmma',
    'gfx1100',
    [
      'v_wmma_f32_16x16x16_f16 V, V, V, V',
      'v_wmma_f16_16x16x16_f16 V, V, V, V op_sel:[0,0,1]',
      'v_wmma_i32_16x16x16_iu8 V, V, V, V neg_lo:[1,0,0] clamp',
    ],
  ],
];

describe('AMDGCN: intrinsics over vectors', () => {
  const engine = testEngine();
  const emit = (file: string, cpu: string): { text: string; problems: readonly string[] } => {
    engine.setFile('/src/lib.rs', readRepo(`${FOLDER}/${file}.rs`));
    const { text, problems } = engine.emit('/src/lib.rs', 'amdgcn', { cpu });
    return { text, problems: problems.map((p) => p.message) };
  };
  const shapes = (text: string): ReadonlySet<string> =>
    new Set(
      text.split('\n').map((line) =>
        line
          .trim()
          .replace(/\bv(?:\d+|\[\d+:\d+\])/g, 'V')
          .replace(/\bs(?:\d+|\[\d+:\d+\])/g, 'S'),
      ),
    );

  for (const [file, cpu, lines] of EXPECTED)
    it(`${file} on ${cpu}`, function () {
      const { text, problems } = emit(file, cpu);
      assert.deepEqual(problems, []);
      const seen = shapes(text);
      for (const line of lines) assert.ok(seen.has(line), `${line}\n${text}`);
      assert.deepEqual(findAmdgcnHazards(parseAmdgcn(text).module), []);
      assemble(requireTool(this, 'llvm-mc'), undefined, text, cpu);
    });

  it('names what a GPU lacks', () => {
    assert.deepEqual(emit('descriptors', 'gfx90a').problems, [
      '`llvm.amdgcn.image.sample.c.d.o.2darray.v4f32.f32.f32` on gfx90a: the processor does not have it',
    ]);
    assert.match(
      emit('mfma', 'gfx1100').problems.join(),
      /`llvm\.amdgcn\.mfma\.f32\.16x16x4f32` on gfx1100/,
    );
    assert.match(
      emit('wmma', 'gfx90a').problems.join(),
      /`llvm\.amdgcn\.wmma\.f32\.16x16x16\.f16.*` on gfx90a/,
    );
  });
});
