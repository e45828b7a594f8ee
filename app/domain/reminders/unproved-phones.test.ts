import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { createChallenge } from '../challenges/challenges.server';
import { queueChallengeMessages } from '../challenges/queue-challenge-messages.server';
import { cancelClass } from '../classes/cancel-class.server';
import { updateClassSchema } from '../classes/schemas';
import { updateClass } from '../classes/update-class.server';
import type { Context } from '../context';
import { addManyToOutbox } from '../notifications/outbox.server';
import { sendMessage } from '../notifications/send-message.server';
import { scheduleReminders } from './schedule-reminders.server';
import { sendReminders } from './send-reminders.server';

const SENDER = '+14155238886';
const STRANGERS = 1000;

const base = await testContext({ at: '2026-11-15T19:00:00+05:30', environment: { REMINDER_SENDERS: SENDER } });

/** Messages that were requested from WhatsApp, by phone number. */
const sent = new Map<string, string[]>();

function recordMessage(phone: string, what: string) {
  sent.set(phone, [...(sent.get(phone) ?? []), what]);
  return { outcome: 'accepted', provider_message_id: `SM${phone}${what}` } as const;
}

const messaging = {
  ...base.messaging,
  send: async (message: { phone: string; template: string }) => recordMessage(message.phone, message.template),
  sendReminder: async ({ phone }: { phone: string }) => recordMessage(phone, 'reminder'),
};

const ctx: Context = { ...base, messaging };

async function sendAll(): Promise<void> {
  const pending = await ctx.db.outboxMessage.findMany({ where: { status: 'pending' }, select: { id: true } });
  for (let at = 0; at < pending.length; at += 20)
    await Promise.all(pending.slice(at, at + 20).map(({ id }) => sendMessage(ctx, id)));
}

test('1,000 registered numbers without proof get no message, and members with a proved phone get each', async () => {
  const admin: Context = { ...(await asAdmin(base)), messaging };
  const now = ctx.clock.now();
  const challenge = { title: 'Fourteen', starts_on: '2026-11-16', days: 14, translations: {} } as const;
  const { id: challengeId } = await createChallenge(admin, challenge);
  const past = await createClass(ctx, { title: 'Daily', date: '2026-11-14', max_participants: null });
  await createClass(ctx, { title: 'Daily', date: '2026-11-16' });
  const [called, moved] = [
    await createClass(ctx, { title: 'Daily', date: '2026-11-17' }),
    await createClass(ctx, { title: 'Daily', date: '2026-11-18' }),
  ];
  const proved = await createMember(ctx, { reminders_wanted_at: now });
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, reminders_wanted_at, created_at, updated_at)
    SELECT 'Stranger', '+9177' || lpad(n::text, 8, '0'), '', 'S' || translate(lpad(n::text, 7, '0'), '01', 'XY'), ${now}, '1', ${now}, ${now}, ${now}
    FROM generate_series(1, ${STRANGERS}::int) AS n`;
  await ctx.db.$executeRaw`
    INSERT INTO attendances (member_id, class_id, class_date, marked_at) SELECT id, ${past.id}, ${past.class_date}::date, ${now} FROM members`;
  await ctx.db.$executeRaw`
    INSERT INTO challenge_enrolments (challenge_id, member_id, joined_at) SELECT ${challengeId}, id, ${now} FROM members`;

  expect((await cancelClass(admin, called.id)).notified).toBe(1);
  const words = { title: 'Daily', description: 'An hour later.', class_date: '2026-11-18' };
  const edited = updateClassSchema.parse({ ...words, start_time: '07:00', end_time: '08:00' });
  expect((await updateClass(admin, moved.id, edited)).notified).toBe(1);
  // Messages that were added to the outbox before notices required a verified phone number are not
  // sent either.
  const memberIds = (await ctx.db.member.findMany({ select: { id: true } })).map(({ id }) => id);
  const variablesIn = () => ({ 2: '2026-27', 3: 'https://x' });
  const request = { event: 'details', event_date: '2026-11-15', template: 'donor_details' } as const;
  await addManyToOutbox(ctx, ctx.db, { ...request, memberIds, variablesIn });
  await sendAll();

  base.clock.set('2026-11-16T05:46:00+05:30');
  await scheduleReminders(ctx);
  await sendReminders(ctx, { sender: SENDER, turn: 0 }, async () => undefined);
  base.clock.set('2026-11-16T17:05:00+05:30');
  await queueChallengeMessages(ctx);
  await sendAll();

  expect([...sent.keys()]).toEqual([proved.phone]);
  expect(sent.get(proved.phone)?.sort()).toEqual([
    'challenge_day',
    'class_cancelled',
    'class_moved',
    'donor_details',
    'reminder',
  ]);
  expect(await ctx.db.outboxMessage.count({ where: { status: 'skipped', error_code: 'unproved' } })).toBe(STRANGERS);
});
