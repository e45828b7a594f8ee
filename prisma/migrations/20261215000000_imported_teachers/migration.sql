SET LOCAL lock_timeout = '5s';
ALTER TABLE teachers ADD COLUMN import_id integer;
