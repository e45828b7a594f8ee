-- Messages are to stand in a partition a week. What there is becomes the first one as it stands, so
-- that nothing is copied: it says until which Monday it goes, and gets the keys that a partition has.
-- Processes of the release before write no day: theirs is the database's. On a big table column and
-- indexes are made before, by hand (docs/operations.md), for here messages wait for them.
DO $$ BEGIN
  PERFORM set_config('lock_timeout', '150ms', true);
  FOR nr IN 1..100 LOOP
    BEGIN
      LOCK TABLE messages IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      IF nr = 100 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05 + random() / 10);
    END;
  END LOOP;
END $$;

-- A constant rewrites no table; what is there already keeps it.
ALTER TABLE messages ADD COLUMN IF NOT EXISTS owed_on date NOT NULL DEFAULT '2026-11-01';
ALTER TABLE messages ALTER COLUMN owed_on SET DEFAULT (now() AT TIME ZONE 'Asia/Kolkata')::date;
CREATE UNIQUE INDEX IF NOT EXISTS messages_event_key_owed_on_key ON messages (event_key, owed_on);
CREATE UNIQUE INDEX IF NOT EXISTS messages_id_owed_on_key ON messages (id, owed_on);

DO $$ BEGIN
  EXECUTE format('ALTER TABLE messages ADD CONSTRAINT messages_weeks_check CHECK (owed_on < %L) NOT VALID',
    (date_trunc('week', now()) + interval '9 weeks')::date);
END $$;
