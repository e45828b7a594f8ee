-- Donation types of Form 10BD, and donor records of donors without an account.

CREATE TYPE "DonationType" AS ENUM ('others', 'corpus', 'specific_grant');
ALTER TABLE donations ADD COLUMN donation_type "DonationType" NOT NULL DEFAULT 'others';
ALTER TABLE donor_records ADD COLUMN id_digest bytea;
CREATE INDEX donor_records_id_digest_idx ON donor_records (id_digest) WHERE id_digest IS NOT NULL;
