/**
 * The packaged extension in real VS Code, from the first squiggle to the linked lines: one window,
 * one test after the other. `npm run test:vscode` runs them; with `WARPLENS_SHOTS=folder` they
 * leave a screenshot of each step.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { eventually, pause, until } from './code-server.mjs';
import { skipWithoutTools } from './kit.mjs';
import {
  AMDGCN,
  openSession,
  PREVIEW,
  ROWS,
  SAXPY,
  SAXPY_LINE,
  SERVER_SCRIPT,
  SETTLED,
  TEST_TIME,
} from './session.mjs';

const MISTAKE = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]

/// Writes the index of each thread.
pub unsafe extern "gpu-kernel" fn number(out: *mut u32) {
    let i = unsafe { core::arch::nvptx::_thread_idx_x() };
    unsafe { *out.add(i as usize) = i };
}
`;
/** Holds no kernel, but launches one. */
const PLAIN = `fn main() {
    let module = Module::load("kernels.ptx");
    let saxpy = module.get_function("saxpy");
}
`;

/** A licence stands first, as in most files that people write. */
const AMD_ASSEMBLY = `/* Permission is hereby granted. */
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
k:
	v_mov_b32_e32 v0, 0
	s_endpgm
`;

describe('vscode', function () {
  this.timeout(TEST_TIME);
  const gemmText = readFileSync('test-fixtures/kernels/gemm_tiled.rs', 'utf8');
  let session;
  let server;
  let workbench;
  let page;
  let firstInSight;

  before(async function () {
    skipWithoutTools(this);
    session = await openSession({
      files: {
        'gemm.rs': gemmText,
        'saxpy.rs': SAXPY,
        'mistake.rs': MISTAKE,
        'plain.rs': PLAIN,
        'kernel.s': AMD_ASSEMBLY,
        'host.s': '\t.text\nmain:\n\tpushq %rbp\n\tret\n',
      },
      file: 'plain.rs',
    });
    ({ server, workbench, page } = session);
  });

  after(() => session?.stop());

  afterEach(async function () {
    await session?.shotOf(this.currentTest);
  });

  const tab = (text) => session.tab(text);
  const saxpy = SAXPY.split('\n');
  const gemm = gemmText.split('\n');
  const lineOf = (part) => saxpy.findIndex((line) => line.includes(part)) + 1;

  it('is silent without kernels, marks a mistake in the editor and among the problems', async () => {
    await until('activation', async () =>
      server.log('exthost', 'remoteexthost').includes('warplens'),
    );
    // Nothing is waited for here: a machine that is slow shows even less.
    await pause(500);
    assert.equal(await session.status().count(), 0);
    assert.deepEqual(server.processes(SERVER_SCRIPT), []);
    await workbench.openFile('mistake.rs');
    const editor = workbench.editor('mistake.rs');
    await editor.locator('.squiggly-warning').first().waitFor();
    await editor.locator('.codelens-decoration').filter({ hasText: 'PTX' }).waitFor();
    await session.status().waitFor();
    await workbench.command('Problems: Focus on Problems View');
    const row = page
      .locator('.markers-panel .monaco-list-row')
      .filter({ hasText: 'missing_gpu_kernel_export_name' });
    await row.filter({ hasText: 'warplens' }).waitFor();
    // Once, as everything that counts findings has it too.
    const findings = page.locator('.markers-panel .monaco-list-row .marker-icon');
    await eventually(async () => {
      const shown = await findings.count();
      assert.ok(shown >= 1);
      const badge = page.locator('.panel .action-item.checked .badge-content');
      assert.equal(await badge.innerText(), String(shown));
    });
  });

  it('repairs it by the quick fix', async () => {
    await workbench.caret('mistake.rs', 5, 36);
    const row = page.locator('.action-widget .monaco-list-row').filter({ hasText: 'no_mangle' });
    const repaired = async () => (await workbench.text('mistake.rs')).includes('no_mangle');
    await until('the attribute', async () => {
      if (await repaired()) return true;
      await workbench.press('Control+.', row);
      await page.keyboard.press('Enter');
      return workbench.soon(repaired);
    });
    const squiggles = workbench.editor('mistake.rs').locator('.squiggly-warning');
    await until('no squiggle', async () => (await squiggles.count()) === 0);
    await workbench.save('mistake.rs');
    await workbench.command('View: Hide Panel');
  });

  it('opens the PTX beside the source by a click on the lens', async () => {
    await workbench.clickLens('mistake.rs', 'PTX', workbench.editor(PREVIEW));
    await tab('number · sm_70.ptx').waitFor();
    await until('PTX', async () =>
      (await workbench.text(PREVIEW)).includes('.visible .entry number('),
    );
    await eventually(async () => {
      const source = await workbench.editor('mistake.rs').boundingBox();
      const pane = await workbench.editor(PREVIEW).boundingBox();
      assert.ok(pane.x >= source.x + source.width - 1);
      const plain = await workbench.editor(PREVIEW).locator('.mtk1').count();
      assert.ok(plain < (await workbench.lines(PREVIEW)).length * 4);
    });
  });

  it('follows the cursor into another file and marks what a line became', async () => {
    await workbench.openFile('saxpy.rs');
    await workbench.caret('saxpy.rs', SAXPY_LINE, 20);
    await until('the kernel under the cursor', async () =>
      (await workbench.text(PREVIEW)).includes('.entry saxpy('),
    );
    await eventually(async () => {
      const marked = await workbench.marked(PREVIEW);
      for (const start of ['mul.rn.f32', 'st.global'])
        assert.ok(
          marked.some((line) => line.startsWith(start)),
          marked.join('\n'),
        );
      assert.ok(!marked.some((line) => line.startsWith('ret')));
      assert.deepEqual(await workbench.marked('saxpy.rs'), [saxpy[SAXPY_LINE - 1].trim()]);
    });
  });

  it('leads from a line of PTX to its Rust line', async () => {
    await workbench.caret(PREVIEW, await workbench.lineOf(PREVIEW, 'st.global'));
    await until('the Rust line', async () =>
      (await workbench.marked('saxpy.rs'))[0]?.includes('alpha * *x.add(k)'),
    );
    const there = async () => (await workbench.place()).startsWith(`${SAXPY_LINE}:`);
    await until('the cursor there', async () => {
      if (await there()) return true;
      await workbench.focus(PREVIEW);
      await page.keyboard.press('F12');
      return workbench.soon(there);
    });
  });

  it('leads from the load of a parameter, which no expression became, to the parameter', async () => {
    const load = await workbench.lineOf(PREVIEW, 'saxpy_param_1]');
    const signature = lineOf('fn saxpy(');
    const column = saxpy[signature - 1].indexOf('alpha') + 1;
    const there = async () => (await workbench.place()) === `${signature}:${column}`;
    await until('the parameter', async () => {
      await workbench.caret(PREVIEW, load);
      await workbench.focus(PREVIEW);
      await page.keyboard.press('F12');
      return workbench.soon(there);
    });
    await workbench.caret('saxpy.rs', SAXPY_LINE, 20);
  });

  it('knows the assembly of a GPU by its text, and leaves that of a host alone', async () => {
    const language = page.locator('[id="status.editor.mode"]');
    await workbench.openFile('kernel.s');
    await language.filter({ hasText: 'AMDGCN' }).waitFor();
    await workbench.openFile('host.s');
    await until('the text', async () => (await workbench.text('host.s')).includes('pushq'));
    assert.doesNotMatch(await language.innerText(), /AMDGCN|PTX/);
    await session.closeTab('host.s');
    await session.closeTab('kernel.s');
    await workbench.openFile('saxpy.rs');
    await workbench.caret('saxpy.rs', SAXPY_LINE, 20);
  });

  it('explains an instruction with its operands', async () => {
    const mnemonic = workbench
      .editor(PREVIEW)
      .locator('.view-line > span > span')
      .filter({ hasText: /^mad$/ })
      .first();
    const shown = async () =>
      (await page.locator('.monaco-hover:visible').allInnerTexts()).join('\n');
    await until('the hover', async () => {
      // The mouse that rests where it was moves nothing.
      await page.mouse.move(700, 5);
      await mnemonic.hover({ timeout: 5000 });
      return workbench.soon(async () => (await shown()).includes('mad.lo.s32'));
    });
    await eventually(async () => {
      assert.match(await shown(), /%r\d+ = %r\d+ \* %r\d+ \+ %r\d+/);
      assert.match(await shown(), /from saxpy\.rs:/);
    });
    await page.mouse.move(700, 5);
    await page.keyboard.press('Escape');
  });

  it('keeps the text, marked stale, while the source is broken', async () => {
    await workbench.caret('saxpy.rs', SAXPY_LINE, 20);
    await pause(SETTLED);
    firstInSight = await workbench.firstLine(PREVIEW);
    await workbench.type('saxpy.rs', [SAXPY_LINE, 1], 'let = ) ');
    await eventually(async () => {
      const text = await workbench.text(PREVIEW);
      assert.match(text, /STALE/);
      assert.match(text, /saxpy\.rs:\d+:\d+: error: [\s\S]*mul\.rn\.f32/);
    });
    await pause(SETTLED);
    assert.equal(await workbench.firstLine(PREVIEW), firstInSight);
  });

  it('follows typing', async () => {
    await workbench.caret('saxpy.rs', SAXPY_LINE, 'let = ) '.length + 1);
    for (let i = 0; i < 'let = ) '.length; i += 1) await page.keyboard.press('Backspace');
    await until('the line before', async () => (await workbench.place()) === `${SAXPY_LINE}:1`);
    await until('fresh text', async () => !/STALE/.test(await workbench.text(PREVIEW)));
    await pause(SETTLED);
    assert.equal(await workbench.firstLine(PREVIEW), firstInSight);
    const end = saxpy[SAXPY_LINE - 1].indexOf(';') + 1;
    await workbench.type('saxpy.rs', [SAXPY_LINE, end], ' + 1.5');
    await until('the new constant', async () =>
      (await workbench.text(PREVIEW)).includes('0f3FC00000'),
    );
  });

  it('says where a line has become no code', async () => {
    await workbench.caret('saxpy.rs', lineOf('let k = i as usize') + 0, 5);
    await until('the note', async () =>
      (await workbench.notes('saxpy.rs')).some((text) => text.includes('no code for this line')),
    );
    await workbench.caret('saxpy.rs', SAXPY_LINE, 20);
    await until('no note', async () => (await workbench.notes('saxpy.rs')).length === 0);
  });

  it('shows another GPU, level and fewer lines by clicks on the header', async () => {
    await workbench.header(PREVIEW, 'sm_70', 'sm_90');
    await until('the other GPU', async () =>
      (await workbench.text(PREVIEW)).includes('.target sm_90'),
    );
    await tab('saxpy · sm_90.ptx').waitFor();
    await until('one tab', async () => (await tab('.ptx').count()) === 1);
    await workbench.header(PREVIEW, 'O2', 'O0');
    await until('the other level', async () => (await workbench.text(PREVIEW)).includes('· O0'));
    await workbench.header(PREVIEW, 'O0', 'O2');
    await until('the level before', async () => (await workbench.text(PREVIEW)).includes('· O2'));
    await workbench.hide(PREVIEW, 'all lines', ['directives']);
    await until('no directives', async () => {
      const text = await workbench.text(PREVIEW);
      return /lines hidden/.test(text) && !text.includes('.version') && text.includes('mul.rn.f32');
    });
    await workbench.hide(PREVIEW, 'hidden', []);
    await until('all lines', async () => (await workbench.text(PREVIEW)).includes('.version'));
  });

  it('opens AMDGCN beside, in its own colours', async () => {
    await workbench.focus('saxpy.rs');
    await workbench.command('Warplens: Preview AMDGCN');
    const pane = AMDGCN;
    await workbench.editor(pane).waitFor();
    await until('AMDGCN', async () => (await workbench.text(pane)).includes('s_waitcnt'));
    await until('marked lines', async () =>
      (await workbench.marked(pane)).some((line) => line.startsWith('v_mul_f32')),
    );
    await page.locator('.statusbar-item').filter({ hasText: 'Rust' }).waitFor();
    await eventually(async () => {
      const colours = await workbench
        .editor(pane)
        .locator('.view-line > span > span')
        .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
      assert.ok(colours >= 4, `${colours} colours`);
    });
  });

  it('keeps a pinned pane, and opens the next kernel beside it', async () => {
    await workbench.caret('saxpy.rs', SAXPY_LINE, 20);
    await workbench.command('View: Toggle Primary Side Bar Visibility');
    await workbench.clickLens(PREVIEW, /pin$/, workbench.lens(PREVIEW, 'pinned'));
    await workbench.caret('saxpy.rs', lineOf('*y += alpha * x[i]'), 10);
    await tab('daxpy · gfx90a.amdgcn').waitFor();
    await eventually(async () => {
      assert.equal(await tab('saxpy · sm_90.ptx').count(), 1);
      assert.equal(await tab('daxpy · sm_90.ptx').count(), 0);
    });
    await workbench.clickLens(PREVIEW, 'pinned', workbench.lens(PREVIEW, /pin$/));
    await workbench.caret('saxpy.rs', SAXPY_LINE, 20);
    await tab('saxpy · gfx90a.amdgcn').waitFor();
  });

  it('compares two GPUs with registers and labels that match', async () => {
    await workbench.header(AMDGCN, 'compare', 'Another GPU');
    await workbench.choose('gfx942');
    const diff = page.locator('.monaco-diff-editor');
    await diff.waitFor();
    await tab('saxpy: gfx90a ↔ gfx942')
      .filter({ hasText: /\d+ lines same, \d+ left only, \d+ right only/ })
      .waitFor();
    await tab('↔').click();
    await workbench.maximize(true);
    await until('both sides', async () => {
      const sides = await diff.locator('.view-lines').allInnerTexts();
      return ['gfx90a', 'gfx942'].every((cpu) => sides.some((text) => text.includes(cpu)));
    });
    await workbench.maximize(false);
    await session.closeTab('↔');
  });

  it('compares the code before and after an edit', async () => {
    await workbench.save('saxpy.rs');
    // What is typed while the saved text is still compiled would be compared with an earlier one.
    const saved = page.locator(ROWS).filter({ hasText: 'as saved at' });
    await workbench.clickLens(PREVIEW, 'compare', saved);
    await workbench.escape();
    const before = saxpy[SAXPY_LINE - 1].indexOf('alpha') + 1;
    await workbench.type('saxpy.rs', [SAXPY_LINE, before], '3.0 * ');
    await until('the edit', async () => (await workbench.text(PREVIEW)).includes('0f40400000'));
    await workbench.header(PREVIEW, 'compare', 'Before the edit');
    await page.locator('.monaco-diff-editor').waitFor();
    await tab('↔').click();
    await workbench.maximize(true);
    const right = page.locator('.monaco-diff-editor .modified .view-lines');
    await until('the line that came', async () =>
      (await right.allInnerTexts()).join('\n').includes('0f40400000'),
    );
    await until(
      'a marked difference',
      async () => (await page.locator('.monaco-diff-editor .line-insert').count()) > 0,
    );
    await tab('↔')
      .filter({ hasText: /(?:[1-9]|1\d) right only/ })
      .waitFor();
    await session.picture('compare');
    await workbench.maximize(false);
    await session.closeTab('↔');
    await workbench.revert('saxpy.rs', '3.0 * ');
  });

  it('draws what a kernel takes of a GPU, by mouse and by keyboard', async () => {
    await workbench.openFile('gemm.rs');
    const body = gemm.findIndex((line) => line.includes('fn gemm(')) + 1;
    await workbench.caret('gemm.rs', body, 5);
    await workbench.command('Warplens: Show Resources');
    const frame = page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
    const chart = frame.locator('svg.chart');
    await chart.waitFor();
    await until('32 bars', async () => (await frame.locator('[role=radio]').count()) === 32);
    const chosen = frame.locator('[role=radio][aria-checked=true]');
    const block = async () => Number(await chosen.getAttribute('data-block'));
    const before = await block();
    await until('the next bar', async () => {
      if ((await block()) === before + 32) return true;
      await chosen.focus({ timeout: 5000 });
      await page.keyboard.press('ArrowRight');
      return workbench.soon(async () => (await block()) !== before);
    });
    await frame
      .locator('[data-row]:visible')
      .filter({ hasText: /of \d+ warps/ })
      .waitFor();
    await frame.locator('select[data-choose=cpu]').selectOption('sm_90');
    await tab('gemm · sm_90 resources').waitFor();
    await tab('gemm · sm_90 resources').click();
    await workbench.maximize(true);
    await session.picture('resources');
    await workbench.maximize(false);
    await frame.locator('select[data-choose=target]').selectOption('amdgcn');
    await page
      .locator('.tab')
      .filter({ hasText: /gemm · gfx\w+ resources/ })
      .waitFor();
    await frame.locator('dt').filter({ hasText: 'VGPRs' }).first().waitFor();
    // The page loads nothing and runs no script but its own.
    const policy = await frame.locator('meta[http-equiv]').getAttribute('content');
    assert.match(policy, /^default-src 'none'; style-src [^;]+; script-src 'nonce-\w+'$/);
    await session.closeTab('resources');
  });

  it('lists the kernels with what they take and where they are launched', async () => {
    await workbench.command('Explorer: Focus on GPU Kernels View');
    const view = page.locator('.pane').filter({ hasText: 'GPU Kernels' }).last();
    const row = (text) => view.locator('.monaco-list-row').filter({ hasText: text }).first();
    await row('gemm').waitFor();
    await workbench.click(row('saxpy').locator('.monaco-tl-twistie'), row('PTX ·'));
    await view
      .locator('.monaco-list-row')
      .filter({ hasText: /PTX · sm_\d+[\s\S]*registers/ })
      .waitFor();
    await workbench.click(row('get_function'), workbench.editor('plain.rs'));
    await session.closeTab('.amdgcn');
    await workbench.click(row('AMDGCN ·'), workbench.editor(AMDGCN));
    await workbench.editor('saxpy.rs').waitFor();
  });

  it('offers its menu', async () => {
    const rows = page.locator(ROWS);
    await workbench.click(session.status(), rows.filter({ hasText: 'Preview PTX' }));
    await workbench.choose('Show Installed Tools');
    await page
      .locator('.monaco-editor[data-uri^="output:"]')
      .filter({ hasText: 'ptxas' })
      .waitFor();
  });
});
