/** Resources of kernels: every number has a source, and the AMD ones are those of the text. */
import assert from 'node:assert/strict';
import { resources } from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo } from '../kit/index.ts';

const PATH = '/src/gemm.rs';

function report(target: 'ptx' | 'amdgcn', more: object = {}) {
  const engine = testEngine();
  engine.setFile(PATH, readRepo('test-fixtures/kernels/gemm_tiled.rs'));
  const found = resources(engine, { path: PATH, kernel: 'gemm', target, ...more });
  assert.ok(found);
  return found;
}

const figure = ({ figures }: ReturnType<typeof report>, name: string) => {
  const found = figures.find((f) => f.name === name);
  assert.ok(found, `no figure ${name}`);
  return found;
};

describe('ide: resources', () => {
  it('PTX: registers are an estimate until an assembler counts them', () => {
    const guess = report('ptx', { cpu: 'sm_80' });
    assert.equal(figure(guess, 'registers').estimate, true);
    assert.match(figure(guess, 'registers').source, /estimate/);
    assert.ok(figure(guess, 'virtual-registers').value > figure(guess, 'registers').value);
    assert.equal(guess.occupancy?.estimate, true);
    const measured = { registers: 65, spillBytes: 8, stackBytes: 16, source: 'ptxas 1.2' };
    const counted = report('ptx', { cpu: 'sm_80', measured });
    assert.deepEqual(figure(counted, 'registers'), {
      name: 'registers',
      label: 'registers',
      value: 65,
      unit: '',
      source: 'ptxas 1.2',
      estimate: false,
    });
    assert.equal(figure(counted, 'spilled-registers').value, 8);
    const row = counted.occupancy?.rows.find((r) => r.block === 256);
    assert.deepEqual(
      [row?.groups, row?.waves, row?.percent, row?.limitedBy, row?.better],
      [3, 24, 38, ['registers'], { resource: 'registers', atMost: 64, percent: 50 }],
    );
  });

  it('parameters have their places, and their sum', () => {
    const { params, paramLimit, ...rest } = report('ptx');
    assert.deepEqual(
      params.map(({ name, offset, size }) => [name, offset, size]),
      [
        ['a', 0, 8],
        ['b', 8, 8],
        ['c', 16, 8],
        ['m', 24, 4],
        ['n', 28, 4],
        ['k', 32, 4],
        ['alpha', 36, 4],
        ['beta', 40, 4],
      ],
    );
    assert.ok(paramLimit >= 4352);
    assert.equal(figure({ params, paramLimit, ...rest }, 'parameters').value, 44);
  });

  it('AMD: the descriptor tells, and waves have 64 lanes', () => {
    const found = report('amdgcn', { cpu: 'gfx90a' });
    assert.equal(figure(found, 'registers').label, 'VGPRs');
    assert.match(figure(found, 'registers').source, /descriptor/);
    assert.ok(figure(found, 'scalar-registers').value > 0);
    assert.deepEqual(found.occupancy?.rows.map((r) => r.block).slice(0, 3), [64, 128, 192]);
    assert.equal(found.occupancy?.rows.at(-1)?.block, 1024);
    assert.ok(found.occupancy?.rows.every((r) => r.limitedBy.length > 0));
  });

  it('workgroup memory of the launch counts where it is given', () => {
    const plain = report('ptx', { cpu: 'sm_80' });
    assert.deepEqual(
      plain.memory.map(({ kind, size }) => [kind, size]),
      [['launch-sized', undefined]],
    );
    const full = report('ptx', { cpu: 'sm_80', launchBytes: 100 * 1024 });
    const row = full.occupancy?.rows.find((r) => r.block === 256);
    assert.deepEqual([row?.groups, row?.limitedBy], [1, ['workgroup memory']]);
    assert.equal(row?.better?.resource, 'workgroup memory');
    // Two blocks and the KiB the system keeps of each share 164 KiB.
    assert.equal(row?.better?.atMost, 81 * 1024);
  });

  it('an unknown CPU is a problem by name, and what is unknown stays out', () => {
    const found = report('ptx', { cpu: 'sm_1' });
    assert.deepEqual(found.problems, ["unknown CPU 'sm_1' for ptx"]);
    assert.equal(found.occupancy, undefined);
    const engine = testEngine();
    engine.setFile(PATH, 'fn f() {}');
    assert.equal(resources(engine, { path: PATH, kernel: 'f', target: 'ptx' }), undefined);
  });
});
