SET LOCAL lock_timeout = '5s';
ALTER TABLE imports ADD COLUMN attempts integer NOT NULL DEFAULT 0;
