#!/bin/sh
# Patroni calls it once, in the first server of a new group, with that server's address: makes the database and its two roles.
set -eu
PGHOST=$(psql "$1" -Atqc '\echo :HOST')
PGPORT=$(psql "$1" -Atqc '\echo :PORT')
export PGHOST PGPORT
psql "$1" -v ON_ERROR_STOP=1 -c 'CREATE DATABASE sangha'
sh "$(dirname "$0")/../postgres/roles.sh"
