import type { z } from 'zod';
import type { MessageTemplate } from '~/db/generated/enums';
import { formatDateTime } from '~/lib/calendar';
import { formatPhone, maskPhone } from '~/lib/phone';
import { recordView } from '../audit/record-look.server';
import type { Context } from '../context';
import { ANSWER_MESSAGES_PERMISSIONS, VIEW_MEMBERS_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { findWritersByName } from './find-writers-by-name.server';
import { isReplyAllowed } from '../notifications/policy';
import { type ListedReply, listReplies } from './list-replies.server';
import { explainFailure, MESSAGE_LABELS } from './message-labels';
import type { messageListSchema } from './schemas';

const PAGE_SIZE = 50;

/**
 * Maximum number of failed messages that are counted by cause. It limits the query time after an
 * outage.
 */
const MAX_COUNTED = 10_000;

export interface ListedMessage {
  id: string;
  when: string;
  /** Null if the phone belongs to no member. */
  member: { id: number; name: string } | null;
  phone: string;
  text: string;
  note: string | null;
  /** Only of a received message. */
  conversation?: Conversation;
}

interface Conversation {
  /** By whom and when the message was answered, or that it needs no answer. Otherwise null. */
  answered: string | null;
  replies: ListedReply[];
  /** How staff can reach the phone. Null if there is a later message of the phone. */
  contact: { by: 'reply' } | { by: 'call'; phone: string | null } | null;
}

/** What the form for a reply sends, besides the text. */
export interface ReplyFormFields {
  /** Id of the newest message of the phone on the page. */
  messageId: string;
  /** Number of replies to all messages of the phone. */
  replies: number;
}

export interface MessageList {
  messages: ListedMessage[];
  /** Cursor of the next page, or null on the last page. */
  before: string | null;
}

interface Row {
  id: string;
  at: Date;
  phone: string;
  member_id: number | null;
  name: string | null;
}

interface Answer {
  answered_at: Date | null;
  answered_by: string | null;
}

/**
 * Returns the messages that could not be sent, newest first, with the most frequent causes of the
 * last 7 days. Messages are kept for 90 days.
 */
export async function listFailedMessages(
  ctx: Context,
  query: z.output<typeof messageListSchema>,
): Promise<MessageList & { causes: { cause: string; count: number }[] }> {
  requireAdmin(ctx, ...listFailedMessages.permissions);
  const { at, id } = readCursor(ctx, query);
  const weekAgo = new Date(ctx.clock.now().getTime() - 7 * 86_400_000);
  const [rows, causes] = await Promise.all([
    ctx.sql<(Row & { template: MessageTemplate; error_code: string })[]>`
      SELECT outbox_messages.id::text AS id, outbox_messages.created_at AS at, outbox_messages.phone, member_id, name,
        template::text AS template, coalesce(error_code, 'failed') AS error_code
      FROM outbox_messages LEFT JOIN members ON members.id = member_id
      WHERE status = 'failed' AND outbox_messages.created_at <= ${at}
        AND (outbox_messages.created_at, outbox_messages.id) < (${at}, ${id}::bigint)
      ORDER BY outbox_messages.created_at DESC, outbox_messages.id DESC LIMIT ${PAGE_SIZE + 1}`,
    ctx.sql<{ error_code: string; count: number }[]>`
      SELECT coalesce(error_code, 'failed') AS error_code, count(*)::int AS count
      FROM (SELECT error_code FROM outbox_messages WHERE status = 'failed' AND created_at > ${weekAgo}
        ORDER BY created_at DESC LIMIT ${MAX_COUNTED}) AS latest
      GROUP BY error_code ORDER BY count DESC, error_code LIMIT 5`,
  ]);
  const page = toPage(ctx, rows, ({ template, error_code }) => ({
    text: MESSAGE_LABELS[template],
    note: explainFailure(error_code),
  }));
  if (rows.length > 0)
    await recordView(ctx, { action: 'failed_messages.listed', subject: { kind: 'messages', id: 'failed' } });
  return { ...page, causes: causes.map(({ error_code, count }) => ({ cause: explainFailure(error_code), count })) };
}

listFailedMessages.permissions = VIEW_MEMBERS_PERMISSIONS;

/**
 * Returns the WhatsApp messages that people wrote to us, newest first, and audits the view. The
 * entry of the first page without a search contains the newest message for `getMenuBadges`. While
 * staff reply to a message, the list also contains the other messages of the phone, and `form` has
 * the fields of the form.
 */
export async function listInboundMessages(
  ctx: Context,
  query: z.output<typeof messageListSchema>,
): Promise<MessageList & { form: ReplyFormFields | null }> {
  requireAdmin(ctx, ...listInboundMessages.permissions);
  const { at, id } = readCursor(ctx, query);
  const { q = '', unanswered = false } = query;
  const seen = query.before === undefined && q === '' ? await findNewestInboundMessage(ctx, at) : {};
  const named = await findWritersByName(ctx, q);
  const addressee = query.reply ? await findAddressee(ctx, query.reply) : undefined;
  const rows = await ctx.sql<(Row & Answer & { body: string; media_count: number; replies: number })[]>`
    SELECT inbound_messages.id::text AS id, received_at AS at, inbound_messages.phone, members.id AS member_id, members.name, body, media_count, replies,
      answered_at, admins.name AS answered_by
    FROM inbound_messages LEFT JOIN members ON members.id = coalesce(member_id, (SELECT owner.id FROM members AS owner WHERE owner.phone = inbound_messages.phone))
      LEFT JOIN admins ON admins.id = answered_by_id
    WHERE received_at <= ${at} AND (received_at, inbound_messages.id) < (${at}, ${id})
      AND (inbound_messages.phone = ${addressee?.phone ?? null}::text OR (
        (${q} = '' OR position(lower(${q}) IN lower(body)) > 0
          OR inbound_messages.member_id IN (SELECT unnest(${named.map((one) => one.id)}::int[]))
          OR (inbound_messages.member_id IS NULL AND inbound_messages.phone IN (SELECT unnest(${named.map(({ phone }) => phone)}::text[]))))
        AND (NOT ${unanswered} OR answered_at IS NULL)))
    ORDER BY received_at DESC, inbound_messages.id DESC LIMIT ${PAGE_SIZE + 1}`;
  await recordView(ctx, { action: 'inbound_messages.listed', subject: { kind: 'messages', id: 'inbound' }, ...seen });
  const [replies, findContact] = await Promise.all([listReplies(ctx, rows), readContacts(ctx, rows)]);
  const page = toPage(ctx, rows, ({ body, media_count, answered_at, answered_by, ...row }) => ({
    text: body,
    note: media_count > 0 ? 'The attachment is in the Twilio console' : null,
    conversation: {
      answered: answered_at && describeAnswer(answered_by, formatDateTime(answered_at, ctx.clock.timeZone)),
      replies: replies.filter(({ messageId }) => messageId === row.id),
      contact: findContact(row),
    },
  }));
  const newest = rows.find(({ phone }) => phone === addressee?.phone);
  return { ...page, form: addressee && newest ? { messageId: newest.id, replies: addressee.replies } : null };
}

/** Call it before the list is read, so that the list contains every counted reply. */
async function findAddressee({ sql }: Context, id: string): Promise<{ phone: string; replies: number } | undefined> {
  const [row] = await sql<{ phone: string; replies: number }[]>`
    SELECT phone, sum(replies)::int AS replies FROM inbound_messages
    WHERE phone = (SELECT phone FROM inbound_messages WHERE id = ${id}::bigint) GROUP BY phone`;
  return row;
}

const describeAnswer = (by: string | null, when: string) =>
  by === null ? 'No answer needed' : `Answered by ${by}, ${when}`;

listInboundMessages.permissions = ANSWER_MESSAGES_PERMISSIONS;

/** Reads the last message of each phone, and returns a function that finds how to reach a phone. */
async function readContacts(ctx: Context, rows: readonly Row[]): Promise<(row: Row) => Conversation['contact']> {
  const seesPhones = requireAdmin(ctx).permissions.includes('manage_phones');
  const phones = [...new Set(rows.map(({ phone }) => phone))];
  const conversations = await ctx.sql<{ id: string; last_at: Date }[]>`
    SELECT max(id)::text AS id, max(received_at) AS last_at
    FROM inbound_messages WHERE phone = ANY (${phones}::text[]) GROUP BY phone`;
  const lastTimes = new Map(conversations.map(({ id, last_at }) => [id, last_at]));
  return ({ id, phone }) => {
    const lastAt = lastTimes.get(id);
    if (!lastAt) return null;
    if (isReplyAllowed(lastAt, ctx.clock.now())) return { by: 'reply' };
    return { by: 'call', phone: seesPhones ? phone : null };
  };
}

/** Call it before the list is read, so that a message that arrives in between stays unread. */
async function findNewestInboundMessage({ sql }: Context, at: Date): Promise<{ after?: { newest: string } }> {
  const [row] = await sql<[{ newest: string | null }]>`
    SELECT max(id)::text AS newest FROM inbound_messages WHERE received_at <= ${at}`;
  return row.newest === null ? {} : { after: { newest: row.newest } };
}

function readCursor({ clock }: Context, { before }: z.output<typeof messageListSchema>): { at: Date; id: string } {
  const [at, id] = before?.split('.') ?? [];
  return at && id ? { at: new Date(Number(at)), id } : { at: new Date(clock.now().getTime() + 1), id: '0' };
}

function toPage<R extends Row>(
  ctx: Context,
  rows: readonly R[],
  describe: (row: R) => Pick<ListedMessage, 'text' | 'note' | 'conversation'>,
): MessageList {
  const seesPhones = requireAdmin(ctx).permissions.includes('manage_phones');
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    messages: shown.map((row) => ({
      id: row.id,
      when: formatDateTime(row.at, ctx.clock.timeZone),
      member: row.member_id === null ? null : { id: row.member_id, name: row.name ?? '' },
      phone: seesPhones ? formatPhone(row.phone) : maskPhone(row.phone),
      ...describe(row),
    })),
    before: rows.length > PAGE_SIZE && last ? `${last.at.getTime()}.${last.id}` : null,
  };
}
