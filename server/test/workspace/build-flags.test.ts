/** Flags of code generation and the GPU, where a project says them: builders, commands, files. */
import assert from 'node:assert/strict';
import { openText } from './packages.ts';

const KERNEL =
  '#[kernel]\npub unsafe fn k(p: *mut f32, n: i32) { unsafe { *p = (*p * 2.5 + 1.0).sqrt() / *p; *p.add(1) = (n + 1) as f32 } }\n';
const OXIDE = `use cuda_device::kernel;\n${KERNEL}`;
const CUDA = `use cuda_std::*;\n${KERNEL}`;
const manifest = (library: string, more = ''): string =>
  `[package]\nname = "mine"\nversion = "0.1.0"\nedition = "2024"\n[dependencies]\n${library} = "*"\n${more}`;

function built(files: Readonly<Record<string, string>>) {
  const text = Object.entries(files)
    .map(([path, content]) => `//- ${path}\n${content}`)
    .join('');
  const { engine } = openText(text);
  const { cpu, cpuFrom, flags, text: ptx, problems } = engine.emit('/p/src/lib.rs', 'ptx');
  assert.deepEqual(problems, []);
  return { cpu, cpuFrom, flags: flags ?? [], ptx };
}

const oxide = (files: Readonly<Record<string, string>>) =>
  built({ '/p/Cargo.toml': manifest('cuda_device'), '/p/src/lib.rs': OXIDE, ...files });
const rustCuda = (chain: string) =>
  built({
    '/p/Cargo.toml': manifest('cuda_std'),
    '/p/src/lib.rs': CUDA,
    '/app/Cargo.toml': '[package]\nname = "app"\nversion = "0.1.0"\n',
    '/p/build.rs': `fn main() { CudaBuilder::new(".")${chain}.build().unwrap(); }`,
  });

describe('workspace: flags of the build', () => {
  it('are those of the dialect where nothing says otherwise', () => {
    assert.deepEqual(oxide({}).flags, ['fma: contract']);
    assert.equal(oxide({}).cpu, 'sm_80');
  });

  it('are read from the methods of a builder', () => {
    assert.deepEqual(rustCuda('').flags, ['fma: contract']);
    const off = rustCuda('.fma_contraction(false)');
    assert.deepEqual(off.flags, ['fma: off']);
    assert.match(off.ptx, /mul\.rn\.f32/);
    const fast = rustCuda('.arch(NvvmArch::Compute86).ftz(true).fast_div(true).fast_sqrt(true)');
    assert.deepEqual(fast.flags, [
      'fma: contract',
      'ftz: flush',
      'division: approximate',
      'square root: approximate',
    ]);
    assert.equal(fast.cpu, 'sm_86');
    assert.match(fast.ptx, /fma\.rn\.ftz\.f32/);
    assert.match(fast.ptx, /div\.full\.ftz\.f32/);
    assert.match(fast.ptx, /sqrt\.approx\.ftz\.f32/);
  });

  it('are read from commands of `cargo oxide`, for the crate that they name', () => {
    const script = 'build:\n\tcargo oxide build mine --no-fmad \\\n\t  --arch sm_90\n';
    const { cpu, cpuFrom, flags } = oxide({ '/p/Makefile': script });
    assert.deepEqual([cpu, cpuFrom, flags], ['sm_90', '/p/Makefile', ['fma: off']]);
    assert.equal(
      oxide({ '/p/Makefile': 'x:\n\tcargo oxide run other --arch sm_90\n' }).cpu,
      'sm_80',
    );
    const readme = '```bash\ncargo oxide run --arch=sm_86\n```\n';
    assert.equal(oxide({ '/p/README.md': readme }).cpu, 'sm_86');
    const either = `${readme}\`cargo oxide run --arch sm_90\`\n`;
    assert.equal(oxide({ '/p/README.md': either }).cpu, 'sm_80');
    assert.equal(oxide({ '/p/README.md': 'cargo oxide run --arch <your_arch>\n' }).cpu, 'sm_80');
    const variables = 'CUDA_OXIDE_TARGET=sm_90 CUDA_OXIDE_NO_FMA=1 cargo oxide run\n';
    const told = oxide({ '/p/run.sh': variables });
    assert.deepEqual([told.cpu, told.flags], ['sm_90', ['fma: off']]);
  });

  it('are read from settings of `cargo oxide` and of Cargo', () => {
    const settings = 'default-arch = "sm_120"\n[env]\nCUDA_OXIDE_NO_FMA = "1"\n';
    const { cpu, flags } = oxide({ '/p/.cargo/cuda-oxide.toml': settings });
    assert.deepEqual([cpu, flags], ['sm_120', ['fma: off']]);
    const env = '[env]\nCUDA_OXIDE_TARGET = { value = "sm_89", force = true }\n';
    assert.equal(oxide({ '/p/.cargo/config.toml': env }).cpu, 'sm_89');
  });

  it('are read from the profile', () => {
    const checked = manifest('cuda_device', '[profile.release]\noverflow-checks = true\n');
    const { flags, ptx } = oxide({ '/p/Cargo.toml': checked });
    assert.deepEqual(flags, ['fma: contract', 'overflow checks']);
    assert.match(ptx, /trap;/);
    assert.doesNotMatch(oxide({}).ptx, /trap;/);
  });

  it('are what `warplens.toml` says, whatever else does', () => {
    const { flags } = oxide({ '/p/warplens.toml': '[build]\nfma = false\nftz = true\n' });
    assert.deepEqual(flags, ['fma: off', 'ftz: flush']);
  });
});
