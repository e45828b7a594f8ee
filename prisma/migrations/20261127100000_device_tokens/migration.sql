-- Device tokens belong to an account and end with its password, phone or sessions.
SET LOCAL lock_timeout = '5s';

ALTER TABLE members ADD COLUMN IF NOT EXISTS phone_proved_at TIMESTAMPTZ(3);

ALTER TABLE members ADD COLUMN devices_version INTEGER NOT NULL DEFAULT 0, ADD COLUMN devices_issued INTEGER NOT NULL DEFAULT 0;

ALTER TABLE admins ADD COLUMN devices_version INTEGER NOT NULL DEFAULT 0, ADD COLUMN devices_issued INTEGER NOT NULL DEFAULT 0;
