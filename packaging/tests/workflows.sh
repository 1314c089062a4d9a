# shellcheck shell=bash disable=SC2154
# Workflows, the action and the settings that users copy: their schemas, syntax and security.
cd "$root" || exit 1
workflows=(.github/workflows/*.yml)
users=(editors/ci/github.yml)
if command -v actionlint >/dev/null; then
  expect "actionlint" 0 actionlint "${workflows[@]}" "${users[@]}"
else
  skip "actionlint: it is not installed"
fi
expect "zizmor" 0 zizmor --offline --no-progress "${workflows[@]}" "${users[@]}" action.yml
expect "the schema of workflows" 0 check-jsonschema --builtin-schema vendor.github-workflows "${workflows[@]}" "${users[@]}"
expect "the schema of the action" 0 check-jsonschema --builtin-schema vendor.github-actions action.yml
expect "the schema of GitLab's job" 0 check-jsonschema --builtin-schema vendor.gitlab-ci \
  --data-transform gitlab-ci editors/ci/gitlab.yml
expect "the schema of the issue forms" 0 check-jsonschema --builtin-schema vendor.github-issue-forms \
  .github/ISSUE_TEMPLATE/{bug,false-positive,missed-mistake}.yml
grep -hE 'uses: [^.]' "${workflows[@]}" >"$scratch/uses"
expect "all actions are pinned by their commit" 1 grep -vE 'uses: [^@]+@[0-9a-f]{40} # v[0-9.]+$' "$scratch/uses"

# What a release is made of is pinned, and what is attested is what is published.
release=.github/workflows/release.yml
grep -hoE "container: .*|swift:[0-9][^ ]*|^FROM [^ ]*" "$release" .github/workflows/playground.yml packaging/image/Dockerfile |
  grep -v "^FROM scratch" >"$scratch/images"
expect "there are images" 0 test -s "$scratch/images"
expect "images are pinned by their digests" 1 grep -vE "@sha256:[0-9a-f]{64}( |$)" "$scratch/images"
expect "Python packages have hashes" 0 sh -c "grep -c -- '--hash=sha256:' packaging/requirements.txt"
expect "the hashes are required" 1 sh -c "grep -E 'bin/pip\" (install|download)' packaging/setup | grep -v -- --require-hashes"
expect "no package of npm is run as it is found" 1 grep -nE "npx|npm (install|exec)" "$release"
expect "npm runs no scripts of packages" 1 sh -c "grep 'npm ci' '$release' | grep -v -- --ignore-scripts"
expect "the publisher is pinned by its commit" 0 grep -qE "^ *ref: [0-9a-f]{40} # v[0-9.]+" "$release"
expect "all files are attested" 0 grep -q "subject-path: .build/release-artifacts/\*$" "$release"
expect "no file is changed after that" 1 sh -c "sed -n '/Attest the packages/,\$p' '$release' | grep -nE 'sed -i|>>? *[^ ]*SHA256SUMS'"

expect "the scripts" 0 shellcheck -x -P "$root" packaging/test packaging/setup packaging/action/install packaging/tests/*.sh \
  scripts/build scripts/build-release
