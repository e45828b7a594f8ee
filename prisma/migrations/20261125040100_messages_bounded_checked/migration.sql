-- Reads the table while messages go on.
SET LOCAL lock_timeout = '5s';

ALTER TABLE messages VALIDATE CONSTRAINT messages_weeks_check;
