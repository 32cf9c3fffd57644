/**
 * More values alive than there are registers: spills to scratch memory and to lanes, and the right
 * results.
 */
import assert from 'node:assert/strict';
import { createModule, type Module, type Value } from '../../../src/mir/index.ts';
import { amdgcnTarget } from '../../../src/targets/index.ts';
import { findTool, requireTool, sampled } from '../../kit/index.ts';
import { interpret, kernelOf } from '../differential.ts';
import { assemble, CPUS, emit, emulate } from './kit.ts';

const THREADS = 128;

/** Loads `count` words per thread, then adds products of far neighbours, so that all stay alive. */
function vectorPressure(count: number): Module {
  const module = createModule('pressure');
  const { b, args } = kernelOf(module, 'k', ['out', 'in']);
  const [out, input] = args as [Value, Value];
  const tid = b.value('int.zext', [b.value('gpu.thread.id', [], 'i32', { dim: 'x' })], 'i64');
  const at = (base: Value, index: number): Value => {
    const offset = b.value(
      'int.mul',
      [b.value('int.add', [tid, b.int('i64', index * THREADS)], 'i64'), b.int('i64', 4)],
      'i64',
    );
    return b.ptrAdd(base, offset);
  };
  const values = Array.from({ length: count }, (_, i) => b.load('i32', at(input, i), 4));
  let sum = b.int('i32', 0);
  values.forEach((value, i) => {
    sum = b.value(
      'int.add',
      [sum, b.value('int.mul', [value, values[count - 1 - i]!], 'i32')],
      'i32',
    );
    sum = b.value('int.rotl', [sum, b.int('i32', (i % 31) + 1)], 'i32');
  });
  b.store(sum, at(out, 0), 4);
  b.ret([]);
  return module;
}

/** Values that all threads share, as many alive at once; `times` such sets, one after another. */
function scalarPressure(count: number, times = 1): Module {
  const module = createModule('pressure');
  const { b, args } = kernelOf(module, 'k', ['out', 'in']);
  const [out, input] = args as [Value, Value];
  const group = b.value('gpu.workgroup.id', [], 'i32', { dim: 'x' });
  const tid = b.value('gpu.thread.id', [], 'i32', { dim: 'x' });
  void input;
  let sum: Value = tid;
  for (let set = 0; set < times; set++) {
    const values = Array.from({ length: count }, (_, i) =>
      b.value(
        'int.mul',
        [b.value('int.add', [group, b.int('i32', i * 77)], 'i32'), b.int('i32', 1000003 + i + set)],
        'i32',
      ),
    );
    values.forEach((value, i) => {
      sum = b.value(
        'int.add',
        [sum, b.value('int.mul', [value, values[count - 1 - i]!], 'i32')],
        'i32',
      );
      sum = b.value('int.xor', [sum, value], 'i32');
    });
  }
  const place = b.value('int.mul', [b.value('int.zext', [tid], 'i64'), b.int('i64', 4)], 'i64');
  b.store(sum, b.ptrAdd(out, place), 4);
  b.ret([]);
  return module;
}

const number = (text: string, key: string): number =>
  Number(new RegExp(`${key}:\\s+(\\d+)`).exec(text)?.[1]);

describe('AMDGCN: register pressure', () => {
  const input = Uint8Array.from({ length: 4 * THREADS * 330 }, (_, i) => (i * 89 + (i >> 7)) & 255);
  const out = new Uint8Array(4 * THREADS);
  for (const cpu of sampled(CPUS, 2)) {
    it(`vector registers on ${cpu}`, () => {
      const module = vectorPressure(300);
      const text = emit(module, cpu);
      assert.ok(number(text, '.vgpr_spill_count') > 0);
      assert.ok(number(text, '.private_segment_fixed_size') >= 4 * 40);
      const shape = { block: THREADS };
      const expected = interpret(module, 'k', shape, [out, input]);
      assert.deepEqual(emulate(text, 'k', shape, [out, input])[0], expected[0]);
      const [summary] = amdgcnTarget.emitModule(module, { cpu }).summary;
      assert.equal(summary!.registers['vgpr'], number(text, '.vgpr_count'));
      assert.equal(summary!.registers['sgpr'], number(text, '.sgpr_count'));
      assert.equal(summary!.localBytes, number(text, '.private_segment_fixed_size'));
    });
    it(`scalar registers on ${cpu}`, () => {
      const module = scalarPressure(150);
      const text = emit(module, cpu);
      assert.ok(number(text, '.sgpr_spill_count') > 0);
      const shape = { block: 64 };
      const expected = interpret(module, 'k', shape, [out, input]);
      assert.deepEqual(emulate(text, 'k', shape, [out, input])[0], expected[0]);
    });
    it(`scalars that live one after the other share lanes on ${cpu}`, () => {
      const module = scalarPressure(150, 4);
      const text = emit(module, cpu);
      assert.equal(
        number(text, '.vgpr_count'),
        number(emit(scalarPressure(150), cpu), '.vgpr_count'),
      );
      const shape = { block: 64 };
      const expected = interpret(module, 'k', shape, [out, input]);
      assert.deepEqual(emulate(text, 'k', shape, [out, input])[0], expected[0]);
    });
    it(`assembles on ${cpu}`, function () {
      const mc = requireTool(this, 'llvm-mc');
      for (const module of [vectorPressure(300), scalarPressure(150)])
        assemble(mc, findTool('ld.lld'), emit(module, cpu), cpu);
    });
  }
});
