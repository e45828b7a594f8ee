SET LOCAL lock_timeout = '5s';

-- A removed start time keeps its row, because members who chose it keep their choice.
ALTER TABLE batches ADD COLUMN is_offered boolean NOT NULL DEFAULT true;
