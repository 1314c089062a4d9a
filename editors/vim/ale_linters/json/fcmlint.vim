" The language server for ALE: add the folder `editors/vim` to your runtime path, or copy its folders, then
"   let g:ale_linters = {'json': ['fcmlint']}
"   let g:ale_linter_aliases = {'jsonc': 'json', 'json5': 'json', 'jsonl': 'json'}
" Findings, :ALEHover and :ALECodeAction work then. ALE cannot insert completions inside quotes. To fix on save:
"   let g:ale_fixers = {'json': ['ale#fixers#fcmlint#Fix']}
"   let g:ale_fix_on_save = 1
call ale#Set('json_fcmlint_executable', 'fcmlint')
call ale#Set('json_fcmlint_options', '')

function! ale_linters#json#fcmlint#Root(buffer) abort
    let l:configuration = ale#path#FindNearestFile(a:buffer, '.fcmlint.jsonc')
    if empty(l:configuration)
        let l:configuration = ale#path#FindNearestFile(a:buffer, '.fcmlint.json')
    endif
    if !empty(l:configuration)
        return fnamemodify(l:configuration, ':h')
    endif
    let l:git = ale#path#FindNearestDirectory(a:buffer, '.git')
    return fnamemodify(empty(l:git) ? bufname(a:buffer) : substitute(l:git, '/$', '', ''), ':p:h')
endfunction

" ALE counts bytes but does not tell servers, so positions after non-ASCII characters would be wrong.
call ale#linter#Define('json', {
\   'name': 'fcmlint',
\   'lsp': 'stdio',
\   'executable': {b -> ale#Var(b, 'json_fcmlint_executable')},
\   'command': {b -> ale#Pad('%e lsp') . ale#Pad(ale#Var(b, 'json_fcmlint_options'))},
\   'language': 'json',
\   'initialization_options': {'positionEncoding': 'utf-8'},
\   'project_root': function('ale_linters#json#fcmlint#Root'),
\})
