/**
 * Small kernels of all families of operations (`test-fixtures/mlir/texts`), each with arguments
 * made from the types of its parameters, run in the simulators. What they leave behind is kept as a
 * number for each, which `tools/mlir-texts.ts` makes anew with MLIR's own tools.
 */
import { createHash } from 'node:crypto';
import {
  type Dtype,
  encodeBase64,
  type LaunchArg,
  type LaunchSpec,
  runAmdgcn,
  runPtx,
} from '../../src/emulate/index.ts';
import { type MlirKernel, readMlir, type Type } from '../../src/mlir/index.ts';
import { createEngine, type Engine, type TargetName } from '../../src/workspace/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

export const TEXTS = 'test-fixtures/mlir/texts';
export const RESULTS = 'server/test/mlir/texts.json';

export interface Text {
  readonly name: string;
  readonly family: string;
  readonly source: string;
  readonly block: readonly number[];
  readonly grid: readonly number[];
  /** Sizes that the types leave open, in order. */
  readonly sizes: readonly number[];
  readonly memory: number;
}

/** `// launch: block 32 grid 2 sizes 4 8 memory 64` */
function launchLine(source: string): ReadonlyMap<string, readonly number[]> {
  const line = /^\/\/ launch:(.*)$/m.exec(source)?.[1] ?? '';
  return new Map(
    [...line.matchAll(/([a-z]+)((?: \d+)+)/g)].map(([, word, numbers]) => [
      word!,
      numbers!.trim().split(' ').map(Number),
    ]),
  );
}

/** The symbol of its kernel; that of a launch is named after the function around it. */
function nameOf(source: string): string {
  const own =
    /gpu\.func @(\w+)\([^{]*\bkernel\b/.exec(source) ??
    /gpu\.kernel, sym_name = "(\w+)"/.exec(source);
  return own?.[1] ?? `${/func\.func @(\w+)/.exec(source)?.[1]}_kernel`;
}

export function readTexts(): Text[] {
  return listFiles(TEXTS)
    .filter((path) => path.endsWith('.mlir'))
    .flatMap((path) =>
      readRepo(path)
        .split(/^\/\/ -----\n/m)
        .map((source) => {
          const given = launchLine(source);
          return {
            name: nameOf(source),
            family: path.slice(path.lastIndexOf('/') + 1, -'.mlir'.length),
            source,
            block: given.get('block') ?? [1],
            grid: given.get('grid') ?? [1],
            sizes: given.get('sizes') ?? [],
            memory: given.get('memory')?.[0] ?? 0,
          };
        }),
    );
}

// ---- arguments ----------------------------------------------------------------------------------

/** A number from two others, without a pattern. */
function mixed(a: number, b: number): number {
  let x = Math.imul(a + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 1, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return (x ^ (x >>> 13)) >>> 0;
}

/** The numbers that make up an element in memory: its dtype, and what they may be. */
interface Element {
  readonly dtype: Dtype;
  readonly bytes: number;
  /** How many numbers, and how many places with the gaps behind them. */
  readonly count: number;
  readonly places: number;
  readonly bits: number;
  readonly kind: 'integer' | 'float' | 'index';
}

const DTYPES: Readonly<Record<number, Dtype>> = { 1: 'u8', 2: 'u16', 4: 'u32', 8: 'u64' };

function elementOf(type: Type): Element {
  switch (type.kind) {
    case 'index':
      return { dtype: 'u64', bytes: 8, count: 1, places: 1, bits: 6, kind: 'index' };
    case 'integer': {
      const bytes = [1, 2, 4, 8, 16].find((n) => 8 * n >= type.width)!;
      const one = { dtype: DTYPES[Math.min(8, bytes)]!, bytes, count: 1, places: 1 };
      return { ...one, bits: type.width, kind: 'integer' };
    }
    case 'float': {
      const bytes = { f16: 2, bf16: 2, f32: 4, f64: 8 }[type.name] ?? 1;
      const dtype = type.name as Dtype;
      return { dtype, bytes, count: 1, places: 1, bits: 8 * bytes, kind: 'float' };
    }
    case 'vector': {
      const inner = elementOf(type.element);
      const count = type.shape.at(-1) ?? 1;
      const rows = type.shape.slice(0, -1).reduce((a, b) => a * b, 1);
      return { ...inner, count: rows * count, places: rows * 2 ** Math.ceil(Math.log2(count)) };
    }
    default: {
      const half = /^complex<(f\d+)>$/.exec(type.kind === 'other' ? type.text : '')?.[1];
      if (half === undefined) throw new Error(`an argument of type ${JSON.stringify(type)}`);
      return { ...elementOf({ kind: 'float', name: half }), count: 2, places: 2 };
    }
  }
}

const SMALL = new DataView(new ArrayBuffer(8));

/** Writes one number: floats are small, with a fraction; indices are below 64. */
function writeNumber(into: DataView, at: number, element: Element, seed: number): void {
  const { bytes, kind, bits, dtype } = element;
  if (kind === 'float') {
    const value = ((seed % 129) - 64) / 8;
    SMALL.setFloat32(0, value, true);
    if (dtype === 'f64') into.setFloat64(at, value, true);
    else if (dtype === 'f32') into.setFloat32(at, value, true);
    else if (dtype === 'bf16') into.setUint16(at, SMALL.getUint32(0, true) >>> 16, true);
    else into.setUint16(at, halfBits(value), true);
    return;
  }
  for (let i = 0; i < bytes; i++) {
    const left = Math.max(0, Math.min(8, bits - 8 * i));
    into.setUint8(at + i, mixed(seed, i) & ((1 << left) - 1));
  }
}

/** Numbers here are exact in halves. */
function halfBits(value: number): number {
  if (value === 0) return 0;
  const exponent = Math.floor(Math.log2(Math.abs(value)));
  const fraction = (Math.abs(value) / 2 ** exponent - 1) * 1024;
  return (value < 0 ? 0x8000 : 0) | ((exponent + 15) << 10) | fraction;
}

function bytesFor(element: Element, elements: number, salt: number): Uint8Array {
  const { bytes, count, places } = element;
  const out = new Uint8Array(elements * places * bytes);
  const view = new DataView(out.buffer);
  for (let i = 0; i < elements; i++) {
    for (let k = 0; k < count; k++) {
      const row = (count === places ? k : Math.floor((k * places) / count)) | 0;
      writeNumber(view, (i * places + row) * bytes, element, mixed(i * count + k, salt));
    }
  }
  return out;
}

export interface Passed {
  readonly args: readonly LaunchArg[];
  /** Names of arrays with what is in them. */
  readonly arrays: readonly { readonly name: string; readonly element: Element }[];
}

/** An offset and strides that a layout leaves open. */
const OPEN_OFFSET = 3;

/** Arguments for the parameters of a kernel; the same for the same text. */
export function passedTo(kernel: MlirKernel, sizes: readonly number[]): Passed {
  const args: LaunchArg[] = [];
  const arrays: { name: string; element: Element }[] = [];
  const open = [...sizes];
  kernel.params.forEach(({ type }, at) => {
    const name = `a${at}`;
    if (type.kind !== 'memref') {
      args.push(numberArg(name, type, at));
      return;
    }
    const element = elementOf(type.element);
    const shape = type.shape.map((size) => size ?? open.shift() ?? 8);
    const dense = shape.map((_, i) => shape.slice(i + 1).reduce((p, n) => p * n, 1));
    const layout = type.layout?.kind === 'strided' ? type.layout : undefined;
    const strides = dense.map((stride, i) => (layout ? layout.strides[i] : stride) ?? stride);
    const offset = layout === undefined ? 0 : (layout.offset ?? OPEN_OFFSET);
    const last = shape.reduce((sum, size, i) => sum + Math.max(0, size - 1) * strides[i]!, offset);
    const init = bytesFor(element, last + 1, at);
    const number = (part: string, value: number): LaunchArg => ({
      name: `${name}.${part}`,
      scalar: 'u64',
      value,
    });
    args.push(
      number('allocated', 0),
      {
        name,
        buffer: 'u8',
        length: init.length,
        role: 'inout',
        init: { gen: 'b64', b64: encodeBase64(init) },
      },
      number('offset', offset),
      ...shape.map((size, i) => number(`size${i}`, size)),
      ...strides.map((stride, i) => number(`stride${i}`, stride)),
    );
    arrays.push({ name, element });
  });
  return { args, arrays };
}

function numberArg(name: string, type: Type, at: number): LaunchArg {
  const element = elementOf(type);
  if (type.kind === 'index') return { name, scalar: 'u64', value: 5 + at };
  const data = bytesFor(element, 1, at);
  const view = new DataView(data.buffer);
  if (element.places > 1) {
    const fields = [...data].map((value, i) => ({
      name: `b${i}`,
      type: 'u8' as const,
      offset: i,
      value,
    }));
    const isVector = type.kind === 'vector';
    const align = isVector ? data.length : element.bytes;
    return { name, struct: 'bytes', size: data.length, align, fields };
  }
  if (element.kind === 'float' && element.bytes > 2)
    return {
      name,
      scalar: element.dtype,
      value: element.bytes === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true),
    };
  const bits = data.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return { name, scalar: DTYPES[element.bytes]!, value: String(bits) };
}

// ---- runs ---------------------------------------------------------------------------------------

/** A launch of a text, with the kernel under a symbol. */
export function specOf(text: Text, kernel: MlirKernel): LaunchSpec {
  const { block, grid, memory, sizes } = text;
  const { args } = passedTo(kernel, sizes);
  return { launches: [{ kernel: kernel.symbol, grid, block, workgroup_mem: memory, args }] };
}

export function kernelOf(text: Text): MlirKernel {
  const found = readMlir(text.source).kernels.find(({ symbol }) => symbol === text.name);
  if (found === undefined) throw new Error(`${text.name} has no kernel`);
  return found;
}

/** All NaNs are one. */
function canonical(data: Uint8Array, { kind, dtype, bytes }: Element): Uint8Array {
  const out = data.slice();
  const view = new DataView(out.buffer);
  if (kind !== 'float') return out;
  const [exponent, rest] = (
    {
      f16: [0x7c00n, 0x3ffn],
      bf16: [0x7f80n, 0x7fn],
      f32: [0x7f800000n, 0x7fffffn],
      f64: [0x7ff0000000000000n, 0xfffffffffffffn],
    } as Readonly<Record<string, readonly [bigint, bigint]>>
  )[dtype]!;
  for (let at = 0; at + bytes <= out.length; at += bytes) {
    const bits =
      bytes === 2
        ? BigInt(view.getUint16(at, true))
        : bytes === 4
          ? BigInt(view.getUint32(at, true))
          : view.getBigUint64(at, true);
    if ((bits & exponent) === exponent && (bits & rest) !== 0n) out.fill(0xff, at, at + bytes);
  }
  return out;
}

/** The arrays behind a run of an assembly text. Throws when the simulator has something to say. */
export function runText(
  target: TargetName,
  assembly: string,
  text: Text,
  kernel: MlirKernel,
): Uint8Array[] {
  const spec = specOf(text, kernel);
  const result = target === 'ptx' ? runPtx(assembly, spec) : runAmdgcn(assembly, spec);
  const [first] = result.diagnostics;
  if (first !== undefined) throw new Error(first.message);
  const [buffers] = result.buffers;
  return passedTo(kernel, text.sizes).arrays.map(({ name, element }) =>
    canonical(buffers!.get(name)!, element),
  );
}

/** Processors whose subgroups have as many threads as NVIDIA's, and those of others. */
export const CPUS: Readonly<Record<TargetName, string>> = { ptx: 'sm_90', amdgcn: 'gfx1100' };

export const emptyEngine = (): Engine =>
  createEngine({ readFile: () => undefined, prelude: preludeTexts() });

/** Our own assembly of a text. Throws when there is none. */
export function assemblyOf(engine: Engine, text: Text, target: TargetName): string {
  engine.setFile('/k.mlir', text.source);
  const emitted = engine.emit('/k.mlir', target, { cpu: CPUS[target], kernel: text.name });
  const [problem] = emitted.problems;
  if (problem !== undefined) throw new Error(problem.message);
  return emitted.text;
}

/** Operations of one machine are of no use on the other. */
export const targetsOf = ({ family }: Text): readonly TargetName[] =>
  family === 'nvvm' ? ['ptx'] : ['ptx', 'amdgcn'];

/** One number for what a run left behind. */
export function digest(arrays: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const array of arrays) hash.update(array);
  return hash.digest('hex').slice(0, 12);
}
