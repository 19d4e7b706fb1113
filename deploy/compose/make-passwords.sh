#!/bin/sh
# Adds missing secrets to .env: a password for each user of MongoDB and Redis, and a key pair for each process that calls
# services (decision 35). Usage: sh deploy/compose/make-passwords.sh
set -eu
cd "$(dirname "$0")/../.."
umask 077
touch .env
names() { grep -oE "$1_[A-Z_]+" docker-compose.yml | sort -u; }
for name in $(names '(MONGODB|REDIS)_PASSWORD'); do
  grep -q "^$name=." .env || echo "$name=$(openssl rand -hex 24)" >> .env
done
public=
for name in $(names SERVICE_KEY); do
  grep -q "^$name=." .env || echo "$name=$(openssl genpkey -algorithm ed25519 -outform DER | openssl base64 -A)" >> .env
  caller=$(echo "${name#SERVICE_KEY_}" | tr 'A-Z_' 'a-z-')
  key=$(sed -n "s/^$name=//p" .env | openssl base64 -A -d | openssl pkey -inform DER -pubout -outform DER | openssl base64 -A)
  public="$public,$caller:$key"
done
grep -q '^SERVICE_KEYS=.' .env || echo "SERVICE_KEYS=${public#,}" >> .env
