import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContext, openApp, type App } from '~/context.server';
import { parseEnvironment } from '~/config/env.server';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import { maintainPartitions } from '~/domain/partitions/maintain-partitions.server';
import { scheduleReminders } from '~/domain/reminders/schedule-reminders.server';
import { sendReminders } from '~/domain/reminders/send-reminders.server';
import { deleteAccount } from '~/domain/sessions/delete-account.server';
import { signUpSchema } from '~/domain/sessions/schemas';
import { signUp } from '~/domain/sessions/sign-up.server';
import { toDatabaseTime } from '~/lib/calendar';
import { asAdmin } from '../../tests/factories/admin';
import { createClass } from '../../tests/factories/class';
import { createMember } from '../../tests/factories/member';
import { submitDonation } from '../../tests/factories/donation';
import { testContext } from '../../tests/setup/context';
import { testEnvironment } from '../../tests/setup/environment';
import { grantApplicationRole } from './grant-to-application.server';

const owner = await testContext();
const role = `sangha_app_${process.pid}`;
let app: App;
let url: string;

beforeAll(async () => {
  await owner.db.$executeRawUnsafe(`CREATE ROLE ${role} LOGIN PASSWORD 'of-the-application'`);
  await grantApplicationRole(owner.databaseUrl, role);
  url = Object.assign(new URL(owner.databaseUrl), { username: role, password: 'of-the-application' }).href;
  app = openApp(parseEnvironment(testEnvironment(url, owner.sandboxUrl, {})), { clock: owner.clock });
});

afterAll(async () => {
  await app.close();
  await owner.db.$executeRawUnsafe(`DROP OWNED BY ${role}`);
  await owner.db.$executeRawUnsafe(`DROP ROLE ${role}`);
});

test('the programs run as a role that owns no tables', async () => {
  const visitor = createContext(app, { kind: 'visitor' }, owner.origin);
  const password = 'harvest moon 41';
  const { memberId } = await signUp(visitor, signUpSchema.parse({ name: 'Asha', phonenumber: '9812345670', password }));
  const member = { ...visitor, actor: { kind: 'member', memberId, sessionId: 0 } } as const;
  const yogaClass = await createClass(owner);
  await markAttendance(member, { class_id: yogaClass.id, attendance_date: owner.clock.today() });
  const donation = await submitDonation(member);
  const { actor } = await asAdmin(owner, ['approve_donations']);
  await approveDonation({ ...visitor, actor }, donation.id);
  expect(await visitor.db.member.findUnique({ where: { id: memberId } })).toMatchObject({ total_days_attended: 1 });
  expect(await visitor.db.karmaEntry.count({ where: { member_id: memberId } })).toBe(1);
  await visitor.enqueue('sweep-outbox', { now: true });
  await deleteAccount(member, { password });
  expect(await visitor.db.karmaEntry.count({ where: { member_id: memberId } })).toBe(0);
});

test('the application role can create partitions of reminders, schedule and send them', async () => {
  const worker = createContext(app, { kind: 'system' }, owner.origin);
  owner.clock.set(new Date('2026-11-20T06:42:00+05:30'));
  const batch = { connect: { start_time: toDatabaseTime('07:00:00') } };
  const { id } = await createMember(owner, { reminders_wanted_at: owner.clock.now(), reminder_minutes: 20, batch });
  await owner.db.$executeRaw`SELECT maintain_partitions('reminders', 'day', NULL, '2026-01-01', '2026-01-02')`;
  const yogaClass = await createClass(owner, { from: '07:00', to: '07:45' });
  expect(await maintainPartitions(worker)).toBeGreaterThan(0);
  const setClock = async (_ctx: unknown, at: number) => owner.clock.set(new Date(at));
  expect(await scheduleReminders(worker)).toBe(1);
  expect(await sendReminders(worker, { sender: '+14155238886', turn: 0 }, setClock)).toBe(1);
  expect(await worker.db.reminder.findMany()).toMatchObject([
    { member_id: id, class_id: yogaClass.id, status: 'queued' },
  ]);
});

test.each([
  'TRUNCATE audit_entries',
  'DELETE FROM audit_entries',
  'UPDATE karma_entries SET delta = 1',
  'DELETE FROM karma_entries',
  'ALTER TABLE audit_entries DISABLE TRIGGER ALL',
  'CREATE TABLE extra (id int)',
  'DROP TABLE members',
  "COPY members TO PROGRAM 'cat'",
  'DELETE FROM _prisma_migrations',
])('the application role cannot: %s', async (statement) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  await client.end();
});
