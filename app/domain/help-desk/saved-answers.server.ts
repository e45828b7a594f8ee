import type { z } from 'zod';
import type { SavedAnswer as SavedAnswerRow } from '~/db/generated/client';
import { getSqlState, UNIQUE_VIOLATION_SQLSTATE } from '~/db/sql-state';
import { untranslated } from '~/i18n/messages/message';
import { ANSWER_MESSAGES_PERMISSIONS } from '../admins/policy';
import { requireAdmin, requireReauthenticatedAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { addAuditedRow, deleteAuditedRow, editAuditedRow, type RowEditConfig } from '../audit/audited-rows.server';
import type { Context } from '../context';
import { createFieldConflictError, DomainError } from '../errors';
import type { savedAnswerSchema } from './schemas';

const MAX_SAVED_ANSWERS = 50;

export const ANSWER_NOT_FOUND_MESSAGE = untranslated('Saved answer not found. It may have already been deleted.');

const savedAnswers: RowEditConfig<SavedAnswerRow, 'saved_answer'> = {
  kind: 'saved_answer',
  name: 'saved answer',
  lock: async (tx, id) => {
    await tx.$queryRaw`SELECT id FROM saved_answers WHERE id = ${id} FOR UPDATE`;
    const row = await tx.savedAnswer.findUnique({ where: { id } });
    if (!row) throw new DomainError('not_found', ANSWER_NOT_FOUND_MESSAGE);
    return row;
  },
  record: ({ name, text }) => ({ name, text }),
};

export interface SavedAnswer {
  id: number;
  name: string;
  text: string;
  version: number;
}

const COLUMNS = { id: true, name: true, text: true, version: true } as const;

/** Lists the saved answers to WhatsApp messages, which all staff share, by name. */
export function listSavedAnswers(ctx: Context): Promise<SavedAnswer[]> {
  requireAdmin(ctx, ...createSavedAnswer.permissions);
  return ctx.db.savedAnswer.findMany({ orderBy: { name: 'asc' }, take: MAX_SAVED_ANSWERS, select: COLUMNS });
}

export async function getSavedAnswer(ctx: Context, id: number): Promise<SavedAnswer> {
  requireAdmin(ctx, ...createSavedAnswer.permissions);
  const row = await ctx.db.savedAnswer.findUnique({ where: { id }, select: COLUMNS });
  if (!row) throw new DomainError('not_found', ANSWER_NOT_FOUND_MESSAGE);
  return row;
}

/** Adds a saved answer. Throws `conflict` if the name is taken or there are too many. */
export function createSavedAnswer(
  ctx: Context,
  { name, text }: z.output<typeof savedAnswerSchema>,
): Promise<{ id: number }> {
  requireAdmin(ctx, ...createSavedAnswer.permissions);
  return ctx.db
    .$transaction(async (tx) => {
      await acquireAdvisoryLock(tx, 'saved_answers');
      if ((await tx.savedAnswer.count()) >= MAX_SAVED_ANSWERS)
        throw new DomainError(
          'conflict',
          untranslated(`There can be at most ${MAX_SAVED_ANSWERS} saved answers. Delete one first.`),
        );
      const data = { name, text, created_at: ctx.clock.now(), updated_at: ctx.clock.now() };
      return addAuditedRow(ctx, tx, savedAnswers, () => tx.savedAnswer.create({ data }));
    })
    .catch(refuseNameTaken);
}

createSavedAnswer.permissions = ANSWER_MESSAGES_PERMISSIONS;

/**
 * Changes a saved answer. Throws `not_found` if it does not exist, and `conflict` if the name is
 * taken or the answer was edited since `version`.
 */
export function updateSavedAnswer(
  ctx: Context,
  id: number,
  { version, name, text }: z.output<typeof savedAnswerSchema>,
): Promise<void> {
  requireAdmin(ctx, ...updateSavedAnswer.permissions);
  return ctx.db
    .$transaction((tx) =>
      editAuditedRow(ctx, tx, savedAnswers, { id, version }, (_before, edited) =>
        tx.savedAnswer.update({ where: { id }, data: { name, text, ...edited } }),
      ),
    )
    .catch(refuseNameTaken);
}

updateSavedAnswer.permissions = ANSWER_MESSAGES_PERMISSIONS;

/** Deletes a saved answer. Throws `not_found` if it does not exist. */
export function deleteSavedAnswer(ctx: Context, id: number): Promise<void> {
  requireReauthenticatedAdmin(ctx, ...deleteSavedAnswer.permissions);
  return ctx.db.$transaction((tx) =>
    deleteAuditedRow(ctx, tx, savedAnswers, id, () => tx.savedAnswer.delete({ where: { id } })),
  );
}

deleteSavedAnswer.permissions = ANSWER_MESSAGES_PERMISSIONS;

function refuseNameTaken(error: unknown): never {
  throw getSqlState(error) === UNIQUE_VIOLATION_SQLSTATE
    ? createFieldConflictError('name', untranslated('A saved answer has this name already'))
    : error;
}
