/**
 * The instruction table: every heading has a row, every row says what it must, and ptxas agrees
 * with it about which sample is allowed for which version and target.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkPtx,
  eachInstruction,
  findPtxDirective,
  findPtxInstruction,
  findPtxSpecial,
  isPtxType,
  type PtxInstruction,
  parsePtx,
  ptxDirectives,
  ptxInstructions,
  ptxSpecialRegisters,
} from '../../src/asm/index.ts';
import { requireTool } from '../kit/index.ts';

const SAMPLES = readFileSync(
  new URL('../../../test-fixtures/asm/samples.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('//'));

/** A module of some sample lines; one line of text for each of its own. */
function moduleOf(
  lines: readonly string[],
  version: string,
  target: string,
): { text: string; first: number } {
  const head = [
    `.version ${version}`,
    `.target ${target}`,
    '.address_size 64',
    '.global .texref tx;',
    '.global .surfref su;',
    '.global .align 16 .b32 g[64];',
    '.const .align 16 .b32 c[64];',
    '.visible .entry k(.param .u64 k_param_0)',
    '{',
    '.shared .align 128 .b8 sm[4096];',
    '.local .align 16 .b8 l[64];',
    '.reg .pred %p<8>; .reg .b16 %h<8>; .reg .b32 %r<20>; .reg .b64 %rd<8>; .reg .f32 %f<12>; .reg .f64 %d<8>;',
  ];
  return { text: [...head, ...lines, 'ret;', '}', ''].join('\n'), first: head.length };
}

function instructionsOf(text: string): PtxInstruction[] {
  const { module, errors } = parsePtx(text);
  assert.deepEqual(errors, []);
  const out: PtxInstruction[] = [];
  for (const fn of module.functions) eachInstruction(fn, (i) => out.push(i));
  return out;
}

/** Headings that no sample shows: they need labels, or a target that is long gone. */
const WITHOUT_SAMPLE = [
  'bra',
  'brx.idx',
  'call',
  'exit',
  'shfl',
  'vote',
  'clusterlaunchcontrol.query_cancel',
];

describe('PTX instruction table', () => {
  it('has a row for each heading, with all that a hover needs', () => {
    const seen = new Set<string>();
    for (const row of ptxInstructions) {
      const key = `${row.family} ${row.name}`;
      assert.ok(!seen.has(key), `${key} stands twice`);
      seen.add(key);
      assert.ok(row.formula.length > 2 && /^[A-Z`].*\.$/s.test(row.doc), key);
      assert.ok(row.ptx >= 10 && row.ptx <= 90, key);
      for (const type of row.types) assert.ok(isPtxType(type), `${key} ${type}`);
    }
    assert.ok(ptxInstructions.length >= 200, String(ptxInstructions.length));
  });

  it('is searched by the words of an instruction', () => {
    const name = (text: string): string | undefined => {
      const [opcode = '', ...mods] = text.split('.');
      const row = findPtxInstruction(opcode, mods);
      return row && `${row.family}: ${row.name}`;
    };
    assert.equal(name('add.s32'), 'integer: add');
    assert.equal(name('add.cc.u32'), 'extended precision: add.cc');
    assert.equal(name('add.rn.f32'), 'floating point: add');
    assert.equal(name('add.f16x2'), 'half precision: add');
    assert.equal(name('mbarrier.arrive.expect_tx.shared::cta.b64'), 'mbarrier: mbarrier.arrive');
    assert.equal(
      name('cp.async.bulk.prefetch.tensor.1d.L2.global'),
      'asynchronous copy: cp.async.bulk.prefetch.tensor',
    );
    assert.equal(name('tcgen05.wait::ld.sync.aligned'), 'tensor core 5: tcgen05.wait');
    assert.equal(name('frobnicate.b32'), undefined);
  });

  it('has a sample of every heading', () => {
    const shown = new Set<string>();
    for (const i of instructionsOf(moduleOf(SAMPLES, '9.0', 'sm_100a').text)) {
      const row = findPtxInstruction(i.opcode, i.modifiers);
      assert.ok(row, [i.opcode, ...i.modifiers].join('.'));
      shown.add(`${row.family} ${row.name}`);
    }
    const rest = ptxInstructions
      .filter((row) => !shown.has(`${row.family} ${row.name}`))
      .map((row) => row.name);
    assert.deepEqual(rest.sort(), [...WITHOUT_SAMPLE].sort());
  });

  const machines: readonly [string, string][] = [
    ['3.1', 'sm_35'],
    ['6.4', 'sm_75'],
    ['7.0', 'sm_80'],
    ['7.4', 'sm_80'],
    ['7.8', 'sm_90'],
    ['8.0', 'sm_90a'],
    ['8.6', 'sm_100a'],
    ['9.0', 'sm_75'],
    ['9.0', 'sm_89'],
    ['9.0', 'sm_100a'],
    ['9.0', 'sm_120a'],
  ];
  /** Requirements that belong to a combination of modifiers, which the table does not model. */
  const combinations = new Set(['cvt.f32.bf16 7.0', 'redux.sync.min.f32 9.0 sm_120a']);
  for (const [version, target] of machines) {
    it(`agrees with ptxas about version ${version} for ${target}`, function () {
      const ptxas = requireTool(this, 'ptxas');
      const folder = mkdtempSync(join(tmpdir(), 'warplens-isa-'));
      const differ: string[] = [];
      try {
        const disagree = (lines: readonly string[]): string[] => {
          const { text, first } = moduleOf(lines, version, target);
          const file = join(folder, 'sample.ptx');
          writeFileSync(file, text);
          const number = Math.max(75, Number.parseInt(target.slice(3), 10));
          const arch = `sm_${number}${target.endsWith('a') ? 'a' : ''}`;
          const run = spawnSync(ptxas, ['-arch', arch, file, '-o', join(folder, 'out')], {
            encoding: 'utf8',
          });
          const refused = new Set(
            [...run.stderr.matchAll(/line (\d+); error/g)].map((m) => Number(m[1]) - 1 - first),
          );
          const reported = new Set(checkPtx(parsePtx(text).module).map((d) => d.line - first));
          return lines.filter((_, i) => refused.has(i) !== reported.has(i));
        };
        for (let at = 0; at < SAMPLES.length; at += 40) {
          // ptxas stops at some errors and says nothing about the lines behind, so what differs is
          // asked again, alone.
          for (const line of disagree(SAMPLES.slice(at, at + 40))) {
            const name = line.split(' ')[0]!;
            if (
              combinations.has(`${name} ${version}`) ||
              combinations.has(`${name} ${version} ${target}`)
            )
              continue;
            differ.push(...disagree([line]));
          }
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
      assert.deepEqual(differ, []);
    });
  }
});

describe('PTX special registers and directives', () => {
  it('are found by name', () => {
    assert.equal(findPtxSpecial('%tid')?.type, 'v4.u32');
    assert.equal(findPtxSpecial('%envreg17')?.ptx, 21);
    assert.equal(findPtxSpecial('%pm3_64')?.type, 'u64');
    assert.equal(findPtxSpecial('%r1'), undefined);
    assert.equal(findPtxDirective('maxntid')?.form, '.maxntid x, y, z');
    for (const row of [...ptxSpecialRegisters, ...ptxDirectives])
      assert.match(row.doc, /^[A-Z].*\.$/s);
  });

  it('are what ptxas knows', function () {
    const ptxas = requireTool(this, 'ptxas');
    const folder = mkdtempSync(join(tmpdir(), 'warplens-sreg-'));
    try {
      const lines = ptxSpecialRegisters.map((row, i) => {
        const name = row.name.replace('*', row.name.startsWith('%reserved') ? '1' : '2');
        const wide = row.type.endsWith('64');
        if (row.type === 'pred') return `mov.pred %p1, ${name};`;
        return `mov.${wide ? 'u64' : 'u32'} ${wide ? '%rd' : '%r'}${i % 8}, ${name}${row.type.startsWith('v4') ? '.x' : ''};`;
      });
      const { text } = moduleOf(lines, '9.0', 'sm_90');
      const file = join(folder, 'sreg.ptx');
      writeFileSync(file, text);
      const run = spawnSync(ptxas, ['-arch', 'sm_90', file, '-o', join(folder, 'out')], {
        encoding: 'utf8',
      });
      assert.equal(run.stderr, '');
      assert.deepEqual(checkPtx(parsePtx(text).module), []);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
