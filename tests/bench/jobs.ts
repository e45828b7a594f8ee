import { setTimeout as delay } from 'node:timers/promises';
import type { Community } from './community';
import { formatTable, formatVerdict } from './measurements';
import { measureNotices } from './notices';
import { measureSweeps } from './sweeps';

const CODES = 15;
const NOTICES = 2000;

/**
 * Measures the time from the request for a one-time code to the request to the provider while the
 * queue is idle, and the number of messages that one worker sends per second.
 */
export async function measureJobs(community: Community): Promise<string> {
  const { platform } = community;
  const notices = await measureNotices(community);
  for (const part of ['sandbox', 'worker'] as const) {
    platform.start(part);
    await platform.waitUntilReady(part);
  }
  await fetch(`${community.sandboxUrl}/messages`, { method: 'DELETE' });
  const codes: number[] = [];
  for (let at = 0; at < CODES; at += 1) codes.push(await measureCode(community, 9_000_000 + at));
  codes.sort((a, b) => a - b);
  const [median = 0, slowest = 0] = [codes[Math.floor(CODES / 2)], codes.at(-1)];
  const perSecond = await measureNoticeRate(community);
  process.stdout.write(
    `OTP ${Math.round(median)} ms, at most ${Math.round(slowest)} ms; ${Math.round(perSecond)} messages/s\n`,
  );
  return formatTable(
    ['Job', 'Measured', 'Goal', 'Reached'],
    [
      [
        `OTP from request to provider, median of ${CODES}`,
        `${Math.round(median)} ms`,
        '1000 ms',
        formatVerdict(median <= 1000),
      ],
      ['The slowest of them', `${Math.round(slowest)} ms`, '1000 ms', formatVerdict(slowest <= 1000)],
      [
        `Messages a second a worker, ${NOTICES} scheduled at once`,
        perSecond.toFixed(0),
        '200',
        formatVerdict(perSecond >= 200),
      ],
      ...(await measureSweeps(community)),
      ...notices,
    ],
  );
}

/**
 * Each code is requested for a different member and from a different IP address, to stay below the
 * rate limits.
 */
async function measureCode({ db, url, sandboxUrl }: Community, offset: number): Promise<number> {
  const { rows } = await db.query<{ phone: string }>('SELECT phone FROM members ORDER BY id DESC OFFSET $1 LIMIT 1', [
    offset % 2000,
  ]);
  const phone = rows[0]?.phone ?? '';
  const from = performance.now();
  const response = await fetch(`${url}/api/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `127.1.${offset % 250}.${1 + (offset % 200)}` },
    body: JSON.stringify({ phonenumber: phone.slice(3) }),
  });
  if (!response.ok) throw new Error(`forgot-password answered ${response.status}`);
  for (;;) {
    const inbox = await fetch(`${sandboxUrl}/messages?to=${encodeURIComponent(phone)}`);
    const { messages } = (await inbox.json()) as { messages: unknown[] };
    if (messages.length > 0) return performance.now() - from;
    await delay(10);
  }
}

async function measureNoticeRate({ db }: Community): Promise<number> {
  const key = `measured:${Date.now()}`;
  await db.query(
    `INSERT INTO outbox_messages (event_key, event_date, phone, template, variables, due_at, created_at, updated_at)
      SELECT $1 || ':' || one, current_date, '+91' || 8000000000 + one, 'password_changed', '{"name": "Asha"}', now(), now(), now()
      FROM generate_series(1, $2) AS one`,
    [key, NOTICES],
  );
  const countSent = async () => {
    const { rows } = await db.query<{ done: number; seconds: number }>(
      `SELECT count(handed_over_at)::int AS done,
        extract(epoch FROM max(handed_over_at) - min(handed_over_at))::float AS seconds
        FROM outbox_messages WHERE event_key LIKE $1`,
      [`${key}:%`],
    );
    return rows[0] ?? { done: 0, seconds: 0 };
  };
  for (;;) {
    const { done, seconds } = await countSent();
    if (done === NOTICES) return NOTICES / seconds;
    await delay(250);
  }
}
