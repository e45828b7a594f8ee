-- The first day's steps, and the address of a member's calendar.
ALTER TABLE "members" ADD COLUMN "group_opened_at" TIMESTAMPTZ(3),
  ADD COLUMN "calendar_version" INTEGER NOT NULL DEFAULT 0;

-- The login that a registration brings along.
CREATE TABLE "first_logins" (
    "token_hash" BYTEA NOT NULL,
    "member_id" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "first_logins_pkey" PRIMARY KEY ("token_hash")
);

CREATE INDEX "first_logins_member_id_idx" ON "first_logins"("member_id");

CREATE INDEX "first_logins_expires_at_idx" ON "first_logins"("expires_at");

ALTER TABLE "first_logins" ADD CONSTRAINT "first_logins_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rewards that are sent by post.
CREATE TABLE "reward_claims" (
    "id" BIGSERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "level" INTEGER NOT NULL,
    "size" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "reward_claims_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "reward_claims_member_id_level_key" ON "reward_claims"("member_id", "level");

CREATE INDEX "reward_claims_sent_at_id_idx" ON "reward_claims"("sent_at", "id");

ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
