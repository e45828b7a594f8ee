-- Records when a member proved their phone. Referrals wait for that proof before they count.
SET LOCAL lock_timeout = '5s';

ALTER TYPE "OtpPurpose" ADD VALUE 'login';
ALTER TYPE "OtpPurpose" ADD VALUE 'phone_proof';

ALTER TABLE "members" ADD COLUMN IF NOT EXISTS "phone_proved_at" TIMESTAMPTZ(3);

-- Referrals made before this migration count as they did before.
ALTER TABLE "referrals" ADD COLUMN "awaits_proof" BOOLEAN NOT NULL DEFAULT false;

-- A used code, a confirmed or restored change of phone, and a reply of STOP prove the present phone.
UPDATE "members" SET "phone_proved_at" = proof."proved_at"
FROM (
  SELECT proofs."member_id", min(proofs."at") AS "proved_at" FROM (
    SELECT otp_codes."member_id", otp_codes."consumed_at" AS "at"
      FROM "otp_codes" JOIN "members" ON members."id" = otp_codes."member_id" AND members."phone" = otp_codes."phone"
      WHERE otp_codes."consumed_at" IS NOT NULL
    UNION ALL SELECT "member_id", coalesce("used_at", "created_at") FROM "phone_changes"
    UNION ALL SELECT "id", "notices_stopped_at" FROM "members" WHERE "notices_stopped_at" IS NOT NULL
  ) AS proofs GROUP BY proofs."member_id"
) AS proof
WHERE members."id" = proof."member_id" AND members."phone_proved_at" IS NULL;
