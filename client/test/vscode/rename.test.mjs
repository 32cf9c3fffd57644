/** A kernel is renamed where it is launched, in a file that is not open. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, TEST_TIME } from './session.mjs';

const MANIFEST = '[package]\nname = "k"\nversion = "0.1.0"\nedition = "2024"\n';
const LIB = `#![no_std]
#![feature(abi_gpu_kernel)]

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn filled(out: *mut u32) {
    unsafe { *out = 1 };
}
`;
const HOST = `fn main() {
    let module = cust::module::Module::from_ptx(k::PTX, &[]).unwrap();
    let filled = module.get_function("filled").unwrap();
}
`;

describe('vscode, rename', function () {
  this.timeout(TEST_TIME);
  let session;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: { 'Cargo.toml': MANIFEST, 'src/lib.rs': LIB, 'src/bin/host.rs': HOST },
      file: 'src/lib.rs',
    });
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  it('changes the kernel and the host that looks it up', async () => {
    const { workbench, page, folder } = session;
    await workbench.lens('lib.rs', 'PTX').waitFor();
    const line = await workbench.lineOf('lib.rs', 'fn filled');
    await workbench.caret('lib.rs', line, LIB.split('\n')[line - 1].indexOf('filled') + 2);
    const input = page.locator('.rename-box input.rename-input, .rename-box input').first();
    await workbench.press('F2', input);
    await input.fill('set_all');
    await page.keyboard.press('Enter');
    await until('the new name', async () =>
      (await workbench.text('lib.rs')).includes('fn set_all('),
    );
    const host = () => readFileSync(join(folder, 'src/bin/host.rs'), 'utf8');
    await until('the host on the disk', () => host().includes('get_function("set_all")'));
    assert.equal(host(), HOST.replace('"filled"', '"set_all"'));
  });
});
