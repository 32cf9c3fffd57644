/**
 * Calls through pointers. Lanes may hold different pointers, and a wave goes to one place at a
 * time: a loop calls what the first of the remaining lanes points to, for all lanes that agree,
 * until none remains.
 */
import {
  addBlockParam,
  Builder,
  type Func,
  replaceValues,
  type Value,
} from '../../../mir/index.ts';

export function expandPointerCalls(fn: Func): void {
  const replaced = new Map<Value, Value>();
  // New blocks are appended: what stood behind a call is looked through later.
  for (let at = 0; at < fn.blocks.length; at++) {
    const block = fn.blocks[at]!;
    const index = block.insts.findIndex((inst) => inst.op === 'call.indirect');
    if (index < 0 || isScalar(block.insts[index]!.args[0])) continue;
    const inst = block.insts[index]!;
    const rest = block.insts.splice(index);
    const b = new Builder(fn, block);
    b.loc = inst.loc;
    const [loop, inside, latch, after] = [b.newBlock(), b.newBlock(), b.newBlock(), b.newBlock()];
    const pointer = b.value('ptr.to.int', [inst.args[0]], 'i64');
    b.br(loop);
    b.block = loop;
    const first = b.value('gpu.intrinsic', [pointer], 'i64', { symbol: FIRST_LANE });
    const agrees = b.icmp('eq', first, pointer);
    const none = inst.results.map((result) => b.undef(result.type));
    const [no, yes] = [b.int('i1', 0), b.int('i1', 1)];
    b.brIf(agrees, inside, latch, [], [no, ...none]);
    b.block = inside;
    const target = b.value('int.to.ptr', [first], 'ptr');
    const made = b.emit(
      'call.indirect',
      [target, ...inst.args.slice(1)],
      inst.results.map((result) => result.type),
      inst.attrs,
    );
    b.br(latch, [yes, ...made.results]);
    b.block = latch;
    const done = addBlockParam(fn, latch, 'i1');
    const results = inst.results.map((result) => addBlockParam(fn, latch, result.type));
    b.brIf(done, after, loop);
    inst.results.forEach((result, i) => {
      replaced.set(result, results[i]!);
    });
    for (const moved of rest.slice(1)) {
      moved.block = after;
      after.insts.push(moved);
    }
  }
  replaceValues(fn, replaced);
}

const FIRST_LANE = 'amdgcn.readfirstlane_u64';

/** Was it made by an expansion? */
function isScalar(pointer: Value): boolean {
  const cast = 'op' in pointer.def ? pointer.def : undefined;
  const from = cast?.op === 'int.to.ptr' ? cast.args[0].def : undefined;
  return from !== undefined && 'op' in from && from.attrs.symbol === FIRST_LANE;
}
