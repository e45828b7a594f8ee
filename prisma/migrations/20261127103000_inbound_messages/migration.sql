-- Messages that members send to us, confirmations of STOP and START, and phones that WhatsApp cannot reach.
SET LOCAL lock_timeout = '5s';

ALTER TYPE "MessageTemplate" ADD VALUE 'notices_stopped';
ALTER TYPE "MessageTemplate" ADD VALUE 'notices_resumed';

ALTER TABLE members ADD COLUMN phone_failed_at TIMESTAMPTZ(3);

CREATE TABLE inbound_messages (
  id BIGSERIAL PRIMARY KEY,
  sid TEXT NOT NULL UNIQUE,
  member_id INTEGER REFERENCES members(id) ON DELETE CASCADE ON UPDATE CASCADE,
  phone TEXT NOT NULL,
  body TEXT NOT NULL,
  media_count SMALLINT NOT NULL DEFAULT 0,
  received_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX inbound_messages_member_id_received_at_idx ON inbound_messages(member_id, received_at DESC);
CREATE INDEX inbound_messages_phone_idx ON inbound_messages(phone);
CREATE INDEX inbound_messages_received_at_idx ON inbound_messages(received_at);
