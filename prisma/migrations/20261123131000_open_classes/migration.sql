-- A class that is open to all has no number of places. Both columns lose a constraint alone, which takes no time.
ALTER TABLE "classes" ALTER COLUMN "max_participants" DROP NOT NULL;
ALTER TABLE "class_series" ALTER COLUMN "max_participants" DROP NOT NULL;

CREATE OR REPLACE FUNCTION count_attendances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT class_id, count(*) AS marks FROM changed GROUP BY class_id ORDER BY class_id LOOP
    IF TG_OP = 'DELETE' THEN
      UPDATE classes SET attendance_count = attendance_count - counted.marks WHERE id = counted.class_id;
    ELSE
      UPDATE classes SET attendance_count = attendance_count + counted.marks
        WHERE id = counted.class_id AND (max_participants IS NULL OR attendance_count + counted.marks <= max_participants);
      IF NOT FOUND THEN
        RAISE EXCEPTION 'class is full' USING ERRCODE = 'SG001';
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
