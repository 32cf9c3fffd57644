/**
 * The `math` dialect: each operation in the simulators, within what is documented of the device
 * library's function, or exact; and what `mlir-opt` refuses.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { floatToNumber, numberToFloat } from '../../src/mir/index.ts';
import { knownOps } from '../../src/mlir/index.ts';
import { distance, hardInputs, mathRows } from '../codegen/device-math.ts';
import { requireTool } from '../kit/index.ts';
import { engineFor, launchOn, PATH } from './run.ts';

type Numbers = Float32Array | Float64Array | Int32Array | BigInt64Array | Uint16Array;

/** An operation on columns of numbers. */
interface Case {
  readonly op: string;
  readonly types: readonly string[];
  readonly result: string;
  readonly columns: readonly (readonly (number | bigint)[])[];
  /** Several results one behind the other. */
  readonly want: readonly (readonly (number | bigint)[])[];
  /** How far from the right result it may be. */
  readonly ulp: number;
  readonly flags?: string;
  /** The type it is computed in, where that is another one than the type in memory. */
  readonly narrow?: string;
}

function arrayOf(type: string, values: readonly (number | bigint)[]): Numbers {
  const numbers = values.map(Number);
  if (type === 'f32') return Float32Array.from(numbers);
  if (type === 'f64') return Float64Array.from(numbers);
  if (type === 'i32') return Int32Array.from(numbers);
  if (type === 'i64') return BigInt64Array.from(values.map(BigInt));
  throw new Error(type);
}

function listOf(type: string, bytes: Uint8Array): (number | bigint)[] {
  const { buffer } = bytes.slice();
  if (type === 'f32') return [...new Float32Array(buffer)];
  if (type === 'f64') return [...new Float64Array(buffer)];
  if (type === 'i32') return [...new Int32Array(buffer)];
  return [...new BigInt64Array(buffer)];
}

/** The operation as it is written, on values of a type each. */
function written({ op, types, flags = '' }: Case, values: readonly string[], many: string): string {
  const shaped = [...new Set(types)].map((type) =>
    many === '' ? type : `vector<${many}x${type}>`,
  );
  const [first, ...rest] = values;
  const list = op === 'clampf' ? `${first} to [${rest.join(', ')}]` : values.join(', ');
  return `math.${op} ${list}${flags} : ${shaped.join(', ')}`;
}

/** Each thread computes one line. */
function kernelOf(one: Case, name: string): string {
  const { types, result, want, narrow } = one;
  const letter = types[0]![0]!;
  const stored = result === 'i1' ? 'i32' : result;
  const outs = want.map((_, at) => `%o${at}: memref<?x${stored}>`);
  const params = [...types.map((type, at) => `%p${at}: memref<?x${type}>`), ...outs];
  const loads = types.map(
    (type, at) => `    %a${at} = memref.load %p${at}[%t] : memref<?x${type}>`,
  );
  const cuts = types.map(
    (type, at) => `    %n${at} = arith.trunc${letter} %a${at} : ${type} to ${narrow}`,
  );
  const names = want.map((_, at) => (narrow === undefined ? `%r${at}` : `%w${at}`));
  const widened = want.map(
    (_, at) =>
      `    %r${at} = arith.ext${letter === 'i' ? 'si' : 'f'} %w${at} : ${narrow} to ${result}`,
  );
  const stores = want.map((_, at) =>
    result === 'i1'
      ? `    %s${at} = arith.extui %r${at} : i1 to i32
    memref.store %s${at}, %o${at}[%t] : memref<?xi32>`
      : `    memref.store %r${at}, %o${at}[%t] : memref<?x${result}>`,
  );
  const operation = written(
    narrow === undefined ? one : { ...one, types: types.map(() => narrow) },
    types.map((_, at) => (narrow === undefined ? `%a${at}` : `%n${at}`)),
    '',
  );
  return `
  gpu.func @${name}(${params.join(', ')}) kernel {
    %t = gpu.thread_id x
${[...loads, ...(narrow === undefined ? [] : cuts)].join('\n')}
    ${names.join(', ')} = ${operation}
${[...(narrow === undefined ? [] : widened), ...stores].join('\n')}
    gpu.return
  }`;
}

// ---- the table ----------------------------------------------------------------------------------

/** Functions of the device libraries that are measured, by operation. */
const MEASURED: readonly (readonly [op: string, name: string])[] = [
  ...['acos', 'acosh', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'cbrt', 'cos', 'cosh', 'erf'],
  ...['erfc', 'exp', 'exp2', 'expm1', 'log', 'log10', 'log1p', 'log2', 'rsqrt', 'sin', 'sinh'],
  ...['sqrt', 'tan', 'tanh'],
].map((name): [string, string] => [name, name]);

function measuredCases(): Case[] {
  const rows = mathRows();
  return [...MEASURED, ['powf', 'pow'] as const].flatMap(([op, name]) =>
    (['f32', 'f64'] as const).map((type) => {
      const row = rows.find(({ fn, single }) => fn.name === name && single === (type === 'f32'))!;
      assert.equal(row.bound.where, undefined);
      const lines = hardInputs(row).slice(0, 32);
      const count = lines[0]!.length - 1;
      return {
        op,
        types: new Array<string>(count).fill(type),
        result: type,
        columns: Array.from({ length: count }, (_, at) => lines.map((line) => line[at]!)),
        want: [lines.map((line) => line.at(-1)!)],
        ulp: row.bound.ulp,
      };
    }),
  );
}

const INFINITE = Number.POSITIVE_INFINITY;
const FLOATS = [
  0,
  -0,
  0.5,
  -0.5,
  1.5,
  2.5,
  -2.5,
  3.25,
  -7.75,
  1e20,
  INFINITE,
  -INFINITE,
  Number.NaN,
];

const even = (x: number): number => {
  const near = Math.round(x);
  const value = Math.abs(x % 1) === 0.5 && near % 2 !== 0 ? near - 1 : near;
  return value === 0 ? x * 0 : value;
};
const away = (x: number): number => Math.sign(x) * Math.floor(Math.abs(x) + 0.5);

/** Exact functions of one number. */
const EXACT: Readonly<Record<string, (x: number) => number>> = {
  absf: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  trunc: Math.trunc,
  round: away,
  roundeven: even,
};

/** The smallest normal number of a type is `least`. */
const CLASSES: Readonly<Record<string, (x: number, least: number) => boolean>> = {
  isfinite: (x) => Number.isFinite(x),
  isinf: (x) => Math.abs(x) === INFINITE,
  isnan: (x) => Number.isNaN(x),
  isnormal: (x, least) => Number.isFinite(x) && Math.abs(x) >= least,
};

function floatCases(type: 'f32' | 'f64'): Case[] {
  const least = type === 'f32' ? 2 ** -126 : 2 ** -1022;
  const base = { result: type, ulp: 0 };
  const classed = [...FLOATS, least, -least, least / 2];
  return [
    ...Object.entries(EXACT).map(([op, fn]) => ({
      ...base,
      op,
      types: [type],
      columns: [FLOATS],
      want: [FLOATS.map(fn)],
    })),
    ...Object.entries(CLASSES).map(([op, fn]) => ({
      op,
      types: [type],
      result: 'i1',
      columns: [classed],
      want: [classed.map((x) => (fn(x, least) ? 1 : 0))],
      ulp: 0,
    })),
    {
      ...base,
      op: 'copysign',
      types: [type, type],
      columns: [
        [1, -2, 0, -3],
        [-0, 5, -1, -8],
      ],
      want: [[-1, 2, -0, -3]],
    },
    {
      ...base,
      op: 'fma',
      types: [type, type, type],
      // The product alone would be rounded to one.
      columns: [
        [1 + 2 ** -23, 3],
        [1 - 2 ** -23, 4],
        [-1, 5],
      ],
      want: [[-(2 ** -46), 17]],
    },
    {
      ...base,
      op: 'clampf',
      types: [type, type, type],
      columns: [
        [-4, 0.5, 9, Number.NaN, INFINITE],
        [-1, -1, -1, -1, -1],
        [2, 2, 2, 2, 2],
      ],
      want: [[-1, 0.5, 2, Number.NaN, 2]],
    },
    ...['i32', 'i64'].map((exponent) => ({
      ...base,
      op: 'fpowi',
      types: [type, exponent],
      columns: [
        [2, 2, -3, -3, 0, -0, 1.5, 7],
        [10, -3, 3, 4, 0, -3, 2, 0],
      ],
      want: [[1024, 0.125, -27, 81, 1, -INFINITE, 2.25, 1]],
    })),
    sincos(type),
  ];
}

/** Both results at once are those of the two operations. */
function sincos(type: 'f32' | 'f64'): Case {
  const rows = mathRows().filter(({ single }) => single === (type === 'f32'));
  const of = (name: string) => rows.find(({ fn }) => fn.name === name)!;
  const pick = [0, 0.5, 1, -2, 10];
  const round = type === 'f32' ? Math.fround : Number;
  return {
    op: 'sincos',
    types: [type],
    result: type,
    columns: [pick],
    want: [pick.map((x) => round(Math.sin(x))), pick.map((x) => round(Math.cos(x)))],
    // One more for the one that V8's functions may be off.
    ulp: Math.max(of('sin').bound.ulp, of('cos').bound.ulp) + (type === 'f64' ? 1 : 0),
  };
}

/** Computed in so many bits, which memory may hold in more. */
function integerCases(width: number, type: 'i32' | 'i64' = 'i32'): Case[] {
  const narrow = type === `i${width}` ? {} : { narrow: `i${width}` };
  const shortened = (list: readonly bigint[]): bigint[] => list.map((x) => BigInt.asIntN(width, x));
  const values = shortened([
    0n,
    1n,
    -1n,
    40n,
    -4096n,
    -(1n << BigInt(width - 1)),
    (1n << 30n) + 1n,
  ]);
  const bits = (x: bigint): string => BigInt.asUintN(width, x).toString(2).padStart(width, '0');
  const signed = (x: bigint): bigint => BigInt.asIntN(width, x);
  const one = (op: string, fn: (x: bigint) => bigint): Case => ({
    op,
    types: [type],
    result: type,
    columns: [values],
    want: [values.map((x) => signed(fn(x)))],
    ulp: 0,
    ...narrow,
  });
  const bases = shortened([0n, 2n, -3n, 7n, 1n, -1n, -1n, 5n, 3n, 0n]);
  const exponents = shortened([0n, 10n, 3n, 25n, -4n, -3n, -4n, -1n, 101n, 5n]);
  return [
    one('absi', (x) => (x < 0n ? -x : x)),
    one('ctlz', (x) => BigInt(/^0*/.exec(bits(x))![0].length)),
    one('cttz', (x) => BigInt(/0*$/.exec(bits(x))![0].length)),
    one('ctpop', (x) => BigInt(bits(x).replaceAll('0', '').length)),
    {
      op: 'ipowi',
      types: [type, type],
      result: type,
      columns: [bases, exponents],
      want: [
        bases.map((base, at) => {
          const exponent = exponents[at]!;
          if (exponent >= 0n) return signed(base ** exponent);
          return base === 1n || base === -1n ? base ** -exponent : 0n;
        }),
      ],
      ulp: 0,
      ...narrow,
    },
  ];
}

/** `f16`: right to the last bit for these, since `f32` has so many more. */
function halfCases(): Case[] {
  const xs = [0.5, 1, 2, 3.5, 0.125, 1.5];
  const functions: Readonly<Record<string, (x: number) => number>> = {
    ...{ sin: Math.sin, exp: Math.exp, tanh: Math.tanh, log2: Math.log2, cbrt: Math.cbrt },
    ...{ sqrt: Math.sqrt, ceil: Math.ceil, roundeven: even, rsqrt: (x) => 1 / Math.sqrt(x) },
  };
  const half = (x: number): number => floatToNumber(numberToFloat(x, 'f16'), 'f16');
  return Object.entries(functions).map(([op, fn]) => ({
    op,
    types: ['f32'],
    result: 'f32',
    columns: [xs],
    want: [xs.map((x) => half(fn(x)))],
    ulp: 0,
    narrow: 'f16',
  }));
}

const CASES: readonly Case[] = [
  ...measuredCases(),
  ...floatCases('f32'),
  ...floatCases('f64'),
  ...integerCases(32),
  ...integerCases(64, 'i64'),
  ...[1, 8, 16].flatMap((width) => integerCases(width)),
  ...halfCases(),
];

const nameOf = ({ op, types, narrow = '' }: Case): string => `${op}_${types.join('_')}${narrow}`;
const TEXT = `gpu.module @m {${CASES.map((one) => kernelOf(one, nameOf(one))).join('')}\n}\n`;

function differs(one: Case, got: number | bigint, want: number | bigint): boolean {
  if (typeof want === 'bigint' || one.result === 'i1' || one.result.startsWith('i'))
    return BigInt(got) !== BigInt(want);
  if (one.ulp === 0) return !Object.is(got, one.result === 'f32' ? Math.fround(want) : want);
  return distance(Number(got), want, one.result === 'f32') > one.ulp;
}

describe('mlir: math', () => {
  it('every operation has a row here', () => {
    const known = knownOps().flatMap(({ name }) => (name.startsWith('math.') ? [name] : []));
    assert.deepEqual([...new Set(CASES.map(({ op }) => `math.${op}`))].sort(), known.sort());
  });

  for (const target of ['ptx', 'amdgcn'] as const) {
    it(`gives what is documented on ${target}`, () => {
      const engine = engineFor(TEXT);
      assert.deepEqual(engine.diagnostics(PATH), []);
      const wrong: string[] = [];
      for (const one of CASES) {
        const lines = one.columns[0]!.length;
        const stored = one.result === 'i1' ? 'i32' : one.result;
        const outs = one.want.map(() => ({ array: arrayOf(stored, new Array(lines).fill(0)) }));
        const results = launchOn(target, engine, {
          kernel: nameOf(one),
          grid: [1, 1, 1],
          block: [lines, 1, 1],
          args: [
            ...one.columns.map((list, at) => ({ array: arrayOf(one.types[at]!, list) })),
            ...outs,
          ],
        }).slice(one.types.length);
        for (const [at, bytes] of results.entries()) {
          for (const [line, got] of listOf(stored, bytes).entries()) {
            const want = one.want[at]![line]!;
            if (!differs(one, got, want)) continue;
            const given = one.columns.map((list) => list[line]).join(', ');
            wrong.push(`${nameOf(one)}(${given}) is ${got}, not ${want}`);
          }
        }
      }
      assert.deepEqual(wrong, []);
    });
  }
});

const ASSEMBLERS = {
  ptx: { tool: 'ptxas', args: ['-O0', '-arch=sm_80', '-', '-o', '/dev/null'], cpu: 'sm_80' },
  amdgcn: {
    tool: 'llvm-mc',
    args: ['--triple=amdgcn-amd-amdhsa', '--mcpu=gfx90a', '--filetype=obj', '-o', '/dev/null'],
    cpu: 'gfx90a',
  },
} as const;

describe('mlir: math and assemblers', () => {
  for (const target of ['ptx', 'amdgcn'] as const) {
    const { tool, args, cpu } = ASSEMBLERS[target];
    it(`${tool} takes every kernel`, function () {
      const input = engineFor(TEXT).emit(PATH, target, { cpu }).text;
      const run = spawnSync(requireTool(this, tool), args, { input, encoding: 'utf8' });
      assert.equal(run.status, 0, run.stderr);
    });
  }
});

// ---- vectors, narrow types, flags ---------------------------------------------------------------

/** A kernel that computes with one operation on constants' places: values come as parameters. */
function onParams(one: Case, many: string, types: readonly string[]): string {
  const shape = (type: string): string => (many === '' ? type : `vector<${many}x${type}>`);
  const used = { ...one, types };
  const values = types.map((_, at) => `%a${at}`);
  const params = types.map((type, at) => `%p${at}: memref<?x${shape(type)}>`);
  const loads = types.map(
    (type, at) => `  %a${at} = memref.load %p${at}[%t] : memref<?x${shape(type)}>`,
  );
  const results = one.want.map((_, at) => `%r${at}`).join(', ');
  const result = one.result === 'i1' ? 'i1' : types[0]!;
  const store =
    result === 'i1' && many !== ''
      ? `  %e = vector.extract %r0[0] : i1 from vector<${many}xi1>
  memref.store %e, %out[%t] : memref<?xi1>`
      : `  memref.store %r0, %out[%t] : memref<?x${shape(result)}>`;
  const stored = result === 'i1' ? 'i1' : shape(result);
  return `gpu.module @m { gpu.func @k(${params.join(', ')}, %out: memref<?x${stored}>) kernel {
  %t = gpu.thread_id x
${loads.join('\n')}
  ${results} = ${written(used, values, many)}
${store}
  gpu.return
} }
`;
}

/** One case for each operation. */
const ONE_EACH = [...new Map(CASES.map((one) => [one.op, one])).values()];

describe('mlir: math in other forms', () => {
  it('vectors, f16 and narrow integers come out on both targets', () => {
    const named = (text: string, name: string): string =>
      text.replace('@m', `@in_${name}`).replace('@k', `@${name}`);
    const texts = ONE_EACH.flatMap((one) => {
      const narrow = one.types.map((type) => (type.startsWith('f') ? 'f16' : 'i16'));
      return [
        named(onParams(one, '4', one.types), `${one.op}_vector`),
        named(onParams(one, '', narrow), `${one.op}_narrow`),
      ];
    });
    const engine = engineFor(texts.join(''));
    for (const target of ['ptx', 'amdgcn'] as const) {
      const { problems, summary } = engine.emit(PATH, target, {});
      assert.deepEqual(problems, []);
      assert.equal(summary.length, 2 * ONE_EACH.length);
    }
  });

  it('the elements of a vector are those of numbers', () => {
    const sine = CASES.find(({ op, result }) => op === 'sin' && result === 'f32')!;
    const array = arrayOf('f32', sine.columns[0]!.slice(0, 4)) as Float32Array;
    const bytesOf = (text: string, kernel: string, block: number): Uint8Array =>
      launchOn('ptx', engineFor(text), {
        kernel,
        grid: [1, 1, 1],
        block: [block, 1, 1],
        args: [
          { array, shape: [block] },
          { array: new Float32Array(4), shape: [block] },
        ],
      })[1]!;
    assert.deepEqual(
      bytesOf(onParams(sine, '4', ['f32']), 'k', 1),
      bytesOf(onParams(sine, '', ['f32']), 'k', 4),
    );
  });

  it('only flags bring instructions that are near, in both forms', () => {
    const sine = CASES.find(({ op, result }) => op === 'sin' && result === 'f32')!;
    const near = (text: string): boolean =>
      engineFor(text).emit(PATH, 'ptx', {}).text.includes('sin.approx');
    const text = onParams(sine, '', ['f32']);
    const line = 'math.sin %a0 : f32';
    const other = (to: string): string => {
      assert.ok(text.includes(line));
      return text.replace(line, to);
    };
    assert.equal(near(text), false);
    assert.equal(near(other('math.sin %a0 fastmath<nnan,contract> : f32')), false);
    assert.equal(near(other('math.sin %a0 fastmath<contract,afn> : f32')), true);
    assert.equal(near(other('math.sin %a0 fastmath<fast> : f32')), true);
    const generic = (flags: string): string =>
      other(`"math.sin"(%a0) <{fastmath = #arith.fastmath<${flags}>}> : (f32) -> f32`);
    assert.equal(near(generic('none')), false);
    assert.equal(near(generic('afn')), true);
  });
});

// ---- what is refused ----------------------------------------------------------------------------

const HEAD = `func.func @f(%a: f32, %d: f64, %i: i32, %l: i64, %v: vector<4xf32>, %w: vector<4xi32>,
  %u: vector<8xi32>, %s: si32, %x: index, %m: memref<4xf32>, %q: i1, %t: tensor<4xf32>) {
`;

const INVALID = [
  '%0 = math.absf %i : i32',
  '%0 = math.absi %a : f32',
  '%0 = math.absi %s : si32',
  '%0 = math.absi %i fastmath<fast> : i32',
  '%0 = math.isnan %a fastmath<fast> : f32',
  '%0 = math.sin %a fastmath<bogus> : f32',
  '%0 = math.sin %a fastmath : f32',
  '%0 = math.sin %a fastmath<> : f32',
  '%0 = math.sin %a {fastmath = 1} : f32',
  '%0 = math.sin %a, %a : f32',
  '%0 = math.sin %m : memref<4xf32>',
  '%0 = math.sin %d : f32',
  '%0 = math.sin %zz : f32',
  '%0 = math.sin %a : f32, f32',
  '%0 = math.atan2 %a, %d : f32',
  '%0 = math.fpowi %a, %a : f32, f32',
  '%0 = math.fpowi %a, %i : f32',
  '%0 = math.fpowi %v, %i : vector<4xf32>, i32',
  '%0 = math.fpowi %v, %u : vector<4xf32>, vector<8xi32>',
  '%0 = math.fpowi %i, %i : i32, i32',
  '%0 = math.ipowi %a, %a : f32',
  '%0 = math.ipowi %i, %l : i32',
  '%0 = math.isnan %i : i32',
  '%0 = math.sincos %a : f32',
  '%0, %1 = math.sincos %i : i32',
  '%0 = math.clampf %a to [%a] : f32',
  '%0 = math.clampf %a [%a, %a] : f32',
  '%0 = math.clampf %i to [%i, %i] : i32',
  '%0 = "math.sin"(%a, %a) : (f32, f32) -> f32',
  '%0 = "math.sin"(%a) : (f32) -> f64',
  '%0 = "math.sin"() : () -> f32',
  '"math.sin"(%a) : (f32) -> ()',
  '%0 = "math.sin"(%a) {fastmath = 3 : i32} : (f32) -> f32',
  '%0 = "math.isnan"(%a) : (f32) -> i32',
  '%0 = "math.isnan"(%v) : (vector<4xf32>) -> i1',
  '%0 = "math.fpowi"(%a, %i) : (f32, i32) -> f64',
  '%0 = "math.atan2"(%a, %d) : (f32, f64) -> f32',
  '%0, %1 = "math.sincos"(%a) : (f32) -> (f32, f64)',
];
const VALID = [
  '%0 = math.ctlz %x : index',
  '%0 = math.absi %q : i1',
  '%0 = math.sin %t : tensor<4xf32>',
  '%0:2 = math.sincos %v fastmath<fast,nnan> : vector<4xf32>',
  '%0 = math.fpowi %a, %x : f32, index',
  '%0 = math.fpowi %v, %w : vector<4xf32>, vector<4xi32>',
  '%0 = math.clampf %v to [%v, %v] fastmath<afn> : vector<4xf32>',
  '%0 = "math.isinf"(%v) <{fastmath = #arith.fastmath<nnan>}> : (vector<4xf32>) -> vector<4xi1>',
  'math.sin %a : f32',
];

const whole = (line: string): string => `${HEAD}  ${line}\n  return\n}\n`;

describe('mlir: math that is invalid', () => {
  const found = (line: string) =>
    engineFor(whole(line).replace(/^/, 'gpu.module @other {}\n'))
      .diagnostics(PATH)
      .filter(({ code }) => code.startsWith('mlir-'));

  it('is reported on its line', () => {
    for (const line of INVALID) {
      const [first] = found(line);
      assert.ok(first, line);
      const before = whole(line).indexOf(`  ${line}`) + 'gpu.module @other {}\n'.length;
      const { start } = first.span;
      assert.ok(start >= before && start <= before + line.length + 3, `${line}: ${start - before}`);
    }
    for (const line of VALID) assert.deepEqual(found(line), [], line);
  });

  it('is what mlir-opt refuses', function () {
    const opt = requireTool(this, 'mlir-opt');
    const run = (lines: readonly string[]) =>
      spawnSync(opt, ['--split-input-file', '-'], {
        input: lines.map(whole).join('// -----\n'),
        encoding: 'utf8',
      });
    const { stderr } = run(INVALID);
    const at = [...stderr.matchAll(/^<stdin>:(\d+):\d+: error/gm)].map(([, line]) => Number(line));
    const every = whole('').split('\n').length;
    assert.deepEqual(
      [...new Set(at)],
      INVALID.map((_, piece) => piece * every + 3),
    );
    assert.equal(run(VALID).stderr, '');
  });
});
