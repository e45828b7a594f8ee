-- Filters of the member list that match few members. On a large table, create both indexes by hand
-- before this migration (docs/operations/upgrade-notes.md).
SET LOCAL lock_timeout = '5s';
CREATE INDEX IF NOT EXISTS members_language_idx ON members (language);
CREATE INDEX IF NOT EXISTS members_phone_proved_at_idx ON members (phone_proved_at);
