import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { untranslated } from '~/i18n/messages/message';
import { fromDatabaseDate, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createEditConflictError, createInvalidFieldError, DomainError } from '../errors';
import { readTranslations } from '../translations';
import type { taxLawSchema } from './schemas';
import { BUILT_IN_TAX_LAWS, type TaxLaw } from './tax-laws';

const ALREADY_THERE = untranslated('There is a law from this day already. Change that one.');

/** Lists the laws about tax certificates, newest first: the built-in ones and those of staff. */
export async function listTaxLaws(db: Transaction): Promise<TaxLaw[]> {
  const rows = await db.taxLaw.findMany({ omit: { id: true, updated_at: true } });
  const written = rows.map((row): TaxLaw => {
    const applies_from = fromDatabaseDate(row.applies_from);
    const builtIn = BUILT_IN_TAX_LAWS.find((law) => law.applies_from === applies_from)?.builtIn ?? null;
    return { ...row, applies_from, translations: readTranslations(row.translations), builtIn };
  });
  const unchanged = BUILT_IN_TAX_LAWS.filter((law) => !written.some((row) => row.applies_from === law.applies_from));
  return [...written, ...unchanged].sort((one, other) => (one.applies_from < other.applies_from ? 1 : -1));
}

/** Returns a law for the back office. Throws `not_found` if no law applies from this day. */
export async function getTaxLawToEdit(ctx: Context, appliesFrom: LocalDate): Promise<TaxLaw> {
  requireAdmin(ctx, ...saveTaxLaw.permissions);
  const law = (await listTaxLaws(ctx.db)).find(({ applies_from }) => applies_from === appliesFrom);
  if (!law) throw new DomainError('not_found', untranslated('Law not found.'));
  return law;
}

/**
 * Saves the section and the text of a law, or adds a law. `known` is the day of the law that is
 * changed, and null for a new law. Throws `conflict` if the law was changed since `version`.
 * Source: docs/rules.md#tax-certificates.
 */
export async function saveTaxLaw(
  ctx: Context,
  known: LocalDate | null,
  { version, applies_from, ...input }: z.output<typeof taxLawSchema>,
): Promise<void> {
  requireAdmin(ctx, ...saveTaxLaw.permissions);
  await ctx.db.$transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'tax_laws');
    const day = known ?? applies_from;
    const before = (await listTaxLaws(tx)).find((law) => law.applies_from === day);
    if (known === null && before) throw createInvalidFieldError('applies_from', ALREADY_THERE);
    if (known !== null && !before) throw new DomainError('not_found', untranslated('Law not found.'));
    if (version !== undefined && version !== (before?.version ?? 0)) throw createEditConflictError('law');
    const { translations = before?.translations ?? {}, ...rest } = input;
    const data = { ...rest, translations, updated_at: ctx.clock.now() };
    await tx.taxLaw.upsert({
      where: { applies_from: toDatabaseDate(day) },
      create: { ...data, applies_from: toDatabaseDate(day) },
      update: { ...data, version: { increment: 1 } },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'tax_law.saved',
      subject: { kind: 'tax_law', id: day },
      ...(before ? { before: { section_code: before.section_code, act: before.act } } : {}),
      after: { ...rest, translations },
    });
  });
}

saveTaxLaw.permissions = ['manage_resources'] as const;
