# shellcheck shell=bash disable=SC2154
# The hooks with the real pre-commit, from nothing to a rejected commit.
hook="$scratch/hook"
mkdir "$hook"
# A repository with the files of the working tree, committed or not.
tar -c -C "$root" --exclude=./.build --exclude=./.git . | tar -x -C "$hook"
(cd "$hook" && git init -q && git add --all && git commit -q -m now && git tag "v$version")
export PRE_COMMIT_HOME="$scratch/pre-commit" PRE_COMMIT_COLOR=never

# team DIRECTORY HOOK…: a repository that uses the hooks.
team() {
  payloads "$1"
  printf 'repos:\n  - repo: %s\n    rev: v%s\n    hooks:\n' "$hook" "$version" >.pre-commit-config.yaml
  shift
  printf '      - id: %s\n' "$@" >>.pre-commit-config.yaml
  git add --all
}

expect "the manifest" 0 pre-commit validate-manifest "$root/.pre-commit-hooks.yaml"
team "$scratch/team" fcmlint
blocked() { ! pre-commit run --all-files >"$scratch/hook-output" 2>&1; }
cold "the hook rejects a payload" blocked
row "pre-commit hook" "$(echo "$artifacts"/*linux*.whl)" "pre-commit run, git commit: rejected, fixed, accepted"
expect "the hook is installed within 30 s" 0 test "${seconds%.*}" -lt 30
expect "the hook's findings" 0 cat "$scratch/hook-output"
says "the hook's findings" "push/bad one.json:3:14"
for other in good.json package.json excluded.json; do hushes "the hook's findings" "$other"; done
expect "pre-commit install" 0 pre-commit install
expect "a bad commit" 1 git commit -m bad
sed -i 's|/topics/||' "push/bad one.json"
git add --all
expect "a good commit" 0 git commit -m good

team "$scratch/fixing" fcmlint-fix
expect "fcmlint-fix" 1 pre-commit run --all-files
says "fcmlint-fix" "files were modified by this hook"
expect "only the bad file is fixed" 0 git diff --name-only
says "only the bad file is fixed" "push/bad one.json"
for other in good.json excluded.json; do hushes "only the bad file is fixed" "$other"; done

mkdir "$scratch/system"
tar -xzf "$artifacts/fcmlint-$version-$platform.tar.gz" -C "$scratch/system" --strip-components 1
team "$scratch/system-team" fcmlint-system
expect "fcmlint-system" 1 env "PATH=$scratch/system/bin:$PATH" pre-commit run --all-files
says "fcmlint-system" "push/bad one.json:3:14"

# Without Docker: a stand-in runs the image's program in a chroot.
mkdir "$scratch/docker"
cp "$root/packaging/tests/docker.py" "$scratch/docker/docker"
chmod +x "$scratch/docker/docker"
team "$scratch/docker-team" fcmlint-docker
expect "fcmlint-docker" 1 env "PATH=$scratch/docker:$PATH" "IMAGE=$artifacts/fcmlint-$version-image.tar" \
  "CHROOT=$root/packaging/tests/chroot.py" pre-commit run --all-files
says "fcmlint-docker" "push/bad one.json:3:14"

# Without a wheel, pip says what is missing; no toolchain is looked for.
team "$scratch/missing" fcmlint
expect "no wheel" 3 env "PIP_FIND_LINKS=$root/.build/packaging/wheels" "PRE_COMMIT_HOME=$scratch/other" \
  pre-commit run --all-files
says "no wheel" "fcmlint==$version"
