-- Staff may take a decision back for a short while: how often tells the ledger's lines and the messages
-- of one decision from those of the next. The indexes find the last decisions of a member of staff, and
-- the largest donations.
SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "donations" ADD COLUMN "decisions_undone" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX IF NOT EXISTS "donations_decided_by_hand_idx" ON "donations"("decided_at") WHERE (decided_by_id IS NOT NULL);

-- CreateIndex
CREATE INDEX IF NOT EXISTS "donations_amount_paise_id_idx" ON "donations"("amount_paise", "id");
