import { expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { createMember, inSession, PASSWORD } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { messagesTo } from '../../../tests/setup/messaging';
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
const pushing = (outcome: 'accepted' | 'failed'): Context['push'] => ({
  publicKey: 'key',
  knows: () => true,
  send: () => Promise.resolve(outcome),
});

let browsers = 0;

/** Creates a logged-in member who gets reminders in this browser. */
async function reminded() {
  const member = await createMember(ctx);
  const here = { ...(await inSession(ctx, member)), push: pushing('accepted') };
  const browser = { endpoint: `https://push.example/${(browsers += 1)}`, p256dh: 'k', auth: 'a' };
  await addPushSubscription(here, browser);
  return { member, here, endpoint: browser.endpoint };
}

const isReminded = async (endpoint: string) => (await ctx.db.pushSubscription.count({ where: { endpoint } })) === 1;

type Reminded = Awaited<ReturnType<typeof reminded>>;
const sessionOf = ({ actor }: Context) => ('sessionId' in actor ? actor.sessionId : 0);

test.each<[string, (where: Reminded) => Promise<unknown>]>([
  ['its log-out', ({ here }) => logOut(here)],
  [
    'a log-out of it from another',
    async ({ member, here }) => endOwnSession(await inSession(ctx, member), sessionOf(here)),
  ],
  ['a log-out everywhere', async ({ member }) => logOutEverywhere(await inSession(ctx, member))],
  [
    'another password, chosen elsewhere',
    async ({ member }) =>
      changePassword(await inSession(ctx, member), { current_password: PASSWORD, newPassword: 'Another-1' }),
  ],
  ['reminders that are switched off', ({ here }) => updatePreferences(here, { reminders: false })],
  ['STOP', ({ member: { phone } }) => recordInboundMessage(ctx, { sid: `SM-${phone}`, phone, text: 'STOP' })],
])('%s ends the reminders of a browser', async (_how, end) => {
  const where = await reminded();
  await end(where);
  expect(await isReminded(where.endpoint)).toBe(false);
});

test('neither a log-out of another browser nor the end of its session by time does', async () => {
  const { member, here, endpoint } = await reminded();
  await logOut(await inSession(ctx, member));
  await ctx.db.session.update({ where: { id: sessionOf(here) }, data: { expires_at: ctx.clock.now() } });
  await deleteExpiredRows(ctx);
  expect(await isReminded(endpoint)).toBe(true);
  await logOutEverywhere(await inSession(ctx, member));
  expect(await isReminded(endpoint)).toBe(false);
});

test('where a browser cannot be reached, though it is not gone, the phone is written to', async () => {
  const { member } = await reminded();
  await createClass(ctx, { from: '06:00' });
  await scheduleReminders(ctx);
  const world = { ...ctx, push: pushing('failed') };
  for (let tries = 0; tries < 3; tries += 1) {
    await sendReminders(world, { sender: '+14155238886', turn: 0 }, async (_, at) => ctx.clock.set(new Date(at)));
    ctx.clock.advance(10);
  }
  expect(await messagesTo(ctx, member.phone)).toHaveLength(1);
});

test('another member’s endpoint is taken over with its keys alone, as by the next login in that browser', async () => {
  const { member, endpoint } = await reminded();
  const other = { ...(await inSession(ctx, await createMember(ctx))), push: pushing('accepted') };
  const ownerOf = async () => (await ctx.db.pushSubscription.findUniqueOrThrow({ where: { endpoint } })).member_id;
  for (const keys of [
    { p256dh: 'other', auth: 'other' },
    { p256dh: 'other', auth: 'a' },
    { p256dh: 'k', auth: 'other' },
  ])
    await expect(addPushSubscription(other, { endpoint, ...keys })).rejects.toMatchObject({ code: 'invalid' });
  expect(await ownerOf()).toBe(member.id);
  await addPushSubscription(other, { endpoint, p256dh: 'k', auth: 'a' });
  expect(await ownerOf()).not.toBe(member.id);
});

test('one endpoint that eight members add at the same moment is one row, and nobody’s request fails', async () => {
  const browser = { endpoint: 'https://push.example/shared', p256dh: 'k', auth: 'a' };
  const members = await Promise.all(
    Array.from({ length: 8 }, async () => ({
      ...(await inSession(ctx, await createMember(ctx))),
      push: pushing('accepted'),
    })),
  );
  await Promise.all(members.map((here) => addPushSubscription(here, browser)));
  expect(await ctx.db.pushSubscription.count({ where: { endpoint: browser.endpoint } })).toBe(1);
});
