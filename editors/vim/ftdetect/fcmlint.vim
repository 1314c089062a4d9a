autocmd BufNewFile,BufRead *.apns setfiletype json
autocmd BufNewFile,BufRead *.jsonl,*.ndjson setfiletype jsonl
