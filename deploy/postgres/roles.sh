#!/bin/sh
# Creates two roles in an empty database: sangha_owner owns and migrates the database, and web and
# worker processes connect as sangha_app. Neither role is a superuser.
set -eu
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d "${POSTGRES_DB:-sangha}" \
  -v db="${POSTGRES_DB:-sangha}" -v owner="$DATABASE_OWNER_PASSWORD" -v app="$DATABASE_PASSWORD" <<'SQL'
CREATE ROLE sangha_owner LOGIN PASSWORD :'owner';
CREATE ROLE sangha_app LOGIN PASSWORD :'app';
ALTER DATABASE :"db" OWNER TO sangha_owner;
ALTER SCHEMA public OWNER TO sangha_owner;
SQL
