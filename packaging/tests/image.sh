# shellcheck shell=bash disable=SC2154
# The image, unpacked by umoci and run in a chroot by a stand-in for Docker.
export IMAGE="$artifacts/fcmlint-$version-image.tar" CHROOT="$root/packaging/tests/chroot.py"
mkdir "$scratch/engine"
cp "$root/packaging/tests/docker.py" "$scratch/engine/docker"
chmod +x "$scratch/engine/docker"
payloads "$scratch/image-payloads"
lint() { PATH="$scratch/engine:$PATH" bash -c "$(documented_command "docker run")"; }
cold "unpack and run" bash -c "PATH='$scratch/engine:$PATH'; docker run -v '$PWD:/src' fcmlint:$version --version"
row "image" "$IMAGE" "docker run as documented, in a chroot; fcmlint-docker"
expect "the documented command" 1 lint
says "the documented command" "push/bad one.json:3:14"
hushes "the documented command" "good.json"
expect "the image is smaller than 15 MB" 0 test "$(stat -c %s "$IMAGE")" -lt 15000000
expect "the platforms of the image" 0 python3 "$root/packaging/tests/image-platforms.py" "$IMAGE"
says "the platforms of the image" "linux/amd64"
mkdir "$scratch/layout"
tar -xf "$IMAGE" -C "$scratch/layout"
expect "umoci reads the image" 0 umoci unpack --image "$scratch/layout:$version" "$scratch/bundle"
expect "the image contains the program and licenses" 0 sh -c "cd '$scratch/bundle/rootfs' && find . -type f | sort"
says "the image contains the program and licenses" "./usr/bin/fcmlint"
expect "the image contains nothing else" 0 test "$(find "$scratch/bundle/rootfs" -type f | wc -l)" -eq 3

# The job for GitLab in an image with a shell: here BusyBox instead of Alpine.
alpine="$scratch/alpine"
mkdir -p "$alpine/bin" "$alpine/src" "$alpine/usr/bin"
cp "$(command -v busybox)" "$alpine/bin/sh"
cp "$scratch/bundle/rootfs/usr/bin/fcmlint" "$alpine/usr/bin/"
cp -r push "$alpine/src/"
script="$("$tools/python" -c 'import sys, yaml; print("\n".join(yaml.safe_load(open(sys.argv[1]))["fcmlint"]["script"]))' \
  "$root/editors/ci/gitlab.yml")"
expect "the job for GitLab" 1 python3 "$CHROOT" "$alpine" /src PATH=/usr/bin:/bin sh -ec "$script"
says "the job for GitLab" "push/bad one.json:3:14"
expect "the Code Quality report" 0 cat "$alpine/src/gl-code-quality-report.json"
says "the Code Quality report" '"check_name"'
