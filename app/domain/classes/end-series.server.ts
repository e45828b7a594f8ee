import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { held } from './class-row';
import { holdSeries } from './materialise-series.server';
import { english } from '~/i18n/messages/say';

export const SERIES_NOT_FOUND = english('Series not found. It may have ended already.');

/** Ends a series; classes that have begun, were edited or are attended stay. */
export async function endSeries(ctx: Context, id: number): Promise<{ removed: number }> {
  actingAdmin(ctx, ...endSeries.permissions);
  const now = ctx.clock.now();
  return ctx.db.$transaction(async (tx) => {
    await holdSeries(tx);
    const ended = await tx.classSeries.updateMany({ where: { id, ended_at: null }, data: { ended_at: now } });
    if (ended.count === 0) throw new DomainError('not_found', SERIES_NOT_FOUND);
    const { count: removed } = await tx.yogaClass.updateMany({
      where: {
        ...held,
        series_id: id,
        starts_at: { gt: now },
        ...{ attendance_count: 0, counters: { none: {} } },
        version: 1,
      },
      data: { deleted_at: now, updated_at: now },
    });
    await recordAudit(ctx, tx, {
      action: 'class_series.ended',
      subject: { kind: 'class_series', id },
      after: { removed },
    });
    return { removed };
  });
}

endSeries.permissions = ['manage_classes'] as const;
