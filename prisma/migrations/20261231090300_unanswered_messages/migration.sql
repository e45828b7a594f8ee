SET LOCAL lock_timeout = '5s';

CREATE INDEX inbound_messages_unanswered_idx ON inbound_messages (received_at) WHERE answered_at IS NULL;
