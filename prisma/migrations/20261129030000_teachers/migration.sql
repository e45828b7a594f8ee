CREATE TABLE teachers (
  id serial PRIMARY KEY,
  name text NOT NULL,
  line text,
  face text,
  translations jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX teachers_name_key ON teachers (name);

INSERT INTO teachers (name)
SELECT instructor FROM classes UNION SELECT instructor FROM class_series ORDER BY 1;

-- A class or series with a new instructor name adds the teacher, so that every name has a record.
CREATE FUNCTION add_teacher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM teachers WHERE name = NEW.instructor) THEN
    INSERT INTO teachers (name) VALUES (NEW.instructor) ON CONFLICT (name) DO NOTHING;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER classes_taught BEFORE INSERT OR UPDATE OF instructor ON classes
  FOR EACH ROW EXECUTE FUNCTION add_teacher();

CREATE TRIGGER class_series_taught BEFORE INSERT OR UPDATE OF instructor ON class_series
  FOR EACH ROW EXECUTE FUNCTION add_teacher();

CREATE INDEX classes_instructor_idx ON classes (instructor);
CREATE INDEX class_series_instructor_idx ON class_series (instructor);

ALTER TABLE classes ADD CONSTRAINT classes_instructor_fkey
  FOREIGN KEY (instructor) REFERENCES teachers (name) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE class_series ADD CONSTRAINT class_series_instructor_fkey
  FOREIGN KEY (instructor) REFERENCES teachers (name) ON UPDATE CASCADE ON DELETE RESTRICT;
