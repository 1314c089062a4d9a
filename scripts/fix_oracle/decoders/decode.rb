# Reads paths, runs each script and prints path, payload and sentinel in base 16; or the error.
def show(payload, after) = $shown = [payload, after]
STDIN.each_line(chomp: true) do |path|
  $shown = ['nothing shown']
  begin
    load path, true
  rescue ScriptError, StandardError => error
    $shown = [error.message]
  end
  puts [path, *$shown.map { |text| text.unpack1('H*') }].join(' ')
end
