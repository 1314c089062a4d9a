<?php
// Reads paths, runs each script and prints path, payload and sentinel in base 16.
function show($payload, $after) { $GLOBALS['shown'] = [$payload, $after]; }
while (($path = fgets(STDIN)) !== false) {
    $path = rtrim($path);
    $shown = ['', ''];
    try {
        (function () use ($path) { include $path; })();
        echo $path, ' ', bin2hex($shown[0]), ' ', bin2hex($shown[1]), "\n";
    } catch (Throwable $error) {
        echo $path, ' error ', bin2hex($error->getMessage()), "\n";
    }
}
