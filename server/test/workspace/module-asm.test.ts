/** `global_asm!`: part of each kernel's text, and of what an edit changes in it. */
import assert from 'node:assert/strict';
import { openText } from './packages.ts';

const ROOT = '/app/src/lib.rs';

const APP = `//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
//- ${ROOT}
#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch)]
use core::arch::global_asm;
const BYTES: usize = 64;
global_asm!(".shared .align 4 .b8 tile[{}];", const BYTES * 2);
#[no_mangle]
pub unsafe extern "gpu-kernel" fn one(out: *mut u64) {
    *out = 1;
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn two(out: *mut u64) {
    *out = 2;
}
`;

describe('global_asm!', () => {
  const declared = (engine: ReturnType<typeof openText>['engine'], kernel?: string): string[] => {
    const { text } = engine.emit(ROOT, 'ptx', kernel === undefined ? {} : { kernel });
    return text.split('\n').filter((line) => line.startsWith('.shared'));
  };

  it('stands once, in the text of each kernel and of all', () => {
    const { engine } = openText(APP);
    for (const kernel of ['one', 'two', undefined])
      assert.deepEqual(declared(engine, kernel), ['.shared .align 4 .b8 tile[128];']);
  });

  it('follows edits of its text, of its constants and of the list', () => {
    const { engine } = openText(APP);
    assert.deepEqual(declared(engine), ['.shared .align 4 .b8 tile[128];']);
    engine.setFile(ROOT, engine.text(ROOT)!.replace('= 64', '= 8'));
    assert.deepEqual(declared(engine), ['.shared .align 4 .b8 tile[16];']);
    engine.setFile(ROOT, engine.text(ROOT)!.replace('.align 4', '.align 8'));
    assert.deepEqual(declared(engine), ['.shared .align 8 .b8 tile[16];']);
    engine.setFile(ROOT, `${engine.text(ROOT)!}global_asm!(".shared .b8 more[1];");\n`);
    assert.deepEqual(declared(engine), ['.shared .align 8 .b8 tile[16];', '.shared .b8 more[1];']);
    engine.setFile(ROOT, engine.text(ROOT)!.replace(/^global_asm.*\n/gm, ''));
    assert.deepEqual(declared(engine), []);
  });

  it('stands before the functions of AMD GPUs', () => {
    const { engine } = openText(APP.replace('.shared .align 4 .b8 tile[{}];', '.set size, {}'));
    const { text, problems } = engine.emit(ROOT, 'amdgcn');
    assert.deepEqual(problems, []);
    assert.ok(text.indexOf('.set size, 128\n') < text.indexOf('.globl'));
    assert.ok(text.includes('.set size, 128\n'));
  });

  it('is a problem of the kernels inside functions, and with registers', () => {
    const register = APP.replace('const BYTES * 2', 'in(reg32) 3');
    assert.deepEqual(
      openText(register)
        .engine.emit(ROOT, 'ptx', { kernel: 'one' })
        .problems.map((p) => p.message),
      ['invalid: `in` in `global_asm!` (kernel `app::one`)'],
    );
    const inside = APP.replace('*out = 1;', '*out = 1; global_asm!("// text");');
    assert.deepEqual(
      openText(inside)
        .engine.emit(ROOT, 'ptx')
        .problems.map(({ message }) => message),
      ['unsupported: `global_asm!` inside a function (kernel `app::one`)'],
    );
  });
});
