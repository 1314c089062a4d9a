" A fixer for ALE that applies all safe fixes; ale_linters/json/fcmlint.vim explains its use.
call ale#Set('json_fcmlint_executable', 'fcmlint')

function! ale#fixers#fcmlint#Fix(buffer) abort
    return {
    \   'command': ale#Escape(ale#Var(a:buffer, 'json_fcmlint_executable'))
    \       . ' --fix --quiet --fail-on never --force-exclude --stdin-filename %s -',
    \}
endfunction
