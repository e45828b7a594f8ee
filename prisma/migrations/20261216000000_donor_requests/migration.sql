-- When a donor was last asked for the details of tax certificates.

ALTER TYPE "MessageTemplate" ADD VALUE 'donor_details';
ALTER TABLE members ADD COLUMN donor_details_asked_at timestamptz(3);
