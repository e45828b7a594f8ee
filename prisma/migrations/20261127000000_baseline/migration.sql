-- The whole schema of version 1.0. Later changes are migrations of their own.
--
-- Sections: partitions, staff content, classes, members, identity, attendances, streaks and the
-- leaderboard, karma and referrals, challenges, donations, messages, reminders, jobs.

-- Search of members by a part of their name, phone, email, city or referral code.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

--------------------------------------------------------------------------------------------------
-- Partitions
--------------------------------------------------------------------------------------------------

-- Partitions are in a schema of their own. Programs create and drop them only with the function
-- maintain_partitions, because they do not own tables.
CREATE SCHEMA partitions;

-- Creates the days, weeks or months of a partitioned table from first_needed to last_needed, drops
-- those before first_kept and returns how many it dropped. It drops only partitions of messages and
-- reminders, whatever the arguments are. If the default partition already holds rows of a period,
-- that period stays there. A partition is dropped without being detached first: a detached table
-- gets foreign keys of its own, and dropping these would lock members.
CREATE FUNCTION maintain_partitions(parent text, unit text, first_kept date, first_needed date, last_needed date) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET lock_timeout = '5s' AS $$
DECLARE
  pattern text := CASE unit WHEN 'day' THEN 'YYYYMMDD' WHEN 'week' THEN 'IYYYIW' WHEN 'month' THEN 'YYYYMM' END;
  whole regclass := (SELECT oid FROM pg_class WHERE relname = parent AND relkind = 'p' AND relnamespace = 'public'::regnamespace);
  one date;
  old record;
  dropped integer := 0;
BEGIN
  FOR one IN SELECT generate_series(date_trunc(unit, first_needed), last_needed, ('1 ' || unit)::interval)::date LOOP
    CONTINUE WHEN to_regclass('partitions.' || parent || '_' || to_char(one, pattern)) IS NOT NULL;
    BEGIN
      EXECUTE format('CREATE TABLE IF NOT EXISTS partitions.%I PARTITION OF %s FOR VALUES FROM (%L) TO (%L)',
        parent || '_' || to_char(one, pattern), whole, one, (one + ('1 ' || unit)::interval)::date);
    EXCEPTION WHEN check_violation THEN NULL;
    END;
  END LOOP;
  FOR old IN SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE parent IN ('outbox_messages', 'reminders') AND inhparent = whole AND relnamespace = 'partitions'::regnamespace
      AND relname < parent || '_' || to_char(first_kept, pattern)
  LOOP
    EXECUTE format('DROP TABLE partitions.%I', old.relname);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;

--------------------------------------------------------------------------------------------------
-- Content that staff write
--------------------------------------------------------------------------------------------------

CREATE TYPE "FileKind" AS ENUM ('diet_plan_pdf', 'diet_plan_thumbnail', 'hero_image', 'donation_screenshot');

CREATE TABLE stored_files (
  key text PRIMARY KEY,
  kind "FileKind" NOT NULL,
  content_type text NOT NULL,
  bytes integer NOT NULL,
  sha256 bytea NOT NULL,
  name text NOT NULL,
  attached_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT stored_files_bytes_check CHECK (bytes >= 0)
);
CREATE INDEX stored_files_attached_at_created_at_idx ON stored_files (attached_at, created_at);

CREATE TABLE instructions (
  id serial PRIMARY KEY,
  day_name text NOT NULL,
  instruction text NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX instructions_day_name_key ON instructions (day_name);

CREATE TABLE faqs (
  id serial PRIMARY KEY,
  question text NOT NULL,
  answer text NOT NULL,
  category text NOT NULL DEFAULT 'Other',
  is_active boolean NOT NULL DEFAULT true,
  translations jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE TABLE video_resources (
  id serial PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  youtube_link text NOT NULL,
  category text NOT NULL DEFAULT 'Other',
  is_active boolean NOT NULL DEFAULT true,
  translations jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE TABLE hero_sections (
  id serial PRIMARY KEY,
  title text NOT NULL,
  hindi_title text NOT NULL,
  subtitle text NOT NULL,
  button_text text NOT NULL,
  button_link text NOT NULL,
  trusted_text text NOT NULL,
  member_count text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  image_key text REFERENCES stored_files ON DELETE SET NULL ON UPDATE CASCADE,
  translations jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL
);

CREATE TABLE homepage_sections (
  id serial PRIMARY KEY,
  section_key text NOT NULL,
  section_name text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  display_order integer NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX homepage_sections_display_order_id_idx ON homepage_sections (display_order, id);
CREATE UNIQUE INDEX homepage_sections_section_key_key ON homepage_sections (section_key);

CREATE TABLE contact_settings (
  id integer PRIMARY KEY DEFAULT 1,
  email text,
  whatsapp text,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT contact_settings_id_check CHECK (id = 1)
);

--------------------------------------------------------------------------------------------------
-- Classes
--------------------------------------------------------------------------------------------------

CREATE TYPE "ClassType" AS ENUM ('Beginner', 'Intermediate', 'Advanced', 'All Levels');

CREATE TABLE class_series (
  id serial PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  weekdays integer[],
  from_date date NOT NULL,
  until_date date NOT NULL,
  start_time time(0) NOT NULL,
  end_time time(0) NOT NULL,
  max_participants integer DEFAULT 50,
  live_link text,
  instructor text NOT NULL,
  class_type "ClassType" NOT NULL DEFAULT 'Beginner',
  location text NOT NULL DEFAULT 'Online',
  materialised_to date,
  ended_at timestamptz(3),
  translations jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT class_series_capacity_check CHECK (max_participants BETWEEN 1 AND 1000),
  CONSTRAINT class_series_dates_check CHECK (until_date >= from_date),
  CONSTRAINT class_series_times_check CHECK (end_time > start_time),
  CONSTRAINT class_series_weekdays_check CHECK (weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7] AND cardinality(weekdays) > 0)
);
CREATE INDEX class_series_until_date_idx ON class_series (until_date);

-- Pages keep free space, so that a new count of attendances is written next to the old one.
CREATE TABLE classes (
  id serial PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  class_date date NOT NULL,
  start_time time(0) NOT NULL,
  end_time time(0) NOT NULL,
  starts_at timestamptz(0) NOT NULL,
  ends_at timestamptz(0) NOT NULL,
  max_participants integer DEFAULT 50,
  live_link text,
  instructor text NOT NULL,
  class_type "ClassType" NOT NULL DEFAULT 'Beginner',
  location text NOT NULL DEFAULT 'Online',
  attendance_count integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  rating_sum integer NOT NULL DEFAULT 0,
  series_id integer REFERENCES class_series ON DELETE SET NULL ON UPDATE CASCADE,
  translations jsonb NOT NULL DEFAULT '{}',
  cancelled_at timestamptz(3),
  cancel_reason text,
  cancel_translations jsonb NOT NULL DEFAULT '{}',
  deleted_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  announced_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT classes_attendance_check CHECK (attendance_count >= 0),
  CONSTRAINT classes_capacity_check CHECK (max_participants BETWEEN 1 AND 1000),
  CONSTRAINT classes_rating_check CHECK (rating_sum >= rating_count AND rating_sum <= 5 * rating_count),
  CONSTRAINT classes_times_check CHECK (end_time > start_time AND ends_at > starts_at)
) WITH (fillfactor = 80);
CREATE INDEX classes_class_date_start_time_id_idx ON classes (class_date, start_time, id);
CREATE INDEX classes_ends_at_idx ON classes (ends_at);
CREATE UNIQUE INDEX classes_id_class_date_key ON classes (id, class_date);
CREATE UNIQUE INDEX classes_series_id_class_date_key ON classes (series_id, class_date);
CREATE INDEX classes_title_idx ON classes (title);

-- Attendances of classes without a limit, counted in one of 64 rows by the connection that inserts
-- them, so that they do not wait for the row of the class.
CREATE TABLE class_counters (
  class_id integer NOT NULL REFERENCES classes ON DELETE CASCADE ON UPDATE CASCADE,
  shard smallint NOT NULL,
  attendances integer NOT NULL DEFAULT 0,
  PRIMARY KEY (class_id, shard)
) WITH (fillfactor = 50);

CREATE TABLE batches (
  id serial PRIMARY KEY,
  start_time time(0) NOT NULL
);
CREATE UNIQUE INDEX batches_start_time_key ON batches (start_time);
INSERT INTO batches (start_time) VALUES ('06:00'), ('07:00'), ('08:00'), ('18:00'), ('19:00'), ('20:00');

CREATE TABLE excused_days (
  day date PRIMARY KEY,
  reason text NOT NULL,
  created_at timestamptz(3) NOT NULL
);

-- Classes that are neither deleted nor cancelled.
CREATE VIEW held_classes AS
  SELECT id, title, description, class_date, start_time, end_time, starts_at, ends_at, max_participants, live_link,
    instructor, class_type, location, attendance_count, rating_count, rating_sum, series_id, cancelled_at, deleted_at,
    version, created_at, updated_at, announced_at
  FROM classes WHERE deleted_at IS NULL AND cancelled_at IS NULL;

-- The day of each class that was announced before it began. Such a day counts for streaks unless it
-- is excused. A day with several classes appears several times.
CREATE VIEW class_days AS
  SELECT class_date, EXISTS (SELECT FROM excused_days WHERE day = class_date) AS is_excused
  FROM held_classes WHERE announced_at < starts_at;

-- Returns the last class day before a day that is not excused, or null. It is a table function
-- because the planner inlines those.
CREATE FUNCTION class_day_before(day date) RETURNS TABLE (class_day date) LANGUAGE sql STABLE AS
  $$SELECT (SELECT class_date FROM class_days WHERE class_date < day AND NOT is_excused ORDER BY class_date DESC LIMIT 1)$$;

-- Returns the last three class days before a day, latest first. A streak survives two missed days
-- at most, so that no caller needs more.
CREATE FUNCTION class_days_before(day date) RETURNS TABLE (class_days date[]) LANGUAGE sql STABLE AS
  $$SELECT array_remove(ARRAY[one.class_day, two.class_day, three.class_day], NULL)
    FROM class_day_before(day) AS one, class_day_before(one.class_day) AS two, class_day_before(two.class_day) AS three$$;

-- Returns how many attendances a class has: those of its row and those of its counters.
CREATE FUNCTION count_class_attendances(class classes) RETURNS integer LANGUAGE sql STABLE AS
  $$SELECT class.attendance_count + coalesce((SELECT sum(attendances) FROM class_counters WHERE class_id = class.id), 0)::integer$$;

-- When a class without a limit gets one, moves the counts of its counters into its row. It waits
-- for attendances in progress, which hold the class by their foreign key.
CREATE FUNCTION merge_class_counters() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gathered integer;
BEGIN
  PERFORM FROM classes WHERE id = OLD.id FOR UPDATE;
  WITH gone AS (DELETE FROM class_counters WHERE class_id = OLD.id RETURNING attendances) SELECT sum(attendances) INTO gathered FROM gone;
  NEW.attendance_count := NEW.attendance_count + coalesce(gathered, 0);
  RETURN NEW;
END $$;
CREATE TRIGGER classes_limited BEFORE UPDATE OF max_participants ON classes
  FOR EACH ROW WHEN (OLD.max_participants IS NULL AND NEW.max_participants IS NOT NULL)
  EXECUTE FUNCTION merge_class_counters();

--------------------------------------------------------------------------------------------------
-- Members
--------------------------------------------------------------------------------------------------

CREATE TYPE "Gender" AS ENUM ('Male', 'Female', 'Other');

CREATE TABLE community_groups (
  id serial PRIMARY KEY,
  title text NOT NULL,
  link text NOT NULL,
  capacity integer NOT NULL,
  places_taken integer NOT NULL DEFAULT 0,
  closed_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT community_groups_capacity_check CHECK (capacity >= 1),
  CONSTRAINT community_groups_places_check CHECK (places_taken BETWEEN 0 AND capacity)
);
CREATE UNIQUE INDEX community_groups_link_key ON community_groups (link);

-- No index contains a column that an attendance changes, and pages keep free space, so that an
-- attendance writes no index of this table. The planner needs more samples of the searched columns
-- to tell common names from rare ones.
CREATE TABLE members (
  id serial PRIMARY KEY,
  name text NOT NULL,
  phone text NOT NULL,
  password_hash text NOT NULL,
  gender "Gender",
  city text,
  birth_date integer,
  email text,
  primary_goal text,
  referral_code text NOT NULL,
  karma_points integer NOT NULL DEFAULT 0,
  current_streak integer NOT NULL DEFAULT 0,
  longest_streak integer NOT NULL DEFAULT 0,
  total_classes_attended integer NOT NULL DEFAULT 0,
  total_days_attended integer NOT NULL DEFAULT 0,
  last_attended_on date,
  rests_left integer NOT NULL DEFAULT 2,
  rested_on date[] NOT NULL DEFAULT '{}',
  paused_until date,
  needs_recalculation boolean NOT NULL DEFAULT false,
  title text NOT NULL DEFAULT 'Beginner',
  celebrated_title text NOT NULL DEFAULT 'Beginner',
  consented_at timestamptz(3) NOT NULL,
  consent_version text NOT NULL,
  notices_stopped_at timestamptz(3),
  phone_proved_at timestamptz(3),
  devices_version integer NOT NULL DEFAULT 0,
  devices_issued integer NOT NULL DEFAULT 0,
  group_opened_at timestamptz(3),
  community_group_id integer REFERENCES community_groups ON DELETE SET NULL ON UPDATE CASCADE,
  calendar_version integer NOT NULL DEFAULT 0,
  language text NOT NULL DEFAULT 'en',
  batch_id integer REFERENCES batches ON DELETE SET NULL ON UPDATE CASCADE,
  reminders_wanted_at timestamptz(3),
  reminder_minutes smallint NOT NULL DEFAULT 15,
  phone_failed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT members_birth_date_check CHECK (birth_date BETWEEN 18000101 AND 99991231),
  CONSTRAINT members_phone_check CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  CONSTRAINT members_referral_code_check CHECK (referral_code ~ '^[A-Z2-9]{8}$'),
  CONSTRAINT members_reminder_minutes_check CHECK (reminder_minutes BETWEEN 5 AND 20),
  CONSTRAINT members_rests_left_check CHECK (rests_left BETWEEN 0 AND 2),
  CONSTRAINT members_streak_check CHECK (current_streak >= 0 AND longest_streak >= current_streak),
  CONSTRAINT members_total_check CHECK (total_days_attended >= 0 AND total_classes_attended >= total_days_attended)
) WITH (fillfactor = 80);
CREATE INDEX members_city_search_idx ON members USING gin (city gin_trgm_ops);
CREATE INDEX members_created_at_id_idx ON members (created_at, id);
CREATE INDEX members_gender_created_at_id_idx ON members (gender, created_at, id);
CREATE INDEX members_gender_karma_points_id_idx ON members (gender, karma_points DESC, id);
CREATE INDEX members_gender_name_id_idx ON members (gender, name, id);
CREATE INDEX members_karma_points_id_idx ON members (karma_points DESC, id);
CREATE INDEX members_name_id_idx ON members (name, id);
CREATE INDEX members_needs_recalculation_idx ON members (id) WHERE needs_recalculation;
CREATE UNIQUE INDEX members_phone_key ON members (phone);
CREATE UNIQUE INDEX members_referral_code_key ON members (referral_code);
CREATE INDEX members_search_idx ON members USING gin (name gin_trgm_ops, phone gin_trgm_ops, email gin_trgm_ops, referral_code gin_trgm_ops);
ALTER TABLE members ALTER COLUMN name SET STATISTICS 200;
ALTER TABLE members ALTER COLUMN city SET STATISTICS 200;
ALTER TABLE members ALTER COLUMN email SET STATISTICS 200;

-- Members by gender, their karma points, and ratings, counted in 16 rows each so that sign-ups do
-- not wait for one row.
CREATE TABLE member_counters (
  name text NOT NULL,
  shard integer NOT NULL,
  value bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (name, shard)
);

CREATE TABLE credited_phones (
  phone_hash bytea PRIMARY KEY,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE deleted_accounts (
  member_id integer PRIMARY KEY,
  member_created_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3) NOT NULL
);

CREATE TYPE "DietPlanType" AS ENUM ('free', 'karma', 'personalized');

CREATE TABLE diet_plans (
  id serial PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  type "DietPlanType" NOT NULL DEFAULT 'free',
  karma_points_required integer,
  member_id integer REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  is_private boolean NOT NULL DEFAULT false,
  media_key text REFERENCES stored_files ON DELETE SET NULL ON UPDATE CASCADE,
  thumbnail_key text REFERENCES stored_files ON DELETE SET NULL ON UPDATE CASCADE,
  translations jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT diet_plans_karma_check CHECK (type <> 'karma' OR karma_points_required > 0),
  CONSTRAINT diet_plans_owner_check CHECK (type <> 'personalized' OR member_id IS NOT NULL)
);
CREATE INDEX diet_plans_member_id_idx ON diet_plans (member_id);
CREATE INDEX diet_plans_type_created_at_idx ON diet_plans (type, created_at);

-- Returns what one member adds to the counters.
CREATE FUNCTION get_member_counts(member members) RETURNS TABLE (name text, amount bigint) LANGUAGE sql AS $$
  SELECT counted.name, counted.amount
    FROM (VALUES ('karma_points', member.karma_points::bigint), ('members', 1), (member.gender::text, 1)) AS counted(name, amount)
    WHERE counted.name IS NOT NULL AND member.id IS NOT NULL
$$;

-- Counts changed members. It updates only counters that change, always in the order of their names,
-- so that two transactions never wait for each other.
CREATE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counters (name, shard, value)
    SELECT name, coalesce(NEW.id, OLD.id) % 16, sum(amount)::bigint
      FROM (SELECT name, -amount AS amount FROM get_member_counts(OLD) UNION ALL SELECT name, amount FROM get_member_counts(NEW)) AS changes
      GROUP BY name HAVING sum(amount) <> 0
      ORDER BY name
    ON CONFLICT (name, shard) DO UPDATE SET value = member_counters.value + excluded.value;
  RETURN NULL;
END $$;
CREATE TRIGGER members_counted AFTER UPDATE OF gender, karma_points ON members
  FOR EACH ROW EXECUTE FUNCTION count_members();

-- Counts inserted and deleted members once per statement, because a statement may write many.
CREATE FUNCTION count_many_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counters (name, shard, value)
    SELECT counted.name, changed.id % 16, sum(CASE TG_OP WHEN 'INSERT' THEN amount ELSE -amount END)::bigint
      FROM changed, get_member_counts(ROW(changed.*)::members) AS counted
      GROUP BY 1, 2 HAVING sum(amount) <> 0
      ORDER BY 1, 2
    ON CONFLICT (name, shard) DO UPDATE SET value = member_counters.value + excluded.value;
  RETURN NULL;
END $$;
CREATE TRIGGER members_come AFTER INSERT ON members
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_members();
CREATE TRIGGER members_go AFTER DELETE ON members
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_members();

--------------------------------------------------------------------------------------------------
-- Identity
--------------------------------------------------------------------------------------------------

CREATE TYPE "Permission" AS ENUM (
  'view_all_donations',
  'approve_donations',
  'reject_donations',
  'view_analytics',
  'download_screenshots',
  'manage_users',
  'manage_classes',
  'manage_resources',
  'manage_admins',
  'view_queues',
  'manage_queues'
);

CREATE TABLE admins (
  id serial PRIMARY KEY,
  username text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  member_id integer REFERENCES members ON DELETE SET NULL ON UPDATE CASCADE,
  disabled_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  devices_version integer NOT NULL DEFAULT 0,
  devices_issued integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX admins_member_id_key ON admins (member_id);
CREATE UNIQUE INDEX admins_username_key ON admins (username);

CREATE TABLE admin_totps (
  admin_id integer PRIMARY KEY REFERENCES admins ON DELETE CASCADE ON UPDATE CASCADE,
  salt bytea NOT NULL,
  confirmed_at timestamptz(3),
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE admin_recovery_codes (
  admin_id integer NOT NULL REFERENCES admins ON DELETE CASCADE ON UPDATE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (admin_id, code_hash)
);

CREATE TABLE admin_passkeys (
  id bigserial PRIMARY KEY,
  admin_id integer NOT NULL REFERENCES admins ON DELETE CASCADE ON UPDATE CASCADE,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[],
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE INDEX admin_passkeys_admin_id_idx ON admin_passkeys (admin_id);
CREATE UNIQUE INDEX admin_passkeys_credential_id_key ON admin_passkeys (credential_id);

CREATE TABLE admin_permissions (
  admin_id integer NOT NULL REFERENCES admins ON DELETE CASCADE ON UPDATE CASCADE,
  permission "Permission" NOT NULL,
  PRIMARY KEY (admin_id, permission)
);

CREATE TYPE "SessionKind" AS ENUM ('member', 'admin');

-- Numbers of sessions, codes and messages start again after 2,147,483,647: the rows with the first
-- numbers are deleted long before.
CREATE TABLE sessions (
  id serial PRIMARY KEY,
  token_hash bytea NOT NULL,
  kind "SessionKind" NOT NULL,
  member_id integer REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  admin_id integer REFERENCES admins ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  address text,
  user_agent text,
  proven_at timestamptz(3),
  CONSTRAINT sessions_owner_check CHECK ((kind = 'member' AND member_id IS NOT NULL AND admin_id IS NULL)
    OR (kind = 'admin' AND admin_id IS NOT NULL AND member_id IS NULL))
);
CREATE INDEX sessions_admin_id_idx ON sessions (admin_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);
CREATE INDEX sessions_member_id_idx ON sessions (member_id);
CREATE UNIQUE INDEX sessions_token_hash_key ON sessions (token_hash);
ALTER SEQUENCE sessions_id_seq CYCLE;

CREATE TABLE first_logins (
  token_hash bytea PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX first_logins_expires_at_idx ON first_logins (expires_at);
CREATE INDEX first_logins_member_id_idx ON first_logins (member_id);

CREATE TYPE "OtpPurpose" AS ENUM ('password_reset', 'phone_change', 'login', 'phone_proof');

CREATE TABLE otp_codes (
  id serial PRIMARY KEY,
  purpose "OtpPurpose" NOT NULL,
  phone text NOT NULL,
  member_id integer,
  salt bytea NOT NULL,
  code_hash bytea NOT NULL,
  guesses integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  consumed_at timestamptz(3)
);
CREATE INDEX otp_codes_created_at_idx ON otp_codes (created_at);
CREATE INDEX otp_codes_purpose_phone_created_at_idx ON otp_codes (purpose, phone, created_at DESC);
ALTER SEQUENCE otp_codes_id_seq CYCLE;

CREATE TABLE otp_guess_days (
  phone text NOT NULL,
  day date NOT NULL,
  guesses integer NOT NULL DEFAULT 0,
  PRIMARY KEY (phone, day)
);
CREATE INDEX otp_guess_days_day_idx ON otp_guess_days (day);

CREATE TABLE phone_changes (
  id bigserial PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  old_phone text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE INDEX phone_changes_expires_at_idx ON phone_changes (expires_at);
CREATE INDEX phone_changes_member_id_idx ON phone_changes (member_id);
CREATE INDEX phone_changes_old_phone_idx ON phone_changes (old_phone);
CREATE UNIQUE INDEX phone_changes_token_hash_key ON phone_changes (token_hash);

CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);

CREATE TYPE "ActorKind" AS ENUM ('member', 'admin', 'system');

CREATE TABLE audit_entries (
  id bigserial PRIMARY KEY,
  actor_kind "ActorKind" NOT NULL,
  actor_id integer,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  address text,
  request_id text,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX audit_entries_action_created_at_idx ON audit_entries (action, created_at DESC);
CREATE INDEX audit_entries_actor_kind_actor_id_created_at_idx ON audit_entries (actor_kind, actor_id, created_at DESC);
CREATE INDEX audit_entries_created_at_id_idx ON audit_entries (created_at DESC, id DESC);
CREATE INDEX audit_entries_subject_kind_subject_id_created_at_idx ON audit_entries (subject_kind, subject_id, created_at DESC);

-- Refuses changes of rows that are written once.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'SG002';
END $$;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

--------------------------------------------------------------------------------------------------
-- Attendances
--------------------------------------------------------------------------------------------------

-- One partition per month. The unique index also finds the days of a member. The partial index has
-- only the few attendances of overlapping classes.
CREATE TABLE attendances (
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  class_id integer NOT NULL,
  class_date date NOT NULL,
  marked_at timestamptz(3) NOT NULL,
  counts_for_member boolean NOT NULL DEFAULT true,
  FOREIGN KEY (class_id, class_date) REFERENCES classes (id, class_date) ON DELETE RESTRICT ON UPDATE CASCADE
) PARTITION BY RANGE (class_date);
CREATE INDEX attendances_class_date_class_id_idx ON attendances (class_date, class_id);
CREATE UNIQUE INDEX attendances_member_id_class_date_class_id_key ON attendances (member_id, class_date, class_id);
CREATE INDEX attendances_not_counted_idx ON attendances (member_id, class_date) WHERE NOT counts_for_member;
CREATE TABLE partitions.attendances_other PARTITION OF attendances DEFAULT;
SELECT maintain_partitions('attendances', 'month', NULL, current_date - 1, current_date + 62);

CREATE TABLE class_link_requests (
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  class_id integer NOT NULL REFERENCES classes ON DELETE CASCADE ON UPDATE CASCADE,
  requests integer NOT NULL DEFAULT 1,
  first_at timestamptz(3) NOT NULL,
  last_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, class_id)
);
CREATE INDEX class_link_requests_class_id_idx ON class_link_requests (class_id);

-- Counts the attendances that a statement inserts or deletes, and refuses those of a full class. It
-- goes through the classes in the order of their ids, so that two statements never wait for each
-- other. A full class is not updated, because PostgreSQL refuses to lock a row again while an
-- aborting transaction is still its last updater.
CREATE FUNCTION count_attendances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  -- If a class is being limited, wait until its counters are in its row.
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM classes WHERE id IN (SELECT class_id FROM changed) ORDER BY id FOR KEY SHARE;
  END IF;
  FOR counted IN
    SELECT class_id, count(*) * (CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END) AS attendances, max_participants IS NULL AS is_open
      FROM changed JOIN classes ON classes.id = class_id GROUP BY class_id, is_open ORDER BY class_id
  LOOP
    IF counted.is_open THEN
      INSERT INTO class_counters (class_id, shard, attendances) VALUES (counted.class_id, pg_backend_pid() % 64, counted.attendances)
        ON CONFLICT (class_id, shard) DO UPDATE SET attendances = class_counters.attendances + excluded.attendances;
    ELSE
      UPDATE classes SET attendance_count = attendance_count + counted.attendances
        WHERE id = counted.class_id
          AND (counted.attendances < 0 OR max_participants IS NULL OR attendance_count + counted.attendances <= max_participants);
      IF NOT FOUND THEN
        RAISE EXCEPTION 'class is full' USING ERRCODE = 'SG001';
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER attendances_counted AFTER INSERT ON attendances
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_attendances();
CREATE TRIGGER attendances_uncounted AFTER DELETE ON attendances
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_attendances();

-- Statements that lock or change rows read attendances through the next three functions. PostgreSQL
-- 18.4 crashed when such a statement named the partitioned table itself (docs/decisions/0003).

-- True if the member attended the class.
CREATE FUNCTION has_attended(member integer, class integer, day date) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM attendances WHERE member_id = member AND class_id = class AND class_date = day);
END $$;

-- Returns the attendances of some members on some days.
CREATE FUNCTION list_attendances(who integer[], first_day date, last_day date)
RETURNS TABLE (member_id integer, class_id integer, class_date date) LANGUAGE plpgsql STABLE ROWS 25 AS $$
BEGIN
  RETURN QUERY SELECT attendances.member_id, attendances.class_id, attendances.class_date FROM attendances
    WHERE attendances.member_id = ANY (who) AND attendances.class_date BETWEEN first_day AND last_day;
END $$;

-- True if the member attended a class on the day and marked it after `since`.
CREATE FUNCTION attended_on_day(member integer, day date, since timestamptz DEFAULT '-infinity') RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM attendances WHERE member_id = member AND class_date = day AND marked_at > since);
END $$;

CREATE TABLE ratings (
  id serial PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  class_id integer REFERENCES classes ON DELETE SET NULL ON UPDATE CASCADE,
  subject text NOT NULL,
  rating integer NOT NULL,
  review text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT ratings_stars_check CHECK (rating BETWEEN 1 AND 5)
);
CREATE INDEX ratings_class_id_idx ON ratings (class_id);
CREATE UNIQUE INDEX ratings_member_id_subject_key ON ratings (member_id, subject);
CREATE INDEX ratings_reviews_idx ON ratings (id DESC) WHERE review IS NOT NULL;

-- Counts a changed rating.
CREATE FUNCTION count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counters (name, shard, value)
    SELECT name, coalesce(NEW.member_id, OLD.member_id) % 16, amount
      FROM (VALUES
        ('rating_stars', coalesce(NEW.rating, 0) - coalesce(OLD.rating, 0)),
        ('ratings', (NEW.id IS NOT NULL)::integer - (OLD.id IS NOT NULL)::integer)
      ) AS changes(name, amount)
      WHERE amount <> 0
      ORDER BY name
    ON CONFLICT (name, shard) DO UPDATE SET value = member_counters.value + excluded.value;
  RETURN NULL;
END $$;
CREATE TRIGGER ratings_counted AFTER UPDATE OF rating ON ratings FOR EACH ROW EXECUTE FUNCTION count_ratings();

-- Counts inserted and deleted ratings once per statement.
CREATE FUNCTION count_many_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counters (name, shard, value)
    SELECT counted.name, member_id % 16, sum(CASE TG_OP WHEN 'INSERT' THEN amount ELSE -amount END)
      FROM changed, LATERAL (VALUES ('rating_stars', rating), ('ratings', 1)) AS counted (name, amount)
      GROUP BY 1, 2
      ORDER BY 1, 2
    ON CONFLICT (name, shard) DO UPDATE SET value = member_counters.value + excluded.value;
  RETURN NULL;
END $$;
CREATE TRIGGER ratings_come AFTER INSERT ON ratings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_ratings();
CREATE TRIGGER ratings_go AFTER DELETE ON ratings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_ratings();

--------------------------------------------------------------------------------------------------
-- Streaks and the leaderboard
--------------------------------------------------------------------------------------------------

CREATE TABLE streak_pauses (
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  from_day date NOT NULL,
  until_day date NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, from_day),
  CONSTRAINT streak_pauses_days_check CHECK (until_day >= from_day)
);
CREATE INDEX streak_pauses_until_day_idx ON streak_pauses (until_day);

CREATE TABLE streak_recalculations (
  id bigserial PRIMARY KEY,
  day date,
  is_kind boolean NOT NULL,
  done_to_member_id integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3)
);
CREATE INDEX streak_recalculations_finished_at_idx ON streak_recalculations (finished_at);

-- Leaderboard entries. They are not in members, so that no index of members contains a column that
-- an attendance changes.
CREATE TABLE leaderboard_entries (
  member_id integer PRIMARY KEY REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  streak integer NOT NULL,
  classes integer NOT NULL,
  longest integer NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX leaderboard_entries_order_idx ON leaderboard_entries (streak DESC, classes DESC, longest DESC, member_id);

CREATE TABLE leaderboard_steps (
  streak integer NOT NULL,
  classes integer NOT NULL,
  members_above integer NOT NULL,
  PRIMARY KEY (streak, classes)
);

CREATE TABLE monthly_places (
  place integer PRIMARY KEY,
  month date NOT NULL,
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  mornings integer NOT NULL,
  classes integer NOT NULL
);
CREATE INDEX monthly_places_member_id_idx ON monthly_places (member_id);

CREATE TABLE monthly_steps (
  mornings integer NOT NULL,
  classes integer NOT NULL,
  month date NOT NULL,
  members_above integer NOT NULL,
  PRIMARY KEY (mornings, classes)
);

-- Returns the member's present streak: the stored one, or 0 if they missed more class days than they
-- have rest days left. It mirrors livingStreak of app/domain/streaks/policy.ts.
CREATE FUNCTION get_current_streak(member members, class_days date[]) RETURNS integer LANGUAGE sql IMMUTABLE AS
  $$SELECT CASE WHEN greatest(member.last_attended_on, member.paused_until) >= coalesce(class_days[member.rests_left + 1], '-infinity')
    THEN member.current_streak ELSE 0 END$$;

-- Returns the members with an id above `after` and up to `up_to` whose streak the class day `day`
-- changes: they did not attend on it, and they attended or paused on or after `since`.
CREATE FUNCTION list_affected_streaks(day date, since date, after integer, up_to integer) RETURNS TABLE (member_id integer) LANGUAGE sql STABLE AS
  $$SELECT member_id FROM attendances
      WHERE class_date >= since AND class_date < day AND member_id > after AND member_id <= up_to
    UNION SELECT member_id FROM streak_pauses
      WHERE until_day >= since AND from_day < day AND member_id > after AND member_id <= up_to
    EXCEPT SELECT member_id FROM attendances WHERE class_date = day AND member_id > after AND member_id <= up_to$$;

-- Creates the leaderboard entries of new members.
CREATE FUNCTION create_leaderboard_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO leaderboard_entries (member_id, streak, classes, longest)
    SELECT id, current_streak, total_classes_attended, longest_streak FROM come;
  RETURN NULL;
END $$;
CREATE TRIGGER members_leaderboard AFTER INSERT ON members
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION create_leaderboard_entries();

-- Updates the leaderboard entry of a member whose figures changed.
CREATE FUNCTION update_leaderboard_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leaderboard_entries SET streak = NEW.current_streak, classes = NEW.total_classes_attended, longest = NEW.longest_streak
    WHERE member_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER members_move AFTER UPDATE OF current_streak, total_classes_attended, longest_streak ON members
  FOR EACH ROW WHEN (OLD.current_streak IS DISTINCT FROM NEW.current_streak
    OR OLD.total_classes_attended IS DISTINCT FROM NEW.total_classes_attended
    OR OLD.longest_streak IS DISTINCT FROM NEW.longest_streak)
  EXECUTE FUNCTION update_leaderboard_entry();

--------------------------------------------------------------------------------------------------
-- Karma, referrals and rewards
--------------------------------------------------------------------------------------------------

CREATE TABLE karma_entries (
  id serial PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  delta integer NOT NULL,
  reason text NOT NULL,
  reference text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT karma_entries_delta_check CHECK (delta <> 0)
);
CREATE UNIQUE INDEX karma_entries_member_id_reason_reference_key ON karma_entries (member_id, reason, reference);
CREATE TRIGGER karma_entries_append_only BEFORE UPDATE ON karma_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE referrals (
  id serial PRIMARY KEY,
  referrer_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  friend_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL,
  awaits_class boolean NOT NULL DEFAULT false,
  awaits_proof boolean NOT NULL DEFAULT false,
  CONSTRAINT referrals_self_check CHECK (referrer_id <> friend_id)
);
CREATE UNIQUE INDEX referrals_friend_id_key ON referrals (friend_id);
CREATE INDEX referrals_referrer_id_created_at_id_idx ON referrals (referrer_id, created_at DESC, id);

CREATE TYPE "RewardClaimState" AS ENUM ('asked', 'sent');

CREATE TABLE rewards (
  level integer PRIMARY KEY,
  link text,
  note text,
  translations jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL
);

CREATE TABLE reward_claims (
  id bigserial PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  level integer NOT NULL,
  size text NOT NULL,
  address_line1 text NOT NULL,
  address_line2 text NOT NULL,
  pincode text NOT NULL,
  state "RewardClaimState" NOT NULL DEFAULT 'asked',
  created_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3)
);
CREATE UNIQUE INDEX reward_claims_member_id_level_key ON reward_claims (member_id, level);
CREATE INDEX reward_claims_state_id_idx ON reward_claims (state, id);

--------------------------------------------------------------------------------------------------
-- Challenges
--------------------------------------------------------------------------------------------------

CREATE TABLE challenges (
  id serial PRIMARY KEY,
  title text NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}',
  starts_on date NOT NULL,
  days smallint NOT NULL DEFAULT 14,
  ended_at timestamptz(3),
  reached integer[],
  counted_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT challenges_days CHECK (days IN (14, 21)),
  CONSTRAINT challenges_starts_on_monday CHECK (EXTRACT(isodow FROM starts_on) = 1)
);
CREATE UNIQUE INDEX challenges_starts_on_key ON challenges (starts_on);

CREATE TABLE challenge_enrolments (
  id bigserial PRIMARY KEY,
  challenge_id integer NOT NULL REFERENCES challenges ON DELETE RESTRICT ON UPDATE CASCADE,
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  joined_at timestamptz(3) NOT NULL
);
CREATE INDEX challenge_enrolments_challenge_id_id_idx ON challenge_enrolments (challenge_id, id);
CREATE UNIQUE INDEX challenge_enrolments_member_id_challenge_id_key ON challenge_enrolments (member_id, challenge_id);

CREATE TABLE challenge_certificates (
  code text PRIMARY KEY,
  enrolment_id bigint NOT NULL REFERENCES challenge_enrolments ON DELETE CASCADE ON UPDATE CASCADE,
  began_on date NOT NULL,
  finished_on date NOT NULL,
  mornings smallint NOT NULL,
  issued_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX challenge_certificates_enrolment_id_key ON challenge_certificates (enrolment_id);

-- Returns the challenge that a member may join on a day: the one in its first week, or else the next
-- one, or else an older one that continues.
CREATE FUNCTION open_challenge(day date, of_member integer) RETURNS SETOF challenges LANGUAGE sql STABLE AS
  $$SELECT * FROM challenges
    WHERE ended_at IS NULL AND starts_on + days > day AND NOT EXISTS (
      SELECT FROM challenge_enrolments WHERE member_id = of_member AND challenge_id = challenges.id)
    ORDER BY CASE WHEN starts_on > day THEN 1 WHEN starts_on > day - 7 THEN 0 ELSE 2 END, starts_on LIMIT 1$$;

--------------------------------------------------------------------------------------------------
-- Donations
--------------------------------------------------------------------------------------------------

CREATE TYPE "DonationStatus" AS ENUM ('pending', 'approved', 'rejected', 'refunded');

CREATE TYPE "PaymentMethod" AS ENUM ('razorpay', 'qr');

CREATE TABLE donations (
  id serial PRIMARY KEY,
  member_id integer REFERENCES members ON DELETE SET NULL ON UPDATE CASCADE,
  amount_paise integer NOT NULL,
  refunded_paise integer NOT NULL DEFAULT 0,
  category text NOT NULL,
  payment_method "PaymentMethod" NOT NULL,
  status "DonationStatus" NOT NULL DEFAULT 'pending',
  karma_points_awarded integer NOT NULL DEFAULT 0,
  provider_payment_id text,
  screenshot_key text REFERENCES stored_files ON DELETE SET NULL ON UPDATE CASCADE,
  screenshot_sha256 bytea,
  screenshot_difference bigint,
  screenshot_bands integer[] NOT NULL DEFAULT '{}',
  reference text,
  rejection_reason text,
  translations jsonb NOT NULL DEFAULT '{}',
  proposed_by_id integer REFERENCES admins ON DELETE SET NULL ON UPDATE CASCADE,
  proposed_at timestamptz(3),
  decided_by_id integer REFERENCES admins ON DELETE SET NULL ON UPDATE CASCADE,
  decided_at timestamptz(3),
  decisions_undone integer NOT NULL DEFAULT 0,
  refunded_at timestamptz(3),
  donated_on date NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT donations_amount_check CHECK (amount_paise BETWEEN 100 AND 50000000 AND amount_paise % 100 = 0),
  CONSTRAINT donations_by_hand_check CHECK (payment_method = 'qr' OR (decided_by_id IS NULL AND proposed_by_id IS NULL)),
  CONSTRAINT donations_decision_check CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT donations_reason_check CHECK (status <> 'rejected' OR rejection_reason IS NOT NULL),
  CONSTRAINT donations_refunded_paise_check CHECK (refunded_paise BETWEEN 0 AND amount_paise),
  CONSTRAINT donations_two_people_check CHECK (status NOT IN ('approved', 'refunded') OR proposed_by_id <> decided_by_id)
);
CREATE INDEX donations_amount_paise_id_idx ON donations (amount_paise, id);
CREATE INDEX donations_created_at_id_idx ON donations (created_at, id);
CREATE INDEX donations_decided_by_hand_idx ON donations (decided_at) WHERE decided_by_id IS NOT NULL;
CREATE INDEX donations_member_id_created_at_id_idx ON donations (member_id, created_at DESC, id);
CREATE UNIQUE INDEX donations_provider_payment_id_key ON donations (provider_payment_id);
CREATE INDEX donations_screenshot_bands_idx ON donations USING gin (screenshot_bands);
CREATE INDEX donations_screenshot_sha256_idx ON donations (screenshot_sha256);
CREATE INDEX donations_status_created_at_id_idx ON donations (status, created_at, id);

CREATE TABLE donation_totals (
  month date NOT NULL,
  status "DonationStatus" NOT NULL,
  payment_method "PaymentMethod" NOT NULL,
  category text NOT NULL,
  donations integer NOT NULL DEFAULT 0,
  amount_paise bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (month, status, payment_method, category)
);

CREATE TYPE "PaymentOrderStatus" AS ENUM ('created', 'paid', 'failed', 'expired');

CREATE TABLE payment_orders (
  id serial PRIMARY KEY,
  member_id integer REFERENCES members ON DELETE SET NULL ON UPDATE CASCADE,
  provider_order_id text NOT NULL,
  amount_paise integer NOT NULL,
  currency text NOT NULL DEFAULT 'INR',
  status "PaymentOrderStatus" NOT NULL DEFAULT 'created',
  donation_id integer REFERENCES donations ON DELETE SET NULL ON UPDATE CASCADE,
  checked_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT payment_orders_amount_check CHECK (amount_paise BETWEEN 100 AND 50000000)
);
CREATE UNIQUE INDEX payment_orders_donation_id_key ON payment_orders (donation_id);
CREATE INDEX payment_orders_member_id_idx ON payment_orders (member_id);
CREATE UNIQUE INDEX payment_orders_provider_order_id_key ON payment_orders (provider_order_id);
CREATE INDEX payment_orders_status_checked_at_idx ON payment_orders (status, checked_at);

CREATE TYPE "UnmatchedReason" AS ENUM ('after_rejection', 'second_payment', 'differs_from_order', 'no_order');

CREATE TYPE "UnmatchedStatus" AS ENUM ('open', 'refunding', 'refunded', 'settled');

CREATE TABLE unmatched_payments (
  id bigserial PRIMARY KEY,
  provider_payment_id text NOT NULL,
  provider_order_id text,
  amount_paise bigint NOT NULL,
  currency text NOT NULL,
  reason "UnmatchedReason" NOT NULL,
  status "UnmatchedStatus" NOT NULL DEFAULT 'open',
  member_id integer REFERENCES members ON DELETE SET NULL ON UPDATE CASCADE,
  donation_id integer REFERENCES donations ON DELETE SET NULL ON UPDATE CASCADE,
  note text,
  decided_by_id integer REFERENCES admins ON DELETE SET NULL ON UPDATE CASCADE,
  decided_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT unmatched_payments_decision_check CHECK ((status = 'open') = (decided_at IS NULL)),
  CONSTRAINT unmatched_payments_settled_check CHECK (status <> 'settled' OR note IS NOT NULL)
);
CREATE INDEX unmatched_payments_member_id_idx ON unmatched_payments (member_id);
CREATE UNIQUE INDEX unmatched_payments_provider_payment_id_key ON unmatched_payments (provider_payment_id);
CREATE INDEX unmatched_payments_status_id_idx ON unmatched_payments (status, id);

CREATE TYPE "DisputeStatus" AS ENUM ('open', 'under_review', 'action_required', 'won', 'lost', 'closed');

CREATE TABLE payment_disputes (
  id serial PRIMARY KEY,
  provider_dispute_id text NOT NULL,
  provider_payment_id text NOT NULL,
  status "DisputeStatus" NOT NULL,
  amount_paise integer NOT NULL,
  lost_paise integer NOT NULL DEFAULT 0,
  reason text,
  respond_by timestamptz(3),
  reported_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT payment_disputes_lost_check CHECK (lost_paise >= 0 AND (lost_paise = 0 OR status = 'lost'))
);
CREATE UNIQUE INDEX payment_disputes_provider_dispute_id_key ON payment_disputes (provider_dispute_id);
CREATE INDEX payment_disputes_provider_payment_id_idx ON payment_disputes (provider_payment_id);
CREATE INDEX payment_disputes_status_id_idx ON payment_disputes (status, id);

CREATE TABLE webhook_events (
  id serial PRIMARY KEY,
  provider text NOT NULL,
  event_id text NOT NULL,
  body_sha256 bytea,
  type text NOT NULL,
  payload jsonb,
  received_at timestamptz(3) NOT NULL,
  processed_at timestamptz(3),
  attempts integer NOT NULL DEFAULT 0,
  last_error text
);
CREATE INDEX webhook_events_kept_idx ON webhook_events (received_at) WHERE payload IS NOT NULL;
CREATE INDEX webhook_events_processed_at_received_at_idx ON webhook_events (processed_at, received_at);
CREATE UNIQUE INDEX webhook_events_provider_body_sha256_key ON webhook_events (provider, body_sha256);
CREATE UNIQUE INDEX webhook_events_provider_event_id_key ON webhook_events (provider, event_id);

-- Returns the amount that counts in the totals: without partial refunds, but in full under the
-- status `refunded`.
CREATE FUNCTION stayed(donation donations) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE donation.status WHEN 'refunded' THEN donation.amount_paise ELSE donation.amount_paise - donation.refunded_paise END
$$;

-- Moves a changed donation from one total to another. Totals are always updated in the same order,
-- so that two transactions never wait for each other.
CREATE FUNCTION count_donations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO donation_totals (month, status, payment_method, category, donations, amount_paise)
    SELECT date_trunc('month', donated_on)::date, status, payment_method, category, sum(one)::integer, sum(paise)::bigint
      FROM (
        SELECT OLD.donated_on, OLD.status, OLD.payment_method, OLD.category, -1 AS one, -stayed(OLD) AS paise WHERE OLD.id IS NOT NULL
        UNION ALL
        SELECT NEW.donated_on, NEW.status, NEW.payment_method, NEW.category, 1, stayed(NEW) WHERE NEW.id IS NOT NULL
      ) AS changes
      GROUP BY 1, 2, 3, 4 HAVING sum(one) <> 0 OR sum(paise) <> 0
      ORDER BY 1, 2, 3, 4
    ON CONFLICT (month, status, payment_method, category) DO UPDATE
      SET donations = donation_totals.donations + excluded.donations, amount_paise = donation_totals.amount_paise + excluded.amount_paise;
  RETURN NULL;
END $$;
CREATE TRIGGER donations_counted
  AFTER UPDATE OF donated_on, status, payment_method, category, amount_paise, refunded_paise ON donations
  FOR EACH ROW EXECUTE FUNCTION count_donations();

-- Counts inserted and deleted donations once per statement.
CREATE FUNCTION count_many_donations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO donation_totals (month, status, payment_method, category, donations, amount_paise)
    SELECT date_trunc('month', donated_on)::date, status, payment_method, category, sum(sign)::integer,
        sum(sign * stayed(ROW(changed.*)::donations))::bigint
      FROM changed, (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) AS direction (sign)
      GROUP BY 1, 2, 3, 4
      ORDER BY 1, 2, 3, 4
    ON CONFLICT (month, status, payment_method, category) DO UPDATE
      SET donations = donation_totals.donations + excluded.donations, amount_paise = donation_totals.amount_paise + excluded.amount_paise;
  RETURN NULL;
END $$;
CREATE TRIGGER donations_come AFTER INSERT ON donations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_donations();
CREATE TRIGGER donations_go AFTER DELETE ON donations
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_donations();

--------------------------------------------------------------------------------------------------
-- Messages
--------------------------------------------------------------------------------------------------

CREATE TYPE "MessageTemplate" AS ENUM (
  'otp',
  'password_changed',
  'phone_changed',
  'phone_restored',
  'donation_approved',
  'donation_rejected',
  'class_cancelled',
  'donation_refunded',
  'class_moved',
  'challenge_day',
  'notices_stopped',
  'notices_resumed'
);

CREATE TYPE "MessageStatus" AS ENUM (
  'pending',
  'sending',
  'queued',
  'sent',
  'delivered',
  'read',
  'failed',
  'skipped'
);

-- One partition per week, from Monday.
CREATE TABLE outbox_messages (
  id serial,
  event_key text NOT NULL,
  event_date date NOT NULL,
  member_id integer REFERENCES members ON DELETE SET NULL ON UPDATE CASCADE,
  otp_id integer REFERENCES otp_codes ON DELETE SET NULL ON UPDATE CASCADE,
  phone text NOT NULL,
  template "MessageTemplate" NOT NULL,
  language text NOT NULL DEFAULT 'en',
  variables jsonb NOT NULL,
  status "MessageStatus" NOT NULL DEFAULT 'pending',
  provider_message_id text,
  attempts integer NOT NULL DEFAULT 0,
  error_code text,
  due_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  handed_over_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (id, event_date)
) PARTITION BY RANGE (event_date);
CREATE INDEX outbox_messages_created_at_idx ON outbox_messages (created_at);
CREATE UNIQUE INDEX outbox_messages_event_key_event_date_key ON outbox_messages (event_key, event_date);
CREATE INDEX outbox_messages_member_id_created_at_idx ON outbox_messages (member_id, created_at DESC);
CREATE INDEX outbox_messages_otp_id_idx ON outbox_messages (otp_id) WHERE otp_id IS NOT NULL;
CREATE INDEX outbox_messages_due_idx ON outbox_messages (due_at) WHERE status IN ('pending', 'sending');
ALTER SEQUENCE outbox_messages_id_seq CYCLE;
CREATE TABLE partitions.outbox_messages_other PARTITION OF outbox_messages DEFAULT;
SELECT maintain_partitions('outbox_messages', 'week', NULL, current_date - 1, current_date + 14);

CREATE TABLE class_notices (
  id bigserial PRIMARY KEY,
  event text NOT NULL,
  template "MessageTemplate" NOT NULL,
  variables jsonb NOT NULL,
  class_id integer NOT NULL REFERENCES classes ON DELETE CASCADE ON UPDATE CASCADE,
  title text NOT NULL,
  series_id integer,
  since date NOT NULL,
  last_member_id integer NOT NULL,
  done_to_member_id integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3)
);
CREATE INDEX class_notices_class_id_idx ON class_notices (class_id);
CREATE UNIQUE INDEX class_notices_event_key ON class_notices (event);
CREATE INDEX class_notices_finished_at_idx ON class_notices (finished_at);

CREATE TABLE inbound_messages (
  id bigserial PRIMARY KEY,
  sid text NOT NULL UNIQUE,
  member_id integer REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  phone text NOT NULL,
  body text NOT NULL,
  media_count smallint NOT NULL DEFAULT 0,
  received_at timestamptz(3) NOT NULL
);
CREATE INDEX inbound_messages_member_id_received_at_idx ON inbound_messages (member_id, received_at DESC);
CREATE INDEX inbound_messages_phone_idx ON inbound_messages (phone);
CREATE INDEX inbound_messages_received_at_idx ON inbound_messages (received_at);

--------------------------------------------------------------------------------------------------
-- Reminders
--------------------------------------------------------------------------------------------------

-- One partition per day, created by the worker. Members and classes are named without foreign keys,
-- which would be checked for every reminder.
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

CREATE TABLE reminder_slots (
  class_id integer NOT NULL REFERENCES classes ON DELETE CASCADE ON UPDATE CASCADE,
  class_date date NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  scheduled_at timestamptz(3) NOT NULL,
  scheduled integer NOT NULL DEFAULT 0,
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

CREATE TABLE reminder_days (
  day date PRIMARY KEY,
  spent_paise bigint NOT NULL DEFAULT 0,
  exhausted_at timestamptz(3)
);

CREATE TABLE reminder_senders (
  phone text PRIMARY KEY,
  next_at timestamptz(6) NOT NULL,
  per_second double precision NOT NULL
);

-- At most one stop lasts at a time.
CREATE TABLE reminder_stops (
  id serial PRIMARY KEY,
  stopped_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3)
);
CREATE UNIQUE INDEX reminder_stops_lasting_key ON reminder_stops ((true)) WHERE ended_at IS NULL;

CREATE TABLE push_subscriptions (
  id bigserial PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members ON DELETE CASCADE ON UPDATE CASCADE,
  session_id integer REFERENCES sessions ON DELETE SET NULL ON UPDATE CASCADE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX push_subscriptions_endpoint_key ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_member_id_idx ON push_subscriptions (member_id);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);

--------------------------------------------------------------------------------------------------
-- Jobs
--------------------------------------------------------------------------------------------------

CREATE TABLE job_successes (
  job text PRIMARY KEY,
  succeeded_at timestamptz(3) NOT NULL
);
