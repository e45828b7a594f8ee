-- Reads the table while everybody goes on marking.
SET LOCAL lock_timeout = '5s';

ALTER TABLE attendances VALIDATE CONSTRAINT attendances_months_check;
ALTER TABLE attendances VALIDATE CONSTRAINT attendances_class_id_class_date_fkey;
