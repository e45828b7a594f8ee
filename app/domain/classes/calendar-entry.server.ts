import { icsFile } from '~/lib/ics';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { held } from './class-row';
import { say } from '~/i18n/messages/say';

/** A class as a calendar file whose link is our own gateway. Throws not_found. */
export async function getCalendarEntry(ctx: Context, classId: number): Promise<string> {
  const found = await ctx.db.yogaClass.findFirst({
    where: { id: classId, ...held },
    select: { title: true, description: true, instructor: true, starts_at: true, ends_at: true },
  });
  if (!found) throw new DomainError('not_found', say('Class not found.'));
  const url = `${ctx.publicUrl}/join/${classId}`;
  return icsFile({
    uid: `class-${classId}@${new URL(ctx.publicUrl).hostname}`,
    title: `${found.title}, ${ctx.brand.name}`,
    description: `${found.description}\nWith ${found.instructor}.\nJoin: ${url}`,
    url,
    starts_at: found.starts_at,
    ends_at: found.ends_at,
    stampedAt: ctx.clock.now(),
  });
}
