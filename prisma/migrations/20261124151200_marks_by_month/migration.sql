-- The table of all months, and what there was as its first partition. Processes of the release before
-- go on with that one by its name, which holds all that they write or ask for.
-- All locks come first, in short tries, as in marks_bounded.
DO $$ BEGIN
  PERFORM set_config('lock_timeout', '150ms', true);
  FOR nr IN 1..100 LOOP
    BEGIN
      LOCK TABLE attendances, members, classes IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      IF nr = 100 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05 + random() / 10);
    END;
  END LOOP;
END $$;

CREATE TABLE marks (
  id integer,
  member_id integer NOT NULL,
  class_id integer NOT NULL,
  class_date date NOT NULL,
  marked_at timestamptz(3) NOT NULL
) PARTITION BY RANGE (class_date);
CREATE UNIQUE INDEX marks_member_id_class_id_class_date_key ON marks (member_id, class_id, class_date);
CREATE INDEX marks_member_id_class_date_idx ON marks (member_id, class_date DESC);
CREATE INDEX marks_class_date_class_id_idx ON marks (class_date, class_id);
ALTER TABLE marks ADD CONSTRAINT marks_member_id_fkey
  FOREIGN KEY (member_id) REFERENCES members (id) ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE marks ADD CONSTRAINT marks_class_id_class_date_fkey
  FOREIGN KEY (class_id, class_date) REFERENCES classes (id, class_date) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TRIGGER marks_counted AFTER INSERT ON marks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_attendances();
CREATE TRIGGER marks_uncounted AFTER DELETE ON marks
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_attendances();

ALTER TABLE attendances ALTER COLUMN id DROP NOT NULL, DROP CONSTRAINT attendances_class_id_fkey;
DO $$ BEGIN
  EXECUTE format('ALTER TABLE marks ATTACH PARTITION attendances FOR VALUES FROM (MINVALUE) TO (%L)',
    (SELECT substring(pg_get_constraintdef(oid) FROM '\d{4}-\d{2}-\d{2}') FROM pg_constraint WHERE conname = 'attendances_months_check'));
END $$;
ALTER TABLE attendances DROP CONSTRAINT attendances_months_check;

-- Whatever is of no month that was made: a mark is never refused for want of a partition.
CREATE TABLE partitions.marks_other PARTITION OF marks DEFAULT;

CREATE OR REPLACE FUNCTION streaks_touched(day date, since date, after integer, up_to integer) RETURNS TABLE (member_id integer) LANGUAGE sql STABLE
AS
  'SELECT member_id FROM marks
      WHERE class_date >= since AND class_date < day AND member_id > after AND member_id <= up_to
    UNION SELECT member_id FROM streak_pauses
      WHERE until_day >= since AND from_day < day AND member_id > after AND member_id <= up_to
    EXCEPT SELECT member_id FROM marks WHERE class_date = day AND member_id > after AND member_id <= up_to';

-- Statements that lock or change rows ask for marks by these: with the look-up in the text of the mark
-- itself PostgreSQL 18.4 ended with a segmentation fault (decision 71).
CREATE FUNCTION has_mark(member integer, class integer, day date) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM marks WHERE member_id = member AND class_id = class AND class_date = day);
END $$;
CREATE FUNCTION marks_on(who integer[], first_day date, last_day date) RETURNS TABLE (member_id integer, class_id integer, class_date date)
LANGUAGE plpgsql STABLE ROWS 25 AS $$
BEGIN
  RETURN QUERY SELECT marks.member_id, marks.class_id, marks.class_date FROM marks
    WHERE marks.member_id = ANY (who) AND marks.class_date BETWEEN first_day AND last_day;
END $$;
CREATE FUNCTION came_on(member integer, day date, since timestamptz DEFAULT '-infinity') RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM marks WHERE member_id = member AND class_date = day AND marked_at > since);
END $$;

-- Makes the days or months of a table that are needed, and drops what is kept no longer: of reminders
-- alone, whoever calls. What another partition holds already is left to it.
CREATE FUNCTION keep_partitions(parent text, unit text, first_kept date, first_needed date, last_needed date) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET lock_timeout = '5s' AS $$
DECLARE
  pattern text := CASE unit WHEN 'day' THEN 'YYYYMMDD' WHEN 'month' THEN 'YYYYMM' END;
  whole regclass := (SELECT oid FROM pg_class WHERE relname = parent AND relkind = 'p' AND relnamespace = 'public'::regnamespace);
  one date;
  old record;
  dropped integer := 0;
BEGIN
  FOR one IN SELECT generate_series(date_trunc(unit, first_needed), last_needed, ('1 ' || unit)::interval)::date LOOP
    CONTINUE WHEN to_regclass('partitions.' || parent || '_' || to_char(one, pattern)) IS NOT NULL;
    BEGIN
      EXECUTE format('CREATE TABLE IF NOT EXISTS partitions.%I PARTITION OF %s FOR VALUES FROM (%L) TO (%L)',
        parent || '_' || to_char(one, pattern), whole, one, (one + ('1 ' || unit)::interval)::date);
    EXCEPTION WHEN invalid_object_definition OR check_violation THEN NULL;
    END;
  END LOOP;
  FOR old IN SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE parent = 'reminders' AND inhparent = whole AND relname < parent || '_' || to_char(first_kept, pattern)
  LOOP
    EXECUTE format('ALTER TABLE %s DETACH PARTITION partitions.%I', whole, old.relname);
    EXECUTE format('DROP TABLE partitions.%I', old.relname);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;
