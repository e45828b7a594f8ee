-- Finds donations by the name of a donor without an account, however the name is written. On a large
-- table, create the index by hand before this migration (docs/operations/upgrade-notes.md).
SET LOCAL lock_timeout = '5s';
CREATE INDEX IF NOT EXISTS donations_search_name_idx ON donations USING gin (search_name(donor_name) gin_trgm_ops)
WHERE donor_name IS NOT NULL;
DROP INDEX IF EXISTS donations_donor_name_idx;
