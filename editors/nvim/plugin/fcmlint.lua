-- Neovim 0.8 or newer: copy the folder of this file's folder to ~/.local/share/nvim/site/pack/fcmlint/start/fcmlint,
-- or add it to 'runtimepath'. Findings, completion (CTRL-X CTRL-O), hover (K) and
-- fixes (vim.lsp.buf.code_action()) work then.
--
--   :FcmlintFix                          apply all safe fixes
--   vim.g.fcmlint_fix_on_save = true     apply them before each save
if vim.g.loaded_fcmlint then
  return
end
vim.g.loaded_fcmlint = true

local FIX_ALL = 'source.fixAll.fcmlint'

vim.filetype.add({ extension = { apns = 'json', jsonl = 'jsonl', ndjson = 'jsonl' } })

local function configuration()
  return dofile(vim.api.nvim_get_runtime_file('lsp/fcmlint.lua', false)[1])
end

local group = vim.api.nvim_create_augroup('fcmlint', {})
local MOST_RESTARTS = 5
local restarts = 0
-- The clients that Neovim or another plugin stops, by ID.
local stopping = {}

local function on_init(client)
  local stop = client.stop
  client.stop = function(...)
    stopping[client.id] = true
    return stop(...)
  end
end

-- Starts the server for the open buffers again, a few times.
local function restart(code, signal)
  restarts = restarts + 1
  local how = signal ~= 0 and 'signal ' .. signal or 'status ' .. code
  local next = restarts < MOST_RESTARTS and 'It is started again.' or 'Start it again with :edit.'
  vim.defer_fn(function()
    -- After a second line of messages, Neovim waits for ENTER.
    vim.cmd('redraw')
    vim.notify('fcmlint: the language server ended with ' .. how .. '. ' .. next, vim.log.levels.WARN)
    if restarts >= MOST_RESTARTS then
      return
    end
    for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
      if vim.api.nvim_buf_is_loaded(buffer) and vim.tbl_contains(configuration().filetypes, vim.bo[buffer].filetype) then
        local name = vim.lsp.config and 'nvim.lsp.enable' or group
        vim.api.nvim_exec_autocmds('FileType', { group = name, buffer = buffer, modeline = false })
      end
    end
  end, 100)
end

local function on_exit(code, signal, id)
  vim.schedule(function()
    if vim.v.exiting == vim.NIL and not stopping[id] then
      restart(code, signal)
    end
    stopping[id] = nil
  end)
end

if vim.lsp.config then
  vim.lsp.config('fcmlint', { on_init = on_init, on_exit = on_exit })
  vim.lsp.enable('fcmlint')
else
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = configuration().filetypes,
    callback = function(event)
      local config = configuration()
      local found = vim.fs.find(config.root_markers, { upward = true, path = vim.fs.dirname(event.file) })
      config.root_dir = vim.fs.dirname(found[1] or vim.fn.fnamemodify(event.file, ':p'))
      config.on_init, config.on_exit = on_init, on_exit
      vim.lsp.start(config, { bufnr = event.buf })
    end,
  })
end

-- CTRL-Y inserts the whole completion, with its value.
if vim.lsp.completion then
  vim.api.nvim_create_autocmd('LspAttach', {
    callback = function(event)
      local client = vim.lsp.get_client_by_id(event.data.client_id)
      if client and client.name == 'fcmlint' and client.server_capabilities.completionProvider then
        vim.lsp.completion.enable(true, client.id, event.buf)
      end
    end,
  })
end

local function fix_all(buffer)
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    range = {
      start = { line = 0, character = 0 },
      ['end'] = { line = vim.api.nvim_buf_line_count(buffer), character = 0 },
    },
    context = { diagnostics = {}, only = { FIX_ALL } },
  }
  local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', params, 2000) or {}
  for id, answer in pairs(answers) do
    for _, action in ipairs(answer.result or {}) do
      if action.kind == FIX_ALL then
        vim.lsp.util.apply_workspace_edit(action.edit, vim.lsp.get_client_by_id(id).offset_encoding)
      end
    end
  end
end

vim.api.nvim_create_user_command('FcmlintFix', function()
  fix_all(vim.api.nvim_get_current_buf())
end, { desc = 'Apply all safe fixes of fcmlint' })

vim.api.nvim_create_autocmd('BufWritePre', {
  pattern = { '*.json', '*.jsonc', '*.json5', '*.jsonl', '*.ndjson', '*.apns' },
  callback = function(event)
    if vim.g.fcmlint_fix_on_save then
      fix_all(event.buf)
    end
  end,
})

-- Shows the text that a command of the server returns in a new window.
local function show(command, arguments, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  local params = { command = command, arguments = arguments }
  vim.lsp.buf_request(context.bufnr, 'workspace/executeCommand', params, function(_, text, answer)
    if answer.client_id ~= client.id or type(text) ~= 'string' then
      return
    end
    vim.cmd('belowright new')
    vim.bo.buftype, vim.bo.bufhidden, vim.bo.swapfile = 'nofile', 'wipe', false
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(vim.trim(text), '\n'))
  end)
end

-- The code lens with the sizes opens the preview.
vim.lsp.commands['fcmlint.preview'] = function(command, context)
  show(command.command, command.arguments, context)
end

-- A question about a place opens its answer, and a rule its page in the browser.
vim.lsp.commands['fcmlint.explain'] = function(command, context)
  local question, uri = unpack(command.arguments)
  if uri then
    show(command.command, { question, uri, true }, context)
    return
  end
  local params = { command = command.command, arguments = command.arguments }
  vim.lsp.buf_request(context.bufnr, 'workspace/executeCommand', params, function() end)
end
