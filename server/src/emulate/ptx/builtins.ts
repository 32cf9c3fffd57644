/**
 * System functions that device code calls without bringing them: formatted printing, the heap,
 * assertions. Their arguments come as `.param` variables in the thread's local memory, or in
 * registers.
 */
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

const SPEC = /%([-+ #0]*)(\d+|\*)?(?:\.(\d+|\*))?(hh|h|ll|l|z|j|t)?([diouxXeEfFgGaAcsp%])/g;

/**
 * Formats like C's printf; arguments lie one after the other at natural alignment, floats as
 * binary64.
 */
function format(
  f: Frame,
  lane: number,
  text: string,
  buffer: bigint,
): { out: string; count: number } {
  let at = 0;
  let count = 0;
  const next = (size: number): bigint => {
    at = Math.ceil(at / size) * size;
    const bytes = readBytes(f, lane, buffer + BigInt(at), size);
    at += size;
    count++;
    let v = 0n;
    for (let i = size - 1; i >= 0; i--) v = (v << 8n) | BigInt(bytes[i]!);
    return v;
  };
  const out = text.replace(
    SPEC,
    (
      _all,
      given: string,
      width: string | undefined,
      digits: string | undefined,
      length: string | undefined,
      kind: string,
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each conversion of `printf`
    ) => {
      if (kind === '%') return '%';
      const column = width === '*' ? Number(BigInt.asIntN(32, next(4))) : Number(width ?? 0);
      const precision = digits === '*' ? `${BigInt.asIntN(32, next(4))}` : digits;
      const flags = column < 0 ? `${given}-` : given;
      const long =
        length === 'll' || length === 'l' || length === 'z' || length === 'j' || length === 't';
      let body: string;
      if (kind === 's') {
        body = readString(f, lane, next(8));
        if (precision !== undefined) body = body.slice(0, Number(precision));
      } else if (kind === 'c') body = String.fromCharCode(Number(next(4) & 0xffn));
      else if (kind === 'p') body = `0x${next(8).toString(16)}`;
      else if ('eEfFgGaA'.includes(kind)) body = formatFloat(next(8), kind, precision);
      else body = formatInt(next(long ? 8 : 4), long ? 64 : 32, kind, precision, flags);
      if (flags.includes('+') && !body.startsWith('-') && 'difFeEgG'.includes(kind))
        body = `+${body}`;
      const w = Math.abs(column);
      if (body.length >= w) return body;
      if (flags.includes('-')) return body.padEnd(w);
      if (flags.includes('0') && kind !== 's') {
        const sign = /^[-+]/.test(body) ? body[0]! : '';
        return sign + body.slice(sign.length).padStart(w - sign.length, '0');
      }
      return body.padStart(w);
    },
  );
  return { out, count };
}

function formatInt(
  raw: bigint,
  bits: number,
  kind: string,
  precision: string | undefined,
  flags: string,
): string {
  const signed = kind === 'd' || kind === 'i';
  const v = signed ? BigInt.asIntN(bits, raw) : raw;
  const radix = kind === 'o' ? 8 : kind === 'x' || kind === 'X' ? 16 : 10;
  let digits = (v < 0n ? -v : v).toString(radix).padStart(Number(precision ?? 1), '0');
  if (kind === 'X') digits = digits.toUpperCase();
  if (flags.includes('#') && radix === 16 && v !== 0n) digits = `0${kind}${digits}`;
  return v < 0n ? `-${digits}` : digits;
}

function formatFloat(bits: bigint, kind: string, precision: string | undefined): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bits);
  const v = view.getFloat64(0);
  if (!Number.isFinite(v)) return Number.isNaN(v) ? 'nan' : v < 0 ? '-inf' : 'inf';
  const digits = Number(precision ?? 6);
  const sign = v < 0 || Object.is(v, -0) ? '-' : '';
  const m = Math.abs(v);
  const exponent = (text: string): string => text.replace(/e([-+])(\d)$/, 'e$10$2');
  let body: string;
  switch (kind.toLowerCase()) {
    case 'e':
      body = exponent(m.toExponential(digits));
      break;
    case 'g': {
      const p = Math.max(1, digits);
      const x = m === 0 ? 0 : Math.floor(Math.log10(Number(m.toPrecision(p))));
      body =
        x < -4 || x >= p ? exponent(m.toExponential(p - 1)) : m.toFixed(Math.max(0, p - 1 - x));
      if (body.includes('.')) body = body.replace(/\.?0+(?=e|$)/, '');
      break;
    }
    default:
      body = m.toFixed(digits);
  }
  return sign + (kind === kind.toUpperCase() ? body.toUpperCase() : body);
}

const vprintf: Builtin = (f, n, lanes, args, returns) => {
  for (let i = 0; i < n; i++) {
    const l = lanes[i]!;
    const text = readString(f, l, argument(f, l, args[0]));
    const { out, count } = format(f, l, text, argument(f, l, args[1]));
    f.warp.block.grid.printed.push(out);
    giveBack(f, l, returns[0], BigInt(count));
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
