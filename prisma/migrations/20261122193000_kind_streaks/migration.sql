-- When a class was put on its day and time; a class that was not announced before it began makes no class day.
ALTER TABLE "classes" ADD COLUMN "announced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "classes" SET "announced_at" = "created_at";

-- The line of a member beside current_streak: rest days held, days that it rested on, the last day of the latest pause.
ALTER TABLE "members" ADD COLUMN "rests_left" INTEGER NOT NULL DEFAULT 2,
  ADD COLUMN "rested_on" DATE[] NOT NULL DEFAULT ARRAY[]::DATE[],
  ADD COLUMN "paused_until" DATE;

-- Ended streaks are written down along the members' ids.
DROP INDEX "members_streak_expiry_idx";

-- CreateTable
CREATE TABLE "streak_pauses" (
    "member_id" INTEGER NOT NULL,
    "from_day" DATE NOT NULL,
    "until_day" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "streak_pauses_pkey" PRIMARY KEY ("member_id","from_day")
);

-- CreateTable
CREATE TABLE "excused_days" (
    "day" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "excused_days_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "streak_replays" (
    "id" BIGSERIAL NOT NULL,
    "day" DATE,
    "is_kind" BOOLEAN NOT NULL,
    "done_to_member_id" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "streak_replays_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "streak_pauses_until_day_idx" ON "streak_pauses"("until_day");

-- CreateIndex
CREATE INDEX "streak_replays_finished_at_idx" ON "streak_replays"("finished_at");

-- AddForeignKey
ALTER TABLE "streak_pauses" ADD CONSTRAINT "streak_pauses_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A streak never rests more than it may, and a pause has at least one day.
ALTER TABLE "members" ADD CONSTRAINT "members_rests_left_check" CHECK (rests_left BETWEEN 0 AND 2);
ALTER TABLE "streak_pauses" ADD CONSTRAINT "streak_pauses_days_check" CHECK (until_day >= from_day);

CREATE OR REPLACE VIEW held_classes AS SELECT * FROM classes WHERE deleted_at IS NULL AND cancelled_at IS NULL;

-- The classes that make their date a class day, which is listed once a class.
CREATE VIEW class_days AS SELECT class_date, EXISTS (SELECT FROM excused_days WHERE day = class_date) AS is_excused
  FROM held_classes WHERE announced_at < starts_at;

-- The last class day before a day that counts for everybody; null when there is none.
CREATE OR REPLACE FUNCTION class_day_before(day date) RETURNS TABLE (class_day date) LANGUAGE sql STABLE AS
  'SELECT (SELECT class_date FROM class_days WHERE class_date < day AND NOT is_excused ORDER BY class_date DESC LIMIT 1)';

-- The last three, latest first: a streak bridges two at most, so that more are never asked for.
CREATE FUNCTION class_days_before(day date) RETURNS TABLE (class_days date[]) LANGUAGE sql STABLE AS
  'SELECT ARRAY[one.class_day, two.class_day, three.class_day]
    FROM class_day_before(day) AS one, class_day_before(one.class_day) AS two, class_day_before(two.class_day) AS three';

-- Which of these class days have gone by without the member since their streak was last settled.
CREATE FUNCTION days_missed(member members, class_days date[]) RETURNS date[] LANGUAGE sql IMMUTABLE AS
  'SELECT ARRAY(SELECT day FROM unnest(class_days) AS day WHERE day > greatest(member.last_attended_on, member.paused_until))';

-- A streak as it stands: what was written down, unless more class days have gone by without the member than they hold rest days.
CREATE FUNCTION living_streak(member members, class_days date[]) RETURNS integer LANGUAGE sql IMMUTABLE AS
  'SELECT CASE WHEN greatest(member.last_attended_on, member.paused_until) >= coalesce(class_days[member.rests_left + 1], ''-infinity'')
    THEN member.current_streak ELSE 0 END';

-- Members whose streak a class day concerns: they did not attend on it, and were there or paused since `since`, the first day from which a
-- streak reaches it. Of those with an id above `after`, up to `up_to`.
CREATE FUNCTION streaks_touched(day date, since date, after integer, up_to integer) RETURNS TABLE (member_id integer) LANGUAGE sql STABLE AS
  'SELECT member_id FROM attendances
      WHERE class_date >= since AND class_date < day AND member_id > after AND member_id <= up_to
    UNION SELECT member_id FROM streak_pauses
      WHERE until_day >= since AND from_day < day AND member_id > after AND member_id <= up_to
    EXCEPT SELECT member_id FROM attendances WHERE class_date = day AND member_id > after AND member_id <= up_to';
