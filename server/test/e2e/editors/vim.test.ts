/**
 * Vim and ALE with the settings of docs/editors, without a screen, alone and beside rust-analyzer.
 */
import assert from 'node:assert/strict';
import { requireTool } from '../../kit/index.ts';
import { EditorFolder, snippet } from './kit.ts';

/** Vim in its line mode prints to nowhere, so what it has to say goes into a file. */
const KIT = `
function! Say(text) abort
  call writefile([a:text], 'said', 'a')
endfunction
function! Wait(what, test) abort
  for l:i in range(2400)
    if a:test() | return | endif
    sleep 50m
  endfor
  call Say('waited in vain for ' . a:what)
  cquit
endfunction
function! Ours() abort
  let l:info = get(g:ale_buffer_info, g:source, {})
  return filter(copy(get(l:info, 'loclist', [])), {_, found -> found.linter_name is# 'warplens'})
endfunction
runtime autoload/ale/util.vim
" What the user would type at ALE's question.
function! ale#util#Input(question, value, ...) abort
  return a:question =~# 'no_mangle' ? '1' : ''
endfunction
`;

const RUST_CHECK = `
edit src/lib.rs
let g:source = bufnr('')
call Wait('a finding', {-> !empty(Ours())})
call Say('finding: ' . Ours()[0].code . ' in line ' . Ours()[0].lnum)
if $BESIDE isnot ''
  let g:symbols = []
  function! Ask(...) abort
    let l:document = {'textDocument': {'uri': ale#path#ToFileURI(expand('%:p'))}}
    call ale#lsp_linter#SendRequest(g:source, 'analyzer', [0, 'textDocument/documentSymbol', l:document],
        \\ {answer -> extend(g:symbols, get(answer, 'result', []))})
    return !empty(g:symbols)
  endfunction
  call Wait('symbols', function('Ask'))
  call Say('rust-analyzer: ' . g:symbols[0].name)
endif
call cursor(4, 10)
WarplensPtx
call Wait('the preview', {-> &filetype is# 'ptx'})
for s:line in getline(1, '$')
  if s:line =~# '\\.entry' | call Say(s:line) | endif
endfor
execute bufwinnr(g:source) . 'wincmd w'
call cursor(3, 5)
ALECodeAction
call Wait('the fix', {-> getbufline(g:source, 3)[0] =~# 'mangle'})
call Say('repaired: ' . getbufline(g:source, 3)[0])
" Vim's events after a change come with its screen alone.
ALELint
call Wait('no findings', {-> empty(Ours())})
qall!
`;

const PTX_CHECK = `
edit k.ptx
let g:source = bufnr('')
call Wait('a finding', {-> !empty(Ours())})
call Say(len(Ours()) . ' finding: ' . Ours()[0].code . ' in line ' . Ours()[0].lnum)
call cursor(6, 8)
ALEGoToDefinition
call Wait('the label', {-> line('.') == 7})
qall!
`;

describe('e2e: Vim with ALE', () => {
  let folder: EditorFolder;
  beforeEach(() => {
    folder = new EditorFolder();
  });
  afterEach(() => folder.remove());

  const run = (vim: string, check: string, beside = ''): string => {
    const start = 'set nocompatible\nfiletype plugin on\n';
    folder.put('vimrc', `${start}${snippet('vim', 'vim')}`);
    folder.put('check.vim', `let $BESIDE = '${beside}'\n${KIT}${check}`);
    // Settings are read as of a file of the user's, which the line mode leaves out without its
    // name.
    const args = ['-N', '-u', 'vimrc', '-i', 'NONE', '-n', '-es', '-c', 'source check.vim'];
    try {
      folder.run(vim, args);
    } catch (error) {
      throw new Error(folder.read('said'), { cause: error });
    }
    return folder.read('said');
  };

  const check = (out: string): void => {
    assert.match(out, /finding: missing_gpu_kernel_export_name in line 3\n/);
    assert.match(out, /\.visible \.entry \w*fill\w*\(\n/);
    assert.match(out, /repaired: #\[(?:unsafe\()?no_mangle/);
  };

  it('a finding, its fix, and the PTX of a kernel', function () {
    const vim = requireTool(this, 'vim');
    requireTool(this, 'vim-ale');
    check(run(vim, RUST_CHECK));
  });

  it('the same beside rust-analyzer', function () {
    const vim = requireTool(this, 'vim');
    requireTool(this, 'vim-ale');
    folder.command('rust-analyzer', requireTool(this, 'rust-analyzer'));
    const out = run(vim, RUST_CHECK, 'rust-analyzer');
    check(out);
    assert.match(out, /rust-analyzer: fill\n/);
  });

  it('an assembly file', function () {
    const vim = requireTool(this, 'vim');
    requireTool(this, 'vim-ale');
    assert.match(run(vim, PTX_CHECK), /^1 finding: ptx-unknown-label in line 8\n/);
  });
});
