/**
 * NumPy's `.npy` format (NEP 1), versions 1 to 3: arrays of one element type in C order, little
 * endian.
 */
import { type Dtype, sizeOfDtype } from '../emulate/index.ts';

export interface NpyArray {
  readonly type: Dtype;
  readonly shape: readonly number[];
  readonly bytes: Uint8Array;
}

const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59];

const TYPES: Readonly<Record<string, Dtype>> = {
  '|b1': 'bool',
  '|u1': 'u8',
  '|i1': 'i8',
  '<u2': 'u16',
  '<i2': 'i16',
  '<u4': 'u32',
  '<i4': 'i32',
  '<u8': 'u64',
  '<i8': 'i64',
  '<f2': 'f16',
  '<f4': 'f32',
  '<f8': 'f64',
};

/** An `.npy` file's array, or what is wrong with it. */
export function readNpy(file: Uint8Array): NpyArray | string {
  if (file.length < 10 || MAGIC.some((byte, at) => file[at] !== byte))
    return 'not an .npy file: it does not begin with \\x93NUMPY';
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isOld = file[6] === 1;
  const start = isOld ? 10 : 12;
  if (file.length < start) return 'the header ends early';
  const length = isOld ? view.getUint16(8, true) : view.getUint32(8, true);
  if (start + length > file.length) return 'the header ends early';
  const header = new TextDecoder().decode(file.subarray(start, start + length));
  const descr = /'descr'\s*:\s*'([^']*)'/.exec(header)?.[1];
  const shape = /'shape'\s*:\s*\(([^)]*)\)/.exec(header)?.[1];
  if (descr === undefined || shape === undefined) return 'its header has no `descr` or no `shape`';
  if (/'fortran_order'\s*:\s*True/.test(header))
    return 'it is in Fortran order; save it in C order';
  const type = TYPES[descr];
  if (type === undefined)
    return `its element type '${descr}' is not supported; allowed are ${Object.keys(TYPES).join(', ')}`;
  const sizes = shape.split(',').flatMap((part) => (part.trim() === '' ? [] : [Number(part)]));
  const count = sizes.reduce((product, size) => product * size, 1);
  const bytes = file.subarray(start + length);
  const wanted = count * sizeOfDtype(type);
  if (bytes.length < wanted)
    return `it has ${bytes.length} bytes of elements, its shape needs ${wanted}`;
  return { type, shape: sizes, bytes: bytes.slice(0, wanted) };
}

/** An `.npy` file of version 1. A type that NumPy lacks is written as the integers of its size. */
export function writeNpy(type: Dtype, shape: readonly number[], bytes: Uint8Array): Uint8Array {
  const plain: Dtype =
    type === 'usize' ? 'u64' : type === 'isize' ? 'i64' : type === 'bf16' ? 'u16' : type;
  const descr = Object.entries(TYPES).find(([, dtype]) => dtype === plain)![0];
  const sizes = shape.length === 1 ? `${shape[0]},` : shape.join(', ');
  const header = `{'descr': '${descr}', 'fortran_order': False, 'shape': (${sizes}), }`;
  // The elements begin at a multiple of 64.
  const room = Math.ceil((10 + header.length + 1) / 64) * 64;
  const out = new Uint8Array(room + bytes.length);
  out.set([...MAGIC, 1, 0, (room - 10) & 255, (room - 10) >> 8]);
  out.set(new TextEncoder().encode(`${header.padEnd(room - 11)}\n`), 10);
  out.set(bytes, room);
  return out;
}
