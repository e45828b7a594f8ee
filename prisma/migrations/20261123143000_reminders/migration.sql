-- Who asked to be reminded of their class, and how long before it.
SET LOCAL lock_timeout = '5s';

ALTER TABLE members
  ADD COLUMN reminders_wanted_at timestamptz(3),
  ADD COLUMN reminder_minutes smallint NOT NULL DEFAULT 15;
ALTER TABLE members ADD CONSTRAINT members_reminder_minutes_check CHECK (reminder_minutes BETWEEN 5 AND 20) NOT VALID;
ALTER TABLE members VALIDATE CONSTRAINT members_reminder_minutes_check;

-- One reminder a member and class, a partition a day. Members are named without a foreign key,
-- which would be checked a million times a morning.
CREATE TABLE reminders (
  class_date date NOT NULL,
  class_id integer NOT NULL,
  member_id integer NOT NULL,
  status "MessageStatus" NOT NULL DEFAULT 'pending',
  due_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  channel text,
  sender text,
  handed_over_at timestamptz(3),
  provider_message_id text,
  error_code text,
  PRIMARY KEY (member_id, class_id, class_date)
) PARTITION BY RANGE (class_date);
CREATE INDEX reminders_due_idx ON reminders (due_at) WHERE status IN ('pending', 'sending');

-- A class for which reminders were owed, and what became of them as it was counted last.
CREATE TABLE reminder_slots (
  class_id integer NOT NULL,
  class_date date NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  owed_at timestamptz(3) NOT NULL,
  owed integer NOT NULL DEFAULT 0,
  sent integer NOT NULL DEFAULT 0,
  pushed integer NOT NULL DEFAULT 0,
  delivered integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  expired integer NOT NULL DEFAULT 0,
  over_budget integer NOT NULL DEFAULT 0,
  joined integer NOT NULL DEFAULT 0,
  counted_at timestamptz(3),
  PRIMARY KEY (class_id, class_date)
);
CREATE INDEX reminder_slots_starts_at_idx ON reminder_slots (starts_at);
ALTER TABLE reminder_slots ADD CONSTRAINT reminder_slots_class_id_fkey
  FOREIGN KEY (class_id) REFERENCES classes (id) ON DELETE CASCADE ON UPDATE CASCADE;

-- What a day's reminders have cost.
CREATE TABLE reminder_days (
  day date PRIMARY KEY,
  spent_paise bigint NOT NULL DEFAULT 0,
  exhausted_at timestamptz(3)
);

-- From when on a sender may send its next message, and how many a second the provider takes from it
-- now.
CREATE TABLE reminder_senders (
  phone text PRIMARY KEY,
  next_at timestamptz(6) NOT NULL,
  per_second double precision NOT NULL
);

-- Staff held the reminders back, from and until when; at most one of these lasts.
CREATE TABLE reminder_stops (
  id serial PRIMARY KEY,
  stopped_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3)
);
CREATE UNIQUE INDEX reminder_stops_lasting_key ON reminder_stops ((true)) WHERE ended_at IS NULL;

-- Browsers that take a member's reminders.
CREATE TABLE push_subscriptions (
  id bigserial PRIMARY KEY,
  member_id integer NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX push_subscriptions_endpoint_key ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_member_id_idx ON push_subscriptions (member_id);
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_member_id_fkey
  FOREIGN KEY (member_id) REFERENCES members (id) ON DELETE CASCADE ON UPDATE CASCADE;

-- The days live apart from the tables of the schema. Programs may make and drop them by this
-- function alone, since they own no table.
CREATE SCHEMA partitions;

CREATE FUNCTION keep_reminder_days(first_kept date, last_needed date) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET lock_timeout = '5s' AS $$
DECLARE
  one date;
  old record;
  dropped integer := 0;
BEGIN
  FOR one IN SELECT generate_series(greatest(first_kept, last_needed - 8), last_needed, interval '1 day')::date LOOP
    IF to_regclass('partitions.reminders_' || to_char(one, 'YYYYMMDD')) IS NULL THEN
      EXECUTE format('CREATE TABLE IF NOT EXISTS partitions.%I PARTITION OF public.reminders FOR VALUES FROM (%L) TO (%L)',
        'reminders_' || to_char(one, 'YYYYMMDD'), one, one + 1);
    END IF;
  END LOOP;
  FOR old IN SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'public.reminders'::regclass AND relname < 'reminders_' || to_char(first_kept, 'YYYYMMDD')
  LOOP
    EXECUTE format('ALTER TABLE public.reminders DETACH PARTITION partitions.%I', old.relname);
    EXECUTE format('DROP TABLE partitions.%I', old.relname);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;
