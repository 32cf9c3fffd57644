/** Formatted printing as C's `printf` does it. */

/** Where the arguments of a format come from, in order. */
export interface FormatArguments {
  /** The next number of so many bytes, unsigned; floats are binary64. */
  number(size: 4 | 8): bigint;
  /** The next string. */
  text(): string;
}

const SPEC = /%([-+ #0]*)([1-9]\d*|\*)?(?:\.(\d+|\*))?(hh|h|ll|l|z|j|t)?([diouxXeEfFgGaAcsp%])/g;

/** The text that a format makes of its arguments. */
export function formatted(text: string, args: FormatArguments): string {
  return text.replace(
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
      const column = width === '*' ? Number(BigInt.asIntN(32, args.number(4))) : Number(width ?? 0);
      const precision = digits === '*' ? `${BigInt.asIntN(32, args.number(4))}` : digits;
      const flags = column < 0 ? `${given}-` : given;
      const long =
        length === 'll' || length === 'l' || length === 'z' || length === 'j' || length === 't';
      let body: string;
      if (kind === 's') {
        body = args.text();
        if (precision !== undefined) body = body.slice(0, Number(precision));
      } else if (kind === 'c') body = String.fromCharCode(Number(args.number(4) & 0xffn));
      else if (kind === 'p') body = `0x${args.number(8).toString(16)}`;
      else if ('eEfFgGaA'.includes(kind)) body = formatFloat(args.number(8), kind, precision);
      else body = formatInt(args.number(long ? 8 : 4), long ? 64 : 32, kind, precision, flags);
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
      if (body.includes('.')) body = body.replace(/(?<!0)\.?0+(?=e|$)/, '');
      break;
    }
    default:
      body = m.toFixed(digits);
  }
  return sign + (kind === kind.toUpperCase() ? body.toUpperCase() : body);
}
