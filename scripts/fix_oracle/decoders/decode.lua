-- Reads paths, runs each script and prints path, payload and sentinel in base 16.
local function hex(text)
  return (tostring(text):gsub(".", function(byte) return ("%02x"):format(byte:byte()) end))
end
for path in io.lines() do
  local payload, after
  show = function(...) payload, after = ... end
  local chunk, message = loadfile(path)
  local fine = chunk
  if chunk then fine, message = pcall(chunk) end
  print(path, fine and hex(payload) or "error", hex(fine and after or message))
end
