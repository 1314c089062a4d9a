-- The configuration of the language server: plugin/fcmlint.lua starts it.
return {
  name = 'fcmlint',
  cmd = { 'fcmlint', 'lsp' },
  filetypes = {
    'json', 'jsonc', 'jsonl', 'json5',
    -- Messages in code, next to the language server of the language.
    'cs', 'dart', 'elixir', 'go', 'java', 'javascript', 'javascriptreact', 'kotlin', 'php', 'python', 'ruby', 'rust',
    'scala', 'svelte', 'swift', 'terraform', 'typescript', 'typescriptreact', 'vue',
  },
  get_language_id = function(_, filetype)
    return filetype == 'cs' and 'csharp' or filetype
  end,
  root_markers = { '.fcmlint.jsonc', '.fcmlint.json', '.git' },
}
