import type { z } from 'zod';
import { CLASS_FULL_SQLSTATE, isDatabaseDownError, retryOnMissingRow, getSqlState } from '~/db/sql-state';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { CLASS_ENDED_MESSAGE, CLASS_FULL_MESSAGE, CLASS_NOT_STARTED_MESSAGE } from '../classes/policy';
import { requireMember, createLoggedOutError } from '../members/require-member';
import { creditFriendFirstClass } from '../referrals/credit-referral.server';
import type { AttendanceRejection, JoinAttempt } from './evaluate-join-attempt';
import { insertAttendances, type AttendanceOutcome } from './insert-attendances.server';
import { type LateJoin, readLateJoinTime } from './late-join';
import { GroupCommit } from './group-commit';
import { ATTENDANCE_RATE_LIMIT } from './policy';
import type { markAttendanceSchema } from './schemas';
import type { MarkedAttendance } from './responses';
import { t } from '~/i18n/messages/message';

export const ATTENDANCE_ALREADY_MARKED_MESSAGE = t('Attendance already marked for this class');
const INVALID_REQUEST = t('Invalid attendance request');

/** Marks the acting member's attendance of a class. Source: docs/rules.md#marking. */
export async function markAttendance(
  ctx: Context,
  input: z.output<typeof markAttendanceSchema>,
  late?: LateJoin,
): Promise<MarkedAttendance> {
  const memberId = requireMember(ctx);
  await ctx.limits.consume(ATTENDANCE_RATE_LIMIT, String(memberId));
  const outcome = await mark(ctx, {
    memberId,
    input,
    at: late ? readLateJoinTime(ctx, memberId, late) : ctx.clock.now(),
  });
  if (!outcome.marked) throw REFUSALS[outcome.refusal]();
  if (outcome.needs_recalculation) await ctx.enqueue('recalculate-member', { memberId });
  if (outcome.awaits_credit) await creditReferrer(ctx, memberId);
  const { streak_updated, new_streak, new_title } = outcome;
  return { streak_updated, new_streak, new_title };
}

const REFUSALS: Record<AttendanceRejection, () => DomainError> = {
  no_class: () => new DomainError('not_found', t('Class not found.')),
  wrong_date: () => new DomainError('invalid', INVALID_REQUEST),
  already_marked: () => new DomainError('conflict', ATTENDANCE_ALREADY_MARKED_MESSAGE),
  not_started: () => new DomainError('invalid', CLASS_NOT_STARTED_MESSAGE),
  ended: () => new DomainError('invalid', CLASS_ENDED_MESSAGE),
  full: () => new DomainError('invalid', CLASS_FULL_MESSAGE),
  no_member: createLoggedOutError,
};

const GROUP_LIMITS = { maxGroupSize: 100, maxWaitMs: 4, maxInFlight: 10, isFatal: isDatabaseDownError };

interface QueuedMark extends JoinAttempt {
  ctx: Context;
}

/** The group commit of each database. A process has only one database. */
const groupCommits = new WeakMap<Context['db'], GroupCommit<QueuedMark, AttendanceOutcome>>();

async function mark(ctx: Context, tap: JoinAttempt): Promise<AttendanceOutcome> {
  const groupCommit = groupCommits.get(ctx.db) ?? new GroupCommit(insertGroup, GROUP_LIMITS);
  groupCommits.set(ctx.db, groupCommit);
  try {
    return await groupCommit.add({ ...tap, ctx });
  } catch (error) {
    if (getSqlState(error) === CLASS_FULL_SQLSTATE) throw new DomainError('invalid', CLASS_FULL_MESSAGE);
    throw error;
  }
}

/**
 * A group uses only the services of its context. All contexts of a process share these services, so
 * the first context is used for the whole group.
 */
async function insertGroup(taps: readonly QueuedMark[]): Promise<AttendanceOutcome[]> {
  const [first] = taps;
  if (!first) return [];
  const { ctx } = first;
  // If a class is deleted between the checks and the insert, the retry finds that the class is
  // missing.
  return retryOnMissingRow(() => ctx.sql.begin((sql) => insertAttendances(ctx, sql, taps)));
}

/**
 * Attendance stays marked even if adding the referral credit fails. A nightly job adds missing
 * credits.
 */
async function creditReferrer(ctx: Context, memberId: number): Promise<void> {
  await creditFriendFirstClass(ctx, memberId).catch((err: unknown) => {
    ctx.log.warn({ err, memberId }, 'failed to credit a referral; reconcile-karma will retry');
  });
}
