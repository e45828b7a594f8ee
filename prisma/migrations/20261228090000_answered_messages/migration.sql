SET LOCAL lock_timeout = '5s';

ALTER TABLE inbound_messages
  ADD COLUMN answered_at timestamptz(3),
  ADD COLUMN answered_by_id integer REFERENCES admins ON DELETE SET NULL ON UPDATE CASCADE;
