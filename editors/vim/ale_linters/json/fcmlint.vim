" A linter for ALE: put this file into `ale_linters/json` of your runtime path, then
"   let g:ale_linters = {'json': ['fcmlint']}
call ale#Set('json_fcmlint_executable', 'fcmlint')
call ale#Set('json_fcmlint_options', '')

function! ale_linters#json#fcmlint#GetCommand(buffer) abort
    return '%e --quiet --format concise --color never --fail-on never '
    \   . ale#Var(a:buffer, 'json_fcmlint_options')
    \   . ' --force-exclude --stdin-filename %s -'
endfunction

" fcmlint counts characters, Vim counts bytes.
function! s:Column(buffer, line, character) abort
    let l:text = get(getbufline(a:buffer, a:line), 0, '')
    let l:byte = byteidxcomp(l:text, a:character - 1)
    return l:byte < 0 ? a:character : l:byte + 1
endfunction

function! ale_linters#json#fcmlint#Handle(buffer, lines) abort
    let l:pattern = '\v^.+:(\d+):(\d+): (error|warning|note): (.*) \[([a-z0-9-]+)\]$'
    let l:types = {'error': 'E', 'warning': 'W', 'note': 'I'}
    let l:output = []
    for l:match in ale#util#GetMatches(a:lines, l:pattern)
        call add(l:output, {
        \   'lnum': str2nr(l:match[1]),
        \   'col': s:Column(a:buffer, str2nr(l:match[1]), str2nr(l:match[2])),
        \   'type': l:types[l:match[3]],
        \   'text': l:match[4],
        \   'code': l:match[5],
        \})
    endfor
    return l:output
endfunction

call ale#linter#Define('json', {
\   'name': 'fcmlint',
\   'executable': {b -> ale#Var(b, 'json_fcmlint_executable')},
\   'command': function('ale_linters#json#fcmlint#GetCommand'),
\   'callback': 'ale_linters#json#fcmlint#Handle',
\})
