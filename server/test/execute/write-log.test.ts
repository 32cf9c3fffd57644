/** Who may have written bytes of a launch, and which stack slots other threads may know of. */
import assert from 'node:assert/strict';
import { leakedSlots } from '../../src/execute/leaks.ts';
import { hasLine, joinLines, LINE } from '../../src/execute/memory-state.ts';
import { WriteLog } from '../../src/execute/write-log.ts';
import { parseMir } from '../../src/mir/index.ts';

/** Slots: read and written alone; stored; passed; stored where nobody waits any more. */
const TEXT = `
func device @use(ptr.private) {
entry(%p: ptr.private):
  ret
}
func device @wait() {
entry:
  ret
}
func kernel @k(out: ptr.global) {
entry(%out: ptr.global):
  %own: ptr.private = alloca size=16 align=8
  %stored: ptr.private = alloca size=4 align=4
  %passed: ptr.private = alloca size=16 align=8
  %late: ptr.private = alloca size=4 align=4
  %four: i64 = const.int 4
  %zero: i32 = const.int 0
  %inside: ptr.private = ptr.add %own, %four
  mem.store %zero, %inside align=4
  mem.store %stored, %own align=8
  call @use(%passed)
  br waits
waits:
  call @wait()
  br end
end:
  call @use(%late)
  ret
}
`;

const lines = (...list: readonly number[]) => Int32Array.from(list);

describe('execute: writes of units', () => {
  it('lines that two lists have stand once, ascending', () => {
    assert.deepEqual([...joinLines(lines(2, 5, 9), lines(1, 5, 7))], [1, 2, 5, 7, 9]);
    assert.deepEqual([...joinLines(lines(), lines(3))], [3]);
  });

  it('bytes are on each line that they touch', () => {
    const written = lines(2, 4);
    assert.equal(hasLine(written, 2 * LINE - 1, 1), false);
    assert.equal(hasLine(written, 2 * LINE - 1, 2), true);
    assert.equal(hasLine(written, 3 * LINE, LINE), false);
    assert.equal(hasLine(written, 3 * LINE, LINE + 1), true);
    assert.equal(hasLine(written, 5 * LINE, 1000), false);
  });

  it('names units that may have written bytes, the last ones first', () => {
    const log = new WriteLog();
    log.note(0, 4, lines(1, 2));
    log.note(4, 8, lines(2));
    log.note(8, 12, lines(3));
    // What units do again is known.
    log.note(0, 8, lines(7));
    assert.deepEqual(log.writersOf(2 * LINE, 4, 12), [
      { from: 4, to: 8 },
      { from: 0, to: 4 },
    ]);
    assert.deepEqual(log.writersOf(2 * LINE, 4, 6), [
      { from: 4, to: 6 },
      { from: 0, to: 4 },
    ]);
    assert.deepEqual(log.writersOf(7 * LINE, 4, 12), []);
    // Nothing is known of later ones.
    assert.deepEqual(log.writersOf(7 * LINE, 4, 14), [{ from: 12, to: 14 }]);
    log.noteOne({ from: 8, to: 13 }, 7 * LINE, 4);
    assert.deepEqual(log.writersOf(7 * LINE, 4, 13), [
      { from: 12, to: 13 },
      { from: 8, to: 13 },
    ]);
  });
});

describe('execute: slots that others may know of', () => {
  const leaked = (text: string): number[] => {
    const { module, errors } = parseMir(text);
    assert.deepEqual(errors, []);
    const fn = [...module.funcs.values()].find(({ kind }) => kind === 'kernel')!;
    const isWait = (symbol: string | undefined) => symbol === 'wait';
    const waitsIn = (block: (typeof fn.blocks)[number]) =>
      block.insts.some(({ attrs }) => isWait(attrs.symbol));
    const slots = fn.blocks.flatMap(({ insts }) => insts.filter(({ op }) => op === 'alloca'));
    const found = leakedSlots(fn, waitsIn);
    return slots.flatMap((slot, i) => (found.has(slot) ? [i] : []));
  };

  it('are those whose addresses are stored, passed or chosen before a wait', () => {
    assert.deepEqual(leaked(TEXT), [1, 2]);
  });
});
