/**
 * System functions that device code calls without bringing them: formatted printing, the heap,
 * assertions. Their arguments come as `.param` variables in the thread's local memory, or in
 * registers.
 */
import { type FormatArguments, formatted } from '../../numeric/index.ts';
import { AccessKind, place, resolve, Space, WINDOW } from './access.ts';
import { type CallValue, type Frame, LANES } from './state.ts';

export type Builtin = (
  f: Frame,
  n: number,
  lanes: Uint8Array,
  args: readonly CallValue[],
  returns: readonly CallValue[],
) => void;

/** An argument of one lane as an unsigned number of its size. */
function argument(f: Frame, lane: number, value: CallValue | undefined): bigint {
  if (!value) return 0n;
  if (value.place === 'register') {
    return value.size === 8 ? f.u64[value.at / 2 + lane]! : BigInt(f.u32[value.at + lane]!);
  }
  resolve(f.warp, lane, Space.Local, 0, f.localBase + value.at, value.size, 1, AccessKind.Load);
  let out = 0n;
  for (let i = value.size - 1; i >= 0; i--)
    out = (out << 8n) | BigInt(place.bytes.u8[place.offset + i]!);
  return out;
}

function giveBack(f: Frame, lane: number, value: CallValue | undefined, result: bigint): void {
  if (!value) return;
  if (value.place === 'register') {
    if (value.size === 8) f.u64[value.at / 2 + lane] = BigInt.asUintN(64, result);
    else f.i32[value.at + lane] = Number(BigInt.asIntN(32, result));
    return;
  }
  resolve(f.warp, lane, Space.Local, 0, f.localBase + value.at, value.size, 1, AccessKind.Store);
  for (let i = 0; i < value.size; i++) {
    place.bytes.u8[place.offset + i] = Number((result >> BigInt(8 * i)) & 0xffn);
  }
}

/** Bytes at a generic address. */
function readBytes(f: Frame, lane: number, address: bigint, size: number): Uint8Array {
  resolve(
    f.warp,
    lane,
    Space.Generic,
    Number(address >> 32n),
    Number(address & 0xffffffffn),
    size,
    1,
    AccessKind.Load,
  );
  return place.bytes.u8.slice(place.offset, place.offset + size);
}

/** A zero-terminated string, at most 4096 bytes of it. */
function readString(f: Frame, lane: number, address: bigint): string {
  const bytes: number[] = [];
  for (let i = 0; i < 4096; i++) {
    const [byte = 0] = readBytes(f, lane, address + BigInt(i), 1);
    if (byte === 0) break;
    bytes.push(byte);
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** The arguments in a buffer, one after the other at natural alignment; counts them. */
function argumentsIn(f: Frame, lane: number, buffer: bigint): FormatArguments & { count: number } {
  let at = 0;
  const found = {
    count: 0,
    number: (size: 4 | 8): bigint => {
      at = Math.ceil(at / size) * size;
      const bytes = readBytes(f, lane, buffer + BigInt(at), size);
      at += size;
      found.count++;
      let v = 0n;
      for (let i = size - 1; i >= 0; i--) v = (v << 8n) | BigInt(bytes[i]!);
      return v;
    },
    text: (): string => readString(f, lane, found.number(8)),
  };
  return found;
}

/** Instructions that a character which is printed counts as: it is read, formatted and kept. */
const STEPS_OF_CHARACTER = 8;

const vprintf: Builtin = (f, n, lanes, args, returns) => {
  for (let i = 0; i < n; i++) {
    const l = lanes[i]!;
    const text = readString(f, l, argument(f, l, args[0]));
    const given = argumentsIn(f, l, argument(f, l, args[1]));
    const printed = formatted(text, given);
    const { grid } = f.warp.block;
    grid.printed.push(printed);
    grid.extra += STEPS_OF_CHARACTER * (text.length + printed.length);
    // A warp's turn has room for more text than a launch may print.
    f.warp.checkSteps(l);
    giveBack(f, l, returns[0], BigInt(given.count));
  }
};

const malloc: Builtin = (f, n, lanes, args, returns) => {
  for (let i = 0; i < n; i++) {
    const l = lanes[i]!;
    const size = argument(f, l, args[0]);
    let address = 0n;
    if (size > 0n && size < 0x10000000n) {
      const name = `heap block of thread ${f.warp.index * LANES + l}`;
      const a = f.warp.block.grid.arena.allocate(name, Number(size), { tracked: true });
      address = (BigInt(WINDOW[0]) << 32n) | BigInt(a.base);
    }
    giveBack(f, l, returns[0], address);
  }
};

const free: Builtin = (f, n, lanes, args) => {
  for (let i = 0; i < n; i++) {
    const l = lanes[i]!;
    const address = argument(f, l, args[0]);
    if (address === 0n) continue;
    const a =
      address >> 32n === BigInt(WINDOW[0])
        ? f.warp.block.grid.arena.at(Number(address & 0xffffffffn))
        : undefined;
    if (!a?.live || !a.name.startsWith('heap block')) {
      return f.warp.fault(
        l,
        'memory-use',
        'free of an address that is no live heap block',
        address,
      );
    }
    a.live = false;
  }
};

const assertFail: Builtin = (f, _n, lanes, args) => {
  const l = lanes[0]!;
  const message = readString(f, l, argument(f, l, args[0]));
  const file = readString(f, l, argument(f, l, args[1]));
  const line = argument(f, l, args[2]) & 0xffffffffn;
  const name = readString(f, l, argument(f, l, args[3]));
  f.warp.fault(l, 'assertion', `assertion failed: ${message} (${file}:${line}, ${name})`);
};

export const builtins: Readonly<Record<string, Builtin>> = {
  vprintf,
  malloc,
  free,
  __assertfail: assertFail,
};
