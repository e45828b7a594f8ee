-- Where nobody is a member yet, no process of the release before owes messages: what a later release
-- takes from the first partition everywhere goes at once.
SET LOCAL lock_timeout = '5s';

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM members) THEN
    DROP INDEX messages_event_key_key, messages_provider_message_id_key;
    ALTER TABLE messages ALTER COLUMN id DROP DEFAULT, ALTER COLUMN owed_on DROP DEFAULT;
    ALTER TABLE messages SET SCHEMA partitions;
    ALTER TABLE partitions.messages RENAME TO outbox_before;
  END IF;
END $$;
