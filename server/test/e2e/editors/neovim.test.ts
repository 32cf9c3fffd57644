/** Neovim with the settings of docs/editors, headless, alone and beside rust-analyzer. */
import assert from 'node:assert/strict';
import { requireTool } from '../../kit/index.ts';
import { EditorFolder, snippet } from './kit.ts';

const KIT = `
local function say(text) io.stdout:write(text .. '\\n') end
local function wait(what, test)
  if not vim.wait(120000, test, 20) then say('waited in vain for ' .. what) vim.cmd('cquit 1') end
end
local function ask(buffer, server, method, params)
  for _, client in pairs(vim.lsp.get_active_clients()) do
    if client.name == server and vim.lsp.buf_is_attached(buffer, client.id) then
      return (client.request_sync(method, params, 120000, buffer) or {}).result
    end
  end
end
local function start_tests(test)
  vim.api.nvim_create_autocmd('VimEnter', { callback = function()
    local good, problem = xpcall(test, debug.traceback)
    if not good then say(problem) vim.cmd('cquit 1') end
    vim.cmd('qall!')
  end })
end
`;

const RUST_CHECK = `
start_tests(function()
  local source = vim.api.nvim_get_current_buf()
  local function document() return { textDocument = vim.lsp.util.make_text_document_params(source) } end
  local function ours()
    return vim.tbl_filter(function(d) return d.source == 'warplens' end, vim.diagnostic.get(source))
  end
  wait('diagnostics', function() return #ours() > 0 end)
  say('finding: ' .. ours()[1].code .. ' in line ' .. ours()[1].lnum)
  if BESIDE then
    wait('symbols', function()
      local symbols = ask(source, 'rust_analyzer', 'textDocument/documentSymbol', document())
      if symbols and symbols[1] then say('rust-analyzer: ' .. symbols[1].name) return true end
    end)
    local at = vim.tbl_extend('error', document(), { position = { line = 2, character = 36 } })
    wait('hover', function()
      local hover = ask(source, 'rust_analyzer', 'textDocument/hover', at)
      return hover and vim.inspect(hover):find('fn fill')
    end)
    say(vim.inspect(ask(source, 'warplens', 'textDocument/hover', at)):match('kernel parameters on [%a ]+'))
    -- What an editor asks of the first server that can do it belongs to Rust's own.
    for _, client in pairs(vim.lsp.get_active_clients()) do
      if client.name == 'warplens' then
        for _, method in ipairs({ 'rename', 'formatting', 'implementation', 'typeDefinition' }) do
          if client.supports_method('textDocument/' .. method) then say('warplens offers ' .. method) end
        end
      end
    end
  end
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
  local at = { line = ours()[1].lnum, character = ours()[1].col }
  local params = vim.tbl_extend('error', document(), {
    range = { start = at, ['end'] = at }, context = { diagnostics = {} },
  })
  local action = ask(source, 'warplens', 'textDocument/codeAction', params)[1]
  if not action.edit then action = ask(source, 'warplens', 'codeAction/resolve', action) end
  vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
  wait('no diagnostics', function() return #ours() == 0 end)
  say('repaired: ' .. vim.api.nvim_buf_get_lines(source, 2, 3, false)[1])
end)
`;

const RUN_CHECK = `
start_tests(function()
  local source = vim.api.nvim_get_current_buf()
  wait('diagnostics', function() return #vim.diagnostic.get(source) > 0 end)
  local function found()
    return vim.tbl_filter(function(d) return d.source == 'warplens run' end, vim.diagnostic.get(source))
  end
  local function run(command)
    vim.cmd(command)
    wait('the report', function() return vim.api.nvim_get_current_buf() ~= source end)
    say(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\\n'))
    vim.cmd('quit')
  end
  run('WarplensRun')
  -- All threads write one element, in as many threads as were assumed.
  wait('the race', function() return #found() == 1 and found()[1].code == 'global-race' end)
  say('findings: ' .. #found())
  vim.api.nvim_buf_set_lines(source, 3, 4, false, { '    unsafe { *out.sub(1) = 7 };' })
  run('WarplensRun fill')
  wait('a finding', function() return #found() > 0 and found()[1].code ~= 'global-race' end)
  say('finding: ' .. found()[1].code .. ' in line ' .. found()[1].lnum)
  run('WarplensRun nothing')
end)
`;

const PTX_CHECK = `
start_tests(function()
  local source = vim.api.nvim_get_current_buf()
  wait('diagnostics', function() return #vim.diagnostic.get(source) > 0 end)
  local found = vim.diagnostic.get(source)
  say(#found .. ' finding: ' .. found[1].code .. ' in line ' .. found[1].lnum)
  local at = {
    textDocument = vim.lsp.util.make_text_document_params(source), position = { line = 5, character = 7 },
  }
  say('label in line ' .. ask(source, 'warplens', 'textDocument/definition', at).range.start.line)
  at.position.character = 2
  say(ask(source, 'warplens', 'textDocument/hover', at).contents.value)
end)
`;

const BESIDE = `
vim.api.nvim_create_autocmd('FileType', {
  pattern = 'rust',
  callback = function() start({ name = 'rust_analyzer', cmd = { 'rust-analyzer' }, root_dir = vim.fn.getcwd() }) end,
})
`;

describe('e2e: Neovim', () => {
  let folder: EditorFolder;
  beforeEach(() => {
    folder = new EditorFolder();
  });
  afterEach(() => folder.remove());

  const run = (nvim: string, file: string, ...parts: readonly string[]): string => {
    const settings = ["vim.cmd('filetype on')", snippet('neovim', 'lua'), KIT, ...parts].join('\n');
    folder.put('init.lua', settings);
    return folder.run(nvim, ['--clean', '--headless', '-u', 'init.lua', file]);
  };

  const check = (out: string): void => {
    assert.match(out, /finding: missing_gpu_kernel_export_name in line 2\n/);
    assert.match(out, /\.visible \.entry \w*fill\w*\(\n/);
    assert.match(out, /repaired: #\[(?:unsafe\()?no_mangle/);
  };

  it('a finding, its fix, and the PTX of a kernel', function () {
    const nvim = requireTool(this, 'nvim');
    check(run(nvim, 'src/lib.rs', RUST_CHECK));
  });

  it('the same beside rust-analyzer, which keeps what is its own', function () {
    const nvim = requireTool(this, 'nvim');
    folder.command('rust-analyzer', requireTool(this, 'rust-analyzer'));
    const out = run(nvim, 'src/lib.rs', BESIDE, 'local BESIDE = true', RUST_CHECK);
    check(out);
    assert.match(out, /rust-analyzer: fill\n/);
    assert.match(out, /kernel parameters on PTX and AMDGCN\n/);
    assert.doesNotMatch(out, /warplens offers/);
  });

  it('runs kernels, with a planted mistake at its line', function () {
    const nvim = requireTool(this, 'nvim');
    const out = run(nvim, 'src/lib.rs', RUN_CHECK);
    assert.match(out, /fill: \d+ blocks? of \d+ threads/);
    assert.match(out, /out +u32\[\d+\] +7/);
    assert.match(out, /findings: 1\n/);
    assert.match(out, /finding: out-of-bounds in line 3\n/);
    assert.match(out, /error: no kernel `nothing` in this file can be run\n/);
  });

  it('an assembly file', function () {
    const nvim = requireTool(this, 'nvim');
    const out = run(nvim, 'k.ptx', PTX_CHECK);
    assert.match(out, /^1 finding: ptx-unknown-label in line 7\n/);
    assert.match(out, /label in line 6\n/);
    assert.match(out, /goto \$L_there/);
  });
});
