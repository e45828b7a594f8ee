-- CreateTable
CREATE TABLE "leaderboard_steps" (
    "streak" INTEGER NOT NULL,
    "classes" INTEGER NOT NULL,
    "members_above" INTEGER NOT NULL,

    CONSTRAINT "leaderboard_steps_pkey" PRIMARY KEY ("streak","classes")
);
