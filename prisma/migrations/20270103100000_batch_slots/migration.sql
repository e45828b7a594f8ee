SET LOCAL lock_timeout = '5s';

-- A removed start time keeps its row, because members who chose it keep their choice.
ALTER TABLE batches ADD COLUMN is_offered boolean NOT NULL DEFAULT true;

-- The public pages now show the start times of the batches.
ALTER TABLE site_settings DROP COLUMN morning_times, DROP COLUMN evening_times;
