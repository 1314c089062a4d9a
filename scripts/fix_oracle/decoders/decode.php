<?php
// Reads paths, runs each script and prints path, payload and sentinel in base 16; or the error.
function show($payload, $after) { $GLOBALS['shown'] = [$payload, $after]; }
while (($path = fgets(STDIN)) !== false) {
    $path = rtrim($path);
    $shown = ['nothing shown'];
    try {
        (function () use ($path) { include $path; })();
    } catch (Throwable $error) {
        $shown = [$error->getMessage()];
    }
    echo implode(' ', [$path, ...array_map('bin2hex', $shown)]), "\n";
}
