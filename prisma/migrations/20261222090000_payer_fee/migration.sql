SET LOCAL lock_timeout = '5s';

ALTER TABLE donations ADD COLUMN payer_fee_paise integer NOT NULL DEFAULT 0;
