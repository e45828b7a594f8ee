-- A class that is held: neither deleted nor called off.
CREATE VIEW held_classes AS SELECT * FROM classes WHERE deleted_at IS NULL AND cancelled_at IS NULL;

-- The last day before a day on which a class was held; null when none was. A table function, because the planner inlines those.
CREATE FUNCTION class_day_before(day date) RETURNS TABLE (class_day date) LANGUAGE sql STABLE AS
  'SELECT max(class_date) FROM held_classes WHERE class_date < day';

-- A streak as it stands: what was written down, unless a class day has gone by without the member.
CREATE FUNCTION living_streak(written integer, last_attended_on date, previous_class_day date) RETURNS integer LANGUAGE sql IMMUTABLE AS
  'SELECT CASE WHEN last_attended_on >= coalesce(previous_class_day, last_attended_on) THEN written ELSE 0 END';
