-- Challenges of fourteen or twenty-one class days, who takes part, and how far those came.
SET LOCAL lock_timeout = '5s';

CREATE TABLE "challenges" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "translations" JSONB NOT NULL DEFAULT '{}',
    "starts_on" DATE NOT NULL,
    "days" SMALLINT NOT NULL DEFAULT 14,
    "ended_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "challenges_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "challenges_starts_on_monday" CHECK (extract(isodow FROM starts_on) = 1),
    CONSTRAINT "challenges_days" CHECK (days IN (14, 21))
);
CREATE UNIQUE INDEX "challenges_starts_on_key" ON "challenges"("starts_on");

CREATE TABLE "challenge_enrolments" (
    "id" BIGSERIAL NOT NULL,
    "challenge_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "challenge_enrolments_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "challenge_enrolments_member_id_challenge_id_key" ON "challenge_enrolments"("member_id", "challenge_id");
CREATE INDEX "challenge_enrolments_challenge_id_id_idx" ON "challenge_enrolments"("challenge_id", "id");
ALTER TABLE "challenge_enrolments" ADD CONSTRAINT "challenge_enrolments_challenge_id_fkey"
  FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "challenge_enrolments" ADD CONSTRAINT "challenge_enrolments_member_id_fkey"
  FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The challenge that a member may join on a day: the one in its first week, else the next, else one that goes on.
CREATE FUNCTION open_challenge(day date, of_member integer) RETURNS SETOF challenges LANGUAGE sql STABLE AS
  'SELECT * FROM challenges
    WHERE ended_at IS NULL AND starts_on + days > day AND NOT EXISTS (
      SELECT FROM challenge_enrolments WHERE member_id = of_member AND challenge_id = challenges.id)
    ORDER BY CASE WHEN starts_on > day THEN 1 WHEN starts_on > day - 7 THEN 0 ELSE 2 END, starts_on LIMIT 1';
