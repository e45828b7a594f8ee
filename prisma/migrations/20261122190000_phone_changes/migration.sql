-- Warnings about an account's phone.
ALTER TYPE "MessageTemplate" ADD VALUE 'phone_changed' AFTER 'password_changed';
ALTER TYPE "MessageTemplate" ADD VALUE 'phone_restored' AFTER 'phone_changed';

-- The way back to a phone that was changed.
CREATE TABLE "phone_changes" (
    "id" BIGSERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "old_phone" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "phone_changes_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "phone_changes_token_hash_key" ON "phone_changes"("token_hash");

CREATE INDEX "phone_changes_member_id_idx" ON "phone_changes"("member_id");

CREATE INDEX "phone_changes_old_phone_idx" ON "phone_changes"("old_phone");

CREATE INDEX "phone_changes_expires_at_idx" ON "phone_changes"("expires_at");

ALTER TABLE "phone_changes" ADD CONSTRAINT "phone_changes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
