-- Finds the few pending QR donations of an amount and a day among millions. On a large table, create
-- the index by hand before this migration (docs/operations/upgrade-notes.md).
SET LOCAL lock_timeout = '5s';
CREATE INDEX IF NOT EXISTS donations_pending_qr_idx ON donations (amount_paise, donated_on)
WHERE status = 'pending' AND payment_method = 'qr';
