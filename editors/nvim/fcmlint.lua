-- Goes to ~/.config/nvim/lsp/fcmlint.lua; init.lua then says vim.lsp.enable('fcmlint') (Neovim 0.11 or newer).
-- Fixes: vim.lsp.buf.code_action(); the page of a rule: vim.lsp.buf.hover().
return {
  name = 'fcmlint',
  cmd = { 'fcmlint', 'lsp' },
  filetypes = { 'json', 'jsonc', 'jsonl' },
  root_markers = { '.fcmlint.json', '.git' },
}
