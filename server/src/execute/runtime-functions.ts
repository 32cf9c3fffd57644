/**
 * Functions that every compiled kernel brings along: checked copies and fills, numbering of
 * granules, products of 128 bits, and the loop that runs threads.
 */
import { CodeWriter, type ModuleWriter, OP } from '../wasm/index.ts';
import {
  type Globals,
  type Helpers,
  type Imports,
  type Races,
  STATUS,
  THREAD,
} from './environment.ts';
import { type MemoryMap, PARKED, SHADOW, STORED_UNDEFINED, splat64 } from './layout.ts';
import { SITE } from './race-cells.ts';

export function declareHelpers(module: ModuleWriter): Helpers {
  return {
    copy: module.declare(['i64', 'i64', 'i64', 'i32', 'i32', 'i32'], []),
    fill: module.declare(['i64', 'i32', 'i64', 'i32', 'i32'], []),
    own: module.declare(['i32', 'i32', 'i32'], []),
    park: module.declare(['i32', 'i32'], []),
    highUnsigned: module.declare(['i64', 'i64'], ['i64']),
  };
}

export function defineHelpers(
  module: ModuleWriter,
  helpers: Helpers,
  imports: Imports,
  map: MemoryMap,
  races: Races | undefined,
): void {
  module.define(helpers.copy, copyCode(imports, map, races));
  module.define(helpers.fill, fillCode(imports, map, races));
  module.define(helpers.own, ownCode(map));
  module.define(helpers.park, parkCode(map));
  module.define(helpers.highUnsigned, highCode());
}

/** Jumps to `bad` unless a range lies in one object; leaves its first place in a local. */
function checkRange(
  code: CodeWriter,
  map: MemoryMap,
  pointer: number,
  count: number,
  bad: number,
): number {
  const first = code.local('i32');
  const last = code.local('i32');
  code.get(pointer);
  code.op(OP.i32WrapI64);
  code.tee(first);
  code.get(count);
  code.op(OP.i32Add);
  code.i32(1);
  code.op(OP.i32Sub);
  code.set(last);
  for (const at of [first, last]) {
    code.get(at);
    code.i32(map.dataSize);
    code.op(OP.i32GeU);
    code.brIf(bad);
  }
  for (const at of [first, last]) {
    code.get(at);
    code.i32(2);
    code.op(OP.i32ShrU);
    code.i32(-4);
    code.op(OP.i32And);
    code.memory(OP.i32Load, map.owners);
    code.get(pointer);
    code.i64(32n);
    code.op(OP.i64ShrU);
    code.op(OP.i32WrapI64);
    code.op(OP.i32Ne);
    code.brIf(bad);
  }
  return first;
}

/** Runs `body` for each eight bytes of a range, then for each byte that is left. */
function overShadow(
  code: CodeWriter,
  count: number,
  body: (at: number, wide: boolean) => void,
): void {
  const at = code.local('i32');
  code.i32(0);
  code.set(at);
  for (const step of [8, 1]) {
    code.block();
    const done = code.depth;
    code.loop();
    const again = code.depth;
    code.get(at);
    code.i32(step);
    code.op(OP.i32Add);
    code.get(count);
    code.op(OP.i32GtU);
    code.brIf(done);
    body(at, step === 8);
    code.get(at);
    code.i32(step);
    code.op(OP.i32Add);
    code.set(at);
    code.br(again);
    code.end();
    code.end();
  }
}

/** Jumps to `bad` when a byte of the shadow lacks a bit. */
function checkShadow(
  code: CodeWriter,
  map: MemoryMap,
  first: number,
  count: number,
  bits: number,
  bad: number,
): void {
  overShadow(code, count, (at, wide) => {
    code.get(first);
    code.get(at);
    code.op(OP.i32Add);
    if (wide) {
      code.memory(OP.i64Load, map.shadow);
      code.i64(splat64(bits));
      code.op(OP.i64And);
      code.i64(splat64(bits));
      code.op(OP.i64Ne);
    } else {
      code.memory(OP.i32Load8U, map.shadow);
      code.i32(bits);
      code.op(OP.i32And);
      code.op(OP.i32Eqz);
    }
    code.brIf(bad);
  });
}

/** Jumps to `bad` for counts that no memory has; leaves the count in a local. */
function checkCount(code: CodeWriter, count: number, bad: number): number {
  const bytes = code.local('i32');
  code.get(count);
  code.i64(0x7fffffffn);
  code.op(OP.i64GtU);
  code.brIf(bad);
  code.get(count);
  code.op(OP.i32WrapI64);
  code.set(bytes);
  return bytes;
}

function returnWhenEmpty(code: CodeWriter, count: number): void {
  code.get(count);
  code.op(OP.i64Eqz);
  code.if();
  code.op(OP.return);
  code.end();
}

/** Looks for races of a range that is in locals. */
function lookAt(
  code: CodeWriter,
  races: Races | undefined,
  first: number,
  bytes: number,
  site: number,
  writes: boolean,
): void {
  if (races === undefined) return;
  for (const local of [first, bytes, site]) code.get(local);
  if (writes) {
    code.i32(SITE.writes);
    code.op(OP.i32Or);
  }
  code.i32(writes ? 1 : 0);
  code.call(races.range);
}

/** Target, source, bytes, overlap, alignment, site. */
function copyCode(imports: Imports, map: MemoryMap, races: Races | undefined): CodeWriter {
  const code = new CodeWriter(6);
  const [to, from, count, overlap, align, site] = [0, 1, 2, 3, 4, 5];
  returnWhenEmpty(code, count);
  code.block();
  const bad = code.depth;
  const bytes = checkCount(code, count, bad);
  const target = checkRange(code, map, to, bytes, bad);
  const source = checkRange(code, map, from, bytes, bad);
  code.get(target);
  code.get(source);
  code.op(OP.i32Or);
  code.get(align);
  code.i32(1);
  code.op(OP.i32Sub);
  code.op(OP.i32And);
  code.brIf(bad);
  // Different places closer than the count.
  code.get(overlap);
  code.op(OP.i32Eqz);
  code.get(target);
  code.get(source);
  code.op(OP.i32Ne);
  code.op(OP.i32And);
  for (const [a, b] of [
    [target, source],
    [source, target],
  ] as const) {
    code.get(a);
    code.get(b);
    code.op(OP.i32Sub);
    code.get(bytes);
    code.op(OP.i32LtU);
  }
  code.op(OP.i32Or);
  code.op(OP.i32And);
  code.brIf(bad);
  checkShadow(code, map, target, bytes, SHADOW.writable, bad);
  checkShadow(code, map, source, bytes, SHADOW.accessible, bad);
  lookAt(code, races, source, bytes, site, false);
  lookAt(code, races, target, bytes, site, true);
  code.get(target);
  code.get(source);
  code.get(bytes);
  code.memoryCopy();
  const base = (local: number): void => {
    code.get(local);
    code.i32(map.shadow);
    code.op(OP.i32Add);
  };
  base(target);
  base(source);
  code.get(bytes);
  code.memoryCopy();
  // Of the source's shadow, what is initialised counts.
  overShadow(code, bytes, (at, wide) => {
    const address = (): void => {
      code.get(target);
      code.get(at);
      code.op(OP.i32Add);
    };
    address();
    address();
    if (wide) {
      code.memory(OP.i64Load, map.shadow);
      code.i64(splat64(SHADOW.initialised));
      code.op(OP.i64And);
      code.i64(splat64(STORED_UNDEFINED));
      code.op(OP.i64Or);
      code.memory(OP.i64Store, map.shadow);
    } else {
      code.memory(OP.i32Load8U, map.shadow);
      code.i32(SHADOW.initialised);
      code.op(OP.i32And);
      code.i32(STORED_UNDEFINED);
      code.op(OP.i32Or);
      code.memory(OP.i32Store8, map.shadow);
    }
  });
  code.op(OP.return);
  code.end();
  code.get(to);
  code.get(from);
  code.get(count);
  code.get(site);
  code.call(imports.faultRange);
  return code;
}

/** Target, byte, bytes, shadow, site. */
function fillCode(imports: Imports, map: MemoryMap, races: Races | undefined): CodeWriter {
  const code = new CodeWriter(5);
  const [to, byte, count, shadow, site] = [0, 1, 2, 3, 4];
  returnWhenEmpty(code, count);
  code.block();
  const bad = code.depth;
  const bytes = checkCount(code, count, bad);
  const target = checkRange(code, map, to, bytes, bad);
  checkShadow(code, map, target, bytes, SHADOW.writable, bad);
  lookAt(code, races, target, bytes, site, true);
  code.get(target);
  code.get(byte);
  code.get(bytes);
  code.memoryFill();
  code.get(target);
  code.i32(map.shadow);
  code.op(OP.i32Add);
  code.get(shadow);
  code.get(bytes);
  code.memoryFill();
  code.op(OP.return);
  code.end();
  code.get(to);
  code.i64(0n);
  code.get(count);
  code.get(site);
  code.call(imports.faultRange);
  return code;
}

/** Address, bytes, number. */
function ownCode(map: MemoryMap): CodeWriter {
  const code = new CodeWriter(3);
  const at = code.local('i32');
  const end = code.local('i32');
  code.get(0);
  code.i32(2);
  code.op(OP.i32ShrU);
  code.tee(at);
  code.get(1);
  code.i32(15);
  code.op(OP.i32Add);
  code.i32(2);
  code.op(OP.i32ShrU);
  code.i32(-4);
  code.op(OP.i32And);
  code.op(OP.i32Add);
  code.set(end);
  code.block();
  const done = code.depth;
  code.loop();
  const again = code.depth;
  code.get(at);
  code.get(end);
  code.op(OP.i32GeU);
  code.brIf(done);
  code.get(at);
  code.get(2);
  code.memory(OP.i32Store, map.owners);
  code.get(at);
  code.i32(4);
  code.op(OP.i32Add);
  code.set(at);
  code.br(again);
  code.end();
  code.end();
  return code;
}

/** Address, bytes: turns the mark of waiting threads in the numbers of granules over. */
function parkCode(map: MemoryMap): CodeWriter {
  const code = new CodeWriter(2);
  const at = code.local('i32');
  const end = code.local('i32');
  code.get(0);
  code.i32(2);
  code.op(OP.i32ShrU);
  code.tee(at);
  code.get(1);
  code.i32(2);
  code.op(OP.i32ShrU);
  code.op(OP.i32Add);
  code.set(end);
  code.loop();
  const again = code.depth;
  code.get(at);
  code.get(at);
  code.memory(OP.i32Load, map.owners);
  code.i32(PARKED);
  code.op(OP.i32Xor);
  code.memory(OP.i32Store, map.owners);
  code.get(at);
  code.i32(4);
  code.op(OP.i32Add);
  code.tee(at);
  code.get(end);
  code.op(OP.i32LtU);
  code.brIf(again);
  code.end();
  return code;
}

/** High half of an unsigned product, from four products of halves. */
function highCode(): CodeWriter {
  const code = new CodeWriter(2);
  const middle = code.local('i64');
  const low = (local: number): void => {
    code.get(local);
    code.i64(0xffffffffn);
    code.op(OP.i64And);
  };
  const high = (local: number): void => {
    code.get(local);
    code.i64(32n);
    code.op(OP.i64ShrU);
  };
  // middle = high(a) * low(b) + high(low(a) * low(b))
  high(0);
  low(1);
  code.op(OP.i64Mul);
  low(0);
  low(1);
  code.op(OP.i64Mul);
  code.i64(32n);
  code.op(OP.i64ShrU);
  code.op(OP.i64Add);
  code.set(middle);
  // high(a) * high(b) + high(middle) + high(low(a) * high(b) + low(middle))
  high(0);
  high(1);
  code.op(OP.i64Mul);
  high(middle);
  code.op(OP.i64Add);
  low(0);
  high(1);
  code.op(OP.i64Mul);
  low(middle);
  code.op(OP.i64Add);
  code.i64(32n);
  code.op(OP.i64ShrU);
  code.op(OP.i64Add);
  return code;
}

/**
 * The loop over threads: runs those whose status says so, each to its next wait or its end. Their
 * records are from the first operand to the second; the third is where their frames of calls start,
 * and with the fourth all start from the beginning.
 */
export function driveCode(
  regions: readonly number[],
  recordSize: number,
  globals: Globals,
  races: Races | undefined,
): CodeWriter {
  const code = new CodeWriter(4);
  const [at, end, stack, fresh] = [0, 1, 2, 3];
  code.block();
  const done = code.depth;
  code.loop();
  const again = code.depth;
  code.get(at);
  code.get(end);
  code.op(OP.i32GeU);
  code.brIf(done);
  code.block();
  const skip = code.depth;
  code.get(fresh);
  code.if();
  code.get(at);
  code.i32(0);
  code.memory(OP.i32Store, THREAD.region);
  code.else();
  code.get(at);
  code.memory(OP.i32Load, THREAD.status);
  code.i32(STATUS.run);
  code.op(OP.i32Ne);
  code.brIf(skip);
  code.end();
  code.get(at);
  code.globalSet(globals.current);
  code.get(stack);
  code.globalSet(globals.stack);
  code.i32(0);
  code.globalSet(globals.calls);
  for (const [i, global] of [globals.x, globals.y, globals.z].entries()) {
    code.get(at);
    code.memory(OP.i32Load, THREAD.id + 4 * i);
    code.globalSet(global);
  }
  code.get(at);
  code.memory(OP.i32Load, THREAD.linear);
  code.globalSet(globals.linear);
  if (races !== undefined) {
    code.get(fresh);
    code.if();
    code.get(at);
    code.globalGet(races.start);
    code.get(at);
    code.memory(OP.i32Load, THREAD.linear);
    code.op(OP.i32Or);
    code.memory(OP.i32Store, THREAD.segment);
    code.end();
    code.get(at);
    code.memory(OP.i32Load, THREAD.segment);
    code.globalSet(races.segment);
  }
  const status = code.local('i32');
  code.block();
  const ran = code.depth;
  for (let i = 0; i < regions.length; i++) code.block();
  const base = code.depth;
  code.get(at);
  code.memory(OP.i32Load, THREAD.region);
  const labels = regions.map((_, i) => base - i);
  code.brTable(labels, labels[0]!);
  for (const region of regions) {
    code.end();
    code.get(at);
    code.call(region);
    code.set(status);
    code.br(ran);
  }
  code.end();
  code.get(at);
  code.get(status);
  code.memory(OP.i32Store, THREAD.status);
  code.end();
  code.get(at);
  code.i32(recordSize);
  code.op(OP.i32Add);
  code.set(at);
  code.br(again);
  code.end();
  code.end();
  return code;
}
