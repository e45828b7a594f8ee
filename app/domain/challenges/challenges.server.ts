import type { z } from 'zod';
import type { Challenge } from '~/db/generated/client';
import { getSqlState, UNIQUE_VIOLATION_SQLSTATE } from '~/db/sql-state';
import { untranslated } from '~/i18n/messages/message';
import { fromDatabaseDate, type LocalDate, getMonday, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin, requireReauthenticatedAdmin } from '../admins/require-admin';
import { addAuditedRow, type RowEditConfig, editAuditedRow } from '../audit/audited-rows.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createFieldConflictError, DomainError, createInvalidFieldError } from '../errors';
import { readTranslations, type Translations } from '../translations';
import type { createChallengeSchema, updateChallengeSchema } from './schemas';

export const CHALLENGE_NOT_FOUND_MESSAGE = untranslated('There is no such challenge.');
const TAKEN = untranslated('Another challenge starts on this Monday.');
const OVER = untranslated('This challenge was ended already.');
const BEGUN = untranslated('A challenge that has begun keeps its Monday and its length.');
const PAST = untranslated('Please choose a Monday that is not over');

export interface StaffChallenge {
  id: number;
  title: string;
  translations: Translations;
  starts_on: LocalDate;
  days: number;
  ended_at: Date | null;
  /** Number of members who reached each day in `listFunnelDays`. Empty before the first count. */
  reached: number[];
  counted_at: Date | null;
  version: number;
}

const challenges: RowEditConfig<Challenge, 'challenge'> = {
  kind: 'challenge',
  name: 'challenge',
  lock: async (tx, id) => {
    await tx.$queryRaw`SELECT id FROM challenges WHERE id = ${id} FOR UPDATE`;
    const row = await tx.challenge.findUnique({ where: { id } });
    if (!row) throw new DomainError('not_found', CHALLENGE_NOT_FOUND_MESSAGE);
    return row;
  },
  record: ({ title, starts_on, days, translations }) => ({
    title,
    days,
    starts_on: fromDatabaseDate(starts_on),
    translations: readTranslations(translations),
  }),
};

export async function listChallenges(ctx: Context): Promise<StaffChallenge[]> {
  requireAdmin(ctx, 'manage_classes');
  const rows = await ctx.db.challenge.findMany({ orderBy: { starts_on: 'desc' }, take: 100 });
  return rows.map(toStaffChallenge);
}

export async function getChallenge(ctx: Context, id: number): Promise<StaffChallenge> {
  requireAdmin(ctx, 'manage_classes');
  const row = await ctx.db.challenge.findUnique({ where: { id } });
  if (!row) throw new DomainError('not_found', CHALLENGE_NOT_FOUND_MESSAGE);
  return toStaffChallenge(row);
}

/**
 * Adds a challenge and returns its id. Throws `invalid` if its Monday is in the past, and
 * `conflict` if another challenge starts on that Monday.
 */
export function createChallenge(ctx: Context, input: z.output<typeof createChallengeSchema>): Promise<{ id: number }> {
  requireAdmin(ctx, ...createChallenge.permissions);
  refusePast(ctx, input.starts_on);
  const data = { ...toColumns(input), created_at: ctx.clock.now() };
  return onItsMonday(() =>
    ctx.db.$transaction((tx) => addAuditedRow(ctx, tx, challenges, () => tx.challenge.create({ data }))),
  );
}

createChallenge.permissions = ['manage_classes'] as const;

/**
 * Saves a challenge. Throws `conflict` if it was edited since `version` or has ended, if it has
 * begun and its Monday or length would change, or if another challenge starts on the new Monday.
 */
export function updateChallenge(
  ctx: Context,
  id: number,
  { version, ...input }: z.output<typeof updateChallengeSchema>,
): Promise<void> {
  requireAdmin(ctx, ...updateChallenge.permissions);
  return onItsMonday(() =>
    ctx.db.$transaction((tx) =>
      editAuditedRow(ctx, tx, challenges, { id, version }, (before, edited) => {
        if (before.ended_at) throw new DomainError('conflict', OVER);
        const startsOn = fromDatabaseDate(before.starts_on);
        const moves = input.starts_on !== startsOn;
        const hasBegun = startsOn <= ctx.clock.today();
        if (hasBegun && (moves || input.days !== before.days)) throw new DomainError('conflict', BEGUN);
        if (moves) refusePast(ctx, input.starts_on);
        return tx.challenge.update({ where: { id }, data: { ...toColumns(input), ...edited } });
      }),
    ),
  );
}

updateChallenge.permissions = ['manage_classes'] as const;

/**
 * Makes today the last day of a challenge. Throws `not_found` if there is no such challenge, and
 * `conflict` if it has already ended.
 */
export async function endChallenge(ctx: Context, id: number): Promise<void> {
  requireReauthenticatedAdmin(ctx, ...endChallenge.permissions);
  await ctx.db.$transaction(async (tx) => {
    const { ended_at } = await challenges.lock(tx, id);
    if (ended_at) throw new DomainError('conflict', OVER);
    await tx.challenge.update({ where: { id }, data: { ended_at: ctx.clock.now(), version: { increment: 1 } } });
    await recordAuditEntry(ctx, tx, { action: 'challenge.ended', subject: { kind: 'challenge', id } });
  });
}

endChallenge.permissions = ['manage_classes'] as const;

function toStaffChallenge({
  created_at: _,
  updated_at: __,
  translations,
  starts_on,
  ...row
}: Challenge): StaffChallenge {
  return { ...row, translations: readTranslations(translations), starts_on: fromDatabaseDate(starts_on) };
}

function toColumns({ title, translations, starts_on, days }: z.output<typeof createChallengeSchema>) {
  return { title, days, starts_on: toDatabaseDate(starts_on), ...(translations ? { translations } : {}) };
}

/**
 * Throws `invalid` for a Monday in the past. A challenge may start on the Monday of the current
 * week, because members who join later start on the day on which they join.
 */
function refusePast({ clock }: Context, startsOn: LocalDate): void {
  if (startsOn < getMonday(clock.today())) throw createInvalidFieldError('starts_on', PAST);
}

async function onItsMonday<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw getSqlState(error) === UNIQUE_VIOLATION_SQLSTATE ? createFieldConflictError('starts_on', TAKEN) : error;
  }
}
