SET LOCAL lock_timeout = '5s';
ALTER TABLE statement_accounts ADD COLUMN version integer NOT NULL DEFAULT 1;
