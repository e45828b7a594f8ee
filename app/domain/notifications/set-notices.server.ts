import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';

const STOP_WORDS = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit']);
const START_WORDS = new Set(['start', 'unstop', 'yes']);

interface Reply {
  /** The provider's id of the message: a reply counts once, so that a START that somebody caught undoes no later STOP. */
  sid: string;
  phone: string;
  text: string;
}

/** A phone wrote to us: STOP ends notices to its member, START resumes them, anything else changes nothing. */
export async function setNoticesByReply(ctx: Context, { sid, phone, text }: Reply): Promise<void> {
  const word = text.trim().toLowerCase();
  const stops = STOP_WORDS.has(word);
  if (!stops && !START_WORDS.has(word)) return;
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    if (!(await isNew(tx, sid, now))) return;
    if (stops)
      await tx.member.updateMany({ where: { phone, notices_stopped_at: null }, data: { notices_stopped_at: now } });
    else await tx.member.updateMany({ where: { phone }, data: { notices_stopped_at: null } });
  });
}

async function isNew(tx: Transaction, sid: string, now: Date): Promise<boolean> {
  const { count } = await tx.webhookEvent.createMany({
    data: [{ provider: 'twilio', event_id: sid, type: 'reply', received_at: now, processed_at: now }],
    skipDuplicates: true,
  });
  return count === 1;
}
