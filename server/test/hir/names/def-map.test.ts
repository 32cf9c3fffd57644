/** Module trees: every fixture's names, visibilities, impls and problems as a snapshot. */
import { expectSnapshot, fixturesIn, readFixture } from '../../kit/index.ts';
import { collectFixture, showCrate } from './support.ts';

describe('names: module trees', () => {
  for (const path of fixturesIn('test-fixtures/hir/names')) {
    it(path.replace(/^.*\/(.*)\.rs$/, '$1'), () => {
      const program = collectFixture(readFixture(path));
      const shown = program.crates.map((crate) => showCrate(program, crate)).join('\n');
      expectSnapshot(path.replace(/\.rs$/, '.snap'), shown);
    });
  }
});
