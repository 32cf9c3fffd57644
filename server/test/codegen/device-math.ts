/**
 * Errors of the device libraries' mathematical functions in the simulators: a program with a kernel
 * for each function, its inputs, and how far the results are from the correctly rounded ones that
 * `tools/measure-math.ts` noted.
 */
import { type LaunchSpec, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import { readRepo } from '../kit/index.ts';
import {
  type Bound,
  MATH_FUNCTIONS,
  type MathFunction,
  type Region,
} from '../kit/math-functions.ts';

/** A function as the prelude's table declares it. */
export interface Declared {
  readonly name: string;
  readonly params: readonly string[];
  readonly ret: string;
}

/** A library: the prelude's file, and the beginning of its names. */
export interface Library {
  readonly file: 'nvidia' | 'ocml';
  readonly target: 'ptx' | 'amdgcn';
  readonly cpu: string;
}

export const LIBRARIES: readonly Library[] = [
  { file: 'nvidia', target: 'ptx', cpu: 'sm_80' },
  { file: 'ocml', target: 'amdgcn', cpu: 'gfx90a' },
];

/** Rows of the prelude's tables: `name(a: f32 in reg32, ..) -> f32 ..`. */
export function declared({ file }: Library): Declared[] {
  const rows = readRepo(`server/prelude/libdevice/${file}.rs`).matchAll(
    /^ {4}(__\w+)\(([^)]*)\)(?: -> (\w+))?[^=]*=/gm,
  );
  return [...rows].map(([, name, params, ret]) => ({
    name: name!,
    params: params!.split(',').map((param) => /: (\*(?:mut|const) \w+|\w+)/.exec(param)![1]!),
    ret: ret ?? '()',
  }));
}

/** What `tools/measure-math.ts` found out about a function. */
interface Noted {
  readonly name: string;
  readonly tried: number;
  readonly ulp: number;
  readonly absolute: number;
  readonly inputs: readonly string[];
}

/** A measured function of one type. */
export interface Row {
  readonly fn: MathFunction;
  readonly single: boolean;
  readonly bound: Bound;
  readonly noted: Noted;
  /** The names in the libraries; undefined where one has no such function. */
  readonly names: Readonly<Record<Library['file'], string | undefined>>;
}

/** OCML's names that are not libdevice's. */
const OCML_NAMES: Readonly<Record<string, string>> = {
  normcdf: 'ncdf',
  normcdfinv: 'ncdfinv',
  cyl_bessel_i0: 'i0',
  cyl_bessel_i1: 'i1',
  norm3d: 'len3',
  rnorm3d: 'rlen3',
  norm4d: 'len4',
  rnorm4d: 'rlen4',
};

/** All measured functions. */
export function mathRows(): Row[] {
  const noted = new Map(
    (JSON.parse(readRepo('test-fixtures/math/inputs.json')) as Noted[]).map((n) => [n.name, n]),
  );
  const ocml = new Set(declared(LIBRARIES[1]!).map(({ name }) => name));
  return MATH_FUNCTIONS.flatMap((fn) =>
    [true, false].map((single) => {
      const name = `${fn.name}${single ? 'f' : ''}`;
      const other = `__ocml_${OCML_NAMES[fn.name] ?? fn.name}_${single ? 'f32' : 'f64'}`;
      const found = noted.get(name);
      if (found === undefined) throw new Error(`${name} is not measured: tools/measure-math.ts`);
      return {
        fn,
        single,
        bound: single ? fn.f32 : fn.f64,
        noted: found,
        names: { nvidia: `__nv_${name}`, ocml: ocml.has(other) ? other : undefined },
      };
    }),
  );
}

const LANES = 32;

/** The program: `m_NAME` calls a measured function with each thread's numbers, `k_NAME` another. */
export function programOf(library: Library, rows: readonly Row[]): string {
  const functions = declared(library);
  const measured = new Map(rows.map((row) => [row.names[library.file], row]));
  const blocks = functions.map(({ name, params, ret }) => {
    const list = params.map((ty, at) => `a${at}: ${ty}`).join(', ');
    return `fn ${name}(${list}) -> ${ret};`;
  });
  const kernels = functions.map(({ name, params, ret }) => {
    const row = measured.get(name);
    const head = `#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn`;
    const argument = (ty: string, at: number): string =>
      ty.startsWith('*') ? `x as ${ty}` : `*x.add(i + ${at}) as ${ty}`;
    const call = `${name}(${params.map(argument).join(', ')})`;
    const body =
      ret === '()' ? call : `*out.add(i / ${row ? row.fn.shape.length : 1}) = ${call} as f64`;
    const at = row ? `thread() * ${row.fn.shape.length}` : '0';
    return `${head} ${row ? 'm' : 'k'}${name}(x: *mut f64, out: *mut f64) { unsafe { let i = ${at}; ${body} } }`;
  });
  return `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, stdarch_amdgpu)]
#[cfg(target_arch = "nvptx64")]
unsafe fn thread() -> usize { unsafe { core::arch::nvptx::_thread_idx_x() as usize } }
#[cfg(target_arch = "amdgpu")]
unsafe fn thread() -> usize { unsafe { core::arch::amdgpu::workitem_id_x() as usize } }
unsafe extern "C" { ${blocks.join('\n')} }
${kernels.join('\n')}
`;
}

const bits = new DataView(new ArrayBuffer(8));
const float = (hex: string): number => {
  bits.setBigUint64(0, BigInt(`0x${hex}`));
  return bits.getFloat64(0);
};
const order = (x: number, single: boolean): bigint => {
  if (single) {
    bits.setFloat32(0, x);
    const b = BigInt(bits.getInt32(0));
    return b < 0n ? -0x80000000n - b : b;
  }
  bits.setFloat64(0, x);
  const b = bits.getBigInt64(0);
  return b < 0n ? -0x8000000000000000n - b : b;
};

/** The difference in units of the last place; infinite where only one is a NaN. */
export function distance(a: number, b: number, single: boolean): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b) ? 0 : Infinity;
  const d = order(a, single) - order(b, single);
  return Number(d < 0n ? -d : d);
}

/** The hardest inputs of a function, each with the correctly rounded result behind it. */
export function hardInputs({ noted }: Row): readonly (readonly number[])[] {
  return noted.inputs.map((line) => line.split(' ').map(float));
}

/** Does the bound in units hold for this argument? */
function holds(where: Region | undefined, x: number, single: boolean): boolean {
  if (where === undefined) return true;
  if (where === 'below 8') return Math.abs(x) < 8;
  if (where === 'nowhere') return false;
  const [low, high] = single ? [-10.001, -2.264] : [-23.0001, -2.2637];
  return !(x >= low && x <= high);
}

/** Worst errors. */
export interface Errors {
  readonly ulp: number;
  readonly absolute: number;
}

/** Runs the kernels of the measured functions, and compares. */
export function measured(
  library: Library,
  text: string,
  rows: readonly Row[],
): ReadonlyMap<Row, Errors> {
  const own = rows.filter((row) => row.names[library.file] !== undefined);
  const inputs = own.map((row) => {
    const list = hardInputs(row);
    return Array.from({ length: LANES }, (_, at) => list[at % list.length]!);
  });
  const base64 = (values: readonly number[]): string =>
    Buffer.from(new Float64Array(values).buffer).toString('base64');
  const spec: LaunchSpec = {
    launches: own.map((row, at) => {
      const values = inputs[at]!.flatMap((line) => line.slice(0, -1));
      return {
        kernel: `m${row.names[library.file]}`,
        grid: [1, 1, 1],
        block: [LANES, 1, 1],
        args: [
          {
            name: 'x',
            buffer: 'f64',
            length: values.length,
            role: 'in',
            init: { gen: 'b64', b64: base64(values) },
          },
          { name: 'out', buffer: 'f64', length: LANES, role: 'out' },
        ],
      };
    }),
  };
  const { buffers, diagnostics } = (library.target === 'ptx' ? runPtx : runAmdgcn)(text, spec, {});
  if (diagnostics.length > 0) throw new Error(diagnostics.map((d) => d.message).join('\n'));
  return new Map(
    own.map((row, at) => {
      const out = new Float64Array(new Uint8Array(buffers[at]!.get('out')!).buffer);
      const errors = inputs[at]!.map((line, lane) => errorOf(row, line, out[lane]!));
      const worst = (pick: (e: Errors) => number): number => Math.max(...errors.map(pick));
      return [row, { ulp: worst((e) => e.ulp), absolute: worst((e) => e.absolute) }];
    }),
  );
}

function errorOf({ bound, single }: Row, line: readonly number[], got: number): Errors {
  const want = line.at(-1)!;
  if (holds(bound.where, line[0]!, single))
    return { ulp: distance(got, want, single), absolute: 0 };
  if (bound.absolute === undefined || !Number.isFinite(want)) return { ulp: 0, absolute: 0 };
  // Large results, of the second kind, are measured by their own size.
  return { ulp: 0, absolute: Math.abs(got - want) / Math.max(1, Math.abs(want)) };
}
