import type { Context } from '../context';

const STOP_WORDS = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit']);
const START_WORDS = new Set(['start', 'unstop', 'yes']);

/** A phone wrote to us: STOP ends notices to its member, START resumes them, anything else changes nothing. */
export async function setNoticesByReply(ctx: Context, phone: string, text: string): Promise<void> {
  const word = text.trim().toLowerCase();
  if (STOP_WORDS.has(word)) {
    await ctx.db.member.updateMany({
      where: { phone, notices_stopped_at: null },
      data: { notices_stopped_at: ctx.clock.now() },
    });
  } else if (START_WORDS.has(word)) {
    await ctx.db.member.updateMany({ where: { phone }, data: { notices_stopped_at: null } });
  }
}
