#!/bin/sh
# Replaces the running release by that of this checkout, with the images of RELEASE in .env (docs/upgrade.md). Of each service
# a new copy starts beside the old one, which ends when the new one is healthy. A fault ends the script; what is not replaced
# by then runs on. Usage: sh deploy/compose/upgrade.sh
set -eu
cd "$(dirname "$0")/../.."

replace() {
  old=$(docker compose ps -q "$1")
  copies=$(($(echo "$old" | wc -w) + 1))
  if docker compose up -d --no-deps --no-recreate --wait --scale "$1=$copies" "$1"; then
    # shellcheck disable=SC2086 # Each word is a container.
    [ -z "$old" ] || { docker stop $old && docker rm $old; }
  else
    new=$(docker compose ps -aq "$1" | grep -vxF "$old")
    docker logs --tail 20 "$new" && docker rm -f "$new"
    return 1
  fi
}

# The BFF is the one service with a port on the host, where both copies need one.
docker compose config bff | grep -q 'published: .*-' || {
  echo 'BFF_PORTS in .env has to be a range such as 3000-3001, both of which the proxy in front knows.' >&2
  exit 1
}
docker compose run --rm settings
# The stores are replaced only where the release changes them.
docker compose up -d --no-deps --wait mongodb redis
for service in identity content catalog leads crm-sync; do docker compose run --rm "migrate-$service"; done
# The BFF is the last, because it asks the others and keeps public answers in memory.
for service in content catalog identity leads media crm-sync bff; do replace "$service"; done
# Repeats the migrations, because old copies may have written meanwhile, and starts what is new in the release.
docker compose up -d
