import type { Transaction } from '~/db/client.server';
import type { ClassNotice } from '~/db/generated/client';
import type { MessageTemplate } from '~/db/generated/enums';
import type { Language } from '~/i18n/languages';
import { sweepInChunks, SWEEP_CHUNK_SIZE } from '~/lib/chunks';
import { toLocalDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { addManyToOutbox } from '../notifications/outbox.server';
import { findCancellationGroup } from './class-notices.server';

/**
 * Adds notices for large audiences to the outbox, one range of members per transaction. Returns the
 * number of notices added.
 */
export function queueClassNotices(ctx: Context): Promise<number> {
  return sweepInChunks(async (after) => {
    const added = await ctx.db.$transaction((tx) => queueNextNotices(ctx, tx));
    if (added) await ctx.enqueue('sweep-outbox', { now: true });
    return { count: added ?? 0, next: added === null ? null : after };
  });
}

async function queueNextNotices(ctx: Context, tx: Transaction): Promise<number | null> {
  const [held] = await tx.$queryRaw<{ id: bigint }[]>`
    SELECT id FROM class_notices WHERE finished_at IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;
  if (!held) return null;
  const notice = await tx.classNotice.findUniqueOrThrow({
    where: { id: held.id },
    include: { yogaClass: { select: { id: true, class_date: true } } },
  });
  const { message_event, template, expires_at, last_member_id } = notice;
  const group = message_event === null ? null : await findCancellationGroup(ctx, tx, notice.yogaClass);
  const event = message_event ?? notice.event;
  const event_date = toLocalDate(notice.created_at, ctx.clock.timeZone);
  const upTo = Math.min(last_member_id, notice.done_to_member_id + SWEEP_CHUNK_SIZE);
  const memberIds = await audienceAmong(tx, notice, upTo);
  const variablesIn = getVariables(notice);
  const message = { event, event_date, memberIds, template, variablesIn, expires_at };
  const added = await addManyToOutbox(ctx, tx, {
    ...message,
    ...(group && { due_at: group.due_at, replacesUnsent: true }),
  });
  const finished_at = upTo === last_member_id ? ctx.clock.now() : null;
  await tx.classNotice.update({
    where: { id: notice.id },
    data: { done_to_member_id: upTo, added: { increment: added }, finished_at },
    select: { id: true },
  });
  return added;
}

function getVariables({ variables }: ClassNotice): (language: Language) => Record<string, string> {
  const texts = variables as Partial<Record<Language, Record<string, string>>>;
  return (language) => texts[language] ?? texts.en ?? {};
}

/**
 * Finds the recipients in a range of members. Each member is checked separately, because the
 * classes may have had a million attendees.
 */
async function audienceAmong(tx: Transaction, notice: ClassNotice, upTo: number): Promise<number[]> {
  const { class_id, title, series_id, done_to_member_id } = notice;
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM members
    WHERE id > ${done_to_member_id} AND id <= ${upTo} AND phone_proved_at IS NOT NULL AND notices_stopped_at IS NULL AND (
      EXISTS (
        SELECT FROM attendances JOIN classes ON classes.id = attendances.class_id
        WHERE attendances.member_id = members.id AND attendances.class_date >= ${notice.since}::date
          AND (classes.title = ${title} OR classes.series_id = ${series_id}::int)
      )
      OR EXISTS (SELECT FROM class_link_requests WHERE member_id = members.id AND class_id = ${class_id})
    )`;
  return rows.map(({ id }) => id);
}

export interface NoticeProgress {
  id: string;
  title: string;
  template: MessageTemplate;
  done: number;
  of: number;
  added: number;
}

/** Lists the notices that the worker is still adding to the outbox, oldest first. */
export async function listNoticeProgress(ctx: Context): Promise<NoticeProgress[]> {
  requireAdmin(ctx, 'manage_classes');
  const rows = await ctx.db.classNotice.findMany({ where: { finished_at: null }, orderBy: { id: 'asc' }, take: 10 });
  return rows.map(({ id, title, template, done_to_member_id, last_member_id, added }) => ({
    id: String(id),
    title,
    template,
    added,
    done: done_to_member_id,
    of: last_member_id,
  }));
}
