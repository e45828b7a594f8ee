-- Fees, taxes and refunds of settlements, so that a payout can be compared with the bank.

ALTER TABLE statement_lines
  ADD COLUMN net_paise bigint,
  ADD COLUMN tax_paise bigint,
  ADD COLUMN payout_utr text;
