import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMember, newPhone } from '../../../tests/factories/member';
import { addCodeMessage, addNotice } from '../../../tests/factories/message';
import { testContext } from '../../../tests/setup/context';
import { stopMessageFaults, listMessagesTo, startMessageFaults } from '../../../tests/setup/messaging';
import { Receiver } from '../../../tests/sandbox/receiver';
import type { Member } from '~/db/generated/client';
import type { Context } from '../context';
import type { DomainError } from '../errors';
import { deriveOneTimeCode } from './one-time-code';
import { addToOutbox } from './outbox.server';
import { recordMessageStatus } from './record-message-status.server';
import { sendMessage } from './send-message.server';
import { recordInboundMessage } from './record-inbound-message.server';
import { sweepOutbox } from './sweep-outbox.server';

const app = await Receiver.listen();
const ctx = await testContext({ publicUrl: app.url });
let member: Member;

beforeEach(async () => {
  ctx.clock.set('2026-11-20T10:00:00+05:30');
  member = await createMember(ctx, { name: 'Asha Rao' });
  app.requests.splice(0);
});

afterEach(() => stopMessageFaults(ctx));

const getState = (id: number) => ctx.db.outboxMessage.findFirstOrThrow({ where: { id } });
const listReceived = () => listMessagesTo(ctx, member.phone);

/** Waits for the given number of provider callbacks about a message, and returns them. */
async function getCallbacks(id: number, count: number) {
  const listReports = () => app.requests.filter(({ path }) => path.endsWith(`?message=${id}`));
  await expect.poll(listReports).toHaveLength(count);
  return listReports().map(({ body }) => {
    const fields = new URLSearchParams(body);
    return {
      messageId: id,
      provider_message_id: fields.get('MessageSid') ?? '',
      status: fields.get('MessageStatus') ?? '',
      error_code: fields.get('ErrorCode') ?? undefined,
    };
  });
}

describe('a message that the provider accepts', () => {
  test('reaches the phone once, with any number of workers', async () => {
    const id = await addNotice(ctx, member);
    await Promise.all(Array.from({ length: 8 }, () => sendMessage(ctx, id)));
    await sendMessage(ctx, id);
    expect(await listReceived()).toMatchObject([{ template: 'class_cancelled', variables: { 1: member.name } }]);
    expect(await getState(id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      provider_message_id: expect.stringMatching(/^SM/),
    });
  });

  test('has each variable on one line, as the provider requires', async () => {
    const id = await addNotice(ctx, { ...member, name: 'Asha\n Devi\t Rao      Jain' });
    await sendMessage(ctx, id);
    expect(await listReceived()).toMatchObject([{ variables: { 1: 'Asha Devi Rao Jain' } }]);
  });

  test('contains the code only when it is sent', async () => {
    const id = await addCodeMessage(ctx, member);
    await sendMessage(ctx, id);
    const otp = await ctx.db.otpCode.findFirstOrThrow({ where: { phone: member.phone } });
    expect(await listReceived()).toMatchObject([
      { template: 'otp', variables: { 1: deriveOneTimeCode(ctx, otp.salt) } },
    ]);
    expect((await getState(id)).variables).toEqual({});
  });

  test("is sent to the member's current phone, except messages about the account", async () => {
    const notice = await addNotice(ctx, member);
    const warning = await addToOutbox(ctx, ctx.db, {
      event_key: `warning:${member.id}`,
      phone: member.phone,
      member_id: member.id,
      template: 'phone_restored',
      variables: { 1: member.name },
    });
    const phone = newPhone();
    await ctx.db.member.update({ where: { id: member.id }, data: { phone } });
    for (const id of [notice, warning ?? 0]) await sendMessage(ctx, id);
    expect(await listReceived()).toMatchObject([{ template: 'phone_restored' }]);
    expect(await listMessagesTo(ctx, phone)).toMatchObject([{ template: 'class_cancelled' }]);
    expect(await getState(notice)).toMatchObject({ phone });
  });

  test('only moves forward, with callbacks in any order and repeated', async () => {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, { fail: 1, duplicate: true });
    await sendMessage(ctx, id);
    const [sent, delivered] = await getCallbacks(id, 4);
    if (!sent || !delivered) throw new Error('two callbacks');
    const seen: string[] = [];
    const read = { ...delivered, status: 'read' };
    for (const report of [
      sent,
      delivered,
      sent,
      read,
      delivered,
      sent,
      { ...sent, status: 'failed', error_code: '63016' },
    ]) {
      await recordMessageStatus(ctx, report);
      seen.push((await getState(id)).status);
    }
    expect(seen).toEqual(['sent', 'delivered', 'delivered', 'read', 'read', 'read', 'read']);
  });

  test('ignores callbacks for another message or with an unknown status', async () => {
    const id = await addNotice(ctx, member);
    await sendMessage(ctx, id);
    await recordMessageStatus(ctx, { messageId: 2_147_483_647, provider_message_id: 'SMx', status: 'failed' });
    await recordMessageStatus(ctx, { messageId: id, provider_message_id: 'SMx', status: 'toString' });
    await recordMessageStatus(ctx, {
      messageId: id,
      provider_message_id: 'SMsomebody-else',
      status: 'failed',
      error_code: '63016',
    });
    expect(await getState(id)).toMatchObject({ status: 'queued' });
  });
});

describe('a message that the provider refuses', () => {
  test.each([21211, 21608, 21610, 21614, 21654, 63003, 63008, 63014, 63016, 63021, 63024])(
    'with %i is never retried',
    async (code) => {
      const id = await addNotice(ctx, member);
      await startMessageFaults(ctx, { fail: 1, code });
      await sendMessage(ctx, id);
      expect(await getState(id)).toMatchObject({ status: 'failed', error_code: String(code), attempts: 1 });
      ctx.clock.advance(24 * 3600);
      await sendMessage(ctx, id);
      expect(await listReceived()).toEqual([]);
    },
  );

  test('in a later callback has failed as well', async () => {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, { fail: 1, status: 201, code: 63024 });
    await sendMessage(ctx, id);
    const [failed] = await getCallbacks(id, 1);
    if (failed) await recordMessageStatus(ctx, failed);
    expect(await getState(id)).toMatchObject({ status: 'failed', error_code: '63024' });
  });
});

describe('a message that the provider cannot accept now', () => {
  test.each([20429, 63017, 63018, 20003, 63040, 63041, 63042, 63051])(
    'with %i is retried after a wait that doubles',
    async (code) => {
      const id = await addNotice(ctx, member);
      await startMessageFaults(ctx, { fail: 3, code });
      for (const seconds of [5, 10, 20]) {
        await expect(sendMessage(ctx, id)).rejects.toMatchObject({
          code: 'upstream_failed',
          retryAfterSeconds: seconds,
        });
        ctx.clock.advance(seconds - 1);
        await sendMessage(ctx, id);
        expect(await getState(id)).toMatchObject({ status: 'pending', error_code: String(code) });
        ctx.clock.advance(1);
      }
      await sendMessage(ctx, id);
      expect(await getState(id)).toMatchObject({ status: 'queued', attempts: 4, error_code: null });
      expect(await listReceived()).toHaveLength(1);
    },
  );

  test.each([
    { as: 'refused', failure: { code: 20429 } },
    { as: 'without an answer', failure: { status: 500 } },
  ])('is retried for six hours, $as each time', async ({ failure }) => {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, { fail: 100, ...failure });
    const began = ctx.clock.now().getTime();
    const waitAfterTry = () =>
      sendMessage(ctx, id).then(
        () => 0,
        (error: unknown) => (error as DomainError).retryAfterSeconds ?? 0,
      );
    for (let wait = await waitAfterTry(); wait > 0; wait = await waitAfterTry()) ctx.clock.advance(wait);
    expect(await getState(id)).toMatchObject({ status: 'failed', attempts: 16 });
    expect(Math.floor((ctx.clock.now().getTime() - began) / 3_600_000)).toBe(6);
  });

  test.each([63032, 63038, 63049])('with %i is retried an hour later', async (code) => {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, { fail: 1, status: 400, code });
    await expect(sendMessage(ctx, id)).rejects.toMatchObject({ retryAfterSeconds: 3600 });
    ctx.clock.advance(3600);
    await sendMessage(ctx, id);
    expect(await getState(id)).toMatchObject({ status: 'queued', attempts: 2 });
  });

  test('in a callback returns to the outbox', async () => {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, { fail: 1, status: 201, code: 63018 });
    await sendMessage(ctx, id);
    const [failed] = await getCallbacks(id, 1);
    if (failed) await recordMessageStatus(ctx, failed);
    expect(await getState(id)).toMatchObject({ status: 'pending', error_code: '63018' });
    ctx.clock.advance(5);
    await sendMessage(ctx, id);
    expect(await getState(id)).toMatchObject({ status: 'queued', attempts: 2 });
  });
});

describe('a late callback of a failed attempt', () => {
  /**
   * Creates a message whose first attempt failed temporarily, and returns it with its status
   * reports.
   */
  async function createFailedMessage() {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, { fail: 1, status: 201, code: 63018 });
    await sendMessage(ctx, id);
    const [failed] = await getCallbacks(id, 1);
    if (!failed) throw new Error('one callback');
    await recordMessageStatus(ctx, failed);
    return { id, failed, sent: { ...failed, status: 'sent', error_code: undefined } };
  }

  test('does not mark the message as sent', async () => {
    const { id, sent } = await createFailedMessage();
    await recordMessageStatus(ctx, sent);
    expect(await getState(id)).toMatchObject({ status: 'pending' });
  });

  test('does not fail the next attempt, whether running or queued', async () => {
    const { id, failed, sent } = await createFailedMessage();
    ctx.clock.advance(5);
    await startMessageFaults(ctx, { fail: 1, delay_ms: 300 });
    const sending = sendMessage(ctx, id);
    await expect.poll(() => getState(id)).toMatchObject({ status: 'sending' });
    await recordMessageStatus(ctx, failed);
    await recordMessageStatus(ctx, sent);
    expect(await getState(id)).toMatchObject({ status: 'sending' });
    await sending;
    await recordMessageStatus(ctx, failed);
    expect(await getState(id)).toMatchObject({ status: 'queued', attempts: 2 });
  });
});

describe('a send with an unknown result', () => {
  test('is settled by a callback that reports a failure', async () => {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, { fail: 1, drop_reply: true });
    await sendMessage(ctx, id).catch(() => undefined);
    const [report] = await getCallbacks(id, 2);
    if (report) await recordMessageStatus(ctx, { ...report, status: 'failed', error_code: '63016' });
    expect(await getState(id)).toMatchObject({ status: 'failed', error_code: '63016' });
  });

  test.each([
    ['the reply was lost', { fail: 1, drop_reply: true }],
    ['the provider answered 500', { fail: 1, status: 500 }],
  ])('waits a minute for a callback: %s', async (_name, how) => {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, how);
    await expect(sendMessage(ctx, id)).rejects.toMatchObject({ code: 'upstream_failed', retryAfterSeconds: 60 });
    expect(await getState(id)).toMatchObject({ status: 'sending' });
    ctx.clock.advance(59);
    await sendMessage(ctx, id);
    expect(await getState(id)).toMatchObject({ attempts: 1 });
  });

  test('is settled by the callback: the message is not sent again', async () => {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, { fail: 1, drop_reply: true });
    await sendMessage(ctx, id).catch(() => undefined);
    for (const report of await getCallbacks(id, 2)) await recordMessageStatus(ctx, report);
    ctx.clock.advance(3600);
    await sendMessage(ctx, id);
    expect(await getState(id)).toMatchObject({ status: 'delivered', attempts: 1 });
    expect(await listReceived()).toHaveLength(1);
  });

  test('is retried if no callback arrives', async () => {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, { fail: 1, status: 503 });
    await sendMessage(ctx, id).catch(() => undefined);
    ctx.clock.advance(60);
    await sendMessage(ctx, id);
    expect(await getState(id)).toMatchObject({ status: 'queued', attempts: 2 });
    expect(await listReceived()).toHaveLength(1);
  });

  test('keeps the status of a callback that arrives before the response', async () => {
    const id = await addNotice(ctx, member);
    await startMessageFaults(ctx, { fail: 1, delay_ms: 400 });
    const sending = sendMessage(ctx, id);
    for (const report of await getCallbacks(id, 2)) await recordMessageStatus(ctx, report);
    await sending;
    expect(await getState(id)).toMatchObject({ status: 'delivered' });
  });
});

test('that the database cannot store immediately is stored later, and the message is sent once', async () => {
  const id = await addNotice(ctx, member);
  await startMessageFaults(ctx, { fail: 1, delay_ms: 300 });
  const sending = sendMessage(ctx, id);
  await expect.poll(listReceived).toHaveLength(1);
  await ctx.db.$executeRaw`ALTER TABLE outbox_messages RENAME TO outbox_away`;
  await delay(900);
  await ctx.db.$executeRaw`ALTER TABLE outbox_away RENAME TO outbox_messages`;
  await sending;
  expect(await getState(id)).toMatchObject({ status: 'queued', provider_message_id: expect.any(String) });
  expect(await listReceived()).toHaveLength(1);
});

describe('a message that is no longer wanted', () => {
  test('after STOP is not sent if it is a notice, but a requested code is; START resumes', async () => {
    const receiveReply = (sid: string, text: string) => recordInboundMessage(ctx, { sid, phone: member.phone, text });
    await receiveReply('SM01', ' Stop\n');
    const [notice, code] = [await addNotice(ctx, member), await addCodeMessage(ctx, member)];
    await sendMessage(ctx, notice);
    await sendMessage(ctx, code);
    expect(await getState(notice)).toMatchObject({ status: 'skipped', error_code: 'stopped' });
    expect(await listReceived()).toMatchObject([{ template: 'otp' }]);
    await receiveReply('SM02', 'thank you');
    expect(await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({
      notices_stopped_at: ctx.clock.now(),
    });
    await receiveReply('SM03', 'START');
    await sendMessage(ctx, await addNotice(ctx, member));
    expect(await listReceived()).toHaveLength(2);
    await receiveReply('SM04', 'STOP');
    await receiveReply('SM03', 'START');
    const stopped = await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } });
    expect(stopped.notices_stopped_at).not.toBeNull();
  });

  test('with an expired code is not sent', async () => {
    const id = await addCodeMessage(ctx, member);
    ctx.clock.advance(600);
    await sendMessage(ctx, id);
    expect(await getState(id)).toMatchObject({ status: 'skipped', error_code: 'expired' });
    expect(await listReceived()).toEqual([]);
  });
});

describe('the sweep', () => {
  const isQueued = async (id: number) => (await ctx.app.queues.get('messages')?.getJob(`message-${id}`)) !== undefined;

  test('queues only messages that have been pending for a while', async () => {
    await ctx.db.outboxMessage.deleteMany();
    const [sent, pending] = [await addNotice(ctx, member), await addNotice(ctx, member)];
    await sendMessage(ctx, sent);
    ctx.clock.advance(14);
    const fresh = await addNotice(ctx, member);
    expect(await sweepOutbox(ctx)).toBe(0);
    ctx.clock.advance(1);
    expect(await sweepOutbox(ctx)).toBe(1);
    expect(await Promise.all([sent, pending, fresh].map(isQueued))).toEqual([false, true, false]);
    expect(await sweepOutbox(ctx, { now: true })).toBe(2);
    expect(await isQueued(fresh)).toBe(true);
  });

  test('queues twenty thousand per run, and the rest after these have moved', async () => {
    await ctx.db.outboxMessage.deleteMany();
    const now = ctx.clock.now();
    await ctx.db.$executeRaw`
      INSERT INTO outbox_messages (event_key, event_date, phone, template, variables, due_at, created_at, updated_at)
      SELECT 'many:' || one, ${ctx.clock.today()}::date, '+919812345678', 'password_changed', '{}', ${now}, ${now}, ${now} FROM generate_series(1, 20001) AS one`;
    const queued: number[] = [];
    const enqueueAll: Context['enqueueAll'] = (jobs) => {
      for (const { payload } of jobs) if ('messageId' in payload) queued.push(payload.messageId);
      return Promise.resolve();
    };
    expect(await sweepOutbox({ ...ctx, enqueueAll }, { now: true })).toBe(20_000);
    await ctx.db.$executeRaw`UPDATE outbox_messages SET status = 'sent' WHERE id = ANY(${queued}::int[])`;
    expect(await sweepOutbox({ ...ctx, enqueueAll }, { now: true })).toBe(1);
    expect(new Set(queued).size).toBe(20_001);
    await ctx.db.outboxMessage.deleteMany();
  });

  test('queues a message whose worker was killed, once its callback is overdue', async () => {
    await ctx.db.outboxMessage.deleteMany();
    const id = await addNotice(ctx, member);
    await ctx.db.outboxMessage.updateMany({
      where: { id },
      data: { status: 'sending', attempts: 1, due_at: new Date(ctx.clock.now().getTime() + 60_000) },
    });
    ctx.clock.advance(74);
    expect(await sweepOutbox(ctx)).toBe(0);
    ctx.clock.advance(1);
    expect(await sweepOutbox(ctx)).toBe(1);
    await sendMessage(ctx, id);
    expect(await getState(id)).toMatchObject({ status: 'queued', attempts: 2 });
  });
});
