/**
 * The vendors' device libraries by the names that foreign functions give: every function of the
 * prelude's comes out as code that assembles, and results are those of the host's mathematics.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { runPtx } from '../../src/emulate/index.ts';
import { readRepo, requireTool } from '../kit/index.ts';
import { testEngine } from './engine.ts';

interface Declared {
  readonly name: string;
  readonly params: readonly string[];
  readonly ret: string;
}

/** Rows of the prelude's tables: `name(a: f32 in reg32, ..) -> f32 ..`. */
function declared(file: string, prefix: string): Declared[] {
  const text = readRepo(`server/prelude/libdevice/${file}.rs`);
  const rows = text.matchAll(
    new RegExp(`^ {4}(${prefix}\\w+)\\(([^)]*)\\)(?: -> (\\w+))?[^=]*=`, 'gm'),
  );
  return [...rows].map(([, name, params, ret]) => ({
    name: name!,
    params: params!.split(',').map((param) => /: (\*(?:mut|const) \w+|\w+)/.exec(param)![1]!),
    ret: ret ?? '()',
  }));
}

/** A program with one kernel that calls each of them. */
function programOf(functions: readonly Declared[]): string {
  const blocks = functions.map(
    ({ name, params, ret }) =>
      `fn ${name}(${params.map((ty, at) => `a${at}: ${ty}`).join(', ')}) -> ${ret};`,
  );
  const pointers = [...new Set(functions.flatMap(({ params }) => params))].filter((ty) =>
    ty.startsWith('*'),
  );
  const argument = (ty: string): string =>
    ty.startsWith('*') ? `p${pointers.indexOf(ty)}` : `*x as ${ty}`;
  const calls = functions.map(({ name, params, ret }, at) => {
    const call = `${name}(${params.map(argument).join(', ')})`;
    return ret === '()' ? `${call};` : `*out.add(${at}) = ${call} as f64;`;
  });
  const places = pointers.map((ty, at) => `p${at}: ${ty}`).join(', ');
  return `#![no_std]
#![feature(abi_gpu_kernel)]
unsafe extern "C" { ${blocks.join('\n')} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn all(x: *const f64, out: *mut f64, ${places}) { unsafe { ${calls.join('\n')} } }
`;
}

const POINTS = [0.3, -0.7, 1.0, 2.5, -3.9, 12.25, 88, -200.5, 4000.125, 300000, 1e9];

const HOST: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  atan: Math.atan,
  exp: Math.exp,
  expm1: Math.expm1,
  tanh: Math.tanh,
  sinh: Math.sinh,
  asinh: Math.asinh,
  cbrt: Math.cbrt,
};

describe('device libraries', () => {
  const engine = testEngine();
  const emit = (source: string, target: 'ptx' | 'amdgcn', cpu: string): string => {
    engine.setFile('/lib.rs', source);
    const { text, problems } = engine.emit('/lib.rs', target, { cpu });
    assert.deepEqual(problems, []);
    return text;
  };

  it('libdevice comes out, accepted by ptxas', function () {
    const functions = declared('nvidia', '__nv_');
    assert.ok(functions.length > 270, `${functions.length}`);
    const text = emit(programOf(functions), 'ptx', 'sm_80');
    const ptxas = requireTool(this, 'ptxas');
    const run = spawnSync(ptxas, ['-arch=sm_80', '-', '-o', '/dev/null'], {
      input: text,
      encoding: 'utf8',
    });
    assert.equal(run.status, 0, run.stderr);
  });

  it('OCML comes out, accepted by LLVM', function () {
    const functions = declared('ocml', '__ocml_');
    assert.ok(functions.length > 90, `${functions.length}`);
    const text = emit(programOf(functions), 'amdgcn', 'gfx90a');
    const mc = requireTool(this, 'llvm-mc');
    const run = spawnSync(
      mc,
      ['--triple=amdgcn-amd-amdhsa', '--mcpu=gfx90a', '--filetype=obj', '-o', '/dev/null'],
      { input: text, encoding: 'utf8' },
    );
    assert.equal(run.status, 0, run.stderr);
  });

  it('gives the results of the host', () => {
    const names = Object.keys(HOST);
    const source = `#![no_std]
#![feature(abi_gpu_kernel)]
unsafe extern "C" { ${names.map((name) => `fn __nv_${name}(x: f64) -> f64; fn __nv_${name}f(x: f32) -> f32;`).join('\n')} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn all(x: *const f64, out: *mut f64) { unsafe {
  for i in 0..${POINTS.length} {
    let x = *x.add(i);
    ${names.map((name, at) => `*out.add(i * ${2 * names.length} + ${2 * at}) = __nv_${name}(x); *out.add(i * ${2 * names.length} + ${2 * at + 1}) = __nv_${name}f(x as f32) as f64;`).join('\n')}
  }
} }`;
    const length = POINTS.length * 2 * names.length;
    const { buffers, diagnostics } = runPtx(
      emit(source, 'ptx', 'sm_80'),
      {
        launches: [
          {
            kernel: 'all',
            grid: [1, 1, 1],
            block: [1, 1, 1],
            args: [
              {
                name: 'x',
                buffer: 'f64',
                length: POINTS.length,
                role: 'in',
                init: { gen: 'values', values: POINTS },
              },
              { name: 'out', buffer: 'f64', length, role: 'out' },
            ],
          },
        ],
      },
      {},
    );
    assert.deepEqual(diagnostics, []);
    const out = new Float64Array(new Uint8Array(buffers[0]!.get('out')!).buffer);
    POINTS.forEach((x, row) => {
      names.forEach((name, column) => {
        const at = row * 2 * names.length + 2 * column;
        const near = (seen: number, expected: number, digits: number, what: string): void => {
          const off = Math.abs(seen - expected) / Math.abs(expected || 1);
          assert.ok(seen === expected || off < digits, `${what}(${x}) is ${seen}, not ${expected}`);
        };
        near(out[at]!, HOST[name]!(x), 1e-15, name);
        const single = Math.fround(HOST[name]!(Math.fround(x)));
        near(out[at + 1]!, single, 5e-7, `${name}f`);
      });
    });
  });
});
