import { expect, test } from 'vitest';
import { createMember, newPhone } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { listMessagesTo } from '../../../tests/setup/messaging';
import { recordInboundMessage } from './record-inbound-message.server';
import { sendMessage } from './send-message.server';

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
