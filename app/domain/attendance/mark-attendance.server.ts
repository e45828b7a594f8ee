import type { z } from 'zod';
import { CLASS_FULL, isDatabaseDown, retryOnMissingRow, sqlStateOf } from '~/db/sql-state';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { ENDED, FULL, NOT_STARTED } from '../classes/policy';
import { actingMember, loggedOut } from '../members/acting-member';
import { creditFirstClass } from '../referrals/credit-referral.server';
import type { Refusal, Tap } from './decide-mark';
import { insertMarks, type Outcome } from './insert-marks.server';
import { type LateTap, tappedAt } from './late-tap';
import { MarkBatcher } from './mark-batcher';
import { MARKS_BY_MEMBER } from './policy';
import type { markAttendanceSchema } from './schemas';
import type { MarkedAttendance } from './responses';
import { say } from '~/i18n/messages/say';

export const ALREADY_MARKED = say('Attendance already marked for this class');
const INVALID_REQUEST = say('Invalid attendance request');

/** Marks the acting member as attending a class. Source: docs/rules.md#marking. */
export async function markAttendance(
  ctx: Context,
  input: z.output<typeof markAttendanceSchema>,
  late?: LateTap,
): Promise<MarkedAttendance> {
  const memberId = actingMember(ctx);
  await ctx.limits.take(MARKS_BY_MEMBER, String(memberId));
  const outcome = await mark(ctx, { memberId, input, at: late ? tappedAt(ctx, memberId, late) : ctx.clock.now() });
  if (!outcome.marked) throw REFUSALS[outcome.refusal]();
  if (outcome.needs_replay) await ctx.enqueue('recalculate-member', { memberId });
  if (outcome.awaits_credit) await creditReferrer(ctx, memberId);
  const { streak_updated, new_streak, new_title } = outcome;
  return { streak_updated, new_streak, new_title };
}

const REFUSALS: Record<Refusal, () => DomainError> = {
  no_class: () => new DomainError('not_found', say('Class not found.')),
  wrong_date: () => new DomainError('invalid', INVALID_REQUEST),
  already_marked: () => new DomainError('conflict', ALREADY_MARKED),
  not_started: () => new DomainError('invalid', NOT_STARTED),
  ended: () => new DomainError('invalid', ENDED),
  full: () => new DomainError('invalid', FULL),
  no_member: loggedOut,
};

const BATCHES = { maxBatchSize: 100, maxWaitMs: 4, maxInFlight: 10, isFatal: isDatabaseDown };

interface QueuedMark extends Tap {
  ctx: Context;
}

/** Each database, and therefore each process, has one batcher. */
const batchers = new WeakMap<Context['db'], MarkBatcher<QueuedMark, Outcome>>();

async function mark(ctx: Context, tap: Tap): Promise<Outcome> {
  const batcher = batchers.get(ctx.db) ?? new MarkBatcher(insertBatch, BATCHES);
  batchers.set(ctx.db, batcher);
  try {
    return await batcher.add({ ...tap, ctx });
  } catch (error) {
    if (sqlStateOf(error) === CLASS_FULL) throw new DomainError('invalid', FULL);
    throw error;
  }
}

/** All contexts of a process have the same services, which are all that a batch uses. */
async function insertBatch(taps: readonly QueuedMark[]): Promise<Outcome[]> {
  const [first] = taps;
  if (!first) return [];
  const { ctx } = first;
  // A class that is deleted between the checks and the insert is missing the next time.
  return retryOnMissingRow(() => ctx.sql.begin((sql) => insertMarks(ctx, sql, taps)));
}

/** The mark is kept even if crediting fails. A nightly job credits what was missed here. */
async function creditReferrer(ctx: Context, memberId: number): Promise<void> {
  await creditFirstClass(ctx, memberId).catch((err: unknown) => {
    ctx.log.warn({ err, memberId }, 'a referrer was not credited yet');
  });
}
