;;; fcmlint.el --- Lint FCM payloads while you edit -*- lexical-binding: t; -*-
;; (load "…/fcmlint.el"), then M-x fcmlint-flymake-enable in a buffer, or
;; (add-hook 'js-json-mode-hook #'fcmlint-flymake-enable).  For messages in code, next to the
;; language server of the language, which Eglot shows with Flymake as well:
;;
;;   (add-hook 'prog-mode-hook #'fcmlint-flymake-enable-in-code)
;;
;; M-x compile understands the
;; output of `fcmlint --format concise DIR'.

(require 'flymake)
(require 'subr-x)

(declare-function eglot-managed-p "eglot")

(defvar fcmlint-program "fcmlint" "The fcmlint program.")
(defvar-local fcmlint--process nil)

(defun fcmlint--diagnostics (source)
  "Read the concise report in the current buffer as diagnostics for SOURCE."
  (let (found)
    (goto-char (point-min))
    (while (re-search-forward
            "^.+?:\\([0-9]+\\):\\([0-9]+\\): \\(error\\|warning\\|info\\|hint\\): \\(.*\\)$" nil t)
      (let* ((line (string-to-number (match-string 1)))
             (column (string-to-number (match-string 2)))
             (type (pcase (match-string 3) ("error" :error) ("warning" :warning) (_ :note)))
             (text (match-string 4))
             (region (flymake-diag-region source line column)))
        (push (flymake-make-diagnostic source (car region) (cdr region) type text) found)))
    found))

(defun fcmlint-flymake (report &rest _)
  "A Flymake backend that calls REPORT with the findings in the buffer."
  (when (process-live-p fcmlint--process) (kill-process fcmlint--process))
  (let ((source (current-buffer))
        (name (or buffer-file-name "buffer.json")))
    (setq fcmlint--process
          (make-process
           :name "fcmlint" :noquery t :connection-type 'pipe :coding 'utf-8-unix
           :buffer (generate-new-buffer " *fcmlint*")
           :command (list fcmlint-program "--quiet" "--format" "concise" "--color" "never"
                          "--fail-on" "never" "--force-exclude" "--stdin-filename" name "-")
           :sentinel
           (lambda (process _event)
             (when (memq (process-status process) '(exit signal))
               (when (and (buffer-live-p source)
                          (eq process (buffer-local-value 'fcmlint--process source)))
                 (with-current-buffer (process-buffer process)
                   (if (eq (process-exit-status process) 0)
                       (funcall report (fcmlint--diagnostics source))
                     (funcall report nil :explanation (string-trim (buffer-string)))
                     (message "%s" (string-trim (buffer-string))))))
               (kill-buffer (process-buffer process))))))
    (process-send-region fcmlint--process (point-min) (point-max))
    (process-send-eof fcmlint--process)))

(defun fcmlint-flymake-enable ()
  "Lint this buffer with fcmlint."
  (interactive)
  (add-hook 'flymake-diagnostic-functions #'fcmlint-flymake nil t)
  (flymake-mode 1))

(defconst fcmlint-code-endings
  '("cs" "dart" "ex" "exs" "go" "java" "js" "mjs" "cjs" "jsx" "kt" "kts" "php" "py" "rb" "rs"
    "scala" "svelte" "swift" "tf" "ts" "mts" "cts" "tsx" "vue")
  "The extensions of files in which code may have messages.")

(defun fcmlint--add-after-eglot ()
  "Add the backend again: Eglot removes the others when it starts."
  (when (eglot-managed-p) (fcmlint-flymake-enable)))

(defun fcmlint-flymake-enable-in-code ()
  "Lint this buffer with fcmlint if its file may have messages."
  (when (member (file-name-extension (or buffer-file-name "")) fcmlint-code-endings)
    (fcmlint-flymake-enable)
    (add-hook 'eglot-managed-mode-hook #'fcmlint--add-after-eglot nil t)))

(provide 'fcmlint)
;;; fcmlint.el ends here
