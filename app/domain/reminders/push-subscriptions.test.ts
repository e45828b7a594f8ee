import { expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { createMember, createSessionContext, PASSWORD } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { listMessagesTo } from '../../../tests/setup/messaging';
import type { Context } from '../context';
import { updatePreferences } from '../members/preferences.server';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { deleteExpiredRows } from '../retention/delete-expired-rows.server';
import { changePassword } from '../sessions/change-password.server';
import { endOwnSession, logOut, logOutEverywhere } from '../sessions/log-out.server';
import { addPushSubscription } from './push-subscriptions.server';
import { scheduleReminders } from './schedule-reminders.server';
import { sendReminders } from './send-reminders.server';

const ctx = await testContext({ at: '2026-11-20T05:45:00+05:30' });

/** Creates a push service that returns the given outcome for every request. */
const createPushService = (outcome: 'accepted' | 'failed'): Context['push'] => ({
  publicKey: 'key',
  knows: () => true,
  send: () => Promise.resolve(outcome),
});

let browsers = 0;

/** Creates a logged-in member who gets reminders in this browser. */
async function createRemindedMember() {
  const member = await createMember(ctx);
  const here = { ...(await createSessionContext(ctx, member)), push: createPushService('accepted') };
  const browser = { endpoint: `https://push.example/${(browsers += 1)}`, p256dh: 'k', auth: 'a' };
  await addPushSubscription(here, browser);
  return { member, here, endpoint: browser.endpoint };
}

const isReminded = async (endpoint: string) => (await ctx.db.pushSubscription.count({ where: { endpoint } })) === 1;

type Reminded = Awaited<ReturnType<typeof createRemindedMember>>;
const getSession = ({ actor }: Context) => ('sessionId' in actor ? actor.sessionId : 0);

test.each<[string, (where: Reminded) => Promise<unknown>]>([
  ['its log-out', ({ here }) => logOut(here)],
  [
    'a log-out of it from another',
    async ({ member, here }) => endOwnSession(await createSessionContext(ctx, member), getSession(here)),
  ],
  ['a log-out everywhere', async ({ member }) => logOutEverywhere(await createSessionContext(ctx, member))],
  [
    'another password, chosen elsewhere',
    async ({ member }) =>
      changePassword(await createSessionContext(ctx, member), { current_password: PASSWORD, newPassword: 'Another-1' }),
  ],
  ['reminders that are switched off', ({ here }) => updatePreferences(here, { reminders: false })],
  ['STOP', ({ member: { phone } }) => recordInboundMessage(ctx, { sid: `SM-${phone}`, phone, text: 'STOP' })],
])('%s ends the reminders of a browser', async (_how, end) => {
  const where = await createRemindedMember();
  await end(where);
  expect(await isReminded(where.endpoint)).toBe(false);
});

test('a logout of another browser or the expiry of its session does not end them', async () => {
  const { member, here, endpoint } = await createRemindedMember();
  await logOut(await createSessionContext(ctx, member));
  await ctx.db.session.update({ where: { id: getSession(here) }, data: { expires_at: ctx.clock.now() } });
  await deleteExpiredRows(ctx);
  expect(await isReminded(endpoint)).toBe(true);
  await logOutEverywhere(await createSessionContext(ctx, member));
  expect(await isReminded(endpoint)).toBe(false);
});

test('if a browser cannot be reached but still exists, the phone gets a message', async () => {
  const { member } = await createRemindedMember();
  await createClass(ctx, { from: '06:00' });
  await scheduleReminders(ctx);
  const world = { ...ctx, push: createPushService('failed') };
  for (let tries = 0; tries < 3; tries += 1) {
    await sendReminders(world, { sender: '+14155238886', turn: 0 }, async (_, at) => ctx.clock.set(new Date(at)));
    ctx.clock.advance(10);
  }
  expect(await listMessagesTo(ctx, member.phone)).toHaveLength(1);
});

test('the endpoint of another member is taken over only with its keys', async () => {
  const { member, endpoint } = await createRemindedMember();
  const other = { ...(await createSessionContext(ctx, await createMember(ctx))), push: createPushService('accepted') };
  const getOwner = async () => (await ctx.db.pushSubscription.findUniqueOrThrow({ where: { endpoint } })).member_id;
  for (const keys of [
    { p256dh: 'other', auth: 'other' },
    { p256dh: 'other', auth: 'a' },
    { p256dh: 'k', auth: 'other' },
  ])
    await expect(addPushSubscription(other, { endpoint, ...keys })).rejects.toMatchObject({ code: 'invalid' });
  expect(await getOwner()).toBe(member.id);
  await addPushSubscription(other, { endpoint, p256dh: 'k', auth: 'a' });
  expect(await getOwner()).not.toBe(member.id);
});

test('one endpoint that eight members add concurrently is one row without an error', async () => {
  const browser = { endpoint: 'https://push.example/shared', p256dh: 'k', auth: 'a' };
  const members = await Promise.all(
    Array.from({ length: 8 }, async () => ({
      ...(await createSessionContext(ctx, await createMember(ctx))),
      push: createPushService('accepted'),
    })),
  );
  await Promise.all(members.map((here) => addPushSubscription(here, browser)));
  expect(await ctx.db.pushSubscription.count({ where: { endpoint: browser.endpoint } })).toBe(1);
});
