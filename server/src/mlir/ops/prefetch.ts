/** Prefetches of `memref` and `affine`, which differ in how they name the element alone. */
import type { Parser } from '../syntax/parser.ts';
import type { Op, Use } from '../syntax/tree.ts';

/** What stands behind the element: reads or writes, locality, cache, and the memory's type. */
export function readPrefetchOptions(parser: Parser, op: Op, memref: Use): void {
  parser.expect(',');
  op.attrs.set('isWrite', { kind: 'bool', value: parser.wordOf(['read', 'write']) === 'write' });
  parser.expect(',');
  parser.expect('locality');
  parser.expect('<');
  op.attrs.set('localityHint', parser.attribute());
  parser.expect('>');
  parser.expect(',');
  op.attrs.set('isDataCache', { kind: 'bool', value: parser.wordOf(['data', 'instr']) === 'data' });
  parser.attributes(op);
  parser.expect(':');
  memref.type = parser.type();
  parser.resultTypes(op, []);
}
