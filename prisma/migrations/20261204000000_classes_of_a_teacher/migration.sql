-- Finds the latest live link of a teacher without reading all classes of the teacher.
DROP INDEX classes_instructor_idx;
CREATE INDEX classes_instructor_class_date_idx ON classes (instructor, class_date);
