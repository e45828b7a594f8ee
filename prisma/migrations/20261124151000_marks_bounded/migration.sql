-- Marks are to stand in a partition a month. What there is becomes the first one as it stands, so
-- that nothing is copied: it says until which month it goes, and gets the key that a partition has.
-- On a big table that index is made before, by hand (docs/operations.md), for here marks wait for it.
--
-- All locks before all else, in short tries: marks take the same ones in another order, and must not
-- be the ones that a deadlock ends after a second.
DO $$ BEGIN
  PERFORM set_config('lock_timeout', '150ms', true);
  FOR nr IN 1..100 LOOP
    BEGIN
      LOCK TABLE attendances IN ACCESS EXCLUSIVE MODE;
      LOCK TABLE classes IN SHARE ROW EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      IF nr = 100 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05 + random() / 10);
    END;
  END LOOP;
END $$;

CREATE UNIQUE INDEX IF NOT EXISTS attendances_member_id_class_id_class_date_key
  ON attendances (member_id, class_id, class_date);

-- A class has one date, so that a mark's key with the date is as unique as without.
CREATE UNIQUE INDEX classes_id_class_date_key ON classes (id, class_date);
ALTER TABLE attendances ADD CONSTRAINT attendances_class_id_class_date_fkey
  FOREIGN KEY (class_id, class_date) REFERENCES classes (id, class_date) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

DO $$ BEGIN
  EXECUTE format('ALTER TABLE attendances ADD CONSTRAINT attendances_months_check CHECK (class_date < %L) NOT VALID',
    (date_trunc('month', now()) + interval '2 months')::date);
END $$;
