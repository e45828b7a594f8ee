SET LOCAL lock_timeout = '5s';
ALTER TABLE imports ADD COLUMN undo_started_at timestamptz(3);
UPDATE imports SET undo_started_at = coalesce(finished_at, started_at, created_at)
  WHERE state IN ('undoing', 'undone') OR undone_rows + kept_rows > 0;
