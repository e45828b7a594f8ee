import { parseEnvironment } from '~/config/env.server';
import { openApp, createSystemContext } from '~/context.server';
import { queueClassNotices } from '~/domain/classes/queue-class-notices.server';
import type { Community } from './community';
import { formatVerdict } from './measurements';
import { addEndedStreaks, ENDED_STREAKS, runWithoutTriggers, removeEndedStreaks } from './sweeps';

/**
 * Cancels a class with a million recipients. Measures the response time for staff and the time in
 * which the worker adds the notices.
 */
export async function measureNotices(community: Community): Promise<string[][]> {
  await addEndedStreaks(community);
  const app = openApp(parseEnvironment({ ...process.env, ...community.platform.env }));
  try {
    const id = await addKnownClass(community);
    const from = performance.now();
    const { notified } = await cancelClass(community, id);
    const answered = performance.now() - from;
    const scheduled = await queueClassNotices({ ...createSystemContext(app), enqueue: () => Promise.resolve() });
    const seconds = (performance.now() - from) / 1000;
    process.stdout.write(
      `A class that ${ENDED_STREAKS} know is called off in ${answered.toFixed(0)} ms (at least ${notified}); ${scheduled} messages scheduled in ${seconds.toFixed(1)} s\n`,
    );
    return [
      [
        `Calling off a class that ${ENDED_STREAKS} members know`,
        `${answered.toFixed(0)} ms`,
        '1000 ms',
        formatVerdict(answered < 1000 && scheduled === ENDED_STREAKS),
      ],
      [`Its ${scheduled} messages scheduled by the worker`, `${seconds.toFixed(1)} s`, '', ''],
    ];
  } finally {
    await app.close();
    await runWithoutTriggers(community, "DELETE FROM outbox_messages WHERE event_key LIKE 'class-cancelled:%'");
    await runWithoutTriggers(
      community,
      "DELETE FROM attendances WHERE class_id IN (SELECT id FROM classes WHERE title = 'Known')",
    );
    await runWithoutTriggers(community, "DELETE FROM class_notices WHERE title = 'Known'");
    await runWithoutTriggers(community, "DELETE FROM classes WHERE title = 'Known'");
    await removeEndedStreaks(community);
  }
}

/**
 * Creates a class yesterday that all these members attended, and a class tomorrow, which is then
 * cancelled.
 */
async function addKnownClass(community: Community): Promise<number> {
  const { rows } = await community.db.query<{ id: number; day: string }>(`
    INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, max_participants, instructor, created_at, updated_at)
    SELECT 'Known', '', day, '06:00', '07:00', day + time '06:00', day + time '07:00', NULL, '', now(), now()
    FROM (VALUES (current_date - 1), (current_date + 1)) AS one (day) ORDER BY day
    RETURNING id, class_date::text AS day`);
  const [before, after] = rows;
  await runWithoutTriggers(
    community,
    `INSERT INTO attendances (member_id, class_id, class_date, marked_at)
      SELECT id, ${before?.id}, '${before?.day}', now() FROM members WHERE name = 'Ended'`,
  );
  await community.db.query('ANALYZE attendances, members');
  return after?.id ?? 0;
}

async function cancelClass({ url, admin }: Community, id: number): Promise<{ notified: number }> {
  const response = await fetch(`${url}/api/admin/classes/${id}/cancellation`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  if (!response.ok) throw new Error(`The cancellation answered ${response.status}`);
  return (await response.json()) as { notified: number };
}
