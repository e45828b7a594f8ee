import pg from 'pg';
import { createPicture } from '../factories/picture';
import { getNextNumber } from '../factories/unique';
import type { FaultPlatform } from './platform';

const PASSWORD = 'surya-namaskar-12';
const AMOUNT = 501;
const FIRST_NUMBER = 7_100_000_000;

/**
 * Response to a call. Status 0 means that the connection broke. 502 and 503 mean that the balancer
 * had no process that was ready.
 */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface Person {
  /** Phone number as the user types it. `phone` is the same number in E.164 format. */
  phonenumber: string;
  phone: string;
  token: string;
}

/**
 * Accepted writes of one kind: their keys, and the query that returns which of these keys exist in
 * the database.
 */
interface Accepted {
  sql: string;
  keys: Set<string>;
}

export interface PhoneMessage {
  to: string;
  template: string;
}

/** Members and staff who use a platform through its balancer. Every accepted write is recorded. */
export type People = Awaited<ReturnType<typeof createPeople>>;

/**
 * Creates users of a platform. Each user has a separate client IP address and therefore separate
 * rate limits.
 */
export async function createPeople(platform: Pick<FaultPlatform, 'url' | 'sandboxUrl' | 'databaseUrl'>) {
  const accepted = new Map<string, Accepted>();
  const database = new pg.Pool({ connectionString: platform.databaseUrl, max: 2 });
  database.on('error', () => undefined);

  const recordAnswer = (answer: Answer, what: string, sql: string, key: string | number): Answer => {
    if (answer.status !== 200 && answer.status !== 201) return answer;
    const kind = accepted.get(what) ?? { sql, keys: new Set() };
    kind.keys.add(String(key));
    accepted.set(what, kind);
    return answer;
  };

  async function call(method: string, path: string, body?: object, token?: string): Promise<Answer> {
    const number = getNextNumber();
    const headers = {
      'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    };
    const content = body instanceof FormData ? body : JSON.stringify(body);
    try {
      const response = await fetch(platform.url + path, { method, headers, ...(body ? { body: content } : {}) });
      const text = await response.text();
      return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : {} };
    } catch {
      return { status: 0, body: {} };
    }
  }

  async function queryRows<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await database.query<Row>(sql, values)).rows;
  }

  const [{ since } = { since: new Date() }] = await queryRows<{ since: Date }>('SELECT now() AS since');
  const admin = await call('POST', '/api/admin/login', { username: 'admin', password: 'sangha-admin' });
  const staff = String(admin.body.token);
  const [open] = await queryRows<{ id: number; day: string }>(
    `SELECT id, class_date::text AS day FROM classes
     WHERE starts_at <= now() AND ends_at > now() AND deleted_at IS NULL ORDER BY max_participants DESC LIMIT 1`,
  );

  const createPerson = (): Person => {
    const phonenumber = String(FIRST_NUMBER + getNextNumber());
    return { phonenumber, phone: `+91${phonenumber}`, token: '' };
  };

  const signUp = async ({ phonenumber, phone }: Person) =>
    recordAnswer(
      await call('POST', '/api/signup', { name: 'Faultless', phonenumber, password: PASSWORD }),
      'a sign-up',
      'SELECT phone AS key FROM members WHERE phone = ANY($1)',
      phone,
    );

  const logIn = async (person: Person) => {
    const answer = await call('POST', '/api/login', { phonenumber: person.phonenumber, password: PASSWORD });
    if (typeof answer.body.token === 'string') person.token = answer.body.token;
    // Marks the phone number as verified, because notices are sent only to verified numbers. The
    // first login comes before, so it sends no notice about a new device. While the database is
    // down, the number stays unverified.
    await queryRows('UPDATE members SET phone_proved_at = now() WHERE phone = $1', person.phone).catch(() => []);
    return answer;
  };

  return {
    /**
     * Returns the accepted writes that are missing from the database. Empty if nothing was lost.
     */
    lost: async (): Promise<string[]> => {
      const missing: string[] = [];
      for (const [what, { sql, keys }] of accepted) {
        const found = new Set(
          (await queryRows<{ key: string | number }>(sql, [...keys])).map(({ key }) => String(key)),
        );
        missing.push(...[...keys].filter((key) => !found.has(key)).map((key) => `${what}: ${key}`));
      }
      return missing;
    },
    since,
    call,
    rows: queryRows,
    stranger: createPerson,
    signUp,
    logIn,
    member: async (): Promise<Person> => {
      const person = createPerson();
      await signUp(person);
      await logIn(person);
      if (!person.token) throw new Error('The platform takes no members');
      return person;
    },
    mark: async ({ phone, token }: Person) =>
      recordAnswer(
        await call('POST', '/api/user/attendance/mark', { class_id: open?.id, attendance_date: open?.day }, token),
        'a mark',
        `SELECT phone AS key FROM attendances JOIN members ON members.id = member_id WHERE phone = ANY($1) AND class_id = ${open?.id}`,
        phone,
      ),
    askForCode: async ({ phonenumber, phone }: Person) =>
      recordAnswer(
        await call('POST', '/api/forgot-password', { phonenumber }),
        'a code',
        "SELECT phone AS key FROM outbox_messages WHERE phone = ANY($1) AND template = 'otp'",
        phone,
      ),
    /**
     * Creates a payment screenshot and returns a function that uploads it as a donation. In its
     * response, `donation_info` contains the donation id.
     */
    gift: async ({ token }: Person) => {
      const form = new FormData();
      form.set('amount', String(AMOUNT));
      form.set('screenshot', new Blob([Uint8Array.from(await createPicture())]), 'upi.png');
      return async (): Promise<Answer> => {
        const answer = await call('POST', '/api/user/donations/qr', form, token);
        return recordAnswer(
          answer,
          'a donation',
          'SELECT id AS key FROM donations WHERE id = ANY($1::int[])',
          readDonationId(answer),
        );
      };
    },
    approve: async (id: number) =>
      recordAnswer(
        await call('PUT', `/api/admin/donations/${id}/approve`, undefined, staff),
        'an approval',
        "SELECT id AS key FROM donations WHERE id = ANY($1::int[]) AND status = 'approved'",
        id,
      ),
    reject: async (id: number) =>
      recordAnswer(
        await call('PUT', `/api/admin/donations/${id}/reject`, { rejection_reason: 'Unreadable' }, staff),
        'a rejection',
        "SELECT id AS key FROM donations WHERE id = ANY($1::int[]) AND status = 'rejected'",
        id,
      ),
    order: ({ token }: Person) => call('POST', '/api/user/donations/razorpay', { amount: AMOUNT }, token),
    /**
     * Pays an order at the simulated provider, which calls the webhook. Returns the ids and the
     * signature from the checkout.
     */
    pay: async (order: Answer): Promise<Proof> => {
      const { id: order_id } = order.body.order as { id: string };
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ order_id, outcome: 'success' });
      const response = await fetch(`${platform.sandboxUrl}/pay`, { method: 'POST', headers, body });
      return (await response.json()) as Proof;
    },
    verify: async ({ token }: Person, proof: Proof) =>
      recordAnswer(
        await call('POST', '/api/user/donations/razorpay/verify', proof, token),
        'a payment',
        "SELECT provider_payment_id AS key FROM donations WHERE provider_payment_id = ANY($1) AND status = 'approved'",
        proof.razorpay_payment_id,
      ),
    inbox: async (phone = ''): Promise<PhoneMessage[]> => {
      const response = await fetch(`${platform.sandboxUrl}/messages?to=${encodeURIComponent(phone)}`);
      return ((await response.json()) as { messages: PhoneMessage[] }).messages;
    },
    /**
     * Makes the next calls to a provider fail. The options are described at /control of the
     * sandbox.
     */
    trouble: (provider: 'twilio' | 'razorpay', how: object) =>
      fetch(`${platform.sandboxUrl}/control`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ provider, ...how }),
      }),
    endTrouble: () => fetch(`${platform.sandboxUrl}/control`, { method: 'DELETE' }),
    leave: () => database.end(),
  };
}

export interface Proof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Returns the donation id in a response, or 0 if there is none. */
export function readDonationId({ body }: Answer): number {
  return (body.donation_info as { id?: number } | undefined)?.id ?? 0;
}
