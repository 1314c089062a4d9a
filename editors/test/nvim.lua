-- Tries the language server in Neovim:
--   nvim --headless --clean --cmd 'set runtimepath^=editors/nvim' -S editors/test/nvim.lua
-- in a folder with six.json, a.apns, b.ndjson, Push.java and push.ts. Writes what it sees to the file report.
local lines = {}
local function say(format, ...)
  table.insert(lines, string.format(format, ...))
end

local function run()
  local get = vim.lsp.get_clients or vim.lsp.get_active_clients
  vim.cmd('edit six.json')
  local found = vim.diagnostic.get
  vim.wait(10000, function() return #found(0) >= 6 end, 20)
  for _, one in ipairs(found(0)) do
    say('%d %d %d %s', one.lnum + 1, one.col + 1, one.severity, one.code)
  end
  local client = get({ bufnr = 0 })[1]
  local function ask(method, params)
    params.textDocument = vim.lsp.util.make_text_document_params(0)
    local answers = vim.lsp.buf_request_sync(0, method, params, 5000) or {}
    return answers[client.id] and answers[client.id].result
  end
  local hover = ask('textDocument/hover', { position = { line = 2, character = 15 } })
  say('hover %s', hover.contents.value:match('topic%-prefix'))
  local range = { start = { line = 2, character = 15 }, ['end'] = { line = 2, character = 15 } }
  local actions = ask('textDocument/codeAction', { range = range, context = { diagnostics = {} } })
  say('action %s', actions[1].title)
  say('omnifunc %s', vim.bo.omnifunc)

  vim.g.fcmlint_fix_on_save = true
  vim.cmd('write')
  vim.wait(10000, function() return #found(0) < 6 end, 20)
  say('saved %s', vim.fn.readfile('six.json')[3])
  for _, name in ipairs({ 'a.apns', 'b.ndjson' }) do
    vim.cmd('edit ' .. name)
    vim.wait(10000, function() return #found(0) > 0 end, 20)
    say('%s %s %s', name, vim.bo.filetype, found(0)[1] and found(0)[1].code)
  end

  -- Code, next to the server of its language.
  vim.cmd('edit Push.java')
  vim.wait(10000, function() return #found(0) > 0 end, 20)
  say('Push.java %s %s', vim.bo.filetype, found(0)[1] and found(0)[1].code)
  local member = ask('textDocument/hover', { position = { line = 2, character = 50 } })
  say('hover %s', member.contents.value:match('number of milliseconds'))
  vim.cmd('edit push.ts')
  vim.wait(10000, function() return #found(0) > 0 end, 20)
  say('push.ts %s %s', vim.bo.filetype, found(0)[1] and found(0)[1].code)
  vim.cmd('edit b.ndjson')

  -- The server is started again after it ended by itself, in any way.
  local function again(name, stop)
    local old = get({ bufnr = 0 })[1]
    stop(old)
    vim.wait(10000, function()
      local new = get({ bufnr = 0 })[1]
      return new and new.id ~= old.id and #found(0) > 0
    end, 20)
    local new = get({ bufnr = 0 })[1]
    say('%s %s %d', name, new and new.id ~= old.id, #found(0))
  end
  again('restarted', function()
    for _, child in ipairs(vim.api.nvim_get_proc_children(vim.fn.getpid())) do
      local process = vim.api.nvim_get_proc(child)
      if process and process.name == 'fcmlint' then
        vim.loop.kill(child, 'sigkill')
      end
    end
  end)
  again('restarted after status 0', function(old)
    old.rpc.request('shutdown', nil, function() old.rpc.notify('exit') end)
  end)

  vim.lsp.stop_client(get({ bufnr = 0 })[1].id)
  vim.wait(1500, function() return false end)
  say('clients after a stop: %d', #get({ bufnr = 0 }))
end

local isFine, failure = pcall(run)
if not isFine then
  say('failed: %s', failure)
end
vim.fn.writefile(lines, 'report')
vim.cmd('quitall!')
