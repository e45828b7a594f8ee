#!/bin/sh
# Creates the database and its two roles. Patroni runs this script once, on the first server of a
# new group, with the connection string of that server.
set -eu
PGHOST=$(psql "$1" -Atqc '\echo :HOST')
PGPORT=$(psql "$1" -Atqc '\echo :PORT')
export PGHOST PGPORT
psql "$1" -v ON_ERROR_STOP=1 -c 'CREATE DATABASE sangha'
sh "$(dirname "$0")/../postgres/roles.sh"
