/**
 * Real editors with the settings of docs/editors, headless: they start the server, show a finding, apply its fix, and show
 * the PTX of a kernel.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { readRepo, repoPath, requireTool } from '../kit/index.ts';

const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) {
    unsafe { *out = 7 };
}
`;

/** The settings as the page shows them. */
function snippet(page: string, language: string): string {
  const path = `docs/editors/${page}.md`;
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readRepo(path));
  assert.ok(found, `no ${language} in ${path}`);
  return found[1]!;
}

const NEOVIM_CHECK = `
local function say(text) io.stdout:write(text .. '\\n') end
local function wait(what, test)
  if not vim.wait(15000, test, 20) then say('waited in vain for ' .. what) vim.cmd('cquit 1') end
end
vim.api.nvim_create_autocmd('VimEnter', { callback = function()
  local source = vim.api.nvim_get_current_buf()
  wait('diagnostics', function() return #vim.diagnostic.get(source) > 0 end)
  local found = vim.diagnostic.get(source)[1]
  say('finding: ' .. found.source .. ' ' .. found.code .. ' in line ' .. found.lnum)
  vim.api.nvim_win_set_cursor(0, { 4, 4 })
  vim.cmd('WarplensPtx')
  local pane
  wait('the preview', function()
    pane = vim.api.nvim_get_current_buf()
    return pane ~= source and vim.bo.filetype == 'ptx'
  end)
  for _, line in ipairs(vim.api.nvim_buf_get_lines(pane, 0, -1, false)) do
    if line:find('%.entry') then say(line) end
  end
  local textDocument = vim.lsp.util.make_text_document_params(source)
  local at = { line = found.lnum, character = found.col }
  local params = { textDocument = textDocument, range = { start = at, ['end'] = at }, context = { diagnostics = {} } }
  local answers = vim.lsp.buf_request_sync(source, 'textDocument/codeAction', params, 5000)
  for _, answer in pairs(answers) do
    local action = answer.result[1]
    if not action.edit then
      for _, resolved in pairs(vim.lsp.buf_request_sync(source, 'codeAction/resolve', action, 5000)) do action = resolved.result end
    end
    vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
  end
  wait('no diagnostics', function() return #vim.diagnostic.get(source) == 0 end)
  say('repaired: ' .. vim.api.nvim_buf_get_lines(source, 2, 3, false)[1])
  vim.cmd('qall!')
end })
`;

const EMACS_CHECK = `
(defun say (text) (princ (concat text "\\n")))
(defun wait (what test)
  (let ((end (+ (float-time) 15)))
    (while (and (not (funcall test)) (< (float-time) end)) (accept-process-output nil 0.05))
    (unless (funcall test) (say (concat "waited in vain for " what)) (kill-emacs 1))))
(setq eglot-sync-connect 10 eglot-send-changes-idle-time 0)
(find-file (pop command-line-args-left))
(rust-mode)
(apply #'eglot (eglot--guess-contact))
(wait "diagnostics" (lambda () (flymake-start) (flymake-diagnostics)))
(let ((found (car (flymake-diagnostics))))
  (say (format "finding: %s in line %d" (car (split-string (flymake-diagnostic-text found) "\\n"))
               (1- (line-number-at-pos (flymake-diagnostic-beg found))))))
(goto-char (point-min)) (forward-line 3)
(warplens-ptx)
(with-current-buffer "*warplens ptx*"
  (goto-char (point-min)) (re-search-forward "\\\\.entry")
  (say (buffer-substring (line-beginning-position) (line-end-position))))
(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server))
`;

describe('e2e: other editors', () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-editor-')));
    const command = join(folder, 'warplens');
    writeFileSync(
      command,
      `#!/bin/sh\nexec "${process.execPath}" "${repoPath('server/dist/cli.js')}" "$@"\n`,
    );
    chmodSync(command, 0o755);
    writeFileSync(join(folder, 'kernel.rs'), KERNEL);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (program: string, args: readonly string[]): string => {
    const env = {
      ...process.env,
      HOME: folder,
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
    };
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      timeout: 60000,
    });
    assert.equal(status, 0, `${stdout}${stderr}`);
    return stdout;
  };

  it('Neovim', function () {
    this.timeout(60000);
    const nvim = requireTool(this, 'nvim');
    writeFileSync(
      join(folder, 'init.lua'),
      `vim.cmd('filetype on')\n${snippet('neovim', 'lua')}${NEOVIM_CHECK}`,
    );
    const out = run(nvim, ['--clean', '--headless', '-u', 'init.lua', 'kernel.rs']);
    assert.match(out, /finding: warplens missing_gpu_kernel_export_name in line 2\n/);
    assert.match(out, /\.visible \.entry \w*fill\w*\(\n/);
    assert.match(out, /repaired: #\[(?:unsafe\()?no_mangle/);
  });

  it('Emacs with eglot', function () {
    this.timeout(60000);
    const emacs = requireTool(this, 'emacs');
    const packages = ['elpa', 'elpa-src'].map((name) => {
      const path = `/usr/share/emacs/site-lisp/${name}/`;
      return `(let ((default-directory "${path}")) (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path)))`;
    });
    const mode = '(define-derived-mode rust-mode prog-mode "Rust")';
    const lisp = [...packages, mode, snippet('emacs-eglot', 'elisp'), EMACS_CHECK].join('\n');
    writeFileSync(join(folder, 'check.el'), lisp);
    const probe = spawnSync(emacs, [
      '-Q',
      '--batch',
      '--eval',
      `(progn ${packages.join(' ')} (require 'eglot))`,
    ]);
    // Emacs before 29 has eglot only as a package of its own.
    if (probe.status !== 0) this.skip();
    const out = run(emacs, ['-Q', '--batch', '-l', 'check.el', 'kernel.rs']);
    assert.match(out, /finding: .*kernel 'fill' has a mangled name.* in line 2\n/);
    assert.match(out, /\.visible \.entry \w*fill\w*\(\n/);
  });
});
