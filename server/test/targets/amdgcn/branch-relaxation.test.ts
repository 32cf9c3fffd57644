/**
 * Code so long that jumps need islands: from its middle to its end, from its end to its start, by
 * all lanes and by some.
 */
import assert from 'node:assert/strict';
import { addBlockParam, createModule, type Module, type Value } from '../../../src/mir/index.ts';
import { findTool, isSampled, requireTool } from '../../kit/index.ts';
import { interpret, kernelOf } from '../differential.ts';
import { assemble, emit, emulate } from './kit.ts';

const THREADS = 64;
const PARTS = 40;
const STEPS = 900;
const ROUNDS = 2;

/**
 * A long loop with an exit behind each of its parts; `apart`: each lane leaves where its own value
 * says.
 */
function longLoop(apart: boolean): Module {
  const module = createModule('long');
  const { b, args } = kernelOf(module, 'k', ['out']);
  const tid = b.value('gpu.thread.id', [], 'i32', { dim: 'x' });
  const group = b.value('gpu.workgroup.id', [], 'i32', { dim: 'x' });
  const head = b.newBlock('head');
  const done = b.newBlock('done');
  const result = addBlockParam(b.fn, done, 'i32', 'result');
  const round = addBlockParam(b.fn, head, 'i32', 'round');
  let value: Value = addBlockParam(b.fn, head, 'i32', 'value');
  b.br(head, [b.int('i32', 0), apart ? tid : group]);
  b.block = head;
  for (let part = 0; part < PARTS; part++) {
    for (let i = 0; i < STEPS; i++) {
      const k = b.int('i32', 0x01000193 + 2 * (part * STEPS + i));
      value = b.value(i % 2 === 0 ? 'int.xor' : 'int.add', [value, k], 'i32');
    }
    const next = b.newBlock(`part${part}`);
    const low = b.value('int.and', [value, b.int('i32', 63)], 'i32');
    b.brIf(b.icmp('eq', low, b.int('i32', part)), done, next, [value]);
    b.block = next;
  }
  const after = b.value('int.add', [round, b.int('i32', 1)], 'i32');
  b.brIf(b.icmp('ult', after, b.int('i32', ROUNDS)), head, done, [after, value], [value]);
  b.block = done;
  const place = b.value('int.zext', [b.value('int.mul', [tid, b.int('i32', 4)], 'i32')], 'i64');
  b.store(result, b.ptrAdd(args[0]!, place), 4);
  b.ret([]);
  return module;
}

describe('AMDGCN: jumps over much code', () => {
  const out = new Uint8Array(4 * THREADS);
  const modules = new Map<boolean, Module>();
  const moduleOf = (apart: boolean): Module => {
    let module = modules.get(apart);
    if (module === undefined) modules.set(apart, (module = longLoop(apart)));
    return module;
  };
  const texts = new Map<string, string>();
  /** Both tests of a case need the text, which takes longest. */
  const textOf = (apart: boolean, cpu: string): string => {
    const key = `${cpu} ${apart}`;
    let text = texts.get(key);
    if (text === undefined) texts.set(key, (text = emit(moduleOf(apart), cpu)));
    return text;
  };
  after(() => {
    modules.clear();
    texts.clear();
  });
  for (const [i, cpu] of ['gfx90a', 'gfx1100', 'gfx1201'].entries())
    for (const apart of [false, true]) {
      if (!isSampled(i + Number(apart), 2)) continue;
      const what = apart ? 'lane by lane' : 'all lanes at once';
      it(`${what} on ${cpu}`, () => {
        const text = textOf(apart, cpu);
        assert.match(text, /s_branch \.LBB0_\d+_\d+_to_\d+/, 'an island leads to the next one');
        const expected = interpret(moduleOf(apart), 'k', { block: THREADS }, [out]);
        assert.deepEqual(emulate(text, 'k', { block: THREADS }, [out])[0], expected[0]);
      });
      it(`assembles ${what} on ${cpu}`, function () {
        const mc = requireTool(this, 'llvm-mc');
        assemble(mc, findTool('ld.lld'), textOf(apart, cpu), cpu);
      });
    }
});
