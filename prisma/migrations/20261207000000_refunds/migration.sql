-- Refunds that staff make: through the payment provider, or as a record of a payment back by hand.

CREATE TYPE "RefundStatus" AS ENUM ('proposed', 'requested', 'done', 'failed', 'withdrawn');
CREATE TYPE "RefundMode" AS ENUM ('upi', 'bank_transfer', 'cheque', 'cash');

CREATE TABLE donation_refunds (
  id serial PRIMARY KEY,
  donation_id integer NOT NULL REFERENCES donations ON DELETE CASCADE ON UPDATE CASCADE,
  amount_paise integer NOT NULL,
  reason text NOT NULL,
  status "RefundStatus" NOT NULL,
  mode "RefundMode",
  reference text,
  paid_back_on date,
  provider_refund_id text,
  form_key text NOT NULL,
  failure text,
  requested_by_id integer REFERENCES admins ON DELETE SET NULL ON UPDATE CASCADE,
  confirmed_by_id integer REFERENCES admins ON DELETE SET NULL ON UPDATE CASCADE,
  requested_at timestamptz(3),
  settled_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT donation_refunds_amount_check CHECK (amount_paise > 0),
  CONSTRAINT donation_refunds_two_people_check CHECK (confirmed_by_id <> requested_by_id),
  CONSTRAINT donation_refunds_by_hand_check CHECK (
    (mode IS NULL) = (reference IS NULL) AND (mode IS NULL) = (paid_back_on IS NULL)
  )
);
CREATE UNIQUE INDEX donation_refunds_form_key_key ON donation_refunds (form_key);
CREATE UNIQUE INDEX donation_refunds_provider_refund_id_key ON donation_refunds (provider_refund_id);
CREATE INDEX donation_refunds_donation_id_idx ON donation_refunds (donation_id);
-- A donation has at most one refund that is not finished, so a double click cannot refund it twice.
CREATE UNIQUE INDEX donation_refunds_open_idx ON donation_refunds (donation_id)
  WHERE status IN ('proposed', 'requested');
CREATE INDEX donation_refunds_status_id_idx ON donation_refunds (status, id);
