import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, People, Person } from '../faults/people';

const MARK_EVERY_MS = 40;
const GIVE_EVERY_MS = 500;
const DONE = [200, 409];

/**
 * Constant load during a failure: requests for marking attendance, each from a different member,
 * and donations.
 */
export interface Pulse {
  /**
   * Returns the longest time in seconds without an acknowledged attendance, from `since` until now.
   */
  findLongestSilence(since: number): number;
  countUnanswered(): number;
  countAcknowledged(): { marks: number; donations: number };
  end(): Promise<void>;
  /** Retries every failed request, as a user would. Returns the requests that fail again. */
  retryFailed(): Promise<string[]>;
}

export function startPulse(people: People, members: Person[]): Pulse {
  const acknowledgedAt: number[] = [];
  const again: { what: string; request: () => Promise<Answer> }[] = [];
  const underWay = new Set<Promise<void>>();
  const stop = new AbortController();
  let donations = 0;

  async function sendRequest(what: string, request: () => Promise<Answer>): Promise<boolean> {
    const { status } = await request();
    if (!DONE.includes(status)) again.push({ what: `${what} ${status}`, request });
    return status === 200;
  }

  async function mark(member: Person): Promise<void> {
    if (await sendRequest('mark', () => people.mark(member))) acknowledgedAt.push(performance.now());
  }

  async function give(member: Person): Promise<void> {
    const order = await people.order(member);
    if (order.status !== 200) return;
    const proof = await people.pay(order);
    if (await sendRequest('donation', () => people.verify(member, proof))) donations += 1;
  }

  async function runLoop(everyMs: number, step: (member: Person) => Promise<void>): Promise<void> {
    while (!stop.signal.aborted) {
      const member = members.pop();
      if (!member) throw new Error('The drill took longer than it has members');
      const one = step(member).finally(() => underWay.delete(one));
      underWay.add(one);
      await delay(everyMs);
    }
  }

  const lanes = Promise.all([runLoop(MARK_EVERY_MS, mark), runLoop(GIVE_EVERY_MS, give)]);
  lanes.catch(() => undefined);
  return {
    findLongestSilence: (since) => {
      const times = [since, ...acknowledgedAt.filter((at) => at > since), performance.now()];
      return Math.max(...times.slice(1).map((at, before) => at - (times[before] ?? at))) / 1000;
    },
    countUnanswered: () => again.length,
    countAcknowledged: () => ({ marks: acknowledgedAt.length, donations }),
    end: async () => {
      stop.abort();
      await lanes;
      await Promise.all(underWay);
    },
    retryFailed: async () => {
      const still: string[] = [];
      for (const { what, request } of again.splice(0)) {
        const { status } = await request();
        if (!DONE.includes(status)) still.push(`${what}, then ${status}`);
      }
      return still;
    },
  };
}

/** Inserts members with one session each, and a class that is open to all and can be joined now. */
export async function preparePulse(rows: People['rows'], count: number): Promise<Person[]> {
  await rows(`
    INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, max_participants, live_link, instructor,
      created_at, updated_at)
    SELECT 'Six o''clock', 'Drilled', (now() AT TIME ZONE 'Asia/Kolkata')::date, '00:00', '23:59', now() - interval '1 hour',
      now() + interval '2 hours', NULL, 'https://meet.example/drill', 'Sangha', now(), now()`);
  const people = Array.from({ length: count }, (_, at): Person => {
    const phonenumber = String(7_200_000_000 + at);
    return { phonenumber, phone: `+91${phonenumber}`, token: randomBytes(32).toString('base64url') };
  });
  const hashes = people.map(({ token }) => createHash('sha256').update(token).digest());
  await rows(
    `WITH come AS (
      INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, phone_proved_at, created_at, updated_at)
      SELECT 'Drilled', phone, '', 'Y' || translate(lpad(nr::text, 7, '0'), '01', 'AB'), now(), '2025-10-17', now(), now(), now()
      FROM unnest($1::text[]) WITH ORDINALITY AS new (phone, nr) RETURNING id, phone
    )
    INSERT INTO sessions (token_hash, kind, member_id, created_at, last_seen_at, expires_at)
      SELECT hash, 'member', come.id, now(), now(), now() + interval '1 day'
      FROM unnest($1::text[], $2::bytea[]) AS new (phone, hash) JOIN come USING (phone)`,
    people.map(({ phone }) => phone),
    hashes,
  );
  return people;
}
