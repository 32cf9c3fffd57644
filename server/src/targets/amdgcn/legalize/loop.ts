/** A counted loop for expansions. */
import { addBlockParam, type Builder, type Value } from '../../../mir/index.ts';

/**
 * Runs `body` once for each step of a counter from 0 to `count` (exclusive) by `step`; the builder
 * goes on behind the loop.
 */
export function loop(b: Builder, count: Value, step: number, body: (at: Value) => void): void {
  const header = b.newBlock();
  const inside = b.newBlock();
  const after = b.newBlock();
  const at = addBlockParam(b.fn, header, 'i64');
  b.br(header, [b.int('i64', 0)]);
  b.block = header;
  b.brIf(b.icmp('ult', at, count), inside, after);
  b.block = inside;
  body(at);
  b.br(header, [b.value('int.add', [at, b.int('i64', step)], 'i64')]);
  b.block = after;
}
