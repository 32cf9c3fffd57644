/**
 * Emacs with the settings of docs/editors, without a screen: eglot and lsp-mode, alone and beside
 * rust-analyzer.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { requireTool } from '../../kit/index.ts';
import { EditorFolder, snippet } from './kit.ts';

const LEXICAL = ';;; -*- lexical-binding: t -*-';

/** Packages of the system, which `-Q` leaves out, and what rust-mode is to a language client. */
const KIT = `
(dolist (name '("elpa" "elpa-src"))
  (let ((default-directory (format "/usr/share/emacs/site-lisp/%s/" name)))
    (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path))))
(define-derived-mode rust-mode prog-mode "Rust")
(add-to-list 'auto-mode-alist '("\\\\.rs\\\\'" . rust-mode))
(defun say (format &rest values) (princ (concat (apply #'format format values) "\\n")))
(defun wait (what test)
  (let ((end (+ (float-time) 120)) found)
    (while (and (not (setq found (funcall test))) (< (float-time) end)) (accept-process-output nil 0.05))
    (unless found (say "waited in vain for %s" what) (kill-emacs 1))
    found))
(defun check-until-empty ()
  (let ((next 0))
    (wait "no diagnostics" (lambda ()
      ;; A new check would end the one that is still running.
      (when (and (> (float-time) next) (not (and (boundp 'warplens--check) (process-live-p warplens--check))))
        (flymake-start)
        (setq next (+ (float-time) 3)))
      (null (ours))))))
(defun say-entry ()
  (with-current-buffer "*warplens ptx*"
    (goto-char (point-min)) (re-search-forward "\\\\.entry")
    (say "%s" (buffer-substring (line-beginning-position) (line-end-position)))))
(defun say-third-line ()
  (save-excursion
    (goto-char (point-min)) (forward-line 2)
    (say "repaired: %s" (buffer-substring (point) (line-end-position)))))
`;

const EGLOT_KIT = `
(require 'jsonrpc)
(setq jsonrpc-default-request-timeout 120 eglot-connect-timeout 120)
(setq eglot-sync-connect 120 eglot-send-changes-idle-time 0 create-lockfiles nil)
(defun ours ()
  (seq-filter (lambda (d) (string-match-p "mangled name" (flymake-diagnostic-text d))) (flymake-diagnostics)))
(find-file "src/lib.rs")
(apply #'eglot (eglot--guess-contact))
(flymake-start)
(let ((found (car (wait "diagnostics" #'ours))))
  (say "finding: %s in line %d" (car (split-string (flymake-diagnostic-text found) "\\n"))
       (1- (line-number-at-pos (flymake-diagnostic-beg found))))
  (goto-char (flymake-diagnostic-beg found)))
`;

const EGLOT_CHECK = `
(save-excursion
  (search-forward "unsafe {")
  (warplens-ptx)
  (say-entry))
(cl-letf (((symbol-function 'completing-read) (lambda (_ choices &rest _) (caar choices))))
  (eglot-code-actions (point) (point) "quickfix" t))
(eglot--signal-textDocument/didChange)
(say-third-line)
(check-until-empty)
(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server) nil 120)
`;

const BESIDE_CHECK = `
(say "rust-analyzer: %s"
     (wait "symbols" (lambda ()
                       (let ((symbols (jsonrpc-request (eglot-current-server) :textDocument/documentSymbol
                                                       (list :textDocument (eglot--TextDocumentIdentifier)))))
                         (and (> (length symbols) 0) (plist-get (aref symbols 0) :name))))))
(warplens-ptx)
(say-entry)
(warplens-fix)
(say-third-line)
(check-until-empty)
(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server) nil 120)
`;

const LSP_CHECK = `
(setq lsp-response-timeout 120 lsp-auto-guess-root t lsp-guess-root-without-session t lsp-enable-file-watchers nil lsp-restart 'ignore
      lsp-warn-no-matched-clients nil create-lockfiles nil)
(find-file "src/lib.rs")
(lsp)
(defun server-named (id) (lsp-find-workspace id))
(wait "the servers" (lambda ()
  (and (= SERVERS (length (lsp-workspaces)))
       (seq-every-p (lambda (w) (eq (lsp--workspace-status w) 'initialized)) (lsp-workspaces)))))
(defun ours ()
  (seq-filter (lambda (d) (equal (lsp:diagnostic-source? d) "warplens")) (lsp--get-buffer-diagnostics)))
(let ((found (car (wait "diagnostics" #'ours))))
  (say "finding: %s in line %d" (lsp:diagnostic-code? found)
       (lsp:position-line (lsp:range-start (lsp:diagnostic-range found)))))
(goto-char (point-min)) (search-forward "fn ")
(when (= SERVERS 2)
  (say "rust-analyzer: %s"
    (wait "hover" (lambda ()
      (let ((all (format "%S" (lsp-request "textDocument/hover" (lsp--text-document-position-params)))))
        (and (string-match "pub unsafe extern [^ ]* fn fill" all)
             (string-match-p "kernel parameters on PTX and AMDGCN" all)
             "both hovers"))))))
;; Without a screen no line is in sight, and only lenses in sight are resolved.
(with-lsp-workspace (lsp-find-workspace 'warplens)
  (let ((lens (seq-elt (lsp-request "textDocument/codeLens" (list :textDocument (lsp--text-document-identifier))) 2)))
    (say "lens: %s" (lsp:command-title (lsp:code-lens-command? (lsp-request "codeLens/resolve" lens))))))
(warplens-ptx)
(say-entry)
(dolist (action (lsp-code-actions-at-point))
  (when (string-match-p "no_mangle" (lsp:code-action-title action)) (lsp-execute-code-action action)))
(say-third-line)
(wait "no diagnostics" (lambda () (null (ours))))
(set-buffer-modified-p nil)
(setq kill-emacs-hook nil)
(kill-emacs 0)
`;

describe('e2e: Emacs', () => {
  let folder: EditorFolder;
  beforeEach(() => {
    folder = new EditorFolder();
  });
  afterEach(() => folder.remove());

  const run = (emacs: string, ...parts: readonly string[]): string => {
    folder.put('check.el', [LEXICAL, KIT, ...parts].join('\n'));
    return folder.run(emacs, ['-Q', '--batch', '-l', 'check.el']);
  };

  /** Emacs before 29 has eglot only as a package of its own. */
  const withEglot = (test: Mocha.Context): string => {
    const emacs = requireTool(test, 'emacs');
    folder.put('probe.el', `${KIT}(require 'eglot)`);
    if (spawnSync(emacs, ['-Q', '--batch', '-l', `${folder.path}/probe.el`]).status !== 0)
      test.skip();
    return emacs;
  };

  const check = (out: string): void => {
    assert.match(out, /\.visible \.entry \w*fill\w*\(\n/);
    assert.match(out, /repaired: #\[(?:unsafe\()?no_mangle/);
  };

  it('eglot: a finding, its fix, and the PTX of a kernel', function () {
    const out = run(withEglot(this), snippet('emacs-eglot', 'elisp'), EGLOT_KIT, EGLOT_CHECK);
    assert.match(out, /finding: .*kernel 'fill' has a mangled name.* in line 2\n/);
    check(out);
  });

  it('eglot with rust-analyzer, and our findings through Flymake', function () {
    const emacs = withEglot(this);
    folder.command('rust-analyzer', requireTool(this, 'rust-analyzer'));
    const settings = snippet('emacs-eglot', 'elisp', '## Beside rust-analyzer');
    const contact = '(setq eglot-server-programs \'((rust-mode . ("rust-analyzer"))))';
    const out = run(emacs, settings, contact, EGLOT_KIT, BESIDE_CHECK);
    assert.match(
      out,
      /finding: kernel 'fill' has a mangled name \[missing_gpu_kernel_export_name\] in line 2\n/,
    );
    assert.match(out, /rust-analyzer: fill\n/);
    check(out);
  });

  for (const servers of [1, 2]) {
    it(`lsp-mode${servers === 2 ? ' beside rust-analyzer' : ''}`, function () {
      const emacs = requireTool(this, 'emacs');
      requireTool(this, 'elpa-lsp-mode');
      if (servers === 2) folder.command('rust-analyzer', requireTool(this, 'rust-analyzer'));
      const others = servers === 2 ? '' : "(setq lsp-enabled-clients '(warplens))";
      const settings = [snippet('emacs-lsp-mode', 'elisp'), "(require 'lsp-lens)", others];
      const out = run(emacs, ...settings, `(defconst SERVERS ${servers})`, LSP_CHECK);
      assert.match(out, /finding: missing_gpu_kernel_export_name in line 2\n/);
      assert.match(out, /lens: PTX · \d+(?:–\d+)? registers?\n/);
      if (servers === 2) assert.match(out, /rust-analyzer: both hovers\n/);
      check(out);
    });
  }
});
