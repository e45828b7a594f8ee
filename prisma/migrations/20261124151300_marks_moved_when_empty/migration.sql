-- Where nobody is a member yet, no process of the release before marks: what a later release takes
-- from the first partition everywhere goes at once.
SET LOCAL lock_timeout = '5s';

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM members) THEN
    DROP TRIGGER attendances_counted ON attendances;
    DROP TRIGGER attendances_uncounted ON attendances;
    ALTER TABLE attendances DROP CONSTRAINT attendances_pkey, ALTER COLUMN id DROP DEFAULT;
    DROP SEQUENCE attendances_id_seq;
    ALTER TABLE attendances SET SCHEMA partitions;
    ALTER TABLE partitions.attendances RENAME TO marks_before;
  END IF;
END $$;
