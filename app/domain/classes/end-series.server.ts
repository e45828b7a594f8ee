import type { ClassSeries } from '~/db/generated/client';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { ACTIVE_CLASS_FILTER } from './class-row';
import { lockAllSeries } from './create-series-classes.server';
import { pickCommonFields } from './planned-class';
import { untranslated } from '~/i18n/messages/message';

export const SERIES_NOT_FOUND_MESSAGE = untranslated('Series not found. It may have ended already.');

/**
 * Ends a series and deletes its future classes, except those that were edited or have attendances.
 * Returns the number of deleted classes. Throws `not_found` if the series has already ended.
 */
export async function endSeries(ctx: Context, id: number): Promise<{ removed: number }> {
  requireAdmin(ctx, ...endSeries.permissions);
  const now = ctx.clock.now();
  return ctx.db.$transaction(async (tx) => {
    await lockAllSeries(tx);
    const [ended] = await tx.classSeries.updateManyAndReturn({
      where: { id, ended_at: null },
      data: { ended_at: now },
    });
    if (!ended) throw new DomainError('not_found', SERIES_NOT_FOUND_MESSAGE);
    const { count: removed } = await tx.yogaClass.updateMany({
      where: {
        ...ACTIVE_CLASS_FILTER,
        ...asPlanned(ended),
        starts_at: { gt: now },
        attendance_count: 0,
        counters: { none: {} },
      },
      data: { deleted_at: now, updated_at: now },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'class_series.ended',
      subject: { kind: 'class_series', id },
      after: { removed },
    });
    return { removed };
  });
}

/**
 * Matches the classes of a series that were not edited. Translations are not compared, because a
 * change to them may come from another class of the series.
 */
const asPlanned = (series: ClassSeries) => ({
  ...pickCommonFields(series),
  series_id: series.id,
  class_date: { gt: series.from_date },
  start_time: series.start_time,
  end_time: series.end_time,
});

endSeries.permissions = ['manage_classes'] as const;
