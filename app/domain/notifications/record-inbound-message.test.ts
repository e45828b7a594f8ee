import { describe, expect, test } from 'vitest';
import { createMember, newPhone } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { listMessagesTo } from '../../../tests/setup/messaging';
import type { Context } from '../context';
import { countSentMessages } from '../board-report/message-days.server';
import { deleteExpiredRows } from '../retention/delete-expired-rows.server';
import { recordInboundMessage } from './record-inbound-message.server';
import { sendMessage } from './send-message.server';
import { sweepOutbox } from './sweep-outbox.server';

const ctx = await testContext();

let count = 0;
const receive = (phone: string, text: string, sid = `SM-in-${++count}`) =>
  recordInboundMessage(ctx, { sid, phone, text });

async function sendConfirmations(memberId: number): Promise<void> {
  const due = await ctx.db.outboxMessage.findMany({ where: { member_id: memberId, status: 'pending' } });
  for (const { id } of due) await sendMessage(ctx, id);
}

test('every message is stored once, with any text and from any phone', async () => {
  const { id, phone } = await createMember(ctx);
  await receive(phone, 'Mera link nahi khul raha, help', 'SM-help');
  await receive(phone, 'Mera link nahi khul raha, help', 'SM-help');
  await recordInboundMessage(ctx, { sid: 'SM-voice', phone, text: '', mediaTypes: ['audio/ogg'] });
  const stranger = newPhone();
  await receive(stranger, 'Hello\0');
  const stored = await ctx.db.inboundMessage.findMany({ orderBy: { id: 'asc' } });
  expect(stored).toMatchObject([
    { member_id: id, phone, body: 'Mera link nahi khul raha, help', received_at: ctx.clock.now() },
    { member_id: id, body: '[Voice note]', media_count: 1 },
    { member_id: null, phone: stranger, body: 'Hello' },
  ]);
});

test('STOP and START are confirmed once each, in the language of the member', async () => {
  const { id, phone } = await createMember(ctx, { language: 'hi' });
  const getStopTime = async () => (await ctx.db.member.findUniqueOrThrow({ where: { id } })).notices_stopped_at;
  for (const text of ['बंद करो', 'STOP', 'stop!']) await receive(phone, text);
  await sendConfirmations(id);
  expect(await getStopTime()).toEqual(ctx.clock.now());
  expect(await listMessagesTo(ctx, phone)).toMatchObject([{ template: null, body: expect.stringContaining('हो गया') }]);
  for (const text of ['yes', 'शुरू करो', 'start']) await receive(phone, text);
  await sendConfirmations(id);
  expect(await getStopTime()).toBeNull();
  expect(await listMessagesTo(ctx, phone)).toMatchObject([{ body: expect.stringContaining('/profile-edit') }, {}]);
});

test('YES to another message does not switch notices on', async () => {
  const { id, phone } = await createMember(ctx, { notices_stopped_at: ctx.clock.now() });
  for (const text of ['yes', 'Yes', 'YES 🙏', 'haan']) await receive(phone, text);
  expect(await ctx.db.member.findUniqueOrThrow({ where: { id } })).toMatchObject({
    notices_stopped_at: ctx.clock.now(),
  });
  expect(await ctx.db.outboxMessage.count({ where: { member_id: id } })).toBe(0);
});

test('STOP from an unknown phone is stored without a reply', async () => {
  const stranger = newPhone();
  await receive(stranger, 'STOP');
  expect(await ctx.db.outboxMessage.count({ where: { phone: stranger } })).toBe(0);
});

test('a confirmation that could not be sent for a day is not sent', async () => {
  const { id, phone } = await createMember(ctx);
  await receive(phone, 'STOP');
  ctx.clock.advance(24 * 3_600);
  await sendConfirmations(id);
  expect(await listMessagesTo(ctx, phone)).toEqual([]);
});

describe('the automatic answer', () => {
  const answers = (phone: string) =>
    ctx.db.outboxMessage.findMany({ where: { phone, template: 'message_received' }, orderBy: { id: 'asc' } });
  async function sendAnswers(phone: string): Promise<void> {
    for (const { id, status } of await answers(phone)) if (status === 'pending') await sendMessage(ctx, id);
  }

  test('is sent once per phone and day, in the language of the member', async () => {
    const { phone } = await createMember(ctx, { language: 'hi' });
    for (const text of ['Mera link nahi khul raha', 'Hello?', 'yes', '']) await receive(phone, text);
    await sendAnswers(phone);
    expect(await answers(phone)).toMatchObject([{ member_id: null, language: 'hi', status: 'queued' }]);
    expect(await listMessagesTo(ctx, phone)).toMatchObject([{ body: expect.stringContaining('संदेश हमें मिल गया') }]);
    ctx.clock.advance(24 * 3_600);
    await receive(phone, 'Hello?');
    expect(await answers(phone)).toHaveLength(2);
  });

  test('is queued behind codes and confirmations of STOP', async () => {
    const { phone } = await createMember(ctx);
    const jobs: unknown[] = [];
    const enqueue: Context['enqueue'] = async (name, payload) => void jobs.push({ name, payload });
    const enqueueAll: Context['enqueueAll'] = async (added) => void jobs.push(...added);
    await recordInboundMessage({ ...ctx, enqueue }, { sid: 'SM-hello', phone, text: 'Hello' });
    await sweepOutbox({ ...ctx, enqueueAll }, { now: true });
    await recordInboundMessage({ ...ctx, enqueue }, { sid: 'SM-stop', phone, text: 'STOP' });
    const [answer, confirmation] = await ctx.db.outboxMessage.findMany({ where: { phone }, orderBy: { id: 'asc' } });
    const toJob = (name: string, message = answer) => ({ name, payload: { messageId: message?.id } });
    expect(jobs).toContainEqual(toJob('send-whatsapp-message'));
    expect(jobs).not.toContainEqual(toJob('send-one-time-code'));
    expect(jobs).toContainEqual(toJob('send-one-time-code', confirmation));
  });

  test('is stored until the day is over and counted, and not longer than three days', async () => {
    const phone = newPhone();
    const day = ctx.clock.today();
    await receive(phone, 'Hello?');
    await sendAnswers(phone);
    await deleteExpiredRows(ctx);
    await receive(phone, 'Hello?');
    expect(await answers(phone)).toMatchObject([{ status: 'queued' }]);
    ctx.clock.advance(50 * 3_600);
    await deleteExpiredRows(ctx);
    expect(await countSentMessages(ctx, day, day)).toContainEqual(
      expect.objectContaining({ day, template: 'message_received' }),
    );
    ctx.clock.advance(23 * 3_600);
    await deleteExpiredRows(ctx);
    expect(await answers(phone)).toEqual([]);
  });

  test('goes to an unknown phone in English', async () => {
    const phone = newPhone();
    await receive(phone, 'Is it free?');
    await sendAnswers(phone);
    expect(await listMessagesTo(ctx, phone)).toMatchObject([{ body: expect.stringContaining('We have your message') }]);
  });

  test('goes to an unverified phone, but not in the language of its account', async () => {
    const { phone } = await createMember(ctx, { phone_proved_at: null, language: 'hi' });
    await receive(phone, 'My knee hurts');
    await sendAnswers(phone);
    expect(await answers(phone)).toMatchObject([{ language: 'en', status: 'queued' }]);
  });

  test.each(['STOP', 'start', 'My code: ABC234', 'मेरा कोड: xyz789'])('is not sent to %s', async (text) => {
    const [{ phone }, stranger] = [await createMember(ctx), newPhone()];
    await receive(phone, text);
    await receive(stranger, text);
    expect([...(await answers(phone)), ...(await answers(stranger))]).toEqual([]);
  });

  test('is not sent to a phone that has sent STOP, until it sends START', async () => {
    const { phone } = await createMember(ctx);
    const claimed = await createMember(ctx, { phone_proved_at: null });
    const stranger = newPhone();
    const phones = [phone, claimed.phone, stranger];
    const receiveFromAll = async (text: string) => {
      ctx.clock.advance(60);
      for (const one of phones) await receive(one, text);
    };
    await receiveFromAll('STOP');
    // The account that registered the phone cannot end the STOP of its owner.
    await ctx.db.member.update({ where: { id: claimed.id }, data: { notices_stopped_at: null } });
    await receiveFromAll('Hello');
    expect((await Promise.all(phones.map(answers))).flat()).toEqual([]);
    ctx.clock.advance(60);
    for (const one of phones)
      await recordInboundMessage(ctx, {
        sid: `SM-in-${++count}`,
        phone: one,
        text: 'START',
        mediaTypes: ['image/png'],
      });
    await receiveFromAll('Hello');
    expect((await Promise.all(phones.map(answers))).map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  test('is not sent if STOP arrives at the same time', async () => {
    const phones = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => (at % 2 ? newPhone() : (await createMember(ctx)).phone)),
    );
    await Promise.all(phones.flatMap((phone) => ['Hello', 'STOP'].map((text) => receive(phone, text))));
    const statuses = (await Promise.all(phones.map(answers))).flat().map(({ status }) => status);
    expect(statuses.filter((status) => status !== 'skipped')).toEqual([]);
  });

  test('is not sent after a STOP that arrived before it, nor after a day', async () => {
    const [stopped, late] = [await createMember(ctx), await createMember(ctx)];
    await receive(stopped.phone, 'Hello');
    await receive(late.phone, 'Hello');
    await receive(stopped.phone, 'STOP');
    await sendAnswers(stopped.phone);
    ctx.clock.advance(24 * 3_600);
    await sendAnswers(late.phone);
    const outcomes = [...(await answers(stopped.phone)), ...(await answers(late.phone))];
    expect(outcomes.map(({ status, error_code }) => [status, error_code])).toEqual([
      ['skipped', 'stopped'],
      ['skipped', 'expired'],
    ]);
  });
});
