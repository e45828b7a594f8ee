-- The table of all weeks, and what there was as its first partition. Processes of the release before
-- go on with that one by its name, which holds all that they write or ask for, under its own key.
-- All locks come first, in short tries, as in marks_bounded.
DO $$ BEGIN
  PERFORM set_config('lock_timeout', '150ms', true);
  FOR nr IN 1..100 LOOP
    BEGIN
      LOCK TABLE messages, members, otp_codes IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      IF nr = 100 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05 + random() / 10);
    END;
  END LOOP;
END $$;

ALTER SEQUENCE messages_id_seq RENAME TO outbox_id_seq;
CREATE TABLE outbox (LIKE messages INCLUDING DEFAULTS) PARTITION BY RANGE (owed_on);
ALTER TABLE outbox ALTER COLUMN owed_on DROP DEFAULT;
ALTER SEQUENCE outbox_id_seq OWNED BY outbox.id;
ALTER TABLE outbox ADD CONSTRAINT outbox_pkey PRIMARY KEY (id, owed_on);
CREATE UNIQUE INDEX outbox_event_key_owed_on_key ON outbox (event_key, owed_on);
CREATE INDEX outbox_owed_idx ON outbox (due_at) WHERE status IN ('pending', 'sending');
CREATE INDEX outbox_member_id_created_at_idx ON outbox (member_id, created_at DESC);
CREATE INDEX outbox_otp_id_idx ON outbox (otp_id) WHERE otp_id IS NOT NULL;
CREATE INDEX outbox_created_at_idx ON outbox (created_at);
ALTER TABLE outbox ADD CONSTRAINT outbox_member_id_fkey
  FOREIGN KEY (member_id) REFERENCES members (id) ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE outbox ADD CONSTRAINT outbox_otp_id_fkey
  FOREIGN KEY (otp_id) REFERENCES otp_codes (id) ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE messages DROP CONSTRAINT messages_pkey;
ALTER TABLE messages ADD CONSTRAINT messages_pkey PRIMARY KEY USING INDEX messages_id_owed_on_key;
DO $$ BEGIN
  EXECUTE format('ALTER TABLE outbox ATTACH PARTITION messages FOR VALUES FROM (MINVALUE) TO (%L)',
    (SELECT substring(pg_get_constraintdef(oid) FROM '\d{4}-\d{2}-\d{2}') FROM pg_constraint WHERE conname = 'messages_weeks_check'));
END $$;
ALTER TABLE messages DROP CONSTRAINT messages_weeks_check;

-- Whatever is of no week that was made: a message is never refused for want of a partition.
CREATE TABLE partitions.outbox_other PARTITION OF outbox DEFAULT;

-- Makes the days, weeks or months of a table that are needed, and drops what is kept no longer: of
-- reminders and messages alone, whoever calls. What the first partition holds is left to it without a
-- try, which would lock the table. A part is dropped as it stands: let go before, it would have keys
-- to other tables of its own, and to drop these locks members.
CREATE OR REPLACE FUNCTION keep_partitions(parent text, unit text, first_kept date, first_needed date, last_needed date) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET lock_timeout = '5s' AS $$
DECLARE
  pattern text := CASE unit WHEN 'day' THEN 'YYYYMMDD' WHEN 'week' THEN 'IYYYIW' WHEN 'month' THEN 'YYYYMM' END;
  whole regclass := (SELECT oid FROM pg_class WHERE relname = parent AND relkind = 'p' AND relnamespace = 'public'::regnamespace);
  first_ends date := (SELECT max(substring(pg_get_expr(relpartbound, oid) FROM 'MINVALUE\) TO \(''(\d{4}-\d{2}-\d{2})')::date)
    FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = whole);
  one date;
  old record;
  dropped integer := 0;
BEGIN
  FOR one IN SELECT generate_series(date_trunc(unit, first_needed), last_needed, ('1 ' || unit)::interval)::date LOOP
    CONTINUE WHEN one < first_ends OR to_regclass('partitions.' || parent || '_' || to_char(one, pattern)) IS NOT NULL;
    BEGIN
      EXECUTE format('CREATE TABLE IF NOT EXISTS partitions.%I PARTITION OF %s FOR VALUES FROM (%L) TO (%L)',
        parent || '_' || to_char(one, pattern), whole, one, (one + ('1 ' || unit)::interval)::date);
    EXCEPTION WHEN invalid_object_definition OR check_violation THEN NULL;
    END;
  END LOOP;
  FOR old IN SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE parent IN ('outbox', 'reminders') AND inhparent = whole AND relnamespace = 'partitions'::regnamespace
      AND relname < parent || '_' || to_char(first_kept, pattern)
  LOOP
    EXECUTE format('DROP TABLE partitions.%I', old.relname);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;
