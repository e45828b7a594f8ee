-- Marks of a class that is open to all are counted in one of 64 rows, by the connection that brings
-- them, so that they do not queue for the class's own. The number is that row's and these together.
SET LOCAL lock_timeout = '5s';

CREATE TABLE class_counters (
  class_id integer NOT NULL,
  shard smallint NOT NULL,
  marks integer NOT NULL DEFAULT 0,
  PRIMARY KEY (class_id, shard)
) WITH (fillfactor = 50);
ALTER TABLE class_counters ADD CONSTRAINT class_counters_class_id_fkey
  FOREIGN KEY (class_id) REFERENCES classes (id) ON DELETE CASCADE ON UPDATE CASCADE;

-- How many marks a class has, whichever way they were counted.
CREATE FUNCTION marks_of(class classes) RETURNS integer LANGUAGE sql STABLE AS
  'SELECT class.attendance_count + coalesce((SELECT sum(marks) FROM class_counters WHERE class_id = class.id), 0)::integer';

-- Whoever limits a class waits for marks under way, which hold it by their foreign key. A mark that
-- goes does not, and takes that lock here.
CREATE OR REPLACE FUNCTION count_attendances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM classes WHERE id IN (SELECT class_id FROM changed) ORDER BY id FOR KEY SHARE;
  END IF;
  FOR counted IN
    SELECT class_id, count(*) * (CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END) AS marks, max_participants IS NULL AS is_open
      FROM changed JOIN classes ON classes.id = class_id GROUP BY class_id, is_open ORDER BY class_id
  LOOP
    IF counted.is_open THEN
      INSERT INTO class_counters (class_id, shard, marks) VALUES (counted.class_id, pg_backend_pid() % 64, counted.marks)
        ON CONFLICT (class_id, shard) DO UPDATE SET marks = class_counters.marks + excluded.marks;
    ELSE
      UPDATE classes SET attendance_count = attendance_count + counted.marks
        WHERE id = counted.class_id
          AND (counted.marks < 0 OR max_participants IS NULL OR attendance_count + counted.marks <= max_participants);
      IF NOT FOUND THEN
        RAISE EXCEPTION 'class is full' USING ERRCODE = 'SG001';
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- A limited class counts in its own row alone, which is what keeps it exact.
CREATE FUNCTION gather_class_counters() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gathered integer;
BEGIN
  PERFORM FROM classes WHERE id = OLD.id FOR UPDATE;
  WITH gone AS (DELETE FROM class_counters WHERE class_id = OLD.id RETURNING marks) SELECT sum(marks) INTO gathered FROM gone;
  NEW.attendance_count := NEW.attendance_count + coalesce(gathered, 0);
  RETURN NEW;
END $$;
CREATE TRIGGER classes_limited BEFORE UPDATE OF max_participants ON classes FOR EACH ROW
  WHEN (OLD.max_participants IS NULL AND NEW.max_participants IS NOT NULL) EXECUTE FUNCTION gather_class_counters();
