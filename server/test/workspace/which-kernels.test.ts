/**
 * Which functions are listed as kernels, and what is said of those that have no code of their own.
 */
import assert from 'node:assert/strict';
import { hover, kernelLenses, lensTitle } from '../../src/ide/index.ts';
import { createTestEngine } from '../language/programs.ts';

const PATH = '/app/src/lib.rs';
const TEXT = `#![no_std]
pub struct S;
impl S {
    #[unsafe(no_mangle)]
    pub unsafe extern "gpu-kernel" fn method(out: *mut f32) {
        unsafe { *out = 1.0 }
    }
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn of_any<T: Copy, const N: usize>(out: *mut T) {}
`;

describe('which functions are kernels', () => {
  const engine = createTestEngine();
  before(() => engine.setFile(PATH, TEXT));

  it('methods are, in the order of the text', () => {
    assert.deepEqual(
      engine.kernels(PATH).map(({ name }) => name),
      ['method', 'of_any'],
    );
    const { summary, problems } = engine.emit(PATH, 'ptx', {});
    assert.deepEqual([summary.map(({ kernel }) => kernel), problems], [['method'], []]);
  });

  it('a generic one that is asked for says why there is nothing to see', () => {
    const { summary, problems } = engine.emit(PATH, 'ptx', { kernel: 'of_any' });
    assert.deepEqual(summary, []);
    assert.deepEqual(
      problems.map(({ code, message }) => `${code}: ${message.split(';')[0]}`),
      ['generic: generic: kernel `of_any` has code only for what is given for `T`, `N`'],
    );
  });

  /** All of these come out of rustc. */
  const INSIDE = `#![no_std]
macro_rules! kernel {
    ($name:ident) => {
        #[unsafe(no_mangle)]
        extern "gpu-kernel" fn $name(out: *mut u32) {
            unsafe { *out = 1 }
        }
    };
}
macro_rules! twice { ($name:ident) => { kernel!($name); }; }
macro_rules! value { ($name:ident) => {{ kernel!($name); 3 }}; }
const _: () = { kernel!(in_unnamed); };
const NAMED: u32 = { twice!(in_named); 1 };
static VALUE: u32 = value!(in_static);
fn host<T>(t: T) {
    kernel! { in_body }
    if true {
        #[unsafe(no_mangle)]
        extern "gpu-kernel" fn in_block(out: *mut u32) {
            twice!(in_kernel);
            unsafe { *out = value!(in_value) }
        }
    }
    let f = || value!(in_closure);
    mod deep { kernel!(in_module); }
    struct S;
    impl S { kernel!(in_impl); }
}
trait Runs {
    const N: u32 = value!(in_constant);
    fn run() { kernel!(in_provided); }
}
`;
  const NAMES = [...INSIDE.matchAll(/(?:!\(|! \{ |fn )(in_\w+)/g)].map((match) => match[1]!);

  it('those in bodies, in values of constants, and out of macros are', () => {
    engine.setFile(PATH, INSIDE);
    assert.equal(NAMES.length, 12);
    assert.deepEqual(
      engine.kernels(PATH).map(({ name }) => name),
      NAMES,
    );
    const { text, problems } = engine.emit(PATH, 'ptx', {});
    assert.deepEqual(problems, []);
    for (const name of NAMES) assert.match(text, new RegExp(`\\.entry ${name}\\(`));
  });

  it('those in bodies come and go with what is typed there', () => {
    const last = 'fn other() { let x = 1; twice!(typed); }\n';
    engine.setFile(PATH, INSIDE + last);
    assert.deepEqual(
      engine.kernels(PATH).map(({ name }) => name),
      [...NAMES, 'typed'],
    );
    engine.setFile(PATH, INSIDE + last.replace('typed', 'again').replace('1', '22'));
    assert.deepEqual(
      engine.kernels(PATH).map(({ name }) => name),
      [...NAMES, 'again'],
    );
    assert.match(engine.emit(PATH, 'ptx', { kernel: 'again' }).text, /\.entry again\(/);
    engine.setFile(PATH, `${INSIDE}fn other() { }\n`);
    assert.deepEqual(
      engine.kernels(PATH).map(({ name }) => name),
      NAMES,
    );
  });

  it('of two in different blocks with one name each has a symbol of its own', () => {
    const body = '{ extern "gpu-kernel" fn k(out: *mut u32) { unsafe { *out = 1 } } }';
    engine.setFile(PATH, `#![no_std]\nfn a() ${body}\nfn b() ${body}\n`);
    assert.equal(new Set(engine.kernels(PATH).map(({ symbol }) => symbol)).size, 2);
    assert.equal(engine.emit(PATH, 'ptx', {}).text.match(/\.entry/g)?.length, 2);
  });

  const GENERIC = `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics)]
use core::offload::{offload, offload_kernel};
#[derive(Clone, Copy)]
pub struct Pair(f32, f32);
#[offload_kernel]
pub fn fill<T: Copy, const N: usize>(out: *mut [T; N], value: T) {
    unsafe { (*out)[N - 1] = value }
}
#[offload_kernel]
pub fn unused<T: Copy>(out: *mut T) {}
pub unsafe extern "gpu-kernel" fn store<T: Copy>(out: *mut T, value: T) {
    unsafe { *out = value }
}
pub fn host(a: *mut [f32; 8], b: *mut [Pair; 2], pair: Pair) {
    offload! { kernel = fill::<f32, 8>, args = (a, 1.0f32) }
    core::intrinsics::offload::<_, _, ()>(fill::<Pair, { 1 + 1 }>, [1; 3], [1; 3], 0, -1, (b, pair));
    offload! { kernel = fill::<f32, 8>, args = (a, 2.0f32) }
    let pointer: unsafe extern "gpu-kernel" fn(*mut u8, u8) = store;
}
pub fn of_any<T: Copy>(a: *mut [T; 4], value: T) {
    offload! { kernel = fill::<T, 4>, args = (a, value) }
}
`;

  it('instances of generic ones are, as far as the crate says what is given', () => {
    engine.setFile(PATH, GENERIC);
    const names = ['fill::<f32, 8>', 'fill::<Pair, 2>', 'unused', 'store::<u8>'];
    assert.deepEqual(
      engine.kernels(PATH).map(({ name }) => name),
      names,
    );
    const { summary, problems } = engine.emit(PATH, 'ptx', {});
    assert.deepEqual([summary.length, problems], [3, []]);
    for (const target of ['ptx', 'amdgcn'] as const) {
      const one = engine.emit(PATH, target, { kernel: 'store::<u8>' });
      assert.deepEqual([one.summary.length, one.problems], [1, []]);
      assert.match(one.text, target === 'ptx' ? /st\.global\.u8|st\.global\.b8/ : /store_byte/);
    }
    assert.equal(engine.emit(PATH, 'ptx', { kernel: 'fill' }).summary.length, 2);
    assert.match(engine.emit(PATH, 'ptx', { kernel: 'unused' }).problems[0]!.message, /no launch/);
    const types = engine.abi(PATH, 'ptx').map(({ params }) => params.at(-1)!.type);
    assert.deepEqual(types, ['f32', 'Pair', '*mut T', 'u8']);
  });

  it('an instance goes with the launch that needed it', () => {
    engine.setFile(PATH, GENERIC.replace('fill::<Pair, { 1 + 1 }>', 'fill::<Pair, { 1 + 2 }>'));
    assert.equal(engine.kernels(PATH)[1]!.name, 'fill::<Pair, 3>');
    assert.deepEqual(engine.emit(PATH, 'ptx', { kernel: 'fill::<Pair, 2>' }).summary, []);
  });

  const OXIDE = `use cuda_device::{DisjointSlice, cuda_module, kernel, thread};
use cuda_host::cuda_launch;
#[cuda_module]
pub mod kernels {
    use super::*;
    #[kernel]
    pub fn scale<T: Copy + core::ops::Mul<Output = T>>(factor: T, mut out: DisjointSlice<T>) {
        let i = thread::index_1d();
        if let Some(place) = out.get_mut(i) { *place = *place * factor; }
    }
    #[kernel]
    pub fn map<F: Fn(f32) -> f32 + Copy>(f: F, mut out: DisjointSlice<f32>) {
        let i = thread::index_1d();
        if let Some(place) = out.get_mut(i) { *place = f(*place); }
    }
}
fn main() {
    module.scale::<f32>(&stream, config, 2.0, &mut out).unwrap();
    let launch = module.prepare_scale::<f64>(config);
    cuda_launch! { kernel: kernels::scale::<u32>, stream: stream, module: module, args: [2, &mut out] }
    module.map(&stream, config, |x| x, &mut out);
}
`;

  it("of cuda-oxide's those whose arguments a launch writes down", () => {
    engine.setFile(PATH, OXIDE);
    assert.deepEqual(
      engine.kernels(PATH).map(({ name }) => name),
      ['scale::<f32>', 'scale::<f64>', 'scale::<u32>', 'map'],
    );
    const { text, problems } = engine.emit(PATH, 'ptx', {});
    assert.deepEqual(problems, []);
    assert.equal(text.match(/\.entry scale_TID_\w{16}\(/g)?.length, 3);
    assert.match(
      engine.emit(PATH, 'ptx', { kernel: 'map' }).problems[0]!.message,
      /no launch in this crate, or in one of its workspace that depends on it/,
    );
  });

  it("of cuda-oxide's those that the attribute lists, under names with the type", () => {
    engine.setFile(
      PATH,
      `use cuda_device::{DisjointSlice, kernel, thread};
#[kernel(f32, [u32; 2], unchecked_indexing)]
pub fn put<T: Copy>(v: T, mut out: DisjointSlice<T>) {
    if let Some(e) = out.get_mut(thread::index_1d()) { *e = v; }
}
`,
    );
    const { text, problems } = engine.emit(PATH, 'ptx', {});
    assert.deepEqual(problems, []);
    assert.deepEqual(text.match(/(?<=\.entry )\w+/g), ['put_f32', 'put__u32_2_']);
  });

  it('a slice with rows of a width that the launch says has a third word', () => {
    engine.setFile(
      PATH,
      `use cuda_device::{DisjointSlice, kernel, thread};
use cuda_device::thread::Runtime2DIndex;
#[kernel]
pub fn rows(mut out: DisjointSlice<f32, Runtime2DIndex>, n: u32) {
    if let Some(i) = thread::index_2d_runtime(&out) {
        if let Some(e) = out.get_mut(i) { *e = n as f32; }
    }
}
`,
    );
    const { text, problems } = engine.emit(PATH, 'ptx', {});
    assert.deepEqual(problems, []);
    assert.deepEqual(text.match(/\.param \.(?:u64 \.ptr|\w+)/g), [
      '.param .u64 .ptr',
      '.param .u64',
      '.param .u32',
      '.param .u32',
    ]);
    engine.setFile(PATH, OXIDE);
  });

  it('instances share the lenses of their function', () => {
    const file = engine.fileId(PATH);
    const lenses = kernelLenses(engine, PATH).filter(({ span }) => span.file === file);
    assert.deepEqual(
      lenses.map(({ title }) => title),
      ['Run <f32>', 'Profile <f32>', 'PTX <f32>', 'PTX <f64>', 'Run', 'Profile', 'PTX'],
    );
    assert.match(
      lensTitle(engine, { path: PATH, kernel: 'scale::<f64>', target: 'ptx' }),
      /^PTX <f64> · \d+(?:–\d+)? registers$/,
    );
    assert.match(
      hover(engine, PATH, OXIDE.indexOf('scale'))!.markdown,
      /`scale::<f64>`, `scale::<u32>`/,
    );
  });
});
