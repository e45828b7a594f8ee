ALTER TABLE "referrals" ADD COLUMN "awaits_class" BOOLEAN NOT NULL DEFAULT false;

-- Friends who have not brought their referrer karma yet wait for their first class.
UPDATE "referrals" SET "awaits_class" = true WHERE NOT EXISTS (
    SELECT FROM "karma_entries"
    WHERE "member_id" = "referrer_id" AND "reason" = 'referral' AND "reference" = 'member:' || "friend_id"
);

CREATE TABLE "credited_phones" (
    "phone_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credited_phones_pkey" PRIMARY KEY ("phone_hash")
);

ALTER TABLE "webhook_events" ADD COLUMN "body_sha256" BYTEA;
ALTER TABLE "webhook_events" ALTER COLUMN "payload" DROP NOT NULL;

CREATE UNIQUE INDEX IF NOT EXISTS "webhook_events_provider_body_sha256_key" ON "webhook_events"("provider", "body_sha256");
CREATE INDEX IF NOT EXISTS "webhook_events_kept_idx" ON "webhook_events"("received_at") WHERE (payload IS NOT NULL);

-- Whole events name who paid; those that are dealt with are needed no more.
UPDATE "webhook_events" SET "payload" = NULL WHERE "processed_at" IS NOT NULL;
