import { describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createMember, newPhone } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { formatDateTime, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { getMenuBadges } from '../analytics/queries.server';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { markMessagesAnswered } from './mark-messages-answered.server';
import { listFailedMessages, listInboundMessages } from './list-messages.server';

const ctx = await testContext();
const viewer = await asAdmin(ctx, ['view_members', 'answer_messages']);
const manager = await asAdmin(ctx, ['answer_messages', 'manage_phones']);

const PAGE = 50;

async function createMessage(memberId: number, phone: string, failed: boolean): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.outboxMessage.create({
    data: {
      event_key: `test-${getNextNumber()}`,
      event_date: toDatabaseDate(ctx.clock.today()),
      member_id: memberId,
      phone,
      template: 'class_moved',
      variables: {},
      status: failed ? 'failed' : 'delivered',
      error_code: failed ? '63024' : null,
      due_at: now,
      created_at: now,
    },
  });
}

describe('failed messages', () => {
  test('are listed with member, reason and causes, and the view is audited', async () => {
    const member = await createMember(ctx, { name: 'Kavita Rao' });
    await createMessage(member.id, member.phone, false);
    for (let count = 0; count <= PAGE; count += 1) await createMessage(member.id, member.phone, true);
    const first = await listFailedMessages(viewer, {});
    const second = await listFailedMessages(viewer, { before: first.before ?? '' });
    expect([first.messages.length, second.messages.length, second.before]).toEqual([PAGE, 1, null]);
    expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(PAGE + 1);
    expect(first.messages[0]).toMatchObject({
      member: { id: member.id, name: 'Kavita Rao' },
      text: 'Class moved',
      note: 'The number cannot receive WhatsApp messages (63024)',
    });
    expect(await ctx.db.auditEntry.count({ where: { action: 'failed_messages.listed' } })).toBe(1);
    expect(first.causes).toEqual([{ cause: 'The number cannot receive WhatsApp messages (63024)', count: PAGE + 1 }]);
  });
});

describe('messages to us', () => {
  test('contain the name, show the phone only with the permission, and record each view', async () => {
    const member = await createMember(ctx, { name: 'Farah Khan' });
    await recordInboundMessage(ctx, {
      sid: `SM${getNextNumber()}`,
      phone: member.phone,
      text: 'My link does not open',
    });
    await recordInboundMessage(ctx, {
      sid: `SM${getNextNumber()}`,
      phone: '+919000000009',
      text: '',
      mediaTypes: ['audio/ogg'],
    });
    const { messages } = await listInboundMessages(manager, {});
    expect(messages).toMatchObject([
      { member: null, text: '[Voice note]', note: 'The attachment is in the Twilio console' },
      { member: { id: member.id, name: 'Farah Khan' }, text: 'My link does not open', note: null },
    ]);
    expect(messages[1]?.phone.replace(/\D/g, '')).toContain(member.phone.slice(3));
    const masked = await listInboundMessages(viewer, {});
    expect(masked.messages[1]?.phone).toBe(`••••••${member.phone.slice(-4)}`);
    expect(await ctx.db.auditEntry.count({ where: { action: 'inbound_messages.listed' } })).toBe(2);
  });

  test('are unread in the menu until staff open the newest of them', async () => {
    await ctx.db.inboundMessage.deleteMany();
    const countViews = () => ctx.db.auditEntry.count({ where: { action: 'inbound_messages.listed' } });
    const earlierViews = await countViews();
    const countUnread = async (staff = viewer) => {
      ctx.recent.forget();
      return (await getMenuBadges(staff)).unread_messages;
    };
    const receive = async (count = 1) => {
      ctx.clock.advance(30);
      for (let at = 0; at < count; at += 1)
        await recordInboundMessage(ctx, { sid: `SM${getNextNumber()}`, phone: '+919000000009', text: 'Hello' });
    };
    expect(await countUnread()).toBe(0);
    await receive(PAGE + 1);
    expect([await countUnread(), await countUnread(manager)]).toEqual([PAGE + 1, PAGE + 1]);
    expect(await countUnread(await asAdmin(ctx, ['manage_classes', 'view_members']))).toBe(0);
    const { before } = await listInboundMessages(viewer, {});
    expect(await countUnread(manager)).toBe(0);
    // A repeated view within ten minutes is not another view, unless there is a new message.
    await receive();
    expect(await countUnread()).toBe(1);
    await listInboundMessages(viewer, { before: before ?? '' });
    expect(await countUnread()).toBe(1);
    await listInboundMessages(viewer, {});
    await listInboundMessages(viewer, {});
    expect(await countUnread()).toBe(0);
    expect((await countViews()) - earlierViews).toBe(2);
    await receive(120);
    expect(await countUnread()).toBe(99);
  });

  test('are listed while unanswered, even if they arrive out of order', async () => {
    const countUnread = async () => {
      ctx.recent.forget();
      return (await getMenuBadges(viewer)).unread_messages;
    };
    const receive = async (text: string) =>
      recordInboundMessage(ctx, { sid: `SM${getNextNumber()}`, phone: newPhone(), text });
    const open = async (query: { unanswered?: true }) => {
      ctx.clock.advance(60);
      await listInboundMessages(viewer, query);
    };
    await ctx.db.inboundMessage.deleteMany();
    await receive('First');
    await receive('Second');
    expect(await countUnread()).toBe(2);
    await open({ unanswered: true });
    expect(await countUnread()).toBe(0);
    // The clock of a machine can be behind the others.
    ctx.clock.advance(-120);
    await receive('Third');
    ctx.clock.advance(120);
    await open({});
    expect(await countUnread()).toBe(0);
    await receive('Fourth');
    await ctx.db.inboundMessage.updateMany({ data: { answered_at: ctx.clock.now() } });
    await open({ unanswered: true });
    expect(await countUnread()).toBe(0);
  });

  test('are found by their words and by the name of the member, page by page', async () => {
    const meera = await createMember(ctx, { name: 'Méera Joshi' });
    const receive = async (phone: string, text: string) => {
      await recordInboundMessage(ctx, { sid: `SM${getNextNumber()}`, phone, text });
    };
    await receive(meera.phone, 'Where is my RECEIPT? 100%_');
    await receive('+919000000009', 'रसीद चाहिए');
    for (let count = 0; count <= PAGE; count += 1) await receive('+919000000008', `Receipt number ${count}`);
    const find = async (q: string) => (await listInboundMessages(viewer, { q })).messages.map(({ text }) => text);
    expect(await find('meera')).toEqual(['Where is my RECEIPT? 100%_']);
    expect(await find('MÉERA  joshi')).toEqual(['Where is my RECEIPT? 100%_']);
    expect(await find('Joshi mee')).toEqual(['Where is my RECEIPT? 100%_']);
    expect(await find('mé')).toEqual(['Where is my RECEIPT? 100%_']);
    const pandey = await createMember(ctx, { name: 'सीमा पाण्डे', phone_proved_at: null });
    await receive(pandey.phone, 'नमस्ते');
    for (const typed of ['पाण्', 'पांडे सीमा']) expect(await find(typed)).toEqual(['नमस्ते']);
    expect(await find('100%_')).toEqual(['Where is my RECEIPT? 100%_']);
    expect(await find('रसीद')).toEqual(['रसीद चाहिए']);
    expect(await find('nothing like it')).toEqual([]);
    const first = await listInboundMessages(viewer, { q: 'receipt' });
    const second = await listInboundMessages(viewer, { q: 'receipt', before: first.before ?? '' });
    expect([first.messages.length, second.messages.length, second.before]).toEqual([PAGE, 2, null]);
    // The search shows only some messages, so the others stay unread.
    ctx.recent.forget();
    expect((await getMenuBadges(viewer)).unread_messages).toBeGreaterThan(PAGE);
  });
});

test('an answer counts for the message and the earlier ones of the phone, with name and time', async () => {
  const member = await createMember(ctx);
  const receive = async (phone: string, text: string) => {
    await recordInboundMessage(ctx, { sid: `SM${getNextNumber()}`, phone, text });
    return (await ctx.db.inboundMessage.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;
  };
  await ctx.db.inboundMessage.deleteMany();
  await receive(member.phone, 'Namaste');
  const messageId = await receive(member.phone, 'Where is my receipt?');
  const later = await receive(member.phone, 'And my diet plan?');
  await receive('+919000000007', 'Is it free?');
  const listOpen = async () =>
    (await listInboundMessages(viewer, { unanswered: true })).messages.map(({ text }) => text);
  expect(await listOpen()).toHaveLength(4);
  const other = await asAdmin(ctx, ['manage_users', 'view_members']);
  await expect(markMessagesAnswered(other, { message_id: messageId })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(listInboundMessages(other, {})).rejects.toMatchObject({ code: 'forbidden' });
  const [helper, second] = [viewer, await asAdmin(ctx, ['help_members'])];
  await markMessagesAnswered(helper, { message_id: messageId });
  await markMessagesAnswered(second, { message_id: messageId });
  expect(await listOpen()).toEqual(['Is it free?', 'And my diet plan?']);
  const { messages } = await listInboundMessages(viewer, {});
  const { name } = await ctx.db.admin.findUniqueOrThrow({ where: { id: requireAdmin(helper).adminId } });
  const answered = `Answered by ${name}, ${formatDateTime(ctx.clock.now(), ctx.clock.timeZone)}`;
  expect(messages.map(({ conversation }) => conversation?.answered)).toEqual([null, null, answered, answered]);
  await markMessagesAnswered(second, { message_id: later });
  const entries = await ctx.db.auditEntry.findMany({
    where: { action: 'inbound_messages.answered' },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ actor_id, after }) => ({ actor_id, after }))).toEqual([
    { actor_id: requireAdmin(helper).adminId, after: { messages: 2 } },
    { actor_id: requireAdmin(second).adminId, after: { messages: 1 } },
  ]);
  await expect(markMessagesAnswered(helper, { message_id: later + 1_000n })).rejects.toMatchObject({
    code: 'not_found',
  });
});
