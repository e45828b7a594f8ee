-- Of a member's classes whose times overlap, only the first one marked counts for their totals. Marks
-- that were made before this migration all count. The index holds only the marks that do not. On a
-- big table create column and index before, by hand (docs/operations.md), because marks wait for them.
DO $$ BEGIN
  PERFORM set_config('lock_timeout', '150ms', true);
  FOR nr IN 1..100 LOOP
    BEGIN
      LOCK TABLE marks IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      IF nr = 100 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05 + random() / 10);
    END;
  END LOOP;
END $$;

ALTER TABLE "marks" ADD COLUMN IF NOT EXISTS "counts_for_member" BOOLEAN NOT NULL DEFAULT true;

-- CreateIndex
CREATE INDEX IF NOT EXISTS "marks_not_counted_idx" ON "marks"("member_id", "class_date") WHERE NOT counts_for_member;

-- Times of the classes that count for these members. It is VOLATILE so that it sees what other
-- transactions committed while the caller waited for its locks on the members.
CREATE FUNCTION counted_times(members integer[], first_day date, last_day date)
RETURNS TABLE (member_id integer, starts_at timestamptz, ends_at timestamptz) LANGUAGE plpgsql VOLATILE STRICT ROWS 10 AS $$
BEGIN
  RETURN QUERY SELECT marks.member_id, classes.starts_at, classes.ends_at
    FROM marks JOIN classes ON classes.id = marks.class_id
    WHERE marks.member_id = ANY (members) AND marks.class_date BETWEEN first_day AND last_day AND marks.counts_for_member;
END $$;
