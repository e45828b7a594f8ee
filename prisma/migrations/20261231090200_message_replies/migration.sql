SET LOCAL lock_timeout = '5s';

ALTER TYPE "MessageTemplate" ADD VALUE 'staff_reply';

ALTER TABLE inbound_messages ADD COLUMN replies SMALLINT NOT NULL DEFAULT 0;
