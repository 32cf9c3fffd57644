;;; eglot.el --- entry of eglot-server-programs for Warplens

;; Beside rust-analyzer the findings come through Flymake: see emacs-eglot.md.
(add-to-list 'eglot-server-programs
             '((ptx-mode asm-mode) . ("warplens" "lsp" "--stdio")))
