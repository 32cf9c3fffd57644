/** What lines of source and of previews cost, for both vendors. */
import assert from 'node:assert/strict';
import {
  ASSEMBLY,
  COST_KINDS,
  type CostKind,
  lineCosts,
  machineCodeRequest,
  machineCodeText,
  preview,
  textCosts,
} from '../../src/ide/index.ts';
import type { EmittedText } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo } from '../kit/index.ts';

const PATH = '/p/costs.rs';
const TEXT = readRepo('test-fixtures/ide/line-costs.rs');

describe('ide: costs of lines', () => {
  const engine = testEngine();
  engine.setFile(PATH, TEXT);
  const shown = (cpu: string, kinds: readonly CostKind[] = COST_KINDS, from = 0): string[] =>
    lineCosts(engine, PATH, { start: from, end: TEXT.length }, { kinds: new Set(kinds), cpu }).map(
      ({ offset, label }) => {
        const line = TEXT.slice(TEXT.lastIndexOf('\n', offset - 1) + 1, offset);
        return `${line.trim().slice(0, 12)} | ${label}`;
      },
    );

  it('on NVIDIA: checks by their panic, strides, branches, memory and arithmetic', () => {
    assert.deepEqual(shown('sm_80'), [
      'a / b | division check · 64-bit division',
      'let table =  | local memory',
      'let x = unsa | uncoalesced: 32 lines per warp',
      'let y = tabl | bounds check · local memory',
      'let q = unsa | bank conflict: 32 lanes',
      'if i < 7 { | divergent',
      'unsafe { *ou | f64',
    ]);
  });

  it('only of the kinds that are asked for, and of kernels in the range', () => {
    assert.deepEqual(shown('sm_80', ['f64']), ['unsafe { *ou | f64']);
    assert.deepEqual(shown('sm_80', []), []);
    assert.deepEqual(shown('sm_80', COST_KINDS, TEXT.indexOf('fn cheap')), []);
  });

  it('say what they are, how that is known and what to do', () => {
    const all = lineCosts(
      engine,
      PATH,
      { start: 0, end: TEXT.length },
      { kinds: new Set(COST_KINDS), cpu: 'sm_80' },
    );
    const of = (label: string): string => all.find((hint) => hint.label.includes(label))!.tooltip;
    assert.match(of('uncoalesced'), /proven for every launch · costs on sm_80/);
    assert.match(of('uncoalesced'), /512 bytes/);
    assert.match(of('bounds check'), /counted in the text/);
    assert.match(of('bounds check'), /index out of bounds: the len is 4/);
    assert.match(of('local memory'), /index arrays with constants/);
  });

  it('on AMD, where the crate is built for it', () => {
    const amd = TEXT.replaceAll('nvptx64', 'none').replaceAll('nvptx', 'amdgpu');
    const own = testEngine();
    own.setFile('/a/lib.rs', amd);
    const request = { kinds: new Set(COST_KINDS), cpu: 'gfx1100' };
    const found = lineCosts(own, '/a/lib.rs', { start: 0, end: amd.length }, request);
    const labels = found.map(({ label }) => label).join('\n');
    for (const label of [
      'local memory',
      'bounds check',
      'division check',
      '64-bit division',
      'uncoalesced',
      'bank conflict',
      'f64',
      'VGPR live',
    ])
      assert.ok(labels.includes(label), `${label} in\n${labels}`);
    assert.match(found.map(({ tooltip }) => tooltip).join(), /costs on gfx1100/);
  });

  it('what the assembler spills, on the lines that it comes from', () => {
    const listing = ({ text }: { readonly text: string }): string => {
      const from = (words: string): string => {
        const lines = text.split('\n');
        return /\.loc 1 (\d+)/.exec(lines[lines.findIndex((one) => one.includes(words)) - 1]!)![1]!;
      };
      return `costs:
\t//## File "/t/warplens.ptx", line ${from('div.u64')}
/*0000*/ STL [R1], R4 ;
/*0010*/ LDL R4, [R1] ;
`;
    };
    const code = (spillBytes: number) => (ptx: EmittedText) =>
      ptx.text.includes('div.u64')
        ? machineCodeText(ptx, {
            listing: listing(machineCodeRequest(ptx)),
            cpu: 'sm_80',
            kernels: new Map([
              ['costs', { registers: 255, spillBytes, stackBytes: 8, source: 'a' }],
            ]),
            source: 'a',
            located: true,
          })
        : undefined;
    const labels = (spillBytes: number): string[] =>
      lineCosts(
        engine,
        PATH,
        { start: 0, end: TEXT.length },
        { kinds: new Set(['spill']), cpu: 'sm_80', machineCode: code(spillBytes) },
      ).map(({ offset, label }) => {
        const line = TEXT.slice(TEXT.lastIndexOf('\n', offset - 1) + 1, offset);
        return `${line.trim().slice(0, 12)} | ${label}`;
      });
    assert.deepEqual(labels(8), ['a / b | spill']);
    // The stack has other things too: whether these are spills is not certain.
    assert.deepEqual(labels(4), []);
  });

  it('in AMDGCN: what the comments of compilers call spills', () => {
    const text =
      'k:\n\tscratch_store_dword off, v1, s0 ; 4-byte Folded Spill\n\tscratch_load_dword v1, off, s0\n\ts_endpgm\n';
    const kinds = ASSEMBLY.amdgcn.costs?.(text, { cpu: 'gfx90a', from: 'default' });
    assert.deepEqual(
      kinds?.map(({ kind, line }) => [kind, line]),
      [
        ['spill', 1],
        ['local', 2],
      ],
    );
  });

  it('in a preview: what the instruction does not name itself', () => {
    const { text } = preview(engine, { path: PATH, target: 'ptx', cpu: 'sm_80', kernel: 'costs' });
    const hints = textCosts(ASSEMBLY.ptx, text, new Set(COST_KINDS));
    const lines = hints.map(({ offset, label }) => {
      const start = text.lastIndexOf('\n', offset - 1) + 1;
      return `${text.slice(start, offset).trim().replace(/ .*/s, '').replace(/\t.*/s, '')} | ${label}`;
    });
    assert.deepEqual(lines, [
      'ld.global.b64 | uncoalesced: 32 lines per warp',
      '@%p1 | bounds check',
      '@%p2 | division check',
      'ld.shared.b32 | bank conflict: 32 lanes',
      '@%p4 | divergent',
    ]);
  });
});
