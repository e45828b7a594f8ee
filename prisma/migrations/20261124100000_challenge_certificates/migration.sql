-- Certificates of finished challenges, how far the members of each came, and the message of its first days.
SET LOCAL lock_timeout = '5s';

ALTER TYPE "MessageTemplate" ADD VALUE 'challenge_day';

ALTER TABLE "challenges" ADD COLUMN "reached" INTEGER[], ADD COLUMN "counted_at" TIMESTAMPTZ(3);

CREATE TABLE "challenge_certificates" (
    "code" TEXT NOT NULL,
    "enrolment_id" BIGINT NOT NULL,
    "began_on" DATE NOT NULL,
    "finished_on" DATE NOT NULL,
    "mornings" SMALLINT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "challenge_certificates_pkey" PRIMARY KEY ("code")
);
CREATE UNIQUE INDEX "challenge_certificates_enrolment_id_key" ON "challenge_certificates"("enrolment_id");
ALTER TABLE "challenge_certificates" ADD CONSTRAINT "challenge_certificates_enrolment_id_fkey"
  FOREIGN KEY ("enrolment_id") REFERENCES "challenge_enrolments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
