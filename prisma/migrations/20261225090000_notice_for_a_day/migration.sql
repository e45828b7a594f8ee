SET LOCAL lock_timeout = '5s';

-- Notices of several classes have the same message key, so that a member gets one message.
ALTER TABLE class_notices ADD COLUMN message_event text;
