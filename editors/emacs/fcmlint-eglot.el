;;; fcmlint-eglot.el --- The language server of fcmlint for Eglot -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "26.3") (eglot "1.8"))

;;; Commentary:

;; Load this file from your init file.  M-x eglot in a JSON buffer starts the server.
;; M-x eglot-code-actions offers the fixes, C-h . shows the documentation of a rule.

;;; Code:

(require 'eglot)

(add-to-list 'eglot-server-programs
             '((json-mode json-ts-mode js-json-mode) . ("fcmlint" "lsp")))

(provide 'fcmlint-eglot)
;;; fcmlint-eglot.el ends here
