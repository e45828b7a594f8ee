#!/bin/sh
# Creates two roles in an empty database: sangha_owner owns and migrates the database, and web and
# worker processes connect as sangha_app. Neither role is a superuser.
set -eu
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d "${POSTGRES_DB:-sangha}" \
  -v db="${POSTGRES_DB:-sangha}" -v owner="$DATABASE_OWNER_PASSWORD" -v app="$DATABASE_PASSWORD" <<'SQL'
CREATE ROLE sangha_owner LOGIN PASSWORD :'owner';
CREATE ROLE sangha_app LOGIN PASSWORD :'app';
-- For PgBouncer, which does not pass these settings on (docs/operations/scale.md).
ALTER ROLE sangha_app SET TimeZone = 'UTC';
ALTER ROLE sangha_app SET statement_timeout = '20s';
ALTER DATABASE :"db" OWNER TO sangha_owner;
ALTER SCHEMA public OWNER TO sangha_owner;
SQL
