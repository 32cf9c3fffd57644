/**
 * Debuggers of editors with the settings of docs/editors, without a screen: nvim-dap, and what dape
 * is told, each through the same story in a tiled matrix multiplication.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readRepo, requireTool } from '../../kit/index.ts';
import { EditorFolder, snippet } from './kit.ts';

/** Answers of one editor, by what was asked. */
function story(out: string): void {
  const said = new Map(
    out
      .split('\n')
      .flatMap((line) => [...line.matchAll(/^(\w[\w ]*): (.*)$/g)].map(([, a, b]) => [a!, b!])),
  );
  said.delete('focus');
  assert.deepEqual(Object.fromEntries(said), {
    stopped: 'breakpoint at 37',
    element: '3.0',
    block: '(1, 2, 0)',
    'other lane': 'goto at 37',
    lane: '(5, 0, 0)',
    next: 'step at 38',
    back: 'step at 37',
    'back over the barrier': 'step at 36',
    who: '`A[0]` was written by thread (0, 0) of block (1, 2) at matmul.rs:33',
  });
}

const NVIM = `
local function say(text) io.stdout:write(text .. '\\n') end
local stops = 0
local reason
dap.listeners.after.event_stopped['test'] = function(_, body) stops, reason = stops + 1, body.reason end
local function wait(what, test)
  if not vim.wait(60000, test, 20) then say('waited in vain for ' .. what) vim.cmd('cquit 1') end
end
local function stop(label, act)
  local before = stops
  act()
  wait(label, function()
    local session = dap.session()
    return stops > before and session and session.current_frame and session.stopped_thread_id
  end)
  vim.wait(300)
  say(label .. ': ' .. reason .. ' at ' .. dap.session().current_frame.line)
end
local function ask(label, expression, context)
  local answer
  dap.session():request('evaluate', {
    expression = expression, context = context or 'watch', frameId = dap.session().current_frame.id,
  }, function(err, response) answer = err and (err.message or vim.inspect(err)) or response.result end)
  wait(label, function() return answer end)
  say(label .. ': ' .. answer)
end
vim.api.nvim_create_autocmd('VimEnter', { callback = function()
  local good, problem = xpcall(function()
    vim.api.nvim_win_set_cursor(0, { 37, 0 })
    dap.set_breakpoint('block == (1, 2) && t == 3')
    stop('stopped', function() dap.run(dap.configurations.rust[1]) end)
    ask('element', 'A[0]')
    ask('block', 'block')
    stop('other lane', function() vim.cmd('WarplensFocus thread 5,0') end)
    ask('lane', 'thread')
    stop('next', function() dap.step_over() end)
    stop('back', function() dap.step_back() end)
    stop('back over the barrier', function() dap.step_back() end)
    ask('who', 'who(A[0])')
    dap.terminate()
    wait('the end', function() return dap.session() == nil end)
  end, debug.traceback)
  if not good then say(problem) vim.cmd('cquit 1') end
  vim.cmd('qall!')
end })
`;

/** What dape has of its own, as far as the settings use it, and messages of the protocol. */
const EMACS = `
(require 'json)
(defun say (format &rest values) (princ (concat (apply #'format format values) "\\n")))
(defvar answers nil)
(defvar held "")
(defun took (_process text)
  (setq held (concat held text))
  (while (string-match "\\\\\`Content-Length: \\\\([0-9]+\\\\)\\r\\n\\r\\n" held)
    (let* ((from (match-end 0)) (size (string-to-number (match-string 1 held))))
      (if (< (- (length held) from) size)
          (setq from nil)
        (push (json-parse-string (decode-coding-string (substring held from (+ from size)) 'utf-8)
                                 :object-type 'plist :false-object nil)
              answers)
        (setq held (substring held (+ from size))))
      (unless from (throw 'partial nil)))))
(defun wait (what test)
  (let ((end (+ (float-time) 60)) found)
    (while (and (not (setq found (seq-find test answers))) (< (float-time) end))
      (accept-process-output nil 0.05))
    (unless found (say "waited in vain for %s: %S" what answers) (kill-emacs 1))
    (setq answers (remq found answers))
    found))
(defvar config (alist-get 'warplens dape-configs))
(defvar adapter
  (make-process :name "adapter" :coding 'binary :connection-type 'pipe
                :command (cons (plist-get config 'command) (append (plist-get config 'command-args) nil))
                :filter (lambda (process text) (catch 'partial (took process text)))))
(defvar number 0)
(defun ask (command arguments)
  (let* ((seq (setq number (1+ number)))
         (text (json-serialize (list :seq seq :type "request" :command command :arguments arguments)
                               :false-object :json-false)))
    (process-send-string adapter (format "Content-Length: %d\\r\\n\\r\\n%s" (string-bytes text) text))
    (wait command (lambda (one) (equal (plist-get one :request_seq) seq)))))
(defun event (name) (wait name (lambda (one) (equal (plist-get one :event) name))))
(defvar thread 1)
(defun frame ()
  (aref (plist-get (plist-get (ask "stackTrace" (list :threadId thread)) :body) :stackFrames) 0))
(defun stop (label)
  (let ((body (plist-get (event "stopped") :body)))
    (setq thread (plist-get body :threadId))
    (when label (say "%s: %s at %d" label (plist-get body :reason) (plist-get (frame) :line)))))
(defun value (label expression context)
  (say "%s: %s" label
       (plist-get (plist-get (ask "evaluate" (list :expression expression :context context
                                                   :frameId (plist-get (frame) :id)))
                             :body)
                  :result)))
(find-file "matmul.rs")
(ask "initialize" (list :adapterID (plist-get config :type)))
;; What dape sends: the keys behind colons, functions by their values.
(let (arguments)
  (while config
    (when (keywordp (car config))
      (setq arguments
            (append arguments
                    (list (car config)
                          (if (and (symbolp (cadr config)) (fboundp (cadr config)))
                              (funcall (cadr config))
                            (cadr config))))))
    (setq config (cddr config)))
  (ask "launch" arguments))
(event "initialized")
(ask "setBreakpoints"
     (list :source (list :path (buffer-file-name))
           :breakpoints (vector (list :line 37 :condition "block == (1, 2) && t == 3"))))
(ask "configurationDone" (list :none t))
(stop "stopped")
(value "element" "A[0]" "watch")
(value "block" "block" "watch")
(value "focus" "focus thread 5,0" "repl")
(stop "other lane")
(value "lane" "thread" "watch")
(ask "next" (list :threadId thread))
(stop "next")
(ask "stepBack" (list :threadId thread))
(stop "back")
(ask "stepBack" (list :threadId thread))
(stop "back over the barrier")
(value "who" "who(A[0])" "watch")
(ask "disconnect" (list :none t))
`;

describe('e2e: debuggers of editors', () => {
  let folder: EditorFolder;
  beforeEach(() => {
    folder = new EditorFolder();
    for (const name of ['matmul.rs', 'matmul.warplens.json'])
      folder.put(name, readRepo(`test-fixtures/debug/${name}`));
  });
  afterEach(() => folder.remove());

  it('nvim-dap steps through a kernel, forward and back', function () {
    const nvim = requireTool(this, 'nvim');
    const plugin = requireTool(this, 'nvim-dap');
    const settings = [
      "vim.cmd('filetype on')",
      `vim.opt.runtimepath:append(${JSON.stringify(plugin)})`,
      snippet('neovim', 'lua', '## Debugging'),
      NVIM,
    ];
    folder.put('init.lua', settings.join('\n'));
    story(folder.run(nvim, ['--clean', '--headless', '-u', 'init.lua', 'matmul.rs']));
  });

  it('Emacs starts what dape is told, and steps forward and back', function () {
    const emacs = requireTool(this, 'emacs');
    const settings = [
      ';;; -*- lexical-binding: t -*-',
      '(defvar dape-configs nil)',
      '(defun dape-buffer-default () (buffer-file-name))',
      "(provide 'dape)",
      snippet('emacs-dape', 'elisp'),
      EMACS,
    ];
    folder.put('check.el', settings.join('\n'));
    story(folder.run(emacs, ['-Q', '--batch', '-l', 'check.el']));
  });

  it('dape takes the configuration', function () {
    const emacs = requireTool(this, 'emacs');
    const dape = requireTool(this, 'dape');
    const major = spawnSync(emacs, ['--version'], { encoding: 'utf8' }).stdout;
    // dape says so in its first lines.
    if (Number(/Emacs (\d+)/.exec(major)?.[1]) < 29) this.skip();
    const check = `(progn (require 'dape)
      (unless (alist-get 'warplens dape-configs) (kill-emacs 1))
      (princ (dape--config-eval 'warplens nil)))`;
    folder.put('check.el', `${snippet('emacs-dape', 'elisp')}\n${check}`);
    const out = folder.run(emacs, ['-Q', '--batch', '-L', dape, 'matmul.rs', '-l', 'check.el']);
    assert.match(out, /matmul\.rs/);
  });
});
