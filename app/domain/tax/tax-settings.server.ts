import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { fromDatabaseDate, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createEditConflictError } from '../errors';
import type { taxSettingsSchema } from './schemas';

/** Details of the trust that are registered with the tax office. */
export interface TaxSettings {
  legal_name: string;
  address: string;
  pan: string;
  /** Unique registration number of the approval for tax deductions. */
  registration_number: string;
  registered_on: LocalDate;
  signatory_name: string;
  signatory_role: string;
  /** Registration for foreign contributions, or null if only citizens of India may give. */
  fcra_number: string | null;
  version: number;
}

/** Returns the trust's details for the tax office, or null if staff have not saved any. */
export async function findTaxSettings(db: Transaction): Promise<TaxSettings | null> {
  const row = await db.taxSettings.findUnique({ where: { id: 1 }, omit: { id: true, updated_at: true } });
  return row && { ...row, registered_on: fromDatabaseDate(row.registered_on) };
}

/** Returns the trust's details for the back office, or null if none are saved. */
export async function getTaxSettings(ctx: Context): Promise<TaxSettings | null> {
  requireAdmin(ctx, ...updateTaxSettings.permissions);
  return findTaxSettings(ctx.db);
}

/** Saves the trust's details. Throws `conflict` if they were changed since `version`. */
export async function updateTaxSettings(
  ctx: Context,
  { version, fcra_number, ...rest }: z.output<typeof taxSettingsSchema>,
): Promise<void> {
  requireAdmin(ctx, ...updateTaxSettings.permissions);
  const input = { ...rest, fcra_number: fcra_number || null };
  await ctx.db.$transaction(async (tx) => {
    // Uses an advisory lock, because before the first save there is no row to lock.
    await acquireAdvisoryLock(tx, 'tax_settings');
    const { version: current, ...before } = (await findTaxSettings(tx)) ?? { version: 0 };
    if (version !== undefined && version !== current) throw createEditConflictError('tax details');
    const data = { ...input, registered_on: toDatabaseDate(input.registered_on), updated_at: ctx.clock.now() };
    await tx.taxSettings.upsert({
      where: { id: 1 },
      create: data,
      update: { ...data, version: { increment: 1 } },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'tax_settings.updated',
      subject: { kind: 'tax_settings', id: 1 },
      before,
      after: input,
    });
  });
}

updateTaxSettings.permissions = ['manage_resources'] as const;
