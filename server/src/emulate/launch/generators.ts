/**
 * Contents of buffers made from a few words of a launch spec. All integer arithmetic is modulo
 * 2^32.
 */
import { decodeBase64, fillElements, numberOf } from './bytes.ts';
import { type Dtype, type Generator, SpecError, sizeOfDtype } from './spec.ts';

/** Elements that are put in order: they are all there at once, beside their bytes. */
const MOST_ORDERED = 2 ** 24;

function checkCount(length: number): void {
  if (length > MOST_ORDERED)
    throw new SpecError(`${length} elements to put in order exceed ${MOST_ORDERED}`);
}

/** The hash behind every random generator. */
export function hash32(seed: number, i: number): number {
  let x = (Math.imul(i, 0x9e3779b1) + Math.imul(seed, 0x85ebca77) + 0xc2b2ae3d) >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/**
 * Bytes of `length` elements. `earlier` gives the final contents of a buffer of an earlier launch.
 * Throws `SpecError` when the generator is unknown or refers to nothing.
 */
export function generate(
  dtype: Dtype,
  length: number,
  init: Generator,
  earlier: (launch: number, arg: string) => Uint8Array | undefined,
): Uint8Array {
  const size = sizeOfDtype(dtype);
  const each = (fn: (i: number) => number | bigint): Uint8Array => fillElements(dtype, length, fn);
  const exactly = (bytes: Uint8Array): Uint8Array => {
    if (bytes.length > length * size) {
      throw new SpecError(
        `the contents have ${bytes.length} bytes, the buffer only ${length * size}`,
      );
    }
    const out = new Uint8Array(length * size);
    out.set(bytes);
    return out;
  };
  switch (init.gen) {
    case 'zeros':
      return new Uint8Array(length * size);
    case 'byte':
      return new Uint8Array(length * size).fill(init.value);
    case 'fill': {
      const value = numberOf(init.value);
      return each(() => value);
    }
    case 'iota':
      return each((i) => (init.start ?? 0) + i * (init.step ?? 1));
    case 'rand':
      return each((i) =>
        size === 8
          ? BigInt(hash32(init.seed, 2 * i)) | (BigInt(hash32(init.seed, 2 * i + 1)) << 32n)
          : hash32(init.seed, i),
      );
    case 'range':
      return each((i) => init.lo + (hash32(init.seed, i) % (init.hi - init.lo)));
    case 'sorted': {
      checkCount(length);
      const values = new Float64Array(length)
        .map((_, i) => init.lo + (hash32(init.seed, i) % (init.hi - init.lo)))
        .sort();
      return each((i) => values[i]!);
    }
    case 'uniform': {
      const span = init.hi - init.lo;
      if (dtype !== 'f64')
        return each((i) => init.lo + span * ((hash32(init.seed, i) >>> 8) / 16777216));
      return each((i) => {
        const high = hash32(init.seed, 2 * i) >>> 5;
        const low = hash32(init.seed, 2 * i + 1) >>> 6;
        return init.lo + span * ((high * 67108864 + low) / 9007199254740992);
      });
    }
    case 'perm': {
      checkCount(length);
      const order = new Uint32Array(length).map((_, i) => i);
      for (let i = length - 1; i > 0; i--) {
        const j = hash32(init.seed, i) % (i + 1);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      return each((i) => order[i]!);
    }
    case 'values': {
      if (init.values.length === 0 && length > 0) throw new SpecError('`values` is empty');
      return each((i) => numberOf(init.values[i % init.values.length]!));
    }
    case 'text':
      return exactly(new TextEncoder().encode(init.text));
    case 'b64':
      return exactly(decodeBase64(init.b64));
    case 'parts': {
      const out = new Uint8Array(length * size);
      let at = 0;
      for (const [count, part] of init.parts) {
        const bytes = generate(dtype, count, part, earlier);
        if (at + bytes.length > out.length)
          throw new SpecError('the parts are longer than the buffer');
        out.set(bytes, at);
        at += bytes.length;
      }
      return out;
    }
    case 'from': {
      const bytes = earlier(init.launch, init.arg);
      if (!bytes)
        throw new SpecError(
          `there is no buffer \`${init.arg}\` in an earlier launch ${init.launch}`,
        );
      return exactly(bytes);
    }
  }
  throw new SpecError(`there is no generator \`${(init as { gen: string }).gen}\``);
}
