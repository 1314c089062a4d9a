;;; Tries the language server in Emacs: -*- lexical-binding: t; -*-
;;   emacs -q --batch -f package-initialize -l editors/emacs/fcmlint-eglot.el -l editors/test/eglot.el
;; in a folder with six.json, a.apns and b.ndjson.  Writes what it sees to the file report.
(setq eglot-sync-connect 10 project-find-functions nil make-backup-files nil)
(defvar try-lines nil)
(defun try-say (format &rest values) (push (apply #'format format values) try-lines))
(defun try-wait (count)
  "Wait for COUNT diagnostics."
  (with-timeout (10)
    (while (< (length (flymake-diagnostics)) count)
      (accept-process-output nil 0.05)
      (flymake-start))))
(defun try-open (name count)
  "Open NAME, start the server and wait for COUNT diagnostics."
  (find-file name)
  (unless (eglot-current-server) (apply #'eglot (eglot--guess-contact)))
  (unless (eglot-managed-p) (eglot--maybe-activate-editing-mode))
  (try-wait count))
(defun try-code (diagnostic)
  (nth 1 (split-string (flymake-diagnostic-text diagnostic) "[][]")))

(condition-case problem
    (progn
      (try-open "six.json" 6)
      (dolist (one (sort (flymake-diagnostics)
                         (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b)))))
        (goto-char (flymake-diagnostic-beg one))
        (try-say "%d %d %s %s" (line-number-at-pos) (1+ (current-column))
                 (flymake-diagnostic-type one) (try-code one)))
      (goto-char (point-min))
      (search-forward "/topics")
      (let ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                    (eglot--TextDocumentPositionParams))))
        (try-say "hover %s" (and (string-match "topic-prefix" (plist-get (plist-get hover :contents) :value))
                                 "topic-prefix")))
      (try-say "action %s" (plist-get (aref (vconcat (eglot-code-actions (point) (point))) 0) :title))
      (setq fcmlint-fix-on-save t)
      (set-buffer-modified-p t)
      (save-buffer)
      (try-say "saved %s" (with-temp-buffer
                            (insert-file-contents "six.json")
                            (forward-line 2)
                            (buffer-substring (line-beginning-position) (line-end-position))))
      (dolist (name '("a.apns" "b.ndjson"))
        (try-open name 1)
        (try-say "%s %s %s" name major-mode (try-code (car (flymake-diagnostics))))))
  (error (try-say "failed: %s" problem)))
(with-temp-file "report"
  (insert (mapconcat #'identity (nreverse try-lines) "\n") "\n"))
