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
expect "the scripts" 0 shellcheck -x -P "$root" packaging/test packaging/setup packaging/action/install packaging/tests/*.sh \
  scripts/build scripts/build-release
