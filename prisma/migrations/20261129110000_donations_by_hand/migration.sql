-- Donations that staff enter by hand: in cash, by cheque, by bank transfer or on an old payment page.

ALTER TYPE "PaymentMethod" ADD VALUE 'cash';
ALTER TYPE "PaymentMethod" ADD VALUE 'cheque';
ALTER TYPE "PaymentMethod" ADD VALUE 'bank_transfer';
ALTER TYPE "PaymentMethod" ADD VALUE 'payment_page';

ALTER TYPE "Permission" ADD VALUE 'record_donations';

ALTER TABLE donations
  ADD COLUMN donor_name text,
  DROP CONSTRAINT donations_by_hand_check,
  ADD CONSTRAINT donations_by_hand_check CHECK (
    payment_method <> 'razorpay' OR (decided_by_id IS NULL AND proposed_by_id IS NULL)
  );

CREATE INDEX donations_reference_idx ON donations (reference) WHERE reference IS NOT NULL;
