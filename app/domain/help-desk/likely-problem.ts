import { addDays, formatDate, type LocalDate } from '~/lib/calendar';
import type { OwnStreak } from '../streaks/responses';

/** Action on the member page that solves a problem. */
export type HelpAction = 'phone' | 'code' | 'excuse' | 'lift' | 'whatsapp';

export interface LikelyProblem {
  title: string;
  detail: string;
  action: HelpAction | null;
  /** Day to which the action applies. */
  day?: LocalDate;
}

interface MemberState {
  today: LocalDate;
  streak: Pick<OwnStreak, 'current_streak' | 'longest_streak' | 'days'>;
  joined_on: LocalDate;
  last_attended_on: LocalDate | null;
  suspend_reason: string | null;
  move: { isProved: boolean; askedBy: string } | null;
  /** The latest message, if it failed. */
  failure: { isCode: boolean; on: LocalDate; meaning: string; isBadNumber: boolean } | null;
  hasPhoneFailed: boolean;
  isPhoneProved: boolean;
  hasStoppedNotices: boolean;
}

/** Days without attendance after which a member counts as absent. */
export const ABSENT_DAYS = 14;

const RECENT_DAYS = 7;
const STREAK_WORTH_SAVING = 3;

/**
 * Returns the most likely reason why a member needs help, or null. If several reasons apply, the
 * first one is returned.
 */
export function findLikelyProblem(member: MemberState): LikelyProblem | null {
  return findAccountProblem(member) ?? findMessageProblem(member) ?? findPracticeProblem(member);
}

function findAccountProblem({ suspend_reason, move }: MemberState): LikelyProblem | null {
  if (suspend_reason !== null)
    return { title: 'Suspended: no login, no messages.', detail: suspend_reason, action: 'lift' };
  if (!move) return null;
  const title = 'A move to another phone is waiting.';
  return move.isProved
    ? { title, detail: `${move.askedBy} asked for it. A second person must agree.`, action: 'phone' }
    : { title, detail: 'The code that the new phone received has not been entered yet.', action: 'phone' };
}

function findMessageProblem(member: MemberState): LikelyProblem | null {
  const { failure } = member;
  if (failure?.isBadNumber || member.hasPhoneFailed)
    return {
      title: failure?.isCode ? 'Cannot log in with a code.' : 'Messages do not arrive.',
      detail: failure
        ? `The message of ${formatDate(failure.on)} failed: ${failure.meaning}.`
        : 'WhatsApp reports that the number cannot be reached.',
      action: 'phone',
    };
  if (failure)
    return {
      title: failure.isCode ? 'The login code did not arrive.' : 'The last message did not arrive.',
      detail: `It failed on ${formatDate(failure.on)}: ${failure.meaning}.`,
      action: 'code',
    };
  if (!member.isPhoneProved)
    return {
      title: 'The phone is not confirmed.',
      detail: 'Notices and reminders are sent only after a login with a code.',
      action: 'code',
    };
  if (member.hasStoppedNotices)
    return {
      title: 'Replied STOP, so no notices are sent.',
      detail: 'The member can switch them on again with START on WhatsApp or in the profile.',
      action: null,
    };
  return null;
}

function findPracticeProblem({ today, streak, joined_on, last_attended_on }: MemberState): LikelyProblem | null {
  const missed = streak.days.find(({ status }) => status === 'missed')?.date;
  const hasLostStreak = streak.current_streak === 0 && streak.longest_streak >= STREAK_WORTH_SAVING;
  if (hasLostStreak && missed && missed >= addDays(today, -RECENT_DAYS))
    return {
      title: 'The streak has ended.',
      detail: `Missed ${formatDate(missed)}. If it was not the member’s fault, excuse the day.`,
      action: 'excuse',
      day: missed,
    };
  const lastSeen = last_attended_on ?? joined_on;
  if (lastSeen > addDays(today, -ABSENT_DAYS)) return null;
  return {
    title: last_attended_on ? 'Has not come for a while.' : 'Has not come to any class yet.',
    detail: last_attended_on
      ? `The last class was on ${formatDate(last_attended_on)}.`
      : `Joined on ${formatDate(joined_on)}.`,
    action: 'whatsapp',
  };
}
