# Reads paths, runs each script and prints path, payload and sentinel in base 16.
require 'json'
def show(payload, after) = $shown = [payload, after]
STDIN.each_line(chomp: true) do |path|
  $shown = ['', '']
  load path, true
  puts [path, *$shown.map { |text| text.unpack1('H*') }].join(' ')
rescue ScriptError, StandardError => error
  puts [path, 'error', error.message.unpack1('H*')].join(' ')
end
