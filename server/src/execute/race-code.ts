/**
 * Code that keeps the cells of `race-cells.ts` while a kernel runs: a helper for each kind of
 * access, which asks the host only about pairs that numbers alone do not order.
 */
import type { Inst, Value } from '../mir/index.ts';
import { CodeWriter, type ModuleWriter, OP } from '../wasm/index.ts';
import type { Emitter } from './emitter.ts';
import type { Races } from './environment.ts';
import { CELL, type CellSlot, FAR, MEETS, SHORT, SITE, SLOT, siteWord } from './race-cells.ts';

/** The functions of the host; before all others. */
export function importRaces(module: ModuleWriter): Pick<Races, 'race' | 'order'> {
  return {
    race: module.importFunc('race', ['i32', 'i32', 'i32', 'i32', 'i32', 'i64']),
    order: module.importFunc('order', ['i32', 'i32', 'i32']),
  };
}

/** Globals and helpers. */
export function declareRaces(
  module: ModuleWriter,
  known: Pick<Races, 'race' | 'order' | 'granule' | 'orders'>,
): Races {
  const global = (name: string): number => {
    const index = module.global('i32');
    module.exportGlobal(name, index);
    return index;
  };
  return {
    ...known,
    first: global('raceFirst'),
    bytes: global('raceBytes'),
    cells: global('raceCells'),
    base: global('raceBase'),
    far: global('raceFar'),
    own: global('raceOwn'),
    sync: global('raceSync'),
    lanes: global('raceLanes'),
    agents: global('raceAgents'),
    segment: global('raceSegment'),
    start: global('raceStart'),
    read: module.declare(['i32', 'i32', 'i32'], []),
    write: module.declare(['i32', 'i32', 'i32', 'i64'], []),
    atomic: module.declare(['i32', 'i32', 'i32', 'i64'], []),
    range: module.declare(['i32', 'i32', 'i32', 'i32'], []),
  };
}

export function defineRaceHelpers(module: ModuleWriter, races: Races): void {
  module.define(races.read, readCode(races));
  module.define(races.write, writeCode(races, false));
  module.define(races.atomic, writeCode(races, true));
  module.define(races.range, rangeCode(races));
  module.exportFunc('raceRange', races.range);
}

/** Looks at an access whose bytes are at the address in `local`; before it takes place. */
export function emitRace(
  f: Emitter,
  access: {
    readonly local: number;
    readonly site: number;
    readonly inst: Inst;
    readonly size: number;
    readonly mode: 'load' | 'store' | 'atomic';
    readonly value?: Value;
  },
): void {
  const { races } = f.env;
  if (races === undefined) return;
  const { code } = f;
  const { local, site, inst, size, mode, value } = access;
  inRange(f, local);
  const isAtomic = inst.op.startsWith('atomic.');
  const word = siteWord(site, { inst, size, writes: mode !== 'load' });
  const isShort = size === races.granule && !isAtomic;
  if (isShort) pushIsOwn(f, access, word);
  code.get(local);
  code.i32(size);
  code.i32(word);
  if (mode === 'load') code.call(races.read);
  else {
    if (value === undefined) code.i64(0n);
    else f.pushAsI64(value);
    code.call(isAtomic ? races.atomic : races.write);
  }
  if (isShort) code.end();
  code.end();
}

/**
 * Begins an `if` for what the short way does not know. Most granules have not been touched, or by
 * the segment that runs alone: then the cell only takes this access. The local is aligned to it.
 */
function pushIsOwn(
  f: Emitter,
  { local, mode }: { readonly local: number; readonly mode: 'load' | 'store' | 'atomic' },
  word: number,
): void {
  const { code } = f;
  const races = f.env.races!;
  const cell = f.take('i32');
  const write = f.take('i32');
  const read = f.take('i32');
  const pair = f.take('i64');
  code.get(local);
  code.i32(CELL.bytes / races.granule);
  code.op(OP.i32Mul);
  code.globalGet(races.base);
  code.op(OP.i32Add);
  code.tee(cell);
  code.memory(OP.i64Load, CELL.write);
  code.tee(pair);
  code.op(OP.i32WrapI64);
  code.set(write);
  code.get(pair);
  code.i64(32n);
  code.op(OP.i64ShrU);
  code.op(OP.i32WrapI64);
  code.set(read);
  const isFree = (other: number): void => {
    code.get(other);
    code.op(OP.i32Eqz);
    code.get(other);
    code.globalGet(races.segment);
    code.op(OP.i32Eq);
    code.op(OP.i32Or);
  };
  isFree(write);
  isFree(read);
  code.op(OP.i32And);
  if (mode !== 'load') {
    // A second reader is left to the long way.
    code.get(cell);
    code.memory(OP.i32Load, CELL.readSite);
    code.i32(SITE.far);
    code.op(OP.i32And);
    code.op(OP.i32Eqz);
    code.op(OP.i32And);
  }
  code.if();
  if (mode === 'load') {
    // The first read of a segment stays.
    code.get(read);
    code.op(OP.i32Eqz);
    code.if();
    code.get(cell);
    code.globalGet(races.segment);
    code.memory(OP.i32Store, CELL.read);
    code.get(cell);
    code.i32(word);
    code.memory(OP.i32Store, CELL.readSite);
    code.end();
  } else {
    // The write alone is kept.
    code.get(cell);
    code.globalGet(races.segment);
    code.op(OP.i64ExtendI32U);
    code.memory(OP.i64Store, CELL.write);
    code.get(cell);
    code.i32(word);
    code.memory(OP.i32Store, CELL.writeSite);
  }
  code.else();
  f.free('i32', cell);
  f.free('i32', write);
  f.free('i32', read);
  f.free('i64', pair);
}

/** Puts on the stack what the offsets of a slot count from. */
function pushBase(code: CodeWriter, races: Races, cell: number, { isFar }: CellSlot): void {
  code.get(cell);
  if (!isFar) return;
  code.i32(Math.log2(CELL.bytes));
  code.op(OP.i32ShrU);
  code.i32(FAR.bytes);
  code.op(OP.i32Mul);
  code.globalGet(races.far);
  code.op(OP.i32Add);
}

/** Puts on the stack the site of what is remembered, as `longSite` puts it together. */
function pushSiteOf(code: CodeWriter, races: Races, cell: number, slot: CellSlot): void {
  if (!slot.isFar) {
    code.get(cell);
    code.memory(OP.i32Load, slot.site);
    // Without what is there of the second reader.
    code.i32(~(slot === SLOT.write ? SITE.middle : SITE.rest));
    code.op(OP.i32And);
    return;
  }
  const rest = code.local('i32');
  pushBase(code, races, cell, slot);
  code.memory(OP.i32Load8U, slot.site);
  code.get(cell);
  code.memory(OP.i32Load, CELL.writeSite);
  code.i32(SHORT.middleShift);
  code.op(OP.i32ShrU);
  code.i32(SHORT.middle);
  code.op(OP.i32And);
  code.op(OP.i32Or);
  code.get(cell);
  code.memory(OP.i32Load, CELL.readSite);
  code.tee(rest);
  code.i32(SHORT.bit);
  code.op(OP.i32And);
  code.i32(1);
  code.op(OP.i32ShrU);
  code.op(OP.i32Or);
  code.get(rest);
  code.i32(SHORT.shift);
  code.op(OP.i32Shl);
  code.i32(SHORT.says);
  code.op(OP.i32And);
  code.tee(rest);
  code.op(OP.i32Or);
  code.get(rest);
  code.i32(SITE.size);
  code.op(OP.i32And);
  code.i32(0);
  code.op(OP.i32Ne);
  code.i32(31);
  code.op(OP.i32Shl);
  code.op(OP.i32Or);
}

/** Keeps the site of the write or the first read, beside what is there of the second reader. */
function storeSite({ code, cell }: Loop, slot: CellSlot, push: () => void): void {
  code.get(cell);
  code.get(cell);
  code.memory(OP.i32Load, slot.site);
  code.i32(slot === SLOT.write ? SITE.middle : SITE.far | SITE.rest);
  code.op(OP.i32And);
  push();
  code.op(OP.i32Or);
  code.memory(OP.i32Store, slot.site);
}

/** Keeps the site of the second reader, and that there is one. */
function storeFarSite({ code, cell, races }: Loop, push: () => void): void {
  const word = code.local('i32');
  pushBase(code, races, cell, SLOT.far);
  push();
  code.tee(word);
  code.memory(OP.i32Store8, SLOT.far.site);
  code.get(cell);
  code.get(cell);
  code.memory(OP.i32Load, CELL.writeSite);
  code.i32(~SITE.middle);
  code.op(OP.i32And);
  code.get(word);
  code.i32(SHORT.middle);
  code.op(OP.i32And);
  code.i32(SHORT.middleShift);
  code.op(OP.i32Shl);
  code.op(OP.i32Or);
  code.memory(OP.i32Store, CELL.writeSite);
  code.get(cell);
  code.get(cell);
  code.memory(OP.i32Load, CELL.readSite);
  code.i32(~SITE.rest);
  code.op(OP.i32And);
  code.i32(SITE.far);
  code.op(OP.i32Or);
  code.get(word);
  code.i32(SHORT.numberBit);
  code.op(OP.i32And);
  code.i32(1);
  code.op(OP.i32Shl);
  code.op(OP.i32Or);
  code.get(word);
  code.i32(SHORT.says);
  code.op(OP.i32And);
  code.i32(SHORT.shift);
  code.op(OP.i32ShrU);
  code.op(OP.i32Or);
  code.memory(OP.i32Store, CELL.readSite);
}

/** Lets the host do what an atomic operation orders; `done`: a local that says whether it wrote. */
export function emitOrder(f: Emitter, local: number, site: number, done?: number): void {
  const { races } = f.env;
  if (races?.orders !== true) return;
  const { code } = f;
  inRange(f, local);
  code.get(local);
  code.i32(site);
  if (done === undefined) code.i32(1);
  else code.get(done);
  code.call(races.order);
  code.end();
}

/** A fence, which concerns no place. */
export function emitFence(f: Emitter, inst: Inst): void {
  const { races } = f.env;
  if (races === undefined) return;
  f.code.i32(0);
  f.code.i32(f.site('order', inst));
  f.code.i32(1);
  f.code.call(races.order);
}

function inRange(f: Emitter, local: number): void {
  const { code } = f;
  const { first, bytes } = f.env.races!;
  code.get(local);
  code.globalGet(first);
  code.op(OP.i32Sub);
  code.globalGet(bytes);
  code.op(OP.i32LtU);
  code.if();
}

interface Loop {
  readonly code: CodeWriter;
  readonly cell: number;
  readonly races: Races;
  /** Locals: the place of the access, the site, and the segment that runs. */
  readonly place: number;
  readonly site: number;
  readonly current: number;
  readonly value: number | undefined;
}

/** Runs `body` for each cell of an access: parameters are the place, the bytes and the site. */
function overCells(
  races: Races,
  params: number,
  value: number | undefined,
  body: (loop: Loop) => void,
): CodeWriter {
  const code = new CodeWriter(params);
  const [place, size, site] = [0, 1, 2];
  const cell = code.local('i32');
  const end = code.local('i32');
  const current = code.local('i32');
  const shift = 31 - Math.clz32(races.granule);
  code.globalGet(races.segment);
  code.set(current);
  const address = (rest: number): void => {
    code.get(place);
    code.globalGet(races.first);
    code.op(OP.i32Sub);
    if (rest > 0) {
      code.get(size);
      code.op(OP.i32Add);
      code.i32(rest);
      code.op(OP.i32Add);
    }
    code.i32(shift);
    code.op(OP.i32ShrU);
    code.i32(CELL.bytes);
    code.op(OP.i32Mul);
    code.globalGet(races.cells);
    code.op(OP.i32Add);
  };
  address(0);
  code.set(cell);
  if (races.granule > 1) address(races.granule - 1);
  else {
    address(0);
    code.get(size);
    code.i32(CELL.bytes);
    code.op(OP.i32Mul);
    code.op(OP.i32Add);
  }
  code.set(end);
  code.loop();
  const again = code.depth;
  body({ code, cell, races, place, site, current, value });
  code.get(cell);
  code.i32(CELL.bytes);
  code.op(OP.i32Add);
  code.tee(cell);
  code.get(end);
  code.op(OP.i32LtU);
  code.brIf(again);
  code.end();
  return code;
}

/** Puts on the stack whether a segment of this block comes before the one that runs. */
function pushOrdered({ code, races, current }: Loop, other: number): void {
  code.get(other);
  code.globalGet(races.own);
  code.op(OP.i32Sub);
  code.globalGet(races.sync);
  code.globalGet(races.own);
  code.op(OP.i32Sub);
  code.op(OP.i32LtU);
  // A barrier orders no copies that run beside the threads.
  code.get(other);
  code.globalGet(races.agents);
  code.op(OP.i32And);
  code.op(OP.i32Eqz);
  code.op(OP.i32And);
  // .. or it is of the same thread.
  code.get(other);
  code.get(current);
  code.op(OP.i32Xor);
  code.globalGet(races.lanes);
  code.op(OP.i32And);
  code.op(OP.i32Eqz);
  code.get(other);
  code.globalGet(races.own);
  code.op(OP.i32GeU);
  code.op(OP.i32And);
  code.op(OP.i32Or);
}

/** Asks the host about an earlier access when numbers do not order it before this one. */
function check(
  loop: Loop,
  other: number,
  slot: CellSlot,
  meets: number,
  compatible: boolean,
): void {
  const { code, cell, races, current, site, value } = loop;
  const pushSite = (): void => pushSiteOf(code, races, cell, slot);
  code.get(other);
  code.get(current);
  code.op(OP.i32Ne);
  code.get(other);
  code.i32(0);
  code.op(OP.i32Ne);
  code.op(OP.i32And);
  code.if();
  if (compatible) {
    // Atomic operations of one size, in a scope that has all threads, do not race.
    pushSite();
    code.get(site);
    code.op(OP.i32Xor);
    code.i32(SITE.kind | 0);
    code.op(OP.i32And);
    code.get(site);
    code.i32(3 << SITE.scopeShift);
    code.op(OP.i32And);
    code.op(OP.i32Or);
    code.get(site);
    code.i32(SITE.atomic | 0);
    code.op(OP.i32And);
    code.op(OP.i32Eqz);
    code.op(OP.i32Or);
    code.if();
  }
  pushOrdered(loop, other);
  code.op(OP.i32Eqz);
  code.if();
  code.get(cell);
  code.get(other);
  pushSite();
  code.get(site);
  code.i32(meets);
  if (value === undefined) code.i64(0n);
  else code.get(value);
  code.call(races.race);
  code.end();
  if (compatible) code.end();
  code.end();
}

/** Place, bytes, site. */
function readCode(races: Races): CodeWriter {
  return overCells(races, 3, undefined, (loop) => {
    const { code, cell, current, site } = loop;
    const other = code.local('i32');
    const read = code.local('i32');
    code.get(cell);
    code.memory(OP.i32Load, CELL.write);
    code.set(other);
    check(loop, other, SLOT.write, MEETS.readAfterWrite, true);
    code.block();
    const done = code.depth;
    code.get(cell);
    code.memory(OP.i32Load, CELL.read);
    code.tee(read);
    code.get(current);
    code.op(OP.i32Eq);
    code.brIf(done);
    const keep = (slot: CellSlot): void => {
      pushBase(code, races, cell, slot);
      code.get(current);
      code.memory(OP.i32Store, slot.segment);
      if (slot.isFar) storeFarSite(loop, () => code.get(site));
      else storeSite(loop, slot, () => code.get(site));
    };
    checkWriter(loop, read, SLOT.read);
    code.get(read);
    code.op(OP.i32Eqz);
    pushOrdered(loop, read);
    code.op(OP.i32Or);
    code.if();
    keep(SLOT.read);
    code.br(done);
    code.end();
    // Of the others, the one that is farthest from the first is kept.
    pushBase(code, races, cell, SLOT.far);
    code.memory(OP.i32Load, SLOT.far.segment);
    code.tee(other);
    code.get(current);
    code.op(OP.i32Eq);
    code.brIf(done);
    checkWriter(loop, other, SLOT.far);
    code.get(other);
    code.op(OP.i32Eqz);
    pushOrdered(loop, other);
    code.op(OP.i32Or);
    code.get(other);
    code.get(read);
    code.op(OP.i32Xor);
    code.get(current);
    code.get(read);
    code.op(OP.i32Xor);
    code.op(OP.i32LtU);
    code.op(OP.i32Or);
    code.if();
    keep(SLOT.far);
    code.end();
    code.end();
  });
}

/** An atomic write that others made is checked by plain reads too. */
function checkWriter(loop: Loop, other: number, slot: CellSlot): void {
  const { code, cell, races } = loop;
  pushSiteOf(code, races, cell, slot);
  code.i32(SITE.writes);
  code.op(OP.i32And);
  code.if();
  check(loop, other, slot, MEETS.readAfterWrite, true);
  code.end();
}

/**
 * An atomic operation orders nothing between the write before it and other atomic ones: that write
 * goes on to count, in the first slot that is free or the second.
 */
function keepWrite(loop: Loop): void {
  const { code, cell, current, races } = loop;
  const keep = (to: CellSlot): void => {
    pushBase(code, races, cell, to);
    code.get(cell);
    code.memory(OP.i32Load, SLOT.write.segment);
    code.memory(OP.i32Store, to.segment);
    const push = (): void => pushSiteOf(code, races, cell, SLOT.write);
    if (to.isFar) storeFarSite(loop, push);
    else storeSite(loop, to, push);
  };
  code.get(cell);
  code.memory(OP.i32Load, CELL.write);
  code.i32(0);
  code.op(OP.i32Ne);
  code.get(cell);
  code.memory(OP.i32Load, CELL.write);
  code.get(current);
  code.op(OP.i32Ne);
  code.get(cell);
  code.memory(OP.i32Load, CELL.writeSite);
  code.i32(0);
  code.op(OP.i32GeS);
  code.op(OP.i32Or);
  code.op(OP.i32And);
  code.if();
  code.get(cell);
  code.memory(OP.i32Load, CELL.read);
  code.op(OP.i32Eqz);
  code.if();
  keep(SLOT.read);
  code.else();
  // A plain write that is kept stays: more accesses race with it.
  pushBase(code, races, cell, SLOT.far);
  code.memory(OP.i32Load, SLOT.far.segment);
  code.op(OP.i32Eqz);
  code.get(cell);
  code.memory(OP.i32Load, CELL.writeSite);
  code.i32(0);
  code.op(OP.i32GeS);
  code.op(OP.i32Or);
  code.if();
  keep(SLOT.far);
  code.end();
  code.end();
  code.end();
}

/** Place, bytes, site, value. */
function writeCode(races: Races, atomic: boolean): CodeWriter {
  return overCells(races, 4, 3, (loop) => {
    const { code, cell, current, site } = loop;
    const other = code.local('i32');
    code.get(cell);
    code.memory(OP.i32Load, CELL.write);
    code.set(other);
    check(loop, other, SLOT.write, MEETS.writeAfterWrite, atomic);
    for (const slot of [SLOT.read, SLOT.far]) {
      pushBase(code, races, cell, slot);
      code.memory(OP.i32Load, slot.segment);
      code.tee(other);
      code.if();
      check(loop, other, slot, MEETS.writeAfterRead, atomic);
      if (!atomic) {
        pushBase(code, races, cell, slot);
        code.i32(0);
        code.memory(OP.i32Store, slot.segment);
      }
      code.end();
    }
    if (atomic) keepWrite(loop);
    code.get(cell);
    code.get(current);
    code.memory(OP.i32Store, CELL.write);
    storeSite(loop, SLOT.write, () => code.get(site));
  });
}

/** Place, bytes, site, 1 for a write: a part of a copy or fill that lies where others see it. */
function rangeCode(races: Races): CodeWriter {
  const code = new CodeWriter(4);
  const [place, size, site, writes] = [0, 1, 2, 3];
  code.get(place);
  code.globalGet(races.first);
  code.op(OP.i32Sub);
  code.globalGet(races.bytes);
  code.op(OP.i32LtU);
  code.if();
  const write = (by: number): void => {
    code.get(place);
    code.get(size);
    code.get(site);
    code.i64(0n);
    code.call(by);
  };
  code.get(writes);
  code.if();
  // Sites of atomic operations are negative numbers.
  code.get(site);
  code.i32(0);
  code.op(OP.i32LtS);
  code.if();
  write(races.atomic);
  code.else();
  write(races.write);
  code.end();
  code.else();
  code.get(place);
  code.get(size);
  code.get(site);
  code.call(races.read);
  code.end();
  code.end();
  return code;
}
