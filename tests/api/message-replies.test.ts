import { beforeEach, expect, test } from 'vitest';
import { replyToMessage } from '~/domain/help-desk/reply-to-message.server';
import { recordInboundMessage } from '~/domain/notifications/record-inbound-message.server';
import { asAdmin, createAdmin, createAdminCookie } from '../factories/admin';
import { newPhone } from '../factories/member';
import { getNextNumber } from '../factories/unique';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['answer_messages', 'view_members']));
const colleague = await asAdmin(ctx, ['answer_messages']);

beforeEach(async () => {
  await ctx.db.inboundMessage.deleteMany();
});

async function receive(phone: string, text: string): Promise<bigint> {
  const sid = `SM${getNextNumber()}`;
  await recordInboundMessage(ctx, { sid, phone, text });
  return (await ctx.db.inboundMessage.findUniqueOrThrow({ where: { sid } })).id;
}

/** Returns the hidden fields of the form for a reply, and whether the form contains a text. */
function readForm(page: string, typed = '') {
  const form = /<form[^>]*>(?:(?!<\/form>).)*name="replies".*?<\/form>/su.exec(page)?.[0] ?? '';
  const read = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(form)?.[1] ?? '';
  return { message_id: read('message_id'), replies: read('replies'), hasText: form.includes(typed) };
}

const open = async (path: string) => readForm((await request('GET', path, { headers })).text);

const send = (path: string, { message_id, replies }: ReturnType<typeof readForm>, text: string) =>
  request('POST', path, { headers, form: { intent: 'reply', message_id, replies, text } });

test('an outdated form keeps the text, and can then be sent', async () => {
  const phone = newPhone();
  const id = await receive(phone, 'Hello');
  const path = `/admin/messages?show=inbound&unanswered=1&reply=${id}`;
  const form = await open(path);
  const newer = await receive(phone, 'Still there?');
  await replyToMessage(colleague, { message_id: newer, replies: 0, text: 'Yes, at six' });
  const refused = await send(path, form, 'Yes, at seven');
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Somebody else has replied');
  expect(refused.text).toContain('Yes, at six');
  const again = readForm(refused.text, 'Yes, at seven');
  expect(again).toEqual({ message_id: String(newer), replies: '1', hasText: true });
  expect((await send(path, again, 'Not at seven')).status).toBe(302);
});

test('a reply that is no longer stored does not stop further replies', async () => {
  const id = await receive(newPhone(), 'Hello');
  await replyToMessage(colleague, { message_id: id, replies: 0, text: 'Namaste!' });
  await ctx.db.outboxMessage.deleteMany({ where: { template: 'staff_reply' } });
  const path = `/admin/messages?show=inbound&reply=${id}`;
  expect((await send(path, await open(path), 'Namaste again!')).status).toBe(302);
});

test.each(['failed', 'inbound'])('the list of %s messages ignores a cursor beyond every message', async (show) => {
  for (const before of ['1.999999999999999999', '99999999999999.999999999999999999', '1.x'])
    expect((await request('GET', `/admin/messages?show=${show}&before=${before}`, { headers })).status).toBe(200);
});
