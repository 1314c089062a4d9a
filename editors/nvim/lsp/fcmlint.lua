-- The configuration of the language server: plugin/fcmlint.lua starts it.
return {
  name = 'fcmlint',
  cmd = { 'fcmlint', 'lsp' },
  filetypes = { 'json', 'jsonc', 'jsonl', 'json5' },
  root_markers = { '.fcmlint.json', '.git' },
}
