-- Marks of many members come in one statement: classes are counted in the order of their ids, so that two such statements never wait for each
-- other in a circle.
CREATE OR REPLACE FUNCTION count_attendances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT class_id, count(*) AS marks FROM changed GROUP BY class_id ORDER BY class_id LOOP
    IF TG_OP = 'DELETE' THEN
      UPDATE classes SET attendance_count = attendance_count - counted.marks WHERE id = counted.class_id;
    ELSE
      UPDATE classes SET attendance_count = attendance_count + counted.marks
        WHERE id = counted.class_id AND attendance_count + counted.marks <= max_participants;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'class is full' USING ERRCODE = 'SG001';
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
