-- A browser that is logged out takes no more reminders; of those from before nobody knows the session.
SET LOCAL lock_timeout = '5s';

ALTER TABLE push_subscriptions ADD COLUMN session_id INTEGER,
  ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions(session_id);
