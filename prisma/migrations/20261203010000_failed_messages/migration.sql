-- Finds the few failed messages of a day among millions.
CREATE INDEX outbox_messages_failed_idx ON outbox_messages (created_at) WHERE status = 'failed';
