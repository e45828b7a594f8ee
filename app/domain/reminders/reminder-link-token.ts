import { addDays, isLocalDate, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';

export interface ReminderLink {
  classId: number;
  memberId: number;
  day: LocalDate;
}

const PURPOSE = 'class-link';
const DAY_MS = 24 * 3_600_000;
const MAX_ID = 2_147_483_647;
const SIGNATURE_BYTES = 16;

/** Creates a short signed token. It cannot be created without the server's secret. */
export function createReminderLinkToken(
  ctx: Pick<Context, 'signer'>,
  { classId, memberId, day }: ReminderLink,
): string {
  const named = [classId, memberId, toDatabaseDate(day).getTime() / DAY_MS].map((part) => part.toString(36)).join('-');
  return `${named}-${ctx.signer.sign(PURPOSE, named).toString('base64url', 0, SIGNATURE_BYTES)}`;
}

export function readReminderLinkToken(ctx: Pick<Context, 'signer'>, token: string): ReminderLink | null {
  const match = /^(([0-9a-z]{1,6})-([0-9a-z]{1,6})-([0-9a-z]{1,4}))-([\w-]{22})$/.exec(token);
  if (!match) return null;
  const [, named = '', classId = '', memberId = '', day = '', signature = ''] = match;
  if (!ctx.signer.verify(PURPOSE, named, Buffer.from(signature, 'base64url'), SIGNATURE_BYTES)) return null;
  const linked = {
    classId: parseInt(classId, 36),
    memberId: parseInt(memberId, 36),
    day: addDays('1970-01-01', parseInt(day, 36)),
  };
  return linked.classId <= MAX_ID && linked.memberId <= MAX_ID && isLocalDate(linked.day) ? linked : null;
}
