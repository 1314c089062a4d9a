;;; fcmlint-eglot.el --- The language server of fcmlint for Eglot -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "26.3") (eglot "1.8"))

;;; Commentary:

;; Load this file from your init file.  M-x eglot in a JSON buffer starts the server, or always:
;;
;;   (add-hook 'fcmlint-json-hook #'eglot-ensure)
;;
;; M-x eglot-code-actions offers the fixes, C-h . or K shows the documentation, M-x completion-at-point
;; completes, and M-x fcmlint-fix-all applies all safe fixes.  To apply them before each save:
;;
;;   (setq fcmlint-fix-on-save t)

;;; Code:

(require 'eglot)

(defgroup fcmlint nil "Lint Firebase Cloud Messaging payloads." :group 'tools)

(defcustom fcmlint-fix-on-save nil
  "Whether to apply all safe fixes before saving."
  :type 'boolean)

(defvar fcmlint-json-hook nil "Run in JSON buffers.")

;; Emacs before 29 opens JSON files in JavaScript mode, whose language server is another one.
(define-derived-mode fcmlint-json-mode js-mode "JSON"
  "Major mode for JSON without another package.")

(defconst fcmlint-json-modes '(json-mode jsonc-mode json5-ts-mode json-ts-mode js-json-mode fcmlint-json-mode)
  "The modes for JSON.")

(defun fcmlint--json-mode ()
  "The best mode for JSON that is installed."
  (cond ((fboundp 'json-mode) 'json-mode)
        ((fboundp 'js-json-mode) 'js-json-mode)
        (t 'fcmlint-json-mode)))

(defun fcmlint--run-hook ()
  "Run `fcmlint-json-hook'."
  (run-hooks 'fcmlint-json-hook))

(dolist (mode fcmlint-json-modes)
  (put mode 'eglot-language-id "json")
  (add-hook (intern (format "%s-hook" mode)) #'fcmlint--run-hook))
(add-to-list 'eglot-server-programs `(,fcmlint-json-modes . ("fcmlint" "lsp")))
;; Last in the list, so that other packages for these files come first.
(add-to-list 'auto-mode-alist
             `("\\.\\(?:jsonc\\|json5\\|jsonl\\|ndjson\\|apns\\)\\'" . ,(fcmlint--json-mode)) t)
(when (eq (fcmlint--json-mode) 'fcmlint-json-mode)
  (add-to-list 'auto-mode-alist '("\\.json\\'" . fcmlint-json-mode)))

(defun fcmlint-fix-all ()
  "Apply all safe fixes of fcmlint."
  (interactive)
  (let ((inhibit-message (not (called-interactively-p 'interactive))))
    ;; Without a fix, Eglot signals an error.
    (ignore-errors (eglot-code-actions (point-min) (point-max) "source.fixAll.fcmlint" t))))

(defun fcmlint--before-save ()
  "Apply all safe fixes, if `fcmlint-fix-on-save' is set."
  (when (and fcmlint-fix-on-save (eglot-current-server) (memq major-mode fcmlint-json-modes))
    (fcmlint-fix-all)))

(defun fcmlint--managed ()
  "Fix this buffer before it is saved."
  (when (memq major-mode fcmlint-json-modes)
    (add-hook 'before-save-hook #'fcmlint--before-save nil t)))

(add-hook 'eglot-managed-mode-hook #'fcmlint--managed)

(provide 'fcmlint-eglot)
;;; fcmlint-eglot.el ends here
