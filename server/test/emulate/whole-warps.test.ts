/** Instructions that a whole warp executes: their values, and what is reported of less than one. */
import assert from 'node:assert/strict';
import { launch } from './launches.ts';

const text = (body: string): string => `.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 pout)
{
\t.reg .b64 %out, %at;
\t.reg .b32 %r<12>;
\tld.param.u64 %out, [pout];
\tmov.u32 %r1, %tid.x;
\tmul.wide.u32 %at, %r1, 4;
\tadd.s64 %out, %out, %at;
${body}
\tst.global.b32 [%out], %r2;
\tret;
}
`;

/** Each lane has `2 * lane` and `2 * lane + 1`: the elements of the tile in their order. */
const TRANSPOSE = text(`\tshl.b32 %r3, %r1, 1;
\tadd.s32 %r4, %r3, 1;
\tshl.b32 %r4, %r4, 16;
\tor.b32 %r3, %r3, %r4;
\tmovmatrix.sync.aligned.m8n8.trans.b16 %r2, %r3;`);

const PRODUCT = text(`\tmov.b32 %r2, 0;
\tmma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%r2, %r3}, {%r1}, {%r1}, {%r2, %r2};`);

describe('whole warps', () => {
  const run = (source: string, block: number) => {
    const output = new Uint32Array(32);
    const { diagnostics, buffers } = launch(source, { kernel: 'k', block, args: { output } });
    const bytes = Uint8Array.from(buffers[0]!.get('output')!);
    return { diagnostics, words: [...new Uint32Array(bytes.buffer)] };
  };

  it('transpose a tile of registers', () => {
    const { diagnostics, words } = run(TRANSPOSE, 32);
    assert.deepEqual(diagnostics, []);
    const expected = Array.from({ length: 32 }, (_, lane) => {
      const [row, column] = [lane >> 2, (lane % 4) * 2];
      return (column * 8 + row) | (((column + 1) * 8 + row) << 16);
    });
    assert.deepEqual(words, expected);
  });

  for (const [name, source] of [
    ['movmatrix', TRANSPOSE],
    ['mma', PRODUCT],
  ] as const)
    it(`are needed by ${name}`, () => {
      const { diagnostics } = run(source, 5);
      assert.deepEqual(
        diagnostics.map(({ code, message }) => `${code}: ${message}`),
        [`sync-mask: \`${name}\` needs a whole warp, and 5 threads of it execute it`],
      );
    });
});
