-- Finds donations by the name of a donor without an account, however the name is written. Version 1.0
-- has no such donors, so the index is small.
SET LOCAL lock_timeout = '5s';
CREATE INDEX IF NOT EXISTS donations_search_name_idx ON donations USING gin (search_name(donor_name) gin_trgm_ops)
WHERE donor_name IS NOT NULL;
DROP INDEX IF EXISTS donations_donor_name_idx;
