SET LOCAL lock_timeout = '5s';

ALTER TABLE donations ADD COLUMN payer_fee_paise integer NOT NULL DEFAULT 0;
ALTER TABLE provider_refunds ADD COLUMN failure_told_at timestamptz(3);
-- A refund that failed before this version is not announced now.
UPDATE provider_refunds SET failure_told_at = now() WHERE status = 'failed';

ALTER TYPE "MessageTemplate" ADD VALUE 'donation_refund_failed';
