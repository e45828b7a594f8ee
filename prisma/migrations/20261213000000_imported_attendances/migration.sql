-- The locks of the foreign keys are short. The last statement reads only attendances of imported
-- classes. Their import is known only by its class, which is right unless two files had the same
-- class.
SET LOCAL lock_timeout = '5s';
CREATE TABLE imported_attendances (
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  class_id integer NOT NULL,
  class_date date NOT NULL,
  import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY (member_id, class_id)
);
CREATE INDEX imported_attendances_import_id_class_id_member_id_idx ON imported_attendances (import_id, class_id, member_id);
ALTER TABLE imports ADD COLUMN done_to_class_id integer NOT NULL DEFAULT 0;
INSERT INTO imported_attendances (member_id, class_id, class_date, import_id)
  SELECT attendances.member_id, classes.id, classes.class_date, classes.import_id
  FROM classes JOIN attendances ON attendances.class_id = classes.id AND attendances.class_date = classes.class_date
  WHERE classes.import_id IN (SELECT id FROM imports);
