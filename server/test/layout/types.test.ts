/**
 * Sizes, alignments, field offsets and niches against what rustc gave for the same declarations.
 */
import assert from 'node:assert/strict';
import { Layouts } from '../../src/layout/index.ts';
import { readRepo } from '../kit/index.ts';
import { MiniProgram } from './mini-program.ts';

interface Expected {
  readonly size: number;
  readonly align: number;
  readonly option: number;
  readonly option3: number;
  readonly offsets?: readonly number[];
}

describe('layout: declarations of types.rs', () => {
  const text = readRepo('test-fixtures/layout/types.rs');
  const expected = JSON.parse(readRepo('test-fixtures/layout/types.json')) as Record<
    string,
    Expected
  >;
  const program = new MiniProgram(text);
  const layouts = new Layouts(program.queries);
  for (const [name, want] of Object.entries(expected)) {
    const line = text
      .split('\n')
      .find((at) => new RegExp(`(struct|enum|union) ${name}\\b`).test(at));
    it(`${line}`, () => {
      const layout = layouts.of(program.type(name));
      const got = {
        size: layout.size,
        align: layout.align,
        option: layouts.of(program.type(`Option<${name}>`)).size,
        option3: layouts.of(program.type(`Option<Option<Option<${name}>>>`)).size,
        ...(want.offsets === undefined ? {} : { offsets: layout.offsets }),
      };
      assert.deepEqual(got, want);
    });
  }
});
