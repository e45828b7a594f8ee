-- What staff set for each level of the reward ladder, and the rewards that are sent by post.
SET LOCAL lock_timeout = '5s';

CREATE TYPE "RewardClaimState" AS ENUM ('asked', 'sent');

CREATE TABLE "rewards" (
    "level" INTEGER NOT NULL,
    "link" TEXT,
    "note" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rewards_pkey" PRIMARY KEY ("level")
);

CREATE TABLE "reward_claims" (
    "id" BIGSERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "level" INTEGER NOT NULL,
    "size" TEXT NOT NULL,
    "address_line1" TEXT NOT NULL,
    "address_line2" TEXT NOT NULL,
    "pincode" TEXT NOT NULL,
    "state" "RewardClaimState" NOT NULL DEFAULT 'asked',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "reward_claims_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "reward_claims_member_id_level_key" ON "reward_claims"("member_id", "level");
CREATE INDEX "reward_claims_state_id_idx" ON "reward_claims"("state", "id");
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_member_id_fkey"
  FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
