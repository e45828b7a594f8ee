SET LOCAL lock_timeout = '5s';

-- An end before the start is on the next day, at most six hours after the start. The next migration
-- validates the rows, so that this one does not scan them while it locks the tables.
ALTER TABLE classes
  DROP CONSTRAINT classes_times_check,
  ADD CONSTRAINT classes_times_check CHECK (
    ends_at > starts_at AND (end_time > start_time OR start_time - end_time >= interval '18 hours')
  ) NOT VALID;

ALTER TABLE class_series
  DROP CONSTRAINT class_series_times_check,
  ADD CONSTRAINT class_series_times_check CHECK (
    end_time > start_time OR start_time - end_time >= interval '18 hours'
  ) NOT VALID;
