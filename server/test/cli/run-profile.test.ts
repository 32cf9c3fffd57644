/** `warplens run --profile`: the table, the documents and the comparison of two profiles. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { EXIT, type Io, runCli } from '../../src/cli/index.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import type { ProfileDocument } from '../../src/report/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

/** Each thread copies one word; `STEP` says how far apart the words are. */
const source = (step: number): string => `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
const STEP: usize = ${step};
#[inline(always)]
unsafe fn at(x: *const u32, i: usize) -> u32 { unsafe { *x.add(i * STEP) } }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn copy(x: *const u32, y: *mut u32) {
    let i = unsafe { _thread_idx_x() } as usize;
    if i < 40 {
        unsafe { *y.add(i) = at(x, i) }
    }
}
`;
const SPEC = JSON.stringify({ block: 64, args: { x: '[i; 2048]', y: '[0; 40]' } });

describe('warplens run --profile', () => {
  let folder: string;
  beforeEach(() => {
    folder = slashes(mkdtempSync(join(tmpdir(), 'warplens-profile-')));
    put('k.rs', source(1));
    put('k.warplens.json', SPEC);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

  async function warplens(line: string) {
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
    };
    const code = await runCli(line.split(' '), io);
    return { code, out, err };
  }

  const profileIn = (json: string): ProfileDocument =>
    (JSON.parse(json) as { readonly profile: ProfileDocument }).profile;

  it('says wavefront on AMD', async () => {
    const text = source(1).replaceAll('nvptx', 'amdgpu').replace('_thread_idx_x', 'workitem_id_x');
    put('k.rs', text);
    const { out, err } = await warplens('run k.rs --profile --target amdgcn --cpu gfx90a');
    assert.match(out, /copy: 1 wavefront of 64 threads/, err);
    assert.match(out, / wavefront instructions, /);
    assert.match(out, / wavefronts +lanes/);
    assert.doesNotMatch(out.slice(out.indexOf('profile of the AMDGCN')), /\bwarp/);
  });

  it('shows the lines of the source with their counts behind the results', async () => {
    const { code, out } = await warplens('run k.rs --profile --cpu sm_80');
    assert.equal(code, EXIT.done);
    assert.match(out, /^copy: 1 block of 64 threads/);
    assert.match(out, /profile of the PTX for sm_80; counts are exact/);
    assert.match(out, /copy: 2 warps of 32 threads, [\d,]+ warp instructions/);
    assert.match(out, /model of A100: [\d.e-]+ us, limited by /);
    const row = (line: number): string =>
      out.split('\n').find((one) => one.includes(`k.rs:${line} `)) ?? '';
    // 32 and 8 words in a row are 5 sectors, read in the helper, written in the kernel.
    assert.match(row(8), / 2 +5 +unsafe fn at\(/);
    assert.match(row(13), / 2 +5 +unsafe \{ \*y/);
    // The second warp has 8 lanes that go on.
    assert.match(row(12), / 1 +if i < 40/);
  });

  it('shows instructions with the lines that they come from', async () => {
    const { out } = await warplens('run k.rs --profile --profile-view instructions --cpu sm_80');
    assert.match(out, /\d+ .* ld\.global\.b32 .* {2}\/\/ k\.rs:8\n/);
  });

  it('has the same in the report as JSON, in files, and for AMD', async () => {
    const validate = new Ajv().compile<ProfileDocument>(
      JSON.parse(readRepo('schemas/profile.schema.json')),
    );
    const whole = new Ajv().compile(JSON.parse(readRepo('schemas/run.schema.json')));
    const { out } = await warplens(
      'run k.rs --profile --format json --cpu sm_80 --profile-output p.json',
    );
    assert.ok(whole(JSON.parse(out)), JSON.stringify(whole.errors));
    const profile = profileIn(out);
    assert.ok(validate(profile), JSON.stringify(validate.errors));
    assert.deepEqual(JSON.parse(read('p.json')), profile);
    const [launch] = profile.launches;
    assert.deepEqual(launch!.total.spaces['global'], {
      requests: 4,
      accesses: 80,
      bytesRead: 160,
      bytesWritten: 160,
      sectors: 10,
      idealSectors: 10,
      lines: 4,
      passes: 0,
      idealPasses: 0,
      atomics: 0,
      contention: 0,
    });
    assert.equal(launch!.total.divergent, 1);
    const sum = launch!.lines.reduce((all, { executed }) => all + executed, 0);
    assert.equal(sum, launch!.total.executed);
  });

  it('leaves stdout as it is for a file alone, and writes for speedscope', async () => {
    const { out } = await warplens('run k.rs --profile-output p.speedscope.json');
    assert.doesNotMatch(out, /profile of/);
    const { profiles, shared } = JSON.parse(read('p.speedscope.json')) as {
      readonly shared: { readonly frames: readonly { readonly name: string }[] };
      readonly profiles: readonly {
        readonly name: string;
        readonly endValue: number;
        readonly samples: readonly (readonly number[])[];
        readonly weights: readonly number[];
      }[];
    };
    const all = profiles.find(({ name }) => name.endsWith('warp instructions'))!;
    assert.equal(
      all.weights.reduce((sum, one) => sum + one, 0),
      all.endValue,
    );
    const stacks = all.samples.map((stack) => stack.map((at) => shared.frames[at]!.name));
    // The helper stands below the line that calls it.
    const load = stacks.find((stack) => stack.at(-1)!.startsWith('ld.global'))!;
    assert.deepEqual(load.slice(0, -1), ['copy', 'k.rs:13', 'k.rs:8']);
  });

  it('compares with an earlier profile, also one of another place in the file', async () => {
    await warplens('run k.rs --profile-output p.json --cpu sm_80');
    const same = await warplens('run k.rs --profile-against p.json --cpu sm_80');
    assert.match(same.out, /copy: every count is the same as in p\.json/);
    put('k.rs', `// moved\n${source(32)}`);
    const { out } = await warplens('run k.rs --profile-against p.json --cpu sm_80');
    assert.match(out, /global sectors +10 +45 +\+350\.0 %/);
    assert.match(out, /global sectors +5 +40 +\+700\.0 %/);
    assert.doesNotMatch(out, /new/);
    const json = await warplens('run k.rs --profile-against p.json --cpu sm_80 --format json');
    const whole = new Ajv().compile(JSON.parse(readRepo('schemas/run.schema.json')));
    assert.ok(whole(JSON.parse(json.out)), JSON.stringify(whole.errors));
  });

  it('refuses what is no profile', async () => {
    const { code, err } = await warplens('run k.rs --profile-against k.warplens.json');
    assert.equal(code, EXIT.input);
    assert.match(err, /k\.warplens\.json: this file is not a profile/);
  });

  it('says that a launch did not end, and what it has counted so far', async () => {
    put('k.warplens.json', SPEC.replace('2048', '36'));
    const { code, out } = await warplens('run k.rs --profile --cpu sm_80');
    assert.equal(code, EXIT.findings);
    assert.match(out, /not complete: copy: out-of-bounds: .*`x\[36\]`/);
  });
});
