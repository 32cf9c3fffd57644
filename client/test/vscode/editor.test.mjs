/**
 * What a newcomer meets in a crate of several files: each finding counted once, the GPU that the
 * project names, code from another file, a kernel that does not compile, lists of GPUs.
 */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eventually, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import { openSession, PREVIEW, ROWS, TEST_TIME } from './session.mjs';

const MANIFEST = '[package]\nname = "k"\nversion = "0.1.0"\nedition = "2024"\n';

const config = (cpu) =>
  `[build]\ntarget = "nvptx64-nvidia-cuda"\n\n[target.nvptx64-nvidia-cuda]\nrustflags = ["-Ctarget-cpu=${cpu}"]\n`;

const LIB = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
mod helper;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scaled(out: *mut f32, n: u32, f: f32, g: f32) {
    let i = unsafe { core::arch::nvptx::_thread_idx_x() } as u32;
    let a = i & 7;
    let b = a ^ n;
    let c = b << 3;
    let d = c | 1;
    let e = d.rotate_left(5);
    let h = e.count_ones();
    let j = h.wrapping_mul(n);
    let k = j.wrapping_sub(a);
    let l = k.min(e);
    let m = l.max(b);
    let x = helper::scale(f, g);
    let y = x + m as f32;
    let z = y / f;
    if i < n {
        unsafe { *out.add(i as usize) = z };
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
`;

const HELPER = `/// Code of a kernel that stands in another file.
pub fn scale(x: f32, by: f32) -> f32 {
    x * by
}
`;

/** One error and two warnings. */
const MISTAKES = `#![no_std]
#![feature(abi_gpu_kernel)]
pub unsafe extern "gpu-kernel" fn one(p: *mut u32) { unsafe { *p = 1 } }
pub unsafe extern "gpu-kernel" fn two(p: *mut u32) { unsafe { *p = 2 } }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bad(p: *mut u32) -> u32 { unsafe { *p = 3; 4 } }
`;

describe('vscode, a crate for the first time', function () {
  this.timeout(TEST_TIME);
  let session;
  let workbench;
  let page;

  const write = (path, text) => {
    mkdirSync(dirname(join(session.folder, path)), { recursive: true });
    writeFileSync(join(session.folder, path), text);
  };

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: {
        'Cargo.toml': MANIFEST,
        '.cargo/config.toml': config('sm_90'),
        'src/lib.rs': LIB,
        'src/helper.rs': HELPER,
        'loose/mistakes.rs': MISTAKES,
      },
      file: 'src/lib.rs',
    });
    ({ workbench, page } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  it('has lenses for the targets of the crate alone', async () => {
    await workbench.lens('lib.rs', 'PTX').waitFor();
    assert.equal(await workbench.lens('lib.rs', 'AMDGCN').count(), 0);
  });

  it("compiles for the crate's GPU, and says where that comes from", async () => {
    await workbench.clickLens('lib.rs', 'PTX', workbench.editor(PREVIEW));
    await until('the GPU', async () => (await workbench.text(PREVIEW)).includes('.target sm_90'));
    assert.match(await workbench.text(PREVIEW), /PTX · sm_90 of \.cargo\/config\.toml/);
    await session.tab('scaled · sm_90.ptx').waitFor();
    assert.match(await session.status().innerText(), /sm_90/);
  });

  it('colours the line that calls into another file', async () => {
    const bandOf = async (name, part) =>
      (await workbench.bands(name)).find(([line]) => line.includes(part))?.[1];
    // The line at the cursor has a mark of its own.
    await workbench.caret('lib.rs', 7, 1);
    await eventually(async () => {
      const call = await bandOf('lib.rs', 'helper::scale(');
      assert.ok(call);
      assert.equal(await bandOf(PREVIEW, 'mul.rn.f32'), call);
    });
  });

  it('has as many colours as lines are in view, and no two alike', async () => {
    await eventually(async () => {
      const bands = new Map(await workbench.bands('lib.rs'));
      assert.ok(bands.size >= 12, `${bands.size} lines`);
      assert.equal(new Set(bands.values()).size, bands.size);
      // Without colours the bars still differ between neighbours.
      const styles = [...bands.values()].map((band) => band.split(' ').at(-1));
      for (const [i, style] of styles.entries()) if (i > 0) assert.notEqual(style, styles[i - 1]);
    });
  });

  it('follows the configuration of the project, title and all', async () => {
    write('.cargo/config.toml', config('sm_80'));
    await session.tab('scaled · sm_80.ptx').waitFor();
    await until('the GPU', async () => (await workbench.text(PREVIEW)).includes('.target sm_80'));
    assert.match(await workbench.text(PREVIEW), /sm_80 of \.cargo\/config\.toml/);
    assert.equal(await session.tab('sm_90.ptx').count(), 0);
    write('warplens.toml', '[preview]\ncpu = "sm_89"\n');
    await session.tab('scaled · sm_89.ptx').waitFor();
    await until('the file', async () =>
      (await workbench.text(PREVIEW)).includes('sm_89 of warplens.toml'),
    );
    write('warplens.toml', '');
    await session.tab('scaled · sm_80.ptx').waitFor();
  });

  it('shows at once that a kernel does not compile, and moves nothing', async () => {
    const line = await workbench.lineOf(PREVIEW, 'mul.rn.f32');
    await workbench.type('lib.rs', [19, 1], 'let : = ');
    await until('the banner', async () => /STALE/.test(await workbench.text(PREVIEW)));
    assert.equal(await workbench.lineOf(PREVIEW, 'mul.rn.f32'), line);
    const banner = () =>
      workbench
        .editor(PREVIEW)
        .locator('.view-overlays > div > div')
        .evaluateAll((all) =>
          all
            .map((one) => getComputedStyle(one))
            .some(
              ({ borderLeftWidth, backgroundColor }) =>
                borderLeftWidth === '4px' && backgroundColor !== 'rgba(0, 0, 0, 0)',
            ),
        );
    await until('a banner in colours', banner);
    await until('the lens', async () =>
      /does not compile|analysed only in part/.test(
        await workbench.lens('lib.rs', 'PTX').innerText(),
      ),
    );
    await workbench.revert('lib.rs', 'let : = ');
    await until('fresh text', async () => !/STALE/.test(await workbench.text(PREVIEW)));
    assert.equal(await workbench.lineOf(PREVIEW, 'mul.rn.f32'), line);
  });

  it('names GPUs in every list', async () => {
    const row = (text) => page.locator(ROWS).filter({ hasText: text }).first();
    const named = async () => {
      await row('sm_90').waitFor();
      assert.match(await row('sm_90').innerText(), /H100/);
    };
    await workbench.clickLens(PREVIEW, 'sm_80', row('sm_90'));
    await named();
    await workbench.escape();
    await workbench.clickLens(PREVIEW, 'compare', row('Another GPU'));
    await workbench.choose('Another GPU');
    await named();
    await workbench.escape();
    await workbench.focus('lib.rs');
    await workbench.command('Warplens: Show Resources');
    const options = session.resources().locator('select[data-choose=cpu] option');
    await until('options', async () =>
      (await options.allInnerTexts()).some((text) => /sm_90.*H100/.test(text)),
    );
  });

  it('speaks of blocks and warps, as NVIDIA does', async () => {
    const chart = session.resources().locator('[data-row]:visible');
    await until('warps', async () => /blocks? with \d+ of \d+ warps/.test(await chart.innerText()));
    await session.closeTab('resources');
  });

  it('compares in colours and marks, with a line of what has changed', async () => {
    const row = (text) => page.locator(ROWS).filter({ hasText: text }).first();
    await workbench.clickLens(PREVIEW, 'compare', row('Another level'));
    await workbench.choose('Another level');
    await row('O0').waitFor();
    await workbench.choose('O0');
    const diff = page.locator('.monaco-diff-editor');
    await diff.first().waitFor();
    await eventually(async () => {
      const text = await diff.first().innerText();
      assert.match(text.replaceAll('\u00a0', ' '), /instructions \d+ → \d+ [▲▼]/);
      assert.match(text.replaceAll('\u00a0', ' '), /registers ~\d+/);
    });
    for (const mark of [
      '.line-insert',
      '.line-delete',
      '.codicon-diff-insert',
      '.codicon-diff-remove',
    ])
      assert.ok((await diff.locator(mark).count()) > 0, mark);
    await session.shot('compare-levels');
    await session.closeTab('O0 ↔');
  });

  it('counts each finding once: list, badges, status bar, F8', async () => {
    await workbench.openFile('mistakes.rs');
    await workbench.editor('mistakes.rs').locator('.squiggly-error').first().waitFor();
    const problems = page.locator('[id="status.problems"]');
    const label = async () =>
      (await problems.locator('[aria-label]').first().getAttribute('aria-label')) ?? '';
    await until('the status bar', async () =>
      /^Errors: 1, Warnings: 2|1 error.*2 warning|Errors: 1/i.test(
        `${await label()} ${await problems.innerText()}`,
      ),
    );
    assert.match((await problems.innerText()).replace(/\s+/g, ' ').trim(), /^1 2$/);
    await workbench.focus('mistakes.rs');
    const widget = page
      .locator('.peekview-widget, .zone-widget')
      .filter({ hasText: /of 3 problems/ });
    await workbench.press('F8', widget.first());
    await page.keyboard.press('Escape');
    await workbench.command('Problems: Focus on Problems View');
    const rows = page.locator('.markers-panel .monaco-list-row .marker-icon');
    await until('three rows', async () => (await rows.count()) === 3);
    assert.equal(await page.locator('.panel .action-item.checked .badge-content').innerText(), '3');
    await workbench.command('View: Hide Panel');
  });

  it('gives the example a name of its own', async () => {
    await workbench.command('Warplens: Open an Example Kernel');
    await session.tab('example-kernel.rs').waitFor();
    assert.equal(await session.tab('no_std').count(), 0);
  });
});
