/**
 * Limits on the size of texts, crates and kernels: each is reported at a place, and everything else
 * is still answered. The numbers are lowered for the test, after the libraries have been read.
 */
import assert from 'node:assert/strict';
import { LIMITS } from '../../src/base/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n';
const kernel = (name: string, body: string): string =>
  `#[no_mangle]\npub unsafe extern "gpu-kernel" fn ${name}(p: *mut u32) { ${body} }\n`;
const PLAIN = HEAD + kernel('k', '*p = 1;');
const stores = (count: number): string =>
  Array.from({ length: count }, (_, i) => `*p.add(${i}) = ${i};`).join(' ');

/** The trait keeps an edit from being put right in place. */
const functions = (count: number): string =>
  `${HEAD}trait T {}\n${kernel('k', '*p = 1;')}${Array.from({ length: count }, (_, i) => `fn f${i}() {}\n`).join('')}`;

type Name = keyof typeof LIMITS;

describe('workspace: limits', () => {
  let engine: Engine;
  before(() => {
    engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    engine.setFile('/k.rs', PLAIN);
    assert.deepEqual(engine.emit('/k.rs', 'ptx').problems, []);
  });

  /** The problems of a text, with one limit lowered, and the kernels that are emitted in spite. */
  function emitted(text: string, name: Name, limit: number) {
    const row: { limit: number } = LIMITS[name];
    const before = row.limit;
    row.limit = limit;
    try {
      engine.setFile('/k.rs', text);
      const { problems, summary } = engine.emit('/k.rs', 'ptx');
      return {
        kernels: summary.map((one) => one.kernel),
        problems: problems.map(({ message, span }) => [message, text.slice(span.start, span.end)]),
      };
    } finally {
      row.limit = before;
      engine.setFile('/k.rs', PLAIN);
      assert.deepEqual(engine.emit('/k.rs', 'ptx').problems, []);
    }
  }

  /** Imports that each need the next one. */
  const imports = (count: number, item: string): string =>
    `${HEAD}${Array.from({ length: count }, (_, i) => `use a${i + 1} as a${i};\n`).join('')}${item}\n${kernel('k', '*p = a0();')}`;

  it('imports in a row are tried a few times each, whatever their order', () => {
    const text = imports(400, 'use f as a400; fn f() -> u32 { 1 }');
    assert.deepEqual(emitted(text, 'importVisits', 4000).problems, []);
  });

  it('traits that each need the next take time by their number', function () {
    this.timeout(20_000);
    const rows = Array.from({ length: 12_000 }, (_, i) => `trait A${i}: A${i + 1} {}\n`).join('');
    const text = `${HEAD}${rows}trait A12000 { fn f(&self) -> u32; }\nfn g<X: A0>(x: X) -> u32 { x.f() }\n${kernel('k', '*p = 1;')}`;
    engine.setFile('/k.rs', text);
    assert.deepEqual(
      engine.diagnostics('/k.rs').filter(({ severity }) => severity === 'error'),
      [],
    );
    engine.setFile('/k.rs', PLAIN);
  });

  const cases: readonly (readonly [Name, number, text: string, message: RegExp])[] = [
    [
      'fileTokens',
      50_000,
      `${HEAD}${'; '.repeat(30_000)}${kernel('k', '*p = 1;')}`,
      /a file of more than 50000 tokens/,
    ],
    [
      'importVisits',
      3,
      imports(6, 'use f as a6; fn f() -> u32 { 1 }').replace('*p = a0()', '*p = 1'),
      /a crate of more than 3 tries of imports/,
    ],
    ['crateItems', 300, functions(400), /a crate of more than 300 items/],
    ['bodyParts', 100, HEAD + kernel('k', stores(60)), /a body of more than 100 expressions/],
    ['kernelCode', 60, HEAD + kernel('k', stores(60)), /more than 60 instructions/],
    [
      'kernelData',
      1000,
      `${HEAD}static A: [u8; 2000] = [1; 2000];\n${kernel('k', '*p = A[*p as usize] as u32;')}`,
      /a kernel with more than 1000 bytes of constants and statics/,
    ],
    [
      'passWork',
      500,
      HEAD + kernel('k', stores(60)),
      /a kernel that takes the optimiser more than 500 steps/,
    ],
    [
      'emitWork',
      500,
      HEAD + kernel('k', stores(60)),
      /the text takes more than 500 steps with this function/,
    ],
  ];
  for (const [name, limit, text, message] of cases)
    it(`${name}: what exceeds it is reported`, () => {
      const { problems } = emitted(text, name, limit);
      assert.ok(
        problems.some(([what]) => message.test(what!)),
        JSON.stringify(problems),
      );
    });

  it('passWork: what rules leave undecided is said', () => {
    const row: { limit: number } = LIMITS.passWork;
    const { limit } = row;
    const said = (count: number): string[] => {
      const body = `${stores(count)} if _thread_idx_x() < 4 { _syncthreads(); }`;
      const text = `#![feature(stdarch_nvptx)]\n${HEAD}use core::arch::nvptx::*;\n${kernel('k', body)}`;
      engine.setFile('/k.rs', text);
      engine.diagnostics('/k.rs');
      return engine.analysed('/k.rs').kernels.flatMap((one) => one.reasons.map((d) => d.message));
    };
    row.limit = 500;
    try {
      assert.match(said(60).join('\n'), /^undecided: what its threads do.* more than 500 steps$/);
    } finally {
      row.limit = limit;
      engine.setFile('/k.rs', PLAIN);
    }
    assert.deepEqual(said(61), []);
  });

  /** States and reasons of the kernels of a text, with one limit lowered. */
  function analysed(path: string, text: string, name: Name, limit: number): unknown {
    const row: { limit: number } = LIMITS[name];
    const before = row.limit;
    row.limit = limit;
    try {
      engine.setFile(path, text);
      engine.diagnostics(path);
      return engine
        .analysed(path)
        .kernels.map(({ state, reasons }) => [state, ...reasons.map((one) => one.message)]);
    } finally {
      row.limit = before;
    }
  }

  it('divergence: barriers that are not looked at to the end are undecided', () => {
    const text = `#![feature(stdarch_nvptx)]\n${HEAD}use core::arch::nvptx::*;\n${kernel('k', 'if _thread_idx_x() < 4 { _syncthreads(); }')}`;
    const what =
      'undecided: barriers behind branches about which threads disagree, which take more than 1 steps';
    assert.deepEqual(analysed('/k.rs', text, 'divergence', 1), [['partial', what]]);
    assert.deepEqual(analysed('/k.rs', `${text}\n// new\n`, 'divergence', 20_000), [
      ['partial', what],
    ]);
    assert.deepEqual(analysed('/k.rs', text.replace('< 4', '< 5'), 'divergence', 20_000), [
      ['analysed'],
    ]);
  });

  it('passWork: a kernel of MLIR that exceeds it is undecided', () => {
    const stored = Array.from(
      { length: 60 },
      (_, i) =>
        `%c${i} = arith.constant ${i} : index\nmemref.store %x, %p[%c${i}] : memref<?xf32>\n`,
    ).join('');
    const text = `module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%p: memref<?xf32>, %x: f32) kernel {\n${stored}gpu.barrier\ngpu.return\n} } }\n`;
    const said = JSON.stringify(analysed('/k.mlir', text, 'passWork', 100));
    assert.match(
      said,
      /^\[\["partial","undecided: what its threads do.* more than 100 steps"\]\]$/,
    );
    assert.deepEqual(analysed('/l.mlir', text, 'passWork', 1_000_000), [['analysed']]);
  });

  it('crateCode: rules look at the kernels up to it, and the others are said', () => {
    const waits = (name: string): string =>
      kernel(name, `if _thread_idx_x() < 4 { _syncthreads(); } ${stores(20)}`);
    const head = `#![feature(stdarch_nvptx)]\n${HEAD}use core::arch::nvptx::*;\n`;
    const text = head + ['a', 'b', 'c'].map(waits).join('');
    const row: { limit: number } = LIMITS.crateCode;
    const { limit } = row;
    const answers = (more = ''): unknown => {
      engine.setFile('/k.rs', text + more);
      const found = engine.diagnostics('/k.rs').filter(({ code }) => code === 'divergent-barrier');
      const states = engine
        .analysed('/k.rs')
        .kernels.map(({ kernel: { name }, state }) => [name, state]);
      const [reason] = engine.unanalysed('/k.rs').kernels[0]?.reasons ?? [];
      return [found.length, states, reason?.message];
    };
    row.limit = 30;
    try {
      const left =
        'the kernels before it reach more than 30 instructions together, before optimisation';
      const states = [
        ['a', 'analysed'],
        ['b', 'not-analysed'],
        ['c', 'not-analysed'],
      ];
      assert.deepEqual(answers(), [1, states, left]);
    } finally {
      row.limit = limit;
      engine.setFile('/k.rs', PLAIN);
    }
    const states = ['a', 'b', 'c'].map((name) => [name, 'analysed']);
    // A new item, because what has been found out is kept as long as nothing changes.
    assert.deepEqual(answers('struct S;\n'), [3, states, undefined]);
  });

  it('crateItems: an edit that keeps to the limit removes the report', () => {
    const row: { limit: number } = LIMITS.crateItems;
    const { limit } = row;
    row.limit = 300;
    try {
      engine.setFile('/k.rs', functions(400));
      assert.equal(engine.emit('/k.rs', 'ptx').problems.length, 1);
      engine.setFile('/k.rs', functions(200));
      assert.deepEqual(engine.emit('/k.rs', 'ptx').problems, []);
    } finally {
      row.limit = limit;
    }
  });

  it('textCode: the first kernel beyond it is named, and each can be requested alone', () => {
    const text = HEAD + ['a', 'b', 'c'].map((name) => kernel(name, stores(20))).join('');
    const { kernels, problems } = emitted(text, 'textCode', 30);
    assert.deepEqual(kernels, ['a']);
    assert.deepEqual(problems.at(-1)![1], 'b');
    assert.match(
      problems.at(-1)![0]!,
      /more than 30 instructions .*; request this one by its name, and likewise the one behind it/,
    );
    engine.setFile('/k.rs', text);
    assert.deepEqual(engine.emit('/k.rs', 'ptx', { kernel: 'c' }).problems, []);
  });

  it('textData: likewise', () => {
    const text =
      HEAD +
      [1, 2, 3]
        .map(
          (i) =>
            `static A${i}: [u8; 2000] = [${i}; 2000];\n${kernel(`k${i}`, `*p = A${i}[*p as usize] as u32;`)}`,
        )
        .join('');
    const { kernels, problems } = emitted(text, 'textData', 4500);
    assert.deepEqual(kernels, ['k1', 'k2']);
    assert.deepEqual(problems[0]![1], 'k3');
    assert.match(problems[0]![0]!, /more than 4500 bytes of constants and statics/);
  });

  it('digits: a literal of a million of them is reported at once', () => {
    const text = HEAD + kernel('k', `*p = ${'9'.repeat(1_000_000)};`);
    engine.setFile('/k.rs', text);
    const { problems } = engine.emit('/k.rs', 'ptx');
    assert.match(problems[0]!.message, /literal/);
    assert.ok(problems[0]!.message.length < 1000);
  });

  it('dependencies: what exceeds it is reported once', () => {
    const row: { limit: number } = LIMITS.dependencies;
    const { limit } = row;
    row.limit = 3;
    try {
      const names = ['a', 'b', 'c', 'd', 'e'];
      const files: Record<string, string> = {
        '/p/Cargo.toml': `[package]\nname = "p"\nversion = "0.1.0"\n[dependencies]\n${names.map((name) => `${name} = "1"\n`).join('')}`,
        '/p/src/lib.rs': PLAIN,
      };
      const many = createEngine({ readFile: (path) => files[path], prelude: preludeTexts() });
      const found = many.manifestProblems('/p').map(({ message }) => message);
      assert.deepEqual(found, ['a manifest of more than 3 dependencies']);
    } finally {
      row.limit = limit;
    }
  });
});
