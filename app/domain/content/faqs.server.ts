import type { z } from 'zod';
import type { Faq } from '~/db/generated/client';
import { requireAdmin, requireReauthenticatedAdmin } from '../admins/require-admin';
import { addAuditedRow, type RowEditConfig, editAuditedRow, deleteAuditedRow } from '../audit/audited-rows.server';
import { type Context, readCached } from '../context';
import { DomainError } from '../errors';
import { type Translatable, readTranslations } from '../translations';
import { toContentResponse } from './content-response';
import type { Faq as FaqAnswer } from './responses';
import type { createFaqSchema, updateFaqSchema } from './schemas';
import { buildVisibilityFilter } from './visibility';
import { untranslated } from '~/i18n/messages/message';

export const FAQ_NOT_FOUND_MESSAGE = untranslated('FAQ not found. It may have already been deleted.');

const faqs: RowEditConfig<Faq, 'faq'> = {
  kind: 'faq',
  name: 'FAQ',
  lock: async (tx, id) => {
    await tx.$queryRaw`SELECT id FROM faqs WHERE id = ${id} FOR UPDATE`;
    const row = await tx.faq.findUnique({ where: { id } });
    if (!row) throw new DomainError('not_found', FAQ_NOT_FOUND_MESSAGE);
    return row;
  },
  record: ({ question, answer, category, is_active, translations }) => ({
    question,
    answer,
    category,
    is_active,
    translations: readTranslations(translations),
  }),
};

/** Lists FAQs, oldest first. Only staff see inactive ones. */
export async function listFaqs(ctx: Context): Promise<Translatable<FaqAnswer>[]> {
  return readCached(ctx, 'faqs', async () => {
    const rows = await ctx.db.faq.findMany({ where: buildVisibilityFilter(ctx), orderBy: { id: 'asc' } });
    return rows.map(toContentResponse);
  });
}

export async function getFaq(ctx: Context, id: number): Promise<Translatable<FaqAnswer>> {
  requireAdmin(ctx, 'manage_resources');
  const row = await ctx.db.faq.findUnique({ where: { id } });
  if (!row) throw new DomainError('not_found', FAQ_NOT_FOUND_MESSAGE);
  return toContentResponse(row);
}

export function createFaq(ctx: Context, input: z.output<typeof createFaqSchema>): Promise<{ id: number }> {
  requireAdmin(ctx, ...createFaq.permissions);
  const data = { ...toColumns(input), created_at: ctx.clock.now() };
  return ctx.db.$transaction((tx) => addAuditedRow(ctx, tx, faqs, () => tx.faq.create({ data })));
}

createFaq.permissions = ['manage_resources'] as const;

/**
 * Saves an FAQ. Throws `not_found` if it does not exist, and `conflict` if it was edited since
 * `version`.
 */
export function updateFaq(
  ctx: Context,
  id: number,
  { version, ...input }: z.output<typeof updateFaqSchema>,
): Promise<void> {
  requireAdmin(ctx, ...updateFaq.permissions);
  return ctx.db.$transaction((tx) =>
    editAuditedRow(ctx, tx, faqs, { id, version }, (_before, edited) =>
      tx.faq.update({ where: { id }, data: { ...toColumns(input), ...edited } }),
    ),
  );
}

updateFaq.permissions = ['manage_resources'] as const;

/**
 * Deletes an FAQ and records its text in the audit log. Throws `not_found` if it does not exist.
 */
export function deleteFaq(ctx: Context, id: number): Promise<void> {
  requireReauthenticatedAdmin(ctx, ...deleteFaq.permissions);
  return ctx.db.$transaction((tx) => deleteAuditedRow(ctx, tx, faqs, id, () => tx.faq.delete({ where: { id } })));
}

deleteFaq.permissions = ['manage_resources'] as const;

function toColumns({ question, answer, category, is_active, translations }: z.output<typeof createFaqSchema>) {
  return { question, answer, category, is_active, ...(translations ? { translations } : {}) };
}
