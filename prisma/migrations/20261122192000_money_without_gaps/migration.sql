-- The reference that an exact-amount QR code carried, and who of two people was the first for a large sum.
ALTER TABLE "donations"
  ADD COLUMN "reference" TEXT,
  ADD COLUMN "proposed_by_id" INTEGER,
  ADD COLUMN "proposed_at" TIMESTAMPTZ(3);
ALTER TABLE "donations" ADD CONSTRAINT "donations_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The provider's word alone decides what was paid online; who decided otherwise before stays in the audit log.
UPDATE "donations" SET "decided_by_id" = NULL WHERE "payment_method" <> 'qr' AND "decided_by_id" IS NOT NULL;
ALTER TABLE "donations"
  ADD CONSTRAINT "donations_by_hand_check" CHECK ("payment_method" = 'qr' OR ("decided_by_id" IS NULL AND "proposed_by_id" IS NULL)),
  ADD CONSTRAINT "donations_two_people_check" CHECK ("status" NOT IN ('approved', 'refunded') OR "proposed_by_id" <> "decided_by_id");

-- Karma of donations that went back in full went back with them.
UPDATE "donations" SET "karma_points_awarded" = 0 WHERE "status" = 'refunded';

-- CreateEnum
CREATE TYPE "UnmatchedReason" AS ENUM ('after_rejection', 'second_payment', 'differs_from_order');
CREATE TYPE "UnmatchedStatus" AS ENUM ('open', 'refunding', 'refunded', 'settled');

-- CreateTable
CREATE TABLE "unmatched_payments" (
    "id" BIGSERIAL NOT NULL,
    "provider_payment_id" TEXT NOT NULL,
    "provider_order_id" TEXT,
    "amount_paise" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "reason" "UnmatchedReason" NOT NULL,
    "status" "UnmatchedStatus" NOT NULL DEFAULT 'open',
    "member_id" INTEGER,
    "donation_id" INTEGER,
    "note" TEXT,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unmatched_payments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "unmatched_payments_provider_payment_id_key" ON "unmatched_payments"("provider_payment_id");
CREATE INDEX "unmatched_payments_status_id_idx" ON "unmatched_payments"("status", "id");
CREATE INDEX "unmatched_payments_member_id_idx" ON "unmatched_payments"("member_id");

-- AddForeignKey
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_donation_id_fkey" FOREIGN KEY ("donation_id") REFERENCES "donations"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "unmatched_payments"
  ADD CONSTRAINT "unmatched_payments_settled_check" CHECK ("status" <> 'settled' OR "note" IS NOT NULL),
  ADD CONSTRAINT "unmatched_payments_decision_check" CHECK (("status" = 'open') = ("decided_at" IS NULL));

-- AlterEnum
ALTER TYPE "MessageTemplate" ADD VALUE 'donation_refunded';

-- Staff look for members by what the row shows, the city among it.
CREATE INDEX "members_city_search_idx" ON "members" USING GIN ("city" gin_trgm_ops);
ALTER TABLE "members" ALTER COLUMN "city" SET STATISTICS 200;
ANALYZE "members" ("city");

-- Staff read what members wrote with their stars, the newest first.
CREATE INDEX "ratings_reviews_idx" ON "ratings" ("id" DESC) WHERE "review" IS NOT NULL;
