import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import type { YogaClass } from '~/db/generated/client';
import { addDays, fromDatabaseDate, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import { assertNotImported, lockClass } from './lock-class.server';
import { createSeriesClasses } from './create-series-classes.server';
import { pickCommonFields } from './planned-class';
import { MAX_SERIES_DAYS } from './policy';
import { readTranslations } from '../translations';
import type { repeatClassSchema } from './schemas';
import { untranslated } from '~/i18n/messages/message';

/**
 * Turns a class into the first class of a weekly series that ends on `until_date`, inclusive.
 * Throws `conflict` if the class is cancelled or already repeats, and `invalid` if the end date is
 * in the past or more than a year ahead.
 */
export async function repeatClass(
  ctx: Context,
  id: number,
  { weekdays, until_date }: z.output<typeof repeatClassSchema>,
): Promise<{ series_id: number; classes_made: number }> {
  requireAdmin(ctx, ...repeatClass.permissions);
  return ctx.db.$transaction(async (tx) => {
    const row = await lockClass(tx, id);
    assertNotImported(row);
    if (row.cancelled_at)
      throw new DomainError('conflict', untranslated('This class is cancelled. Copy it to hold it on another day.'));
    const running = await tx.classSeries.count({ where: { id: row.series_id ?? 0, ended_at: null } });
    if (running > 0)
      throw new DomainError('conflict', untranslated('This class repeats already. End its series first.'));
    return startSeries(ctx, tx, row, { weekdays, until_date });
  });
}

repeatClass.permissions = ['manage_classes'] as const;

/** Adds a series that continues a class, and creates its classes of the coming week. */
export async function startSeries(
  ctx: Context,
  tx: Transaction,
  row: YogaClass,
  { weekdays, until_date }: z.output<typeof repeatClassSchema>,
): Promise<{ series_id: number; classes_made: number }> {
  assertValidEndDate(ctx, fromDatabaseDate(row.class_date), until_date);
  const series = await tx.classSeries.create({
    data: {
      ...pickCommonFields(row),
      start_time: row.start_time,
      end_time: row.end_time,
      from_date: row.class_date,
      translations: readTranslations(row.translations),
      weekdays,
      until_date: toDatabaseDate(until_date),
      created_at: ctx.clock.now(),
    },
    select: { id: true },
  });
  await tx.yogaClass.update({
    where: { id: row.id },
    data: { series_id: series.id, version: { increment: 1 } },
    select: { id: true },
  });
  const made = await createSeriesClasses(ctx, tx);
  await recordAuditEntry(ctx, tx, {
    action: 'class_series.created',
    subject: { kind: 'class_series', id: series.id },
    after: { class_id: row.id, weekdays, until_date },
  });
  return { series_id: series.id, classes_made: made };
}

export function assertValidEndDate(ctx: Context, classDate: LocalDate, until: LocalDate): void {
  const from = classDate > ctx.clock.today() ? classDate : ctx.clock.today();
  if (until < from)
    throw createInvalidFieldError(
      'until_date',
      untranslated('Please choose a day from today on, not before the class itself'),
    );
  if (until > addDays(from, MAX_SERIES_DAYS))
    throw createInvalidFieldError('until_date', untranslated('Please choose a day within a year'));
}
