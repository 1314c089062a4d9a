" Tries the language server in Vim or Neovim with ALE:
"   vim -N -e -s -u NONE -i NONE -n --cmd 'set runtimepath^=/usr/share/vim-ale,editors/vim' -S editors/test/ale.vim
" in a folder with six.json, a.apns and b.ndjson. Writes what it sees to the file report.
let s:lines = []
filetype plugin on
let g:ale_linters = {'json': ['fcmlint']}
let g:ale_linter_aliases = {'jsonc': 'json', 'json5': 'json', 'jsonl': 'json'}
let g:ale_fixers = {'json': ['ale#fixers#fcmlint#Fix']}
runtime plugin/ale.vim

function! Found() abort
    return copy(get(get(g:ale_buffer_info, bufnr(''), {}), 'loclist', []))
endfunction

function! Wait(condition) abort
    for l:count in range(500)
        if eval(a:condition)
            return
        endif
        sleep 20m
    endfor
endfunction

edit six.json
call ale#Queue(0, 'lint_file')
call Wait('len(Found()) >= 6')
call extend(s:lines, map(Found(), 'join([v:val.lnum, v:val.col, v:val.type, v:val.code])'))

" Hover is shown in the preview window.
let g:ale_hover_to_preview = 1
call cursor(3, 16)
ALEHover
function! Preview() abort
    let l:windows = filter(range(1, winnr('$')), 'getwinvar(v:val, "&previewwindow")')
    return empty(l:windows) ? '' : join(getbufline(winbufnr(l:windows[0]), 1, '$'))
endfunction
call Wait('Preview() =~# "topic-prefix"')
call add(s:lines, 'hover ' . matchstr(Preview(), 'topic-prefix'))
pclose

" The fixer, on save.
let g:ale_fix_on_save = 1
write
call Wait('getline(3) =~# ''"news"''')
call Wait('readfile("six.json")[2] =~# ''"news"''')
call add(s:lines, 'saved ' . readfile('six.json')[2])
for s:name in ['a.apns', 'b.ndjson']
    execute 'edit' s:name
    call ale#Queue(0, 'lint_file')
    call Wait('!empty(Found())')
    call add(s:lines, s:name . ' ' . &filetype . ' ' . get(get(Found(), 0, {}), 'code', ''))
endfor
call writefile(s:lines, 'report')
quitall!
