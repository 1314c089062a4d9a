# Reads paths, runs each script and prints path, payload and sentinel, each followed by NUL.
function curl
    set -g payload $argv[(math (contains -i -- -d $argv) + 1)]
end
while read file
    set -g payload ''
    set -g after ''
    source $file </dev/null 2>/dev/null
    printf '%s\0%s\0%s\0' $file "$payload" "$after"
end
