import { buildNameSql } from './names';
import { RANKS } from '~/domain/members/policy';

/** Size of the synthetic community. */
export interface Scale {
  members: number;
  attendances: number;
  /** Number of days with classes, of which the last one is today. */
  days: number;
  timeZone: string;
  passwordHash: string;
}

/** A step with one or more SQL statements. `:name` is a placeholder. */
interface Step {
  name: string;
  sql: string;
}

/**
 * Number of classes per day. It is the same at every scale, so that only the number of members
 * differs.
 */
export const CLASSES_PER_DAY = 16;

/**
 * Tables whose indexes are dropped before inserting and rebuilt afterwards, because updating them
 * row by row would take hours.
 */
const INDEXES_OF = [
  'attendances',
  'members',
  'karma_entries',
  'ratings',
  'donations',
  'referrals',
  'leaderboard_entries',
] as const;

const TITLES = RANKS.toReversed()
  .map(({ fromClasses, title }) => `WHEN coalesce(classes, 0) >= ${fromClasses} THEN '${title}'`)
  .join(' ');

/**
 * Steps that create the community. A core of members practises on most days for years; each
 * remaining member practises during one period, and these periods are spread over time.
 */
export const STEPS: readonly Step[] = [
  {
    name: 'Indexes and triggers step aside',
    sql: `
      CREATE TEMP TABLE scale_indexes AS
        SELECT indexname, replace(indexdef, ' ON ONLY ', ' ON ') AS indexdef FROM pg_indexes
        WHERE schemaname = 'public' AND tablename IN (${INDEXES_OF.map((table) => `'${table}'`).join(', ')})
          AND indexdef NOT LIKE 'CREATE UNIQUE%';
      DO $$ DECLARE one record; BEGIN
        FOR one IN SELECT * FROM scale_indexes LOOP EXECUTE format('DROP INDEX %I', one.indexname); END LOOP;
      END $$;
      ${INDEXES_OF.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER;`).join('\n')}
      -- Foreign keys need no look-up a row either, where the role may say so.
      DO $$ BEGIN PERFORM set_config('session_replication_role', 'replica', true); EXCEPTION WHEN insufficient_privilege THEN NULL; END $$;
      CREATE TEMP TABLE scale_base AS SELECT coalesce(max(id), 0) AS member_id FROM members;`,
  },
  {
    name: 'Members',
    sql: `
      INSERT INTO members (id, name, phone, password_hash, gender, city, birth_date, email, primary_goal, referral_code, consented_at,
          consent_version, phone_proved_at, created_at, updated_at)
        SELECT (SELECT member_id FROM scale_base) + 1 + at,
          ${buildNameSql('at')},
          '+91' || 7000000000 + at, :passwordHash,
          CASE WHEN at % 100 < 57 THEN 'Female' WHEN at % 100 < 98 THEN 'Male' ELSE 'Other' END::"Gender",
          (ARRAY['Delhi','Mumbai','Pune','Jaipur','Kochi','Chennai','Kolkata','Indore'])[1 + at % 8],
          (1950 + at % 55) * 10000 + (1 + at % 12) * 100 + 1 + at % 28,
          CASE WHEN at % 3 > 0 THEN 'member' || at || '@example.in' END,
          (ARRAY['Weight loss','Flexibility','Stress relief','Strength building','Better sleep','Mindfulness','Overall health'])[1 + at % 7],
          (SELECT string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + (((at::bigint * 2654435761 % 4294967296) >> (5 * place)) & 31)::int, 1), '')
            FROM generate_series(0, 5) AS place) || chr(65 + at % 8) || chr(74 + at / 8 % 5),
          joined, '2025-10-17', joined, joined, now()
        FROM generate_series(0, :members - 1) AS at
        CROSS JOIN LATERAL (SELECT now() - make_interval(days => 30 + (at * 31) % (2 * :days), secs => at % 86400) AS joined) AS since;
      SELECT setval(pg_get_serial_sequence('members', 'id'), (SELECT max(id) FROM members));`,
  },
  {
    name: 'Classes',
    sql: `
      WITH timetable AS (
        SELECT day::date AS class_date, slot, make_time(5 + slot, 0, 0) AS start_time, make_time(5 + slot, 45, 0) AS end_time
        FROM generate_series((now() AT TIME ZONE :timeZone)::date - :days, (now() AT TIME ZONE :timeZone)::date - 1, interval '1 day') AS day
        CROSS JOIN generate_series(0, ${CLASSES_PER_DAY - 1}) AS slot
      )
      INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, max_participants, live_link, instructor,
          announced_at, created_at, updated_at)
        SELECT 'Morning batch ' || slot + 1, 'Forty-five minutes of practice', class_date, start_time, end_time,
          (class_date + start_time) AT TIME ZONE :timeZone, (class_date + end_time) AT TIME ZONE :timeZone, 1000,
          'https://meet.example/batch-' || slot, 'Sangha',
          (class_date + start_time) AT TIME ZONE :timeZone - interval '7 days', now(), now()
        FROM timetable;
      CREATE TEMP TABLE scale_classes AS
        SELECT id, class_date, row_number() OVER (PARTITION BY class_date ORDER BY start_time) - 1 AS slot FROM classes
        WHERE live_link LIKE 'https://meet.example/batch-%';
      CREATE INDEX ON scale_classes (class_date, slot);`,
  },
  {
    name: 'Attendances',
    sql: `
      SELECT maintain_partitions('attendances', 'month', NULL, current_date - :days - 1, current_date);
      WITH days AS (
        SELECT day::date AS day, row_number() OVER (ORDER BY day) AS number
        FROM generate_series((now() AT TIME ZONE :timeZone)::date - :days, (now() AT TIME ZONE :timeZone)::date - 1, interval '1 day') AS day
      ), size AS (
        SELECT (:attendances / :days / 2)::int AS seats, greatest((:attendances / :days / 2 / 0.7)::int, 1) AS core,
          (SELECT member_id FROM scale_base) AS base
      ), present AS (
        SELECT day, base + 1 + one AS member_id FROM days CROSS JOIN size CROSS JOIN LATERAL generate_series(0, core - 1) AS one
          WHERE abs(hashint8(one * 100000::bigint + number)) % 1000 < 450 + (one % 540)
        UNION ALL
        SELECT day, base + 1 + core + ((number * (:members - core) / :days + one) % (:members - core))::int
          FROM days CROSS JOIN size CROSS JOIN LATERAL generate_series(0, seats - 1) AS one
      ), seated AS (
        SELECT day, member_id, (row_number() OVER (PARTITION BY day ORDER BY member_id) - 1) % ${CLASSES_PER_DAY} AS slot FROM present
      )
      INSERT INTO attendances (member_id, class_id, class_date, marked_at)
        SELECT member_id, scale_classes.id, day, (day + time '06:00') AT TIME ZONE :timeZone
        FROM seated JOIN scale_classes ON scale_classes.class_date = day AND scale_classes.slot = seated.slot;`,
  },
  {
    name: 'Ratings, referrals and donations',
    sql: `
      INSERT INTO ratings (member_id, class_id, subject, rating, created_at, updated_at)
        SELECT member_id, class_id, 'class:' || class_id, 3 + (member_id + class_id) % 3, marked_at, marked_at FROM attendances
        WHERE (member_id + class_id) % 20 = 0 AND member_id > (SELECT member_id FROM scale_base);
      INSERT INTO referrals (referrer_id, friend_id, created_at)
        SELECT base.member_id + 1 + (members.id % 1000), members.id, members.created_at FROM members CROSS JOIN scale_base AS base
        WHERE members.id > base.member_id + 1000 AND members.id % 5 = 0;
      INSERT INTO donations (member_id, amount_paise, category, payment_method, status, karma_points_awarded, created_at, donated_on, decided_at)
        SELECT id, paise, category, method, status, CASE WHEN status = 'approved' THEN paise / 100 ELSE 0 END, given,
          (given AT TIME ZONE :timeZone)::date, CASE WHEN status <> 'pending' THEN given + interval '1 hour' END
        FROM (
          SELECT members.id, (ARRAY[10100, 50100, 110000, 210000, 25000])[1 + members.id % 5] AS paise,
            (ARRAY['Sewa', 'Sahayog', 'Samarpan', 'Sankalp', 'Custom'])[1 + members.id % 5] AS category,
            (CASE WHEN members.id % 2 = 0 THEN 'qr' ELSE 'razorpay' END)::"PaymentMethod" AS method,
            (CASE WHEN members.id % 2 = 1 OR members.id % 40 < 34 THEN 'approved' WHEN members.id % 40 < 38 THEN 'rejected' ELSE 'pending' END
              )::"DonationStatus" AS status,
            now() - make_interval(secs => (members.id::bigint * 7919 % (:days * 86400))) AS given
          FROM members WHERE members.id > (SELECT member_id FROM scale_base) AND members.id % 10 < 2
        ) AS planned;
      INSERT INTO karma_entries (member_id, delta, reason, reference, created_at)
        SELECT member_id, karma_points_awarded, 'donation', 'donation:' || id, decided_at FROM donations
          WHERE status = 'approved' AND member_id > (SELECT member_id FROM scale_base)
        UNION ALL
        SELECT referrer_id, 100, 'referral', 'member:' || friend_id, created_at FROM referrals
          WHERE friend_id > (SELECT member_id FROM scale_base);`,
  },
  {
    name: 'Standing of every member',
    sql: `
      WITH class_days AS (
        SELECT class_date, row_number() OVER (ORDER BY class_date) AS number FROM held_classes
        GROUP BY class_date
      ), last_day AS (
        SELECT max(number) AS number FROM class_days WHERE class_date < (now() AT TIME ZONE :timeZone)::date
      ), attended AS (
        SELECT member_id, class_date, number, count(*) AS classes,
          number - row_number() OVER (PARTITION BY member_id ORDER BY class_date) AS run
        FROM attendances JOIN class_days USING (class_date) WHERE member_id > (SELECT member_id FROM scale_base)
        GROUP BY member_id, class_date, number
      ), runs AS (
        SELECT member_id, count(*) AS days, sum(classes) AS classes, max(class_date) AS last_on, max(number) AS last_number
        FROM attended GROUP BY member_id, run
      ), standing AS (
        SELECT member_id, sum(days)::int AS days, sum(classes)::int AS classes, max(days)::int AS longest, max(last_on) AS last_on,
          coalesce(max(days) FILTER (WHERE last_number >= (SELECT number FROM last_day)), 0)::int AS streak
        FROM runs GROUP BY member_id
      ), earned AS (
        SELECT member_id, sum(delta)::int AS karma FROM karma_entries WHERE member_id > (SELECT member_id FROM scale_base) GROUP BY member_id
      )
      UPDATE members SET total_classes_attended = coalesce(classes, 0), total_days_attended = coalesce(days, 0),
        longest_streak = coalesce(longest, 0), current_streak = coalesce(streak, 0), last_attended_on = last_on,
        karma_points = coalesce(karma, 0),
        title = title_of, celebrated_title = title_of
      FROM members AS who LEFT JOIN standing ON standing.member_id = who.id LEFT JOIN earned ON earned.member_id = who.id
      CROSS JOIN LATERAL (SELECT CASE ${TITLES} END AS title_of) AS titled
      WHERE members.id = who.id AND who.id > (SELECT member_id FROM scale_base);`,
  },
  {
    name: 'Counters',
    sql: `
      UPDATE classes SET attendance_count = marks, rating_count = coalesce(stars.ratings, 0), rating_sum = coalesce(stars.total, 0)
        FROM (SELECT class_id, count(*) AS marks FROM attendances GROUP BY class_id) AS marked
        LEFT JOIN (SELECT class_id, count(*) AS ratings, sum(rating) AS total FROM ratings GROUP BY class_id) AS stars USING (class_id)
        WHERE classes.id = marked.class_id;
      DELETE FROM class_counters;
      DELETE FROM leaderboard_entries;
      INSERT INTO leaderboard_entries (member_id, streak, classes, longest)
        SELECT id, current_streak, total_classes_attended, longest_streak FROM members;
      DELETE FROM member_counters;
      INSERT INTO member_counters (name, shard, value)
        SELECT name, shard, value FROM (
          SELECT id % 16 AS shard, count(*) AS members, sum(karma_points) AS karma FROM members GROUP BY 1
        ) AS counted CROSS JOIN LATERAL (VALUES ('members', members), ('karma_points', karma)) AS counters(name, value)
        UNION ALL SELECT gender::text, id % 16, count(*) FROM members WHERE gender IS NOT NULL GROUP BY 1, 2
        UNION ALL SELECT 'ratings', member_id % 16, count(*) FROM ratings GROUP BY 2
        UNION ALL SELECT 'rating_stars', member_id % 16, sum(rating) FROM ratings GROUP BY 2;
      DELETE FROM donation_totals;
      INSERT INTO donation_totals (month, status, payment_method, category, donations, amount_paise)
        SELECT date_trunc('month', donated_on)::date, status, payment_method, category, count(*), sum(amount_paise)
        FROM donations GROUP BY 1, 2, 3, 4;`,
  },
  {
    name: 'Indexes and triggers come back',
    sql: `
      SET LOCAL maintenance_work_mem = '1GB';
      DO $$ DECLARE one record; BEGIN
        FOR one IN SELECT * FROM scale_indexes LOOP EXECUTE one.indexdef; END LOOP;
      END $$;
      ${INDEXES_OF.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER;`).join('\n')}`,
  },
];
