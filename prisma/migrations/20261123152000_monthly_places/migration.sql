-- The leaderboard of the month as the worker counted it last: its first places, and how many stand above each pair of figures.
SET LOCAL lock_timeout = '5s';

CREATE TABLE "monthly_places" (
    "place" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "member_id" INTEGER NOT NULL,
    "mornings" INTEGER NOT NULL,
    "classes" INTEGER NOT NULL,

    CONSTRAINT "monthly_places_pkey" PRIMARY KEY ("place")
);
CREATE INDEX "monthly_places_member_id_idx" ON "monthly_places"("member_id");
ALTER TABLE "monthly_places" ADD CONSTRAINT "monthly_places_member_id_fkey"
  FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "monthly_steps" (
    "mornings" INTEGER NOT NULL,
    "classes" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "members_above" INTEGER NOT NULL,

    CONSTRAINT "monthly_steps_pkey" PRIMARY KEY ("mornings","classes")
);
