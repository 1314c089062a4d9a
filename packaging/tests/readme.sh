# shellcheck shell=bash disable=SC2154
# The commands of docs/getting-started.md for the files of `make release`, as they are written there.
clone="$scratch/clone"
mkdir -p "$clone/.build" "$HOME/.local"
ln -s "$artifacts" "$clone/.build/release-artifacts"
payloads "$clone"
echo '{"name": "team", "private": true}' >package.json
python3 -m venv "$scratch/readme-python"
expect "the wheel" 0 env "PATH=$scratch/readme-python/bin:$PATH" bash -c "$(documented_command "pip install --no-index")"
expect "the installed wheel" 0 "$scratch/readme-python/bin/fcmlint" --version
# Nothing answers at this address.
expect "the npm packages" 0 env npm_config_registry=http://127.0.0.1:9/ npm_config_fetch_retries=0 npm_config_audit=false \
  bash -c "$(documented_command "release-artifacts/*.tgz")"
expect "the installed npm packages" 0 npx --offline fcmlint --version
expect "the archive" 0 bash -c "$(documented_command "tar -xzf")"
expect "the installed archive" 0 "$HOME/.local/bin/fcmlint" --version
command="$(documented_command "skopeo copy")"
expect "the image, to a directory instead of Docker" 0 bash -c "${command/docker-daemon:*/dir:$scratch/image-directory}"
expect "the copied image" 0 test -s "$scratch/image-directory/manifest.json"
