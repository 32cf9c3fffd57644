/**
 * `warplens run --on gpu`: a device of the tests' own, and CUDA's driver interface against a
 * library that stands in for it.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { EXIT, type Io, runCli } from '../../src/cli/index.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import type { GpuDevice, GpuReport } from '../../src/ide/index.ts';
import { type ForeignFunctions, openCuda } from '../../src/toolchain/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo, repoPath } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { requireTool } from '../kit/tools.ts';

const SOURCE = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn put(y: *mut u32, v: u32) {
    unsafe { *y.add(_thread_idx_x() as usize) = v }
}
`;
const SPEC = JSON.stringify({ block: 4, args: { y: '[9; 4]', v: 7 } });

/** Runs \`put\` as the source says, but for `error` that it adds to the third value. */
function device(error = 0, failure?: string): GpuDevice & { readonly texts: string[] } {
  const texts: string[] = [];
  return {
    name: 'Test GPU',
    cpu: 'sm_86',
    texts,
    load: (ptx) => {
      if (failure !== undefined) throw new Error(failure);
      texts.push(ptx);
      return {
        launch: ({ kernel, block, sizes, fill }) => {
          assert.equal(kernel, 'put');
          const places = sizes.map((_, at) => 0x7f00_0000_0000n + BigInt(at) * 4096n);
          const { contents, params } = fill(places);
          const view = new DataView(params.buffer, params.byteOffset);
          assert.equal(view.getBigUint64(0, true), places[0]);
          const y = new Uint32Array(contents[0]!.slice().buffer);
          assert.deepEqual([...y], [9, 9, 9, 9]);
          for (let i = 0; i < block[0]; i++) y[i] = view.getUint32(8, true) + (i === 2 ? error : 0);
          return { milliseconds: 0.125, contents: [new Uint8Array(y.buffer)] };
        },
      };
    },
  };
}

describe('warplens run --on gpu', () => {
  let folder: string;
  beforeEach(() => {
    folder = slashes(mkdtempSync(join(tmpdir(), 'warplens-gpu-')));
    writeFileSync(join(folder, 'k.rs'), SOURCE);
    writeFileSync(join(folder, 'k.warplens.json'), SPEC);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function warplens(line: string, gpu: GpuDevice | { readonly why: string }) {
    let out = '';
    let err = '';
    const io: Io = {
      cwd: folder,
      env: {},
      version: '0.0.0',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      readStdin: () => Promise.resolve(''),
      createEngine: () => createEngine({ ...machine, prelude: preludeTexts() }),
      startServer: () => Promise.resolve(),
      interrupted: () => new Promise(() => undefined),
      openGpu: () => Promise.resolve(gpu),
    };
    const code = await runCli(line.split(' '), io);
    return { code, out, err };
  }

  it('runs the text for the device, with the time of events, and compares', async () => {
    const gpu = device();
    const { code, out } = await warplens('run k.rs --on gpu', gpu);
    assert.equal(code, EXIT.done);
    assert.match(out, /put on Test GPU: 0\.125 ms; 4 elements as the simulator has them/);
    assert.match(gpu.texts[0]!, /\.target sm_86/);
    const other = device();
    await warplens('run k.rs --on gpu --cpu sm_80', other);
    assert.match(other.texts[0]!, /\.target sm_80/);
  });

  it('names the first value that differs, in the report as JSON too', async () => {
    const { code, out } = await warplens('run k.rs --on gpu', device(1));
    assert.equal(code, EXIT.findings);
    assert.match(out, /differs first in y\[2\]: 8, in the simulator 7/);
    const text = (await warplens('run k.rs --on gpu --format json', device(1))).out;
    const json = JSON.parse(text) as { readonly gpu: GpuReport };
    const validate = new Ajv({ allowUnionTypes: true }).compile(
      JSON.parse(readRepo('schemas/run.schema.json')),
    );
    assert.ok(validate(JSON.parse(text)), JSON.stringify(validate.errors));
    assert.equal(json.gpu.agrees, false);
    assert.equal(json.gpu.launches[0]!.difference!.index, 2);
  });

  it('says what the driver refuses, and runs nothing that has a fault', async () => {
    const { code, out } = await warplens('run k.rs --on gpu', device(0, 'cuModuleLoadData failed'));
    assert.equal(code, EXIT.findings);
    assert.match(out, /not run on Test GPU \(PTX for sm_86\): cuModuleLoadData failed/);
    writeFileSync(join(folder, 'k.warplens.json'), SPEC.replace('[9; 4]', '[9; 3]'));
    const gpu = device();
    const fault = await warplens('run k.rs --on gpu', gpu);
    assert.match(fault.out, /not run on Test GPU .*the simulator found out-of-bounds/);
    assert.deepEqual(gpu.texts, []);
  });

  it('ends with 3 without a GPU, and with 2 for a target that CUDA does not run', async () => {
    const none = await warplens('run k.rs --on gpu', { why: 'there is no CUDA driver' });
    assert.equal(none.code, EXIT.tool);
    assert.match(none.err, /--on gpu: there is no CUDA driver/);
    const amd = await warplens('run k.rs --on gpu --cpu gfx90a', device());
    assert.equal(amd.code, EXIT.input);
    assert.match(amd.err, /--on gpu runs PTX, and the target is amdgcn/);
  });

  it('says which driver is missing', () => {
    const foreign: ForeignFunctions = {
      load: () => {
        throw new Error('no such file');
      },
    };
    const found = openCuda({ driver: 'libnowhere.so', foreign });
    assert.deepEqual(found, { why: 'there is no CUDA driver: libnowhere.so cannot be loaded' });
  });

  it('calls the driver as cuda.h has it', async function () {
    const koffi = requireTool(this, 'koffi');
    const gcc = requireTool(this, 'gcc');
    const driver = join(folder, 'libcuda-stand-in.so');
    const source = repoPath('test-fixtures/cli/cuda-stand-in.c');
    execFileSync(gcc, ['-shared', '-fPIC', '-o', driver, source]);
    const foreign = createRequire(import.meta.url)(koffi) as ForeignFunctions;
    const opened = openCuda({ driver, foreign });
    assert.ok(!('why' in opened), JSON.stringify(opened));
    assert.deepEqual([opened.name, opened.cpu], ['Stand-in GPU', 'sm_86']);
    const { code, out } = await warplens('run k.rs --on gpu', opened);
    assert.equal(code, EXIT.done, out);
    assert.match(out, /put on Stand-in GPU: 0\.250 ms; 4 elements as the simulator has them/);
    assert.throws(
      () => opened.load('no text'),
      /cuModuleLoadData failed: CUDA_ERROR_INVALID_PTX, a PTX/,
    );
    writeFileSync(join(folder, 'k.rs'), SOURCE.replace('fn put', 'fn other'));
    const lost = await warplens('run k.rs --on gpu', opened);
    assert.match(
      lost.out,
      /cuModuleGetFunction failed: CUDA_ERROR_NOT_FOUND, named symbol not found/,
    );
  });
});
