#!/bin/sh
# Adds a password to .env for each user of MongoDB and Redis that has none: sh deploy/compose/make-passwords.sh
set -eu
cd "$(dirname "$0")/../.."
umask 077
touch .env
for name in $(grep -oE '(MONGODB|REDIS)_PASSWORD_[A-Z_]+' docker-compose.yml | sort -u); do
  grep -q "^$name=." .env || echo "$name=$(openssl rand -hex 24)" >> .env
done
