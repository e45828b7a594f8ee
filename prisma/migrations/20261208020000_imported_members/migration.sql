-- None of these statements rewrites a table. The index is empty at first, so that its creation only
-- reads the members once, which takes less than a second per million members.
SET LOCAL lock_timeout = '5s';
ALTER TABLE members
  ALTER COLUMN password_hash DROP NOT NULL,
  ALTER COLUMN consented_at DROP NOT NULL,
  ADD COLUMN opening_classes integer NOT NULL DEFAULT 0,
  ADD COLUMN import_id integer;
CREATE INDEX members_import_id_id_idx ON members (import_id, id) WHERE import_id IS NOT NULL;
ALTER TABLE classes ADD COLUMN import_id integer;
CREATE UNIQUE INDEX classes_imported_key ON classes (class_date, title) WHERE import_id IS NOT NULL;
