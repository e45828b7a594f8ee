SET LOCAL lock_timeout = '5s';

ALTER TABLE classes VALIDATE CONSTRAINT classes_times_check;
ALTER TABLE class_series VALIDATE CONSTRAINT class_series_times_check;
