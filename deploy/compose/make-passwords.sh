#!/bin/sh
# Adds missing secrets to .env: AUTH_SECRET, a password for each user of MongoDB and Redis, and a key pair for each process
# that calls services (decision 35). Usage: sh deploy/compose/make-passwords.sh
set -eu
cd "$(dirname "$0")/../.."
umask 077
touch .env
chmod 600 .env
# The next line would become part of a last one without an end.
[ -z "$(tail -c 1 .env)" ] || echo >> .env
names() { grep -oE "$1_[A-Z_]+" docker-compose.yml | sort -u; }
# The value as Compose reads it: of the last line with this name, without quotes.
value() { tr -d '\r' < .env | sed -nE "s/^ *(export +)?$1 *[=:] *//p" | tail -n 1 | sed -E "s/ +(#.*)?$//; s/^(['\"])(.*)\1$/\2/"; }
# add <name> <command>…: the command prints the value.
add() {
  name=$1; shift
  [ -z "$(value "$name")" ] || return 0
  made=$("$@")
  [ -n "$made" ] || { echo "openssl made no $name" >&2; exit 1; }
  echo "$name=$made" >> .env
}
key() { openssl genpkey -algorithm ed25519 -outform DER | openssl base64 -A; }
public_key() { openssl base64 -A -d | openssl pkey -inform DER -pubout -outform DER 2> /dev/null | openssl base64 -A; }

add AUTH_SECRET openssl rand -base64 32
for name in $(names '(MONGODB|REDIS)_PASSWORD'); do add "$name" openssl rand -hex 24; done
for name in $(names SERVICE_KEY); do add "$name" key; done
known=$(value SERVICE_KEYS)
for name in $(names SERVICE_KEY); do
  public=$(value "$name" | public_key)
  [ -n "$public" ] || { echo "$name in .env is not a private key of Ed25519 in base64." >&2; exit 1; }
  entry=$(echo "${name#SERVICE_KEY_}" | tr 'A-Z_' 'a-z-'):$public
  case ",$known," in *",$entry,"*) ;; *) known="${known:+$known,}$entry" ;; esac
done
[ "$known" = "$(value SERVICE_KEYS)" ] || {
  sed -i --follow-symlinks -E '/^ *(export +)?SERVICE_KEYS *[=:]/d' .env
  echo "SERVICE_KEYS=$known" >> .env
}
