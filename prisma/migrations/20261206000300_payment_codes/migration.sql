-- Single-use QR codes of the payment provider.
SET LOCAL lock_timeout = '5s';
ALTER TABLE payment_orders ADD COLUMN code_image_url text, ADD COLUMN code_closes_at timestamptz(3);
CREATE INDEX payment_orders_codes_idx ON payment_orders (amount_paise, created_at) WHERE code_image_url IS NOT NULL;
