import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';

const STOP_WORDS = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit']);
const START_WORDS = new Set(['start', 'unstop', 'yes']);

interface Reply {
  /** A reply counts once, so that a START that somebody caught undoes no later STOP. */
  sid: string;
  phone: string;
  text: string;
}

/** STOP ends a phone's notices and reminders; START resumes notices alone. */
export async function setNoticesByReply(ctx: Context, { sid, phone, text }: Reply): Promise<void> {
  const word = text.trim().toLowerCase();
  const stops = STOP_WORDS.has(word);
  if (!stops && !START_WORDS.has(word)) return;
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    if (!(await isNew(tx, sid, now))) return;
    await setNotices(tx, { phone }, stops ? now : null);
    if (!stops) return;
    await tx.member.updateMany({ where: { phone }, data: { reminders_wanted_at: null } });
    await tx.pushSubscription.deleteMany({ where: { member: { phone } } });
  });
}

/** Stops a member's notices or, without a time, resumes them; an earlier stop keeps its time. */
export async function setNotices(tx: Transaction, who: { phone: string } | { id: number }, stoppedAt: Date | null) {
  await tx.member.updateMany({
    where: stoppedAt ? { ...who, notices_stopped_at: null } : who,
    data: { notices_stopped_at: stoppedAt },
  });
}

async function isNew(tx: Transaction, sid: string, now: Date): Promise<boolean> {
  const { count } = await tx.webhookEvent.createMany({
    data: [{ provider: 'twilio', event_id: sid, type: 'reply', received_at: now, processed_at: now }],
    skipDuplicates: true,
  });
  return count === 1;
}
