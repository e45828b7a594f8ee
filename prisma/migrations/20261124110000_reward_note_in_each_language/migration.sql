-- The note of a reward has its translations beside it. A constant default rewrites no table.
SET LOCAL lock_timeout = '5s';

ALTER TABLE rewards ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
