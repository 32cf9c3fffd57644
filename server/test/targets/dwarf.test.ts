/**
 * DWARF of both vendors: what LLVM's verifier says of the assembled text, which entries there are,
 * and that the code is the same with and without.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LineIndex } from '../../src/base/index.ts';
import { findKernels, lowerKernels } from '../../src/lower/index.ts';
import { optimize } from '../../src/passes/index.ts';
import { amdgcnTarget, ptxTarget } from '../../src/targets/index.ts';
import { isNightly, isSampled, listFiles, readRepo, requireTool } from '../kit/index.ts';
import { loadProgram } from '../lower/program.ts';

const ARCHES = ['amdgpu', 'nvptx64'] as const;
const LEVELS = ['O0', 'O2'] as const;
type Arch = (typeof ARCHES)[number];

function emit(source: string, arch: Arch, debug: boolean, level: 'O0' | 'O2'): string {
  const program = loadProgram(source, { edition: 2024, arch, variables: debug });
  const kernels = findKernels(program.program, program.crate);
  const { module } = lowerKernels(program.lowering, kernels);
  optimize(module, { level, verify: true });
  const target = arch === 'amdgpu' ? amdgcnTarget : ptxTarget;
  const { text, problems } = target.emitModule(module, {
    cpu: arch === 'amdgpu' ? 'gfx90a' : 'sm_90',
    lineInfo: debug,
    debugInfo: debug,
    source(file) {
      const own = program.textOf(file);
      const index = new LineIndex(own);
      const path = own === source ? '/src/kernels.rs' : `/lib/${file}.rs`;
      return { path, lineCol: (offset) => index.lineCol(offset) };
    },
  });
  assert.deepEqual(problems, []);
  return text;
}

function inFolder<T>(run: (path: (name: string) => string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'dwarf-'));
  try {
    return run((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What `llvm-dwarfdump` says of AMD's text, assembled. */
function dumped(test: Mocha.Context, text: string, ...flags: string[]): string {
  const mc = requireTool(test, 'llvm-mc');
  const dwarfdump = requireTool(test, 'llvm-dwarfdump');
  return inFolder((path) => {
    writeFileSync(path('k.s'), text);
    const to = ['-triple', 'amdgcn-amd-amdhsa', '-mcpu=gfx90a', '-filetype=obj'];
    execFileSync(mc, [...to, '-o', path('k.o'), path('k.s')]);
    const { status, stdout } = spawnSync(dwarfdump, [...flags, path('k.o')], { encoding: 'utf8' });
    assert.equal(status, 0, stdout);
    return stdout;
  });
}

/** How often ptxas is asked; a text that is wrong is refused each time. */
const ATTEMPTS = 6;

/** The same of PTX, in the object that `ptxas` makes of it. */
function dumpedPtx(test: Mocha.Context, text: string, ...flags: string[]): string {
  const ptxas = requireTool(test, 'ptxas');
  const dwarfdump = requireTool(test, 'llvm-dwarfdump');
  return inFolder((path) => {
    writeFileSync(path('k.ptx'), text);
    const args = ['-g', '-arch', 'sm_90', '-o', path('k.cubin'), path('k.ptx')];
    // With `-g`, ptxas 13.0 refuses a text now and then that it takes when asked again, mostly for
    // labels that the text does not have.
    let { status, stderr } = spawnSync(ptxas, args, { encoding: 'latin1' });
    for (let again = 1; again < ATTEMPTS && status !== 0; again++)
      ({ status, stderr } = spawnSync(ptxas, args, { encoding: 'latin1' }));
    assert.equal(status, 0, stderr);
    return spawnSync(dwarfdump, [...flags, path('k.cubin')], { encoding: 'utf8' }).stdout;
  });
}

/** Without what only debuggers read: directives, their labels, sections. */
function bare(text: string): string {
  return text
    .replace(/\t\.section\t\.debug[\s\S]*?(?=\n\t\.text\n|$)/g, '')
    .split('\n')
    .filter(
      (line) =>
        !/^\s*\.(?:loc|file|section\t\.debug|text)\b|^(?:\$L__(?:tmp|func_)|\.Ltmp)/.test(line),
    )
    .map((line) => line.replace(/(\.target \w+), debug/, '$1'))
    .filter((line) => line !== '')
    .join('\n');
}

const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
#[derive(Clone, Copy)]
pub struct Point { x: f32, y: f32 }
pub enum Shape { Circle(f32), Square { side: f32 }, Nothing }
#[inline(always)]
fn area(shape: &Shape) -> f32 {
    match shape {
        Shape::Circle(r) => { let squared = r * r; squared * 3.0 }
        Shape::Square { side } => side * side,
        Shape::Nothing => 0.0,
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut f32, n: u32, points: &[Point]) {
    let shape = if n > 3 { Shape::Circle(n as f32) } else if n == 1 { Shape::Nothing } else { Shape::Square { side: 2.0 } };
    let total = area(&shape) + points[n as usize].x;
    unsafe { *out = total + far(total, n) };
}
#[inline(never)]
fn far(x: f32, n: u32) -> f32 {
    let mut z = x;
    for i in 0..n {
        z = z * z + i as f32;
    }
    z
}
`;

describe('DWARF', () => {
  it('has functions, inlined ones, variables and types', function () {
    const text = dumped(this, emit(KERNEL, 'amdgpu', true, 'O2'));
    for (const wanted of [
      /DW_TAG_subprogram\n[^\n]*\n[^\n]*\n\s+DW_AT_name\t\("k"\)/,
      /DW_TAG_formal_parameter\n\s+DW_AT_name\t\("points"\)\n\s+DW_AT_type\t\(0x\w+ "&\[Point\]"\)/,
      /DW_TAG_inlined_subroutine\n\s+DW_AT_abstract_origin\t\(0x\w+ "area"\)/,
      /DW_AT_call_line\t\(17\)/,
      /DW_TAG_variable\n\s+DW_AT_name\t\("squared"\)/,
      /DW_TAG_variant_part/,
      /DW_AT_discr_value\t\(0x01\)/,
      /DW_AT_name\t\("Square"\)/,
      /DW_TAG_lexical_block/,
      // `squared` is known where it was inlined to, in a register of the lane.
      /DW_AT_abstract_origin\t\(0x\w+ "squared"\)\n\s+DW_AT_location\t\([^)]*\): DW_OP_regx VGPR\d+\)/,
    ])
      assert.match(text, wanted);
  });

  for (const arch of ARCHES)
    it(`is not there without being asked, and leaves the code as it is: ${arch}`, () => {
      const plain = emit(KERNEL, arch, false, 'O2');
      assert.doesNotMatch(plain, /debug_info/);
      assert.equal(bare(emit(KERNEL, arch, true, 'O2')), bare(plain));
    });

  it('has registers of PTX by name, and parameters of inlined functions', function () {
    const text = dumpedPtx(this, emit(KERNEL, 'nvptx64', true, 'O2'));
    const number = [...'%r1'].reduce((sum, char) => sum * 256 + char.charCodeAt(0), 0);
    assert.match(text, new RegExp(`DW_OP_regx 0x${number.toString(16)}`));
    assert.match(
      text,
      /DW_TAG_variable\n\s+DW_AT_abstract_origin\t\(0x\w+ "squared"\)\n\s+DW_AT_location/,
    );
  });
});

describe('DWARF of fixtures', () => {
  /** What LLVM's verifier finds in the entries of a fixture, and that they change no code. */
  function verifies(path: string, arch: Arch, level: 'O0' | 'O2'): void {
    it(`llvm-dwarfdump --verify: ${path.split('/').at(-1)!}, ${arch} ${level}`, function () {
      this.timeout(120_000);
      const source = readRepo(path);
      const text = emit(source, arch, true, level);
      if (arch === 'amdgpu') dumped(this, text, '--verify');
      else assert.match(dumpedPtx(this, text, '--verify'), /No errors/);
      // Nothing of it changes the code.
      assert.equal(bare(text), bare(emit(source, arch, false, level)));
    });
  }

  // Calls of one place in several scopes, scopes behind parameters, functions without a path.
  const FORMER = [
    ['kernels-more/closure_trees', 'amdgpu', 'O2'],
    ['kernels/prefix_max', 'nvptx64', 'O0'],
    ['kernels-more/drop_guards', 'nvptx64', 'O0'],
  ] as const;
  for (const [name, arch, level] of FORMER) verifies(`test-fixtures/${name}.rs`, arch, level);

  for (const folder of ['kernels', 'kernels-more'])
    for (const [i, path] of listFiles(`test-fixtures/${folder}`, ['.rs']).entries()) {
      if (!isSampled(i, 24)) continue;
      if (isNightly()) {
        for (const arch of ARCHES) for (const level of LEVELS) verifies(path, arch, level);
        continue;
      }
      // Of the sample one in turn: each text takes a build of its own, with and without.
      const arch = ARCHES[Math.floor(i / 24) % 2 === 0 ? 1 : 0];
      verifies(path, arch, i % 2 === 0 ? 'O2' : 'O0');
    }
});
