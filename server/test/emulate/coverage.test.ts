/**
 * Which headings of the instruction table the simulator can decode: the samples of the table, one
 * by one.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { eachInstruction, findPtxInstruction, parsePtx } from '../../src/asm/index.ts';
import { launch } from './launches.ts';

const SAMPLES = readFileSync(
  new URL('../../../test-fixtures/asm/samples.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('//'));

/**
 * Families of what is reported as unsupported: textures, sparse matrices and those of eight-bit
 * floats, products of several warps, some tensor copies.
 */
const UNSUPPORTED = [
  /^(?:tex|tld4|txq|istypep|suld|sust|sured|suq)\b/,
  /^(?:mma\.sp\b|mma\.\S+\.e[45]m\d|wgmma|tcgen05)\b/,
  /^(?:multimem|st\.bulk|clusterlaunchcontrol|tensormap)\b/,
  // Tensor copies in other modes than tiles of one block's own.
  /^cp\.\S*\b(?:im2col|tile::\w+|cta_group::2)\b/,
];

function moduleOf(line: string): string {
  return `.version 9.0
.target sm_100a
.address_size 64
.global .texref tx;
.global .surfref su;
.const .align 16 .b32 c[64];
.visible .entry k(.param .u64 k_param_0)
{
.shared .align 128 .b8 sm[4096];
.local .align 16 .b8 l[64];
.reg .pred %p<8>; .reg .b16 %h<8>; .reg .b32 %r<20>; .reg .b64 %rd<8>; .reg .f32 %f<12>; .reg .f64 %d<8>;
ret;
${line}
}
`;
}

describe('the simulator decodes', () => {
  for (const line of SAMPLES) {
    const expected = !UNSUPPORTED.some((pattern) => pattern.test(line));
    it(`${expected ? '' : '(refuses) '}${line}`, () => {
      const run = launch(moduleOf(line), { kernel: 'k', args: { p: ['u64', 0] } });
      if (expected) assert.deepEqual(run.diagnostics, []);
      else {
        assert.equal(run.diagnostics.length, 1);
        assert.equal(run.diagnostics[0]!.code, 'unsupported');
        const [opcode = ''] = line.split('.');
        assert.ok(run.diagnostics[0]!.message.includes(opcode.slice(0, 2)));
      }
    });
  }

  it('samples of instructions that the table knows', () => {
    for (const line of SAMPLES) {
      for (const fn of parsePtx(moduleOf(line)).module.functions) {
        eachInstruction(fn, (i) => assert.ok(findPtxInstruction(i.opcode, i.modifiers), line));
      }
    }
  });
});
