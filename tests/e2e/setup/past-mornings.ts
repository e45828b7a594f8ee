import pg from 'pg';
import type { Page } from 'playwright';
import { createJoinPageKey } from '~/domain/attendance/late-join';
import { createSigner } from '~/lib/hmac';
import { platformClock, platformNow } from './clock';
import { readMemberId } from './journeys';

const MINUTE = 60_000;

const getMinutesAgo = (minutes: number) => new Date(platformNow().getTime() - minutes * MINUTE);

/**
 * Runs SQL in the platform's database, to create states in the past that cannot be created with a
 * browser.
 */
export async function runSql<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL);
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Stores a member's offline tap in the browser, for a class of today that has already ended. */
export async function storeTap(
  page: Page,
  secret: string,
  { endedMinutesAgo, tappedMinutesAgo }: { endedMinutesAgo: number; tappedMinutesAgo: number },
): Promise<void> {
  const memberId = await readMemberId(page);
  const [held] = await runSql<{ id: number; day: string }>(
    `INSERT INTO classes (title, description, instructor, class_type, location, live_link, max_participants, class_date, start_time, end_time,
      starts_at, ends_at, announced_at, created_at, updated_at, translations)
    SELECT title, description, instructor, class_type, location, live_link, max_participants, ended::date, '00:00', ended::time,
      ended::date::timestamp AT TIME ZONE zone, ended AT TIME ZONE zone, announced_at, created_at, updated_at, translations
    FROM classes, (SELECT 'Asia/Kolkata') AS india (zone), LATERAL (SELECT $1::timestamptz AT TIME ZONE zone) AS over (ended)
    WHERE title = 'Hatha Foundations' ORDER BY class_date LIMIT 1 RETURNING id, class_date::text AS day`,
    [getMinutesAgo(endedMinutesAgo)],
  );
  const clock = { ...platformClock, now: () => getMinutesAgo(tappedMinutesAgo) };
  const tap = {
    class_id: String(held?.id),
    attendance_date: held?.day,
    page_key: createJoinPageKey({ signer: createSigner(secret), clock }, memberId),
    tapped_after_ms: '0',
  };
  await page.evaluate((kept) => localStorage.setItem('kept-tap', kept), JSON.stringify(tap));
}

/**
 * Inserts attendances of the member for all days of a 14-day challenge except the last one, which
 * is today.
 */
export async function attendThirteenDays(page: Page): Promise<void> {
  const memberId = await readMemberId(page);
  await runSql(
    `WITH days AS (
      SELECT DISTINCT ON (class_date) class_date, id, starts_at FROM classes
      WHERE class_date < $2::date AND cancelled_at IS NULL ORDER BY class_date DESC, starts_at LIMIT 13
    ),
    came AS (
      INSERT INTO attendances (member_id, class_id, class_date, marked_at)
      SELECT $1, id, class_date, starts_at + interval '5 minutes' FROM days
    )
    INSERT INTO challenge_enrolments (challenge_id, member_id, joined_at)
    SELECT (SELECT id FROM challenges ORDER BY starts_on LIMIT 1), $1, min(starts_at) - interval '1 minute' FROM days`,
    [memberId, platformClock.today()],
  );
}

/**
 * Creates a current class that is listed above the practice that is open to all. The returned
 * function ends the class.
 */
export async function createAnotherClass(title: string): Promise<() => Promise<unknown>> {
  const [held] = await runSql<{ id: number }>(
    `INSERT INTO classes (title, description, instructor, class_type, location, live_link, max_participants, class_date, start_time, end_time,
      starts_at, ends_at, announced_at, created_at, updated_at)
    SELECT $1, description, instructor, class_type, location, live_link, max_participants, class_date, '00:00', end_time,
      class_date::timestamp AT TIME ZONE 'Asia/Kolkata', ends_at, announced_at, created_at, updated_at
    FROM classes WHERE title = 'Open practice' AND ends_at > $2 ORDER BY starts_at LIMIT 1 RETURNING id`,
    [title, platformNow()],
  );
  return () => runSql('UPDATE classes SET ends_at = $2 WHERE id = $1', [held?.id, getMinutesAgo(1)]);
}
