/**
 * Atomics, fences, barriers and volatile accesses: the same instructions, waits and cache control
 * as LLVM, for each ordering, scope and processor. `test-fixtures/codegen/amdgcn-memory-model.txt`
 * holds LLVM's.
 */
import assert from 'node:assert/strict';
import { parseMir } from '../../../src/mir/index.ts';
import { readRepo } from '../../kit/index.ts';
import { emit } from './kit.ts';

const ORDERINGS: Readonly<Record<string, string>> = {
  monotonic: 'relaxed',
  acquire: 'acquire',
  release: 'release',
  acq_rel: 'acqrel',
  seq_cst: 'seqcst',
};

/** The MIR of a title such as `add-result device acquire`. */
function source(title: string): string {
  const [what, scope = 'system', order = 'monotonic'] = title.split(' ');
  const how = `ordering=${ORDERINGS[order]} scope=${scope}`;
  const body: Readonly<Record<string, string>> = {
    load: `%r: i32 = atomic.load %p ${how} align=4\n  mem.store %r, %q align=4`,
    store: `atomic.store %t, %p ${how} align=4`,
    add: `%r: i32 = atomic.rmw add %p, %t ${how} align=4`,
    'add-result': `%r: i32 = atomic.rmw add %p, %t ${how} align=4\n  mem.store %r, %q align=4`,
    exchange: `%r: i32, %ok: i1 = atomic.cmpxchg %p, %t, %seven ${how} failure=seqcst align=4\n  mem.store %r, %q align=4`,
    fence: `mem.store %one, %l align=4\n  fence ${how}\n  mem.store %t, %p align=4`,
    'lds-add': `%r: i32 = atomic.rmw add %l, %t ${how} align=4\n  mem.store %r, %q align=4`,
    'volatile-load': '%r: i32 = mem.load %p align=4 volatile\n  mem.store %r, %q align=4',
    'volatile-store': 'mem.store %t, %p align=4 volatile',
    barrier:
      'mem.store %t, %l align=4\n  gpu.barrier\n  %r: i32 = mem.load %l align=4\n  mem.store %r, %q align=4',
  };
  return `func kernel @k() {
entry:
  %t: i32 = gpu.thread.id x
  %one: i32 = const.int 1
  %seven: i32 = const.int 7
  %p: ptr.global = global.addr @P
  %q: ptr.global = global.addr @Q
  %l: ptr.workgroup = global.addr @L
  ${what === 'volatile-load' ? '' : 'mem.store %t, %q align=4'}
  ${body[what!]}
  ret
}
global @P global size=256 align=4 mutable
global @Q global size=256 align=4 mutable
global @L workgroup size=4 align=4 mutable
`;
}

/** Memory instructions and waits without their registers. */
function sequence(text: string): string {
  const lines = text
    .slice(text.indexOf('\nk:'), text.indexOf('s_endpgm'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) =>
      /^(global|flat|ds_|buffer|scratch|s_barrier|s_wait(cnt|_(?!alu)))/.test(line),
    );
  return lines
    .map((line) => line.replace(/ (v\d+|v\[\d+:\d+\]|s\[\d+:\d+\]|off|null)(,|(?= |$))/g, ''))
    .join('; ');
}

describe('AMDGCN: memory model', () => {
  const expected = new Map<string, Map<string, string>>();
  let title = '';
  for (const line of readRepo('test-fixtures/codegen/amdgcn-memory-model.txt').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const row = /^ {2}([\w ]+): (.*)$/.exec(line);
    if (row === null) {
      title = line;
      expected.set(title, new Map());
    } else for (const cpu of row[1]!.split(' ')) expected.get(title)!.set(cpu, row[2]!);
  }
  assert.ok(expected.size > 70);
  for (const [what, rows] of expected) {
    it(what, () => {
      const { module, errors } = parseMir(source(what));
      assert.deepEqual(errors, []);
      assert.ok(rows.size >= 6);
      for (const [cpu, text] of rows)
        assert.equal(sequence(emit(module, cpu)), text, `${what} on ${cpu}`);
    });
  }
});
