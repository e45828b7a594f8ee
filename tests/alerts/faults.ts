import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type pg from 'pg';
import { expect } from 'vitest';
import { BUILT_COMMANDS } from '../../sandbox/launch/commands.mjs';
import { waitUntilHealthy } from '../../sandbox/launch/health.mjs';
import { startProgram } from '../../sandbox/launch/program.mjs';
import type { People, Person } from '../faults/people';
import type { FaultPlatform } from '../faults/platform';
import { lockTable } from './lock-table';
import type { Labels, Monitoring } from './monitoring';
import { makeNextBuild } from './next-build';

export const LONGER_THAN_A_SCRAPE_MS = 5_000;
/** The rules ask for a joining time of a second at most, and for three seconds on other routes. */
const [SLOW_JOIN_MS, SLOW_ROUTE_MS] = [2_000, 4_000];
const DAY = 86_400;

/** A monitored platform. Its properties can be read only inside tests. */
export interface MonitoredPlatform {
  monitoring: Monitoring;
  platform: FaultPlatform;
  people: People;
  /** Connections as the owner of the tables. */
  owner: pg.Pool;
}

export interface Fault {
  title: string;
  /** Labels of the alerts that must arrive. */
  alerts: () => Labels[] | Promise<Labels[]>;
  start: () => Promise<unknown>;
  /** Called until the alerts have arrived, for faults that need requests. */
  repeat?: () => Promise<unknown>;
  end: () => Promise<unknown>;
}

const named =
  (...names: string[]) =>
  () =>
    names.map((alertname) => ({ alertname }));
const getHost = (url: string) => new URL(url).host;
const nothing = () => Promise.resolve();

/** Records that the scheduled jobs have just succeeded, as on a machine that has run for a day. */
export const recordJobSuccesses = (on: MonitoredPlatform) =>
  on.people.rows(`
    INSERT INTO job_successes (job, succeeded_at)
    SELECT job, now() FROM unnest(ARRAY['expire-streaks', 'maintain-partitions', 'purge-expired']) AS job
    ON CONFLICT (job) DO UPDATE SET succeeded_at = now()`);

/** Returns the faults with their alerts. */
export function listFaults(on: MonitoredPlatform): Fault[] {
  /** Sends requests while a table is locked, and unlocks it after `ms`. */
  async function sendWhileLocked(table: string, ms: number, send: () => Promise<unknown>[]): Promise<void> {
    const unlock = await lockTable(on.owner, table);
    const answers = send();
    await delay(ms);
    await unlock();
    await Promise.all(answers);
  }

  const repeat = <Result>(times: number, create: (index: number) => Result): Result[] =>
    Array.from({ length: times }, (_, index) => create(index));

  /** Sends a login that reads the database, for a member who does not exist. */
  const tryToLogIn = () =>
    on.people.call('POST', '/api/login', {
      phonenumber: on.people.stranger().phonenumber,
      password: 'surya-namaskar-12',
    });

  /** Sends an operator's command, as `sangha` does. */
  const operate = (...args: string[]) =>
    execFileSync(process.execPath, ['build/operate.js', ...args], { env: { ...process.env, ...on.platform.env } });

  /** Replaces the second web process by one with other options, and returns how to undo it. */
  async function replaceWeb(args: readonly string[], env: Record<string, string> = {}): Promise<() => Promise<void>> {
    const [, web] = on.platform.webs;
    await web.stop();
    const program = startProgram({
      title: 'replaced web',
      args: [...args],
      env: { ...on.platform.env, ...env, PORT: new URL(web.url).port },
      log: path.join(on.platform.env.DATA_DIR ?? '', 'logs', 'replaced-web.log'),
    });
    await waitUntilHealthy(`${web.url}/healthz`);
    return async () => {
      await program.stop();
      await web.start();
    };
  }

  /** Adds messages of a template that were due 40 minutes ago. */
  const addLateMessages = (template: string, count: number) =>
    on.people.rows(
      `INSERT INTO outbox_messages (event_key, event_date, member_id, phone, template, variables, due_at, created_at, updated_at)
     SELECT $1::text || ':' || number, current_date, member.id, member.phone, $1::text::"MessageTemplate", '{}',
       now() - interval '40 min', now() - interval '40 min', now()
     FROM generate_series(1, $2::int) AS number, (SELECT id, phone FROM members ORDER BY id LIMIT 1) AS member`,
      template,
      count,
    );

  const listTemplates = async () =>
    (await on.people.rows<{ name: string }>(`SELECT unnest(enum_range(NULL::"MessageTemplate"))::text AS name`))
      .map(({ name }) => name)
      .filter((name) => name !== 'otp');

  /** State that a fault needs at its end. */
  let undo: () => Promise<unknown> = nothing;
  let member: Person;
  let cookie = '';
  let joinForm: URLSearchParams;

  /** Joins a class on the dashboard, as members do on the site. */
  const joinOnSite = () =>
    fetch(`${on.platform.url}/dashboard`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie },
      body: joinForm,
    });

  async function logInOnSite(): Promise<void> {
    const { phonenumber } = await on.people.member();
    const body = new URLSearchParams({ phonenumber, password: 'surya-namaskar-12' });
    const login = await fetch(`${on.platform.url}/login`, { method: 'POST', redirect: 'manual', body });
    cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const page = await (await fetch(`${on.platform.url}/dashboard`, { headers: { Cookie: cookie } })).text();
    const read = (name: string) => new RegExp(`name="${name}" value="([\\d-]+)"`).exec(page)?.[1] ?? '';
    joinForm = new URLSearchParams({ class_id: read('class_id'), attendance_date: read('attendance_date') });
    expect((await joinOnSite()).status).toBe(302);
  }

  return [
    {
      title: 'a worker is dead',
      alerts: () => [{ alertname: 'ProcessDown', instance: getHost(on.platform.workers[0].url) }],
      start: () => on.platform.workers[0].kill(),
      end: () => on.platform.workers[0].start(),
    },
    {
      title: 'a worker hangs',
      alerts: () => [{ alertname: 'ProcessDown', instance: getHost(on.platform.workers[1].url) }],
      start: async () => process.kill(on.platform.workers[1].pid() ?? 0, 'SIGSTOP'),
      end: async () => process.kill(on.platform.workers[1].pid() ?? 0, 'SIGCONT'),
    },
    {
      title: 'all web processes are dead',
      alerts: () => [
        { alertname: 'SiteDown' },
        ...on.platform.webs.map(({ url }) => ({ alertname: 'ProcessDown', instance: getHost(url) })),
      ],
      start: () => on.platform.web.kill(),
      end: () => on.platform.web.start(),
    },
    {
      title: 'the database is gone',
      alerts: named('MetricsMissing', 'HighErrorRate'),
      start: () => on.platform.postgres.kill(),
      repeat: tryToLogIn,
      end: () => on.platform.postgres.start(),
    },
    {
      title: 'Redis is gone',
      alerts: () => [{ alertname: 'QueueUnavailable', receiver: 'page' }, { alertname: 'JobsNotQueued' }],
      start: async () => {
        member = await on.people.member();
        await on.platform.redis?.kill();
        await on.people.askForCode(member);
      },
      end: async () => on.platform.redis?.start(),
    },
    {
      title: 'WhatsApp refuses all messages',
      alerts: () => [{ alertname: 'OneTimeCodesRefused' }, { alertname: 'WhatsAppMessagesRefused', code: '63016' }],
      start: async () => {
        await on.people.rows('UPDATE members SET phone_proved_at = now()');
        // The platform sends no message again that was refused with this code.
        await on.people.trouble('twilio', { fail: 1_000_000, code: 63016 });
        await on.people.askForCode(await on.people.member());
        await addLateMessages('password_changed', 30);
      },
      end: async () => {
        await on.people.rows('DELETE FROM outbox_messages');
        await on.people.endTrouble();
      },
    },
    {
      title: 'WhatsApp fails',
      alerts: () => [{ alertname: 'OneTimeCodesDelayed' }, { alertname: 'JobsFailing', job: 'send-one-time-code' }],
      start: () => on.people.trouble('twilio', { fail: 1_000_000, status: 500 }),
      repeat: async () => {
        await on.people.askForCode(await on.people.member());
        await delay(2_000);
      },
      end: async () => {
        await on.people.rows('DELETE FROM outbox_messages');
        await on.people.endTrouble();
      },
    },
    {
      title: 'WhatsApp is slow, and a class is cancelled',
      alerts: () => [{ alertname: 'QueueGrowing', queue: 'messages' }],
      start: async () => {
        await on.people.rows('UPDATE members SET phone_proved_at = now()');
        await on.people.trouble('twilio', { fail: 1_000_000, delay_ms: 60_000 });
        await addLateMessages('class_cancelled', 6_000);
      },
      end: async () => {
        await on.people.rows('DELETE FROM outbox_messages');
        await on.people.endTrouble();
      },
    },
    {
      title: 'messages are paused, and a morning of them waits',
      alerts: async () => [
        { alertname: 'QueuePaused', queue: 'messages' },
        { alertname: 'RemindersLate' },
        ...(await listTemplates()).map((template) => ({ alertname: 'MessagesDelayed', template })),
      ],
      start: async () => {
        operate('messages', 'pause');
        for (const template of await listTemplates()) await addLateMessages(template, 1);
        const [today] = await on.people.rows<{ day: string }>(
          `SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date::text AS day`,
        );
        await on.people.rows(`SELECT maintain_partitions('reminders', 'day', NULL, $1::date, $1::date)`, today?.day);
        await on.people.rows(
          `INSERT INTO reminders (class_date, class_id, member_id, due_at, expires_at)
           SELECT $1::date, 1, number, now(), now() + interval '1 day' FROM generate_series(1, 5001) AS number`,
          today?.day,
        );
      },
      end: async () => {
        await on.people.rows('DELETE FROM outbox_messages');
        await on.people.rows('DELETE FROM reminders');
        operate('messages', 'resume');
      },
    },
    {
      title: 'reminders are stopped',
      alerts: named('RemindersStopped'),
      start: () => on.people.rows('INSERT INTO reminder_stops (stopped_at) VALUES (now())'),
      end: () => on.people.rows('UPDATE reminder_stops SET ended_at = now()'),
    },
    {
      title: 'joining is slow in the API',
      alerts: named('AttendanceMarksSlow'),
      start: async () => {
        member = await on.people.member();
        await on.people.mark(member);
        await delay(LONGER_THAN_A_SCRAPE_MS);
      },
      repeat: () => sendWhileLocked('attendances', SLOW_JOIN_MS, () => repeat(5, () => on.people.mark(member))),
      end: nothing,
    },
    {
      title: 'joining is slow on the site',
      alerts: named('AttendanceMarksSlow'),
      start: async () => {
        await logInOnSite();
        await delay(LONGER_THAN_A_SCRAPE_MS);
      },
      repeat: () => sendWhileLocked('attendances', SLOW_JOIN_MS, () => repeat(5, joinOnSite)),
      end: nothing,
    },
    {
      title: 'a route is slow',
      alerts: () => [{ alertname: 'RequestsSlow', route: '/api/login' }],
      start: nothing,
      repeat: () => sendWhileLocked('members', SLOW_ROUTE_MS, () => repeat(30, tryToLogIn)),
      end: nothing,
    },
    {
      title: 'a statement blocks the database, and visitors come',
      alerts: named('DatabasePoolExhausted', 'LoadSheddingActive', 'WaitingPagesSent'),
      start: async () => {
        const unlock = await lockTable(on.owner, 'members');
        const state = { isOn: true };
        const signIn = async () => {
          while (state.isOn) await tryToLogIn();
        };
        const visitors = repeat(250, signIn);
        undo = async () => {
          state.isOn = false;
          await unlock();
          await Promise.all(visitors);
        };
      },
      repeat: async () => {
        await on.people.call('GET', '/dashboard');
        await delay(200);
      },
      end: () => undo(),
    },
    {
      title: 'the clock of a machine is wrong',
      alerts: () => [{ alertname: 'ClockWrong', instance: getHost(on.platform.webs[1].url) }],
      start: async () => {
        const shifted = pathToFileURL(path.resolve('tests/setup/shifted-date.mjs')).href;
        undo = await replaceWeb(['--import', shifted, ...BUILT_COMMANDS.web], { DATE_OFFSET_MS: '-10000' });
      },
      end: () => undo(),
    },
    {
      title: 'a deploy is half done',
      alerts: named('VersionsDiffer'),
      start: async () => {
        const [info] = await on.monitoring.query('sangha_build_info');
        undo = await replaceWeb(makeNextBuild(info?.labels.version ?? ''));
      },
      end: () => undo(),
    },
    {
      title: 'the nightly jobs have not succeeded for two days',
      alerts: named('StreaksNotExpired', 'PartitionsNotCreated', 'RetentionNotEnforced'),
      start: () => on.people.rows(`UPDATE job_successes SET succeeded_at = now() - interval '51 hours'`),
      end: () => recordJobSuccesses(on),
    },
    {
      title: 'the nightly jobs never ran',
      alerts: () =>
        ['expire-streaks', 'maintain-partitions', 'purge-expired'].map((job) => ({ alertname: 'JobNeverRan', job })),
      start: () => on.people.rows('DELETE FROM job_successes'),
      end: () => recordJobSuccesses(on),
    },
    {
      title: 'a payment belongs to no donation',
      alerts: named('UnmatchedPayments'),
      start: () =>
        on.people.rows(`
        INSERT INTO unmatched_payments (provider_payment_id, amount_paise, currency, reason, created_at)
        VALUES ('pay_of_nobody', 50100, 'INR', 'no_order', now())`),
      end: () => on.people.rows('DELETE FROM unmatched_payments'),
    },
    {
      title: 'the passwords of staff are guessed',
      alerts: () => [{ alertname: 'PasswordGuessing', kind: 'admin' }],
      start: nothing,
      repeat: () =>
        Promise.all(
          repeat(10, (index) =>
            on.people.call('POST', '/api/admin/login', { username: `asha-${index}`, password: 'guess' }),
          ),
        ),
      end: nothing,
    },
    {
      title: 'unknown devices have used up their one-time codes',
      alerts: named('CodeGuessing'),
      start: async () => {
        member = await on.people.member();
        const redis = new Redis(on.platform.redis?.url ?? '');
        await redis.set('otp-strangers:all', 20_000, 'EX', 3_600);
        undo = async () => {
          await redis.del('otp-strangers:all');
          await redis.quit();
        };
      },
      repeat: async () => {
        expect(await on.people.askForCode(member)).toMatchObject({ status: 429 });
        await delay(1_000);
      },
      end: () => undo(),
    },
    {
      title: 'the disk is almost full',
      alerts: () => [{ alertname: 'DiskAlmostFull', device: '/dev/sda1', receiver: 'page' }],
      start: async () => (on.monitoring.machine.diskFreeBytes = 9e9),
      end: async () => (on.monitoring.machine.diskFreeBytes = 50e9),
    },
    {
      title: 'the certificate ends soon',
      alerts: named('CertificateExpiring'),
      start: async () => (on.monitoring.machine.certificateEndsAt -= 50 * DAY),
      end: async () => (on.monitoring.machine.certificateEndsAt += 50 * DAY),
    },
    {
      title: 'the dump and its copy are late',
      alerts: () => ['dump', 'copy'].map((method) => ({ alertname: 'BackupTooOld', method })),
      start: async () => (on.monitoring.machine.backups = { dump: Date.now() / 1000 - 2 * DAY, copy: 0 }),
      end: async () => (on.monitoring.machine.backups = { dump: Date.now() / 1000, copy: Date.now() / 1000 }),
    },
    {
      title: 'no backup was ever made',
      alerts: () => ['dump', 'copy'].map((method) => ({ alertname: 'BackupNeverSeen', method })),
      start: async () => (on.monitoring.machine.backups = {}),
      end: async () => (on.monitoring.machine.backups = { dump: Date.now() / 1000, copy: Date.now() / 1000 }),
    },
  ];
}
