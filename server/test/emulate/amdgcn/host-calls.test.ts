/**
 * Kernels that call the host: what they print, and memory that they get from it, on processors with
 * waves of 32 and of 64, through the packets that HIP's runtime knows.
 */
import assert from 'node:assert/strict';
import { runAmdgcn } from '../../../src/emulate/index.ts';
import { checkTable } from '../../targets/amdgcn/kit.ts';
import { openText } from '../../workspace/packages.ts';

const ROOT = '/app/src/lib.rs';

function run(code: string, cpu: string, block: number) {
  const { engine } = openText(`
//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"
[dependencies]
amdgpu-device-libs = "0.2"
//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]
use amdgpu_device_libs::prelude::*;
unsafe extern "C" {
    fn __ockl_dm_alloc(size: u64) -> u64;
    fn __ockl_dm_dealloc(address: u64);
    fn __ockl_fprintf_stdout_begin() -> u64;
    fn __ockl_fprintf_append_string_n(message: u64, text: *const u8, length: u64, is_last: u32) -> u64;
    fn __ockl_fprintf_append_args(
        message: u64, count: u32, a: u64, b: u64, c: u64, d: u64, e: u64, f: u64, g: u64, is_last: u32,
    ) -> u64;
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32) {
    let at = workitem_id_x();
    unsafe { ${code} }
}
`);
  const { text, problems } = engine.emit(ROOT, 'amdgcn', { cpu });
  assert.deepEqual(
    problems.map(({ message }) => message),
    [],
  );
  checkTable(text, cpu);
  const result = runAmdgcn(
    text,
    {
      launches: [
        {
          kernel: 'k',
          grid: [2, 1, 1],
          block: [block, 1, 1],
          args: [{ name: 'out', buffer: 'u32', length: block, role: 'out' }],
        },
      ],
    },
    { strict: true },
  );
  const out = result.buffers[0]?.get('out') ?? new Uint8Array();
  return { ...result, words: [...new Uint32Array(out.slice().buffer)] };
}

for (const cpu of ['gfx90a', 'gfx1100', 'gfx1201'])
  describe(`calls of the host, ${cpu}`, () => {
    it('print what each work item says, whatever its length', () => {
      const { stdout, diagnostics } = run(
        'if at % 3 == 1 { println!("item {at}: 100% of {:>40}|", "text") }',
        cpu,
        8,
      );
      assert.deepEqual(diagnostics, []);
      const lines = stdout.split('\n').slice(0, -1).sort();
      const said = (at: number): string => `item ${at}: 100% of ${'text'.padStart(40)}|`;
      assert.deepEqual(lines, [1, 1, 4, 4, 7, 7].map(said));
    });

    it('print through a format of the kernel', () => {
      const format = 'b"%s: %5d, %g\\n\\0"';
      const { stdout, diagnostics } = run(
        `if at == 2 {
          let m = __ockl_fprintf_stdout_begin();
          let m = __ockl_fprintf_append_string_n(m, ${format}.as_ptr(), ${format}.len() as u64, 0);
          let m = __ockl_fprintf_append_string_n(m, b"ratio\\0".as_ptr(), 6, 0);
          __ockl_fprintf_append_args(m, 2, 17, 0.25f64.to_bits(), 0, 0, 0, 0, 0, 1);
        }`,
        cpu,
        4,
      );
      assert.deepEqual(diagnostics, []);
      assert.equal(stdout, 'ratio:    17, 0.25\nratio:    17, 0.25\n');
    });

    it('get memory, for each work item its own', () => {
      const { words, diagnostics } = run(
        `let own = __ockl_dm_alloc(16) as *mut u32;
         own.write_volatile(at * 7);
         amdgpu_device_libs::intrinsics::s_barrier();
         *out.add(at as usize) = own.read_volatile();
         __ockl_dm_dealloc(own as u64);`,
        cpu,
        70,
      );
      assert.deepEqual(diagnostics, []);
      assert.deepEqual(
        words,
        Array.from({ length: 70 }, (_, at) => 7 * at),
      );
    });

    it('of functions are not simulated, which is said once', () => {
      const { diagnostics } = run(
        '*out = amdgpu_device_libs::call_host_function(1, 2, 0, 0, 0, 0, 0, 0) as u32;',
        cpu,
        4,
      );
      assert.deepEqual(
        diagnostics.map(({ severity, message }) => `${severity}: ${message}`),
        ['warning: the kernel calls a function of the host, which is not simulated'],
      );
    });
  });
