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
