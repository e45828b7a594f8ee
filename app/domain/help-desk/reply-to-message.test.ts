import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createMember, newPhone } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { listMessagesTo, startMessageFaults, stopMessageFaults } from '../../../tests/setup/messaging';
import { requireAdmin } from '../admins/require-admin';
import { getMessageKind } from '../board-report/policy';
import type { Context } from '../context';
import { exportOwnData } from '../members/export-data.server';
import { addToOutbox } from '../notifications/outbox.server';
import { getReplyKey } from '../notifications/policy';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { recordMessageStatus } from '../notifications/record-message-status.server';
import { sendMessage } from '../notifications/send-message.server';
import { skipWaitingMessages } from '../notifications/waiting-messages.server';
import { deleteExpiredRows } from '../retention/delete-expired-rows.server';
import { eraseMember } from '../sessions/delete-account.server';
import { listInboundMessages } from './list-messages.server';
import { markMessagesAnswered } from './mark-messages-answered.server';
import { listMemberTimeline } from './member-timeline.server';
import { replyToMessage } from './reply-to-message.server';
import { replyToMessageSchema } from './schemas';

const ctx = await testContext();
const staff = await asAdmin(ctx, ['answer_messages']);
const MINUTE = 60;
const HOUR = 3_600;

beforeEach(async () => {
  ctx.clock.set('2026-11-20T10:00:00+05:30');
  await ctx.db.inboundMessage.deleteMany();
});

afterEach(() => stopMessageFaults(ctx));

/** Receives a message and returns its id. */
async function receive(phone: string, text: string): Promise<bigint> {
  const sid = `SM${getNextNumber()}`;
  await recordInboundMessage(ctx, { sid, phone, text });
  return (await ctx.db.inboundMessage.findUniqueOrThrow({ where: { sid } })).id;
}

const reply = (id: bigint, text: string, { as = staff, replies = 0 } = {}) =>
  replyToMessage(as, { message_id: id, replies, text });

const findReplies = (phone: string) =>
  ctx.db.outboxMessage.findMany({ where: { phone, template: 'staff_reply' }, orderBy: { id: 'asc' } });

async function sendReplies(phone: string): Promise<void> {
  for (const { id } of await findReplies(phone)) await sendMessage(ctx, id);
}

async function findConversation(id: bigint, as: Context = staff) {
  const { messages } = await listInboundMessages(as, {});
  return messages.find((message) => message.id === String(id))?.conversation;
}

test('a reply goes to the phone, answers its messages and is listed under the last one', async () => {
  const { id: memberId, phone } = await createMember(ctx, { language: 'hi' });
  const first = await receive(phone, 'Namaste');
  const last = await receive(phone, 'The link does not open');
  const other = await receive(newPhone(), 'Is it free?');
  await reply(last, 'Please try again.\nWe have repaired it.');
  await sendReplies(phone);
  expect(await listMessagesTo(ctx, phone)).toMatchObject([
    { template: null, body: 'Please try again.\nWe have repaired it.' },
  ]);
  expect(await findReplies(phone)).toMatchObject([{ member_id: memberId, status: 'queued' }]);
  const { name } = await ctx.db.admin.findUniqueOrThrow({ where: { id: requireAdmin(staff).adminId } });
  expect(await findConversation(last)).toMatchObject({
    answered: expect.stringContaining(name),
    contact: { by: 'reply' },
    replies: [{ text: 'Please try again.\nWe have repaired it.', by: name, status: { text: 'Sending' }, note: null }],
  });
  expect(await findConversation(first)).toMatchObject({ answered: expect.anything(), contact: null, replies: [] });
  expect(await findConversation(other)).toMatchObject({ answered: null, contact: { by: 'reply' } });
  const { entries } = await listMemberTimeline(await asAdmin(ctx, ['view_members']), memberId, { show: 'messages' });
  expect(entries.map(({ title, status }) => [title, status?.text])).toContainEqual([
    'Reply from staff: “Please try again.\nWe have repaired it.”',
    'Sending',
  ]);
});

test('the audit log contains who replied to whom, but neither the text nor the whole phone', async () => {
  const { id: memberId, phone } = await createMember(ctx);
  const id = await receive(phone, 'Hello');
  await reply(id, 'A private answer');
  const entry = await ctx.db.auditEntry.findFirstOrThrow({
    where: { action: 'inbound_messages.replied', subject_id: String(id) },
  });
  expect(entry).toMatchObject({
    actor_id: requireAdmin(staff).adminId,
    subject_id: String(id),
    after: { reply: 1, member: memberId, phone: `••••••${phone.slice(-4)}`, messages: 1 },
  });
  expect(JSON.stringify(entry.after)).not.toContain('private');
});

test('a reply needs the permission', async () => {
  const id = await receive(newPhone(), 'Hello');
  const other = await asAdmin(ctx, ['view_members', 'manage_users']);
  await expect(reply(id, 'Hi', { as: other })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(reply(id + 1_000n, 'Hi')).rejects.toMatchObject({ code: 'not_found' });
});

test('a double click sends one reply, and a reply that staff have not seen stops another one', async () => {
  const phone = newPhone();
  const id = await receive(phone, 'Hello');
  const colleague = await asAdmin(ctx, ['answer_messages']);
  await Promise.all([reply(id, 'Namaste!'), reply(id, 'Namaste!'), reply(id, 'Namaste!')]);
  await reply(id, 'Namaste!');
  await expect(reply(id, 'What can we do for you?', { as: colleague })).rejects.toMatchObject({
    code: 'conflict',
    fieldErrors: { text: [expect.stringContaining('Somebody else has replied')] },
  });
  await reply(id, 'What can we do for you?', { as: colleague, replies: 1 });
  await sendReplies(phone);
  expect((await listMessagesTo(ctx, phone)).map(({ body }) => body)).toEqual(['What can we do for you?', 'Namaste!']);
  expect((await findConversation(id))?.replies.map(({ text }) => text)).toEqual([
    'Namaste!',
    'What can we do for you?',
  ]);
});

test('a message that arrives after the page was opened stays unanswered', async () => {
  const phone = newPhone();
  const id = await receive(phone, 'Hello');
  const later = await receive(phone, 'And one more question');
  await reply(id, 'Namaste!');
  expect(await findConversation(later)).toMatchObject({ answered: null, contact: { by: 'reply' } });
  expect(await findConversation(id)).toMatchObject({ contact: null, replies: [{ text: 'Namaste!' }] });
});

test('two staff who reply to different messages of a phone see each other’s reply', async () => {
  const phone = newPhone();
  const first = await receive(phone, 'Hello');
  const second = await receive(phone, 'Still there?');
  const colleague = await asAdmin(ctx, ['answer_messages']);
  const unseen = { code: 'conflict', fieldErrors: { text: [expect.stringContaining('Somebody else has replied')] } };
  await reply(second, 'Yes, at 6', { as: colleague });
  await expect(reply(first, 'Yes, at 7')).rejects.toMatchObject(unseen);
  await expect(reply(first, 'Yes, at 6')).rejects.toMatchObject(unseen);
  const third = await receive(phone, 'Thanks');
  await reply(second, 'You are welcome', { replies: 1 });
  await expect(reply(third, 'Welcome', { as: colleague, replies: 1 })).rejects.toMatchObject(unseen);
  await reply(third, 'Welcome', { as: colleague, replies: 2 });
  await reply(third, 'Welcome', { as: colleague, replies: 2 });
  await sendReplies(phone);
  expect((await findReplies(phone)).map(({ variables }) => variables)).toEqual(
    ['Yes, at 6', 'You are welcome', 'Welcome'].map((text) => ({ text })),
  );
});

test('a form that shows another number of replies is refused as out of date', async () => {
  const id = await receive(newPhone(), 'Hello');
  await expect(reply(id, 'Namaste!', { replies: 9_999 })).rejects.toMatchObject({ code: 'conflict' });
});

test('while staff reply, the list contains all messages of the phone', async () => {
  const phone = newPhone();
  const first = await receive(phone, 'Hello');
  const other = await receive(newPhone(), 'Is it free?');
  const second = await receive(phone, 'Still there?');
  await reply(second, 'Yes, at 6');
  const { messages, form } = await listInboundMessages(staff, { unanswered: true, q: 'free', reply: String(first) });
  expect(messages.map(({ id }) => id)).toEqual([second, other, first].map(String));
  expect(form).toEqual({ messageId: String(second), replies: 1 });
});

describe('after 24 hours', () => {
  test('staff can only call, if they may see the phone', async () => {
    const phone = newPhone();
    const id = await receive(phone, 'Hello');
    ctx.clock.advance(24 * HOUR - 11 * MINUTE);
    expect((await findConversation(id))?.contact).toEqual({ by: 'reply' });
    ctx.clock.advance(MINUTE);
    expect((await findConversation(id))?.contact).toEqual({ by: 'call', phone: null });
    const caller = await asAdmin(ctx, ['answer_messages', 'manage_phones']);
    expect((await findConversation(id, caller))?.contact).toEqual({ by: 'call', phone });
    await expect(reply(id, 'Namaste!')).rejects.toMatchObject({
      code: 'conflict',
      fieldErrors: { text: [expect.stringContaining('Please call')] },
    });
    expect(await findReplies(phone)).toEqual([]);
    expect(await findConversation(id)).toMatchObject({ answered: null });
  });

  test('a newer message of the phone allows a reply again', async () => {
    const phone = newPhone();
    const first = await receive(phone, 'Hello');
    ctx.clock.advance(30 * HOUR);
    const last = await receive(phone, 'Hello?');
    expect((await findConversation(first))?.contact).toBeNull();
    await reply(last, 'Namaste!');
    expect(await findReplies(phone)).toHaveLength(1);
  });

  test('a reply that could not be sent in time is not sent', async () => {
    const phone = newPhone();
    const id = await receive(phone, 'Hello');
    ctx.clock.advance(20 * HOUR);
    await reply(id, 'Namaste!');
    ctx.clock.advance(4 * HOUR);
    await sendReplies(phone);
    expect(await listMessagesTo(ctx, phone)).toEqual([]);
    expect((await findConversation(id))?.replies).toMatchObject([
      { status: { text: 'Not sent' }, note: 'It was too late to send it' },
    ]);
  });
});

test.each([
  [63016, 'Free text after the 24 hours, or not an approved template (63016)'],
  [63014, 'The recipient blocked this kind of message (63014)'],
])('a reply that the provider refuses with %i is listed as failed, with the reason', async (code, note) => {
  const phone = newPhone();
  const id = await receive(phone, 'Hello');
  await reply(id, 'Namaste!');
  await startMessageFaults(ctx, { fail: 1, code });
  await sendReplies(phone);
  expect((await findConversation(id))?.replies).toMatchObject([{ status: { look: 'rejected', text: 'Failed' }, note }]);
});

describe('a message is not answered if its reply', () => {
  const report = (messageId: number, status: string, error_code?: string) =>
    recordMessageStatus(ctx, { messageId, provider_message_id: `SM${messageId}`, status, error_code });

  test.each([
    ['is refused by the provider', () => startMessageFaults(ctx, { fail: 1, code: 63016 }), 'Failed'],
    ['is too late', () => Promise.resolve(ctx.clock.advance(24 * HOUR)), 'Not sent'],
    ['is skipped by an operator', () => skipWaitingMessages(ctx.as({ kind: 'system' }), 'staff_reply'), 'Not sent'],
  ])('%s', async (_, stop, text) => {
    const phone = newPhone();
    const first = await receive(phone, 'Hello');
    const id = await receive(phone, 'Still there?');
    await reply(id, 'Namaste!');
    expect(await findConversation(id)).toMatchObject({ answered: expect.anything() });
    await stop();
    await sendReplies(phone);
    expect(await findConversation(id)).toMatchObject({ answered: null, replies: [{ status: { text } }] });
    const { messages } = await listInboundMessages(staff, { unanswered: true });
    expect(messages.map((message) => message.id)).toEqual([String(id)]);
    expect(await findConversation(first)).toMatchObject({ answered: expect.anything() });
  });

  test('is reported as failed, until staff reply again', async () => {
    const phone = newPhone();
    const id = await receive(phone, 'Hello');
    await reply(id, 'Namaste!');
    const [message] = await findReplies(phone);
    if (!message) throw new Error('a reply');
    await ctx.db.outboxMessage.updateMany({ where: { id: message.id }, data: { status: 'sending' } });
    await report(message.id, 'failed', '63018');
    expect(await findConversation(id)).toMatchObject({ answered: expect.anything() });
    await ctx.db.outboxMessage.updateMany({ where: { id: message.id }, data: { status: 'sending' } });
    await report(message.id, 'undelivered', '63016');
    expect(await findConversation(id)).toMatchObject({ answered: null });
    await reply(id, 'Namaste again!', { replies: 1 });
    await report(message.id, 'failed', '63016');
    expect(await findConversation(id)).toMatchObject({ answered: expect.anything() });
  });
});

test.each([
  ['has stopped notices', { notices_stopped_at: ctx.clock.now() }],
  ['is suspended', { suspended_at: ctx.clock.now() }],
  ['has not verified the phone', { phone_proved_at: null }],
])('a member who %s still gets a reply', async (_, fields) => {
  const { phone } = await createMember(ctx, fields);
  await reply(await receive(phone, 'Why can I not log in?'), 'We have written to you.');
  await sendReplies(phone);
  expect(await listMessagesTo(ctx, phone)).toHaveLength(1);
});

test('a reply goes to the phone that wrote, even if the member has moved to another one', async () => {
  const { id: memberId, phone } = await createMember(ctx);
  await reply(await receive(phone, 'Hello'), 'Namaste!');
  await ctx.db.member.update({ where: { id: memberId }, data: { phone: newPhone() } });
  await sendReplies(phone);
  expect(await listMessagesTo(ctx, phone)).toHaveLength(1);
});

test('a reply is refused if the phone now belongs to another member', async () => {
  const asha = await createMember(ctx);
  const { phone } = asha;
  const id = await receive(phone, 'My donation is missing');
  await ctx.db.member.update({ where: { id: asha.id }, data: { phone: newPhone() } });
  const bala = await createMember(ctx, { phone, phone_proved_at: null });
  await reply(id, 'It is on its way');
  await ctx.db.member.update({ where: { id: bala.id }, data: { phone_proved_at: ctx.clock.now() } });
  await expect(reply(id, 'It has arrived', { replies: 1 })).rejects.toMatchObject({
    code: 'conflict',
    fieldErrors: { text: [expect.stringContaining('This number now belongs to another member')] },
  });
  expect(await findReplies(phone)).toHaveLength(1);
  const own = await receive(phone, 'Who is this?');
  await reply(own, 'Namaste!', { replies: 1 });
  expect((await findReplies(phone)).map(({ member_id }) => member_id)).toEqual([null, bala.id]);
});

test('a reply costs nothing in the board report', () => {
  expect(getMessageKind('staff_reply')).toBe('free');
});

describe('the text of a reply', () => {
  test('is in the data of a member with a verified phone only', async () => {
    const owner = await createMember(ctx);
    const claim = await createMember(ctx, { phone_proved_at: null });
    for (const { phone } of [owner, claim]) await reply(await receive(phone, 'Hello'), 'A private answer');
    expect(JSON.stringify(await exportOwnData(ctx.as(owner)))).toContain('A private answer');
    expect(JSON.stringify(await exportOwnData(ctx.as(claim)))).not.toContain('A private answer');
  });

  test('is deleted with the account, unless the phone can belong to somebody else', async () => {
    const owner = await createMember(ctx);
    const latecomer = await createMember(ctx, { phone_proved_at: null });
    const claim = await createMember(ctx, { phone_proved_at: null });
    for (const { phone } of [owner, latecomer, claim]) await reply(await receive(phone, 'Hello'), 'Namaste!');
    await ctx.db.member.update({ where: { id: latecomer.id }, data: { phone_proved_at: ctx.clock.now() } });
    for (const { id } of [owner, latecomer, claim]) await ctx.db.$transaction((tx) => eraseMember(ctx, tx, id));
    const left = await Promise.all(
      [owner, latecomer, claim].map(async ({ phone }) => (await findReplies(phone)).length),
    );
    expect(left).toEqual([0, 0, 1]);
  });

  test('is kept for 90 days', async () => {
    const phone = newPhone();
    await reply(await receive(phone, 'Hello'), 'Namaste!');
    await sendReplies(phone);
    ctx.clock.advance(89 * 24 * HOUR);
    await deleteExpiredRows(ctx);
    expect(await findReplies(phone)).toHaveLength(1);
    ctx.clock.advance(2 * 24 * HOUR);
    await deleteExpiredRows(ctx);
    expect(await findReplies(phone)).toHaveLength(0);
  });

  test('has 1 to 1,600 characters, where a line break is one', () => {
    const parse = (text: string) => replyToMessageSchema.safeParse({ message_id: '1', replies: '0', text });
    expect(parse(' \r\n ').error?.issues[0]?.message).toBe('Please write a reply');
    expect(parse(`${'क\r\n'.repeat(799)}ab`).data?.text).toHaveLength(1_600);
    expect(parse('a'.repeat(1_601)).success).toBe(false);
  });
});

test('a reply and the deletion of the account at the same time do not block each other', async () => {
  for (let count = 0; count < 5; count += 1) {
    const { id: memberId, phone } = await createMember(ctx);
    const id = await receive(phone, 'Hello');
    const [replied, erased] = await Promise.allSettled([
      reply(id, 'Namaste!'),
      ctx.db.$transaction((tx) => eraseMember(ctx, tx, memberId)),
      markMessagesAnswered(staff, { message_id: id }),
    ]);
    expect(erased.status).toBe('fulfilled');
    if (replied.status === 'rejected') expect(replied.reason).toMatchObject({ code: 'not_found' });
    expect(await findReplies(phone)).toEqual([]);
  }
});

test('a reply does not wait for the deletion of a writer who has moved to another phone', async () => {
  const { id: memberId, phone } = await createMember(ctx);
  await receive(phone, 'Hello');
  const id = await receive(phone, 'Still there?');
  await ctx.db.member.update({ where: { id: memberId }, data: { phone: newPhone() } });
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM members WHERE id = ${memberId} FOR UPDATE`;
    await reply(id, 'Namaste!');
  });
  expect(await findConversation(id)).toMatchObject({ answered: expect.anything(), replies: [{ text: 'Namaste!' }] });
});

test('a reply that is sent while the account of its writer is deleted leaves no text', async () => {
  const { id: memberId, phone } = await createMember(ctx);
  const id = await receive(phone, 'Hello');
  const variables = { text: 'A private answer' };
  let erased: Promise<unknown> = Promise.resolve();
  await ctx.db.$transaction(async (tx) => {
    await tx.inboundMessage.update({ where: { id }, data: { replies: 1 } });
    await addToOutbox(ctx, tx, { event_key: getReplyKey(id, 1), phone, template: 'staff_reply', variables });
    erased = ctx.db.$transaction((other) => eraseMember(ctx, other, memberId));
    const listWaiting = () =>
      ctx.db.$queryRaw<unknown[]>`
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect(await listWaiting()).not.toEqual([]), { timeout: 5_000 });
  });
  await erased;
  expect(await findReplies(phone)).toEqual([]);
});
