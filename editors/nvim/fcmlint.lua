-- Copy to ~/.config/nvim/lsp/fcmlint.lua and add vim.lsp.enable('fcmlint') to init.lua (Neovim 0.11 or newer).
-- Fixes: vim.lsp.buf.code_action(); rule documentation: vim.lsp.buf.hover().
return {
  name = 'fcmlint',
  cmd = { 'fcmlint', 'lsp' },
  filetypes = { 'json', 'jsonc', 'jsonl' },
  root_markers = { '.fcmlint.json', '.git' },
}
