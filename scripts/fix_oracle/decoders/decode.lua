-- Reads paths, runs each script and prints path, payload and sentinel in base 16; or the error.
local function hex(text)
  return (text:gsub(".", function(byte) return ("%02x"):format(byte:byte()) end))
end
for path in io.lines() do
  show = function(payload, after) print(path, hex(payload), hex(after)) end
  local chunk, message = loadfile(path)
  local fine, reason = pcall(chunk or error, message)
  if not fine then print(path, hex(reason)) end
end
