/** Which functions are listed as kernels, and what is said of those that have no code of their own. */
import assert from 'node:assert/strict';
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
});
