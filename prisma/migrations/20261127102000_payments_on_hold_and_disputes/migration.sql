-- Captured payments without an order of ours wait for staff, and disputes of payments are recorded.
SET LOCAL lock_timeout = '5s';

-- AlterEnum
ALTER TYPE "UnmatchedReason" ADD VALUE 'no_order';

-- CreateEnum
CREATE TYPE "DisputeStatus" AS ENUM ('open', 'under_review', 'action_required', 'won', 'lost', 'closed');

-- CreateTable
CREATE TABLE "payment_disputes" (
    "id" SERIAL NOT NULL,
    "provider_dispute_id" TEXT NOT NULL,
    "provider_payment_id" TEXT NOT NULL,
    "status" "DisputeStatus" NOT NULL,
    "amount_paise" INTEGER NOT NULL,
    "lost_paise" INTEGER NOT NULL DEFAULT 0,
    "reason" TEXT,
    "respond_by" TIMESTAMPTZ(3),
    "reported_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_disputes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_disputes_provider_dispute_id_key" ON "payment_disputes"("provider_dispute_id");
CREATE INDEX "payment_disputes_provider_payment_id_idx" ON "payment_disputes"("provider_payment_id");
CREATE INDEX "payment_disputes_status_id_idx" ON "payment_disputes"("status", "id");

ALTER TABLE "payment_disputes"
  ADD CONSTRAINT "payment_disputes_lost_check" CHECK ("lost_paise" >= 0 AND ("lost_paise" = 0 OR "status" = 'lost'));
