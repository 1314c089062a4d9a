" Vim and Neovim: put this file into a `compiler` folder of your runtime path, then `:compiler fcmlint`
" and `:make %:S` fill the quickfix list. To lint on save:
"   autocmd BufWritePost *.json,*.jsonl,*.ndjson,*.apns compiler fcmlint | silent make! %:S | redraw!
if exists('current_compiler')
  finish
endif
let current_compiler = 'fcmlint'

CompilerSet makeprg=fcmlint\ --quiet\ --format\ concise\ --color\ never\ --force-exclude\ --
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m
