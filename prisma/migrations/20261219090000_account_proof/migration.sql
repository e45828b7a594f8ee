-- Members who have to choose a name and a password after the first proof of their phone, logins
-- from new devices, and the messages about them.
SET LOCAL lock_timeout = '5s';
ALTER TABLE members ADD COLUMN needs_setup boolean NOT NULL DEFAULT false;
ALTER TABLE sessions ADD COLUMN is_new_device boolean NOT NULL DEFAULT false;
ALTER TYPE "MessageTemplate" ADD VALUE 'new_login';
ALTER TYPE "MessageTemplate" ADD VALUE 'phone_confirmed';
