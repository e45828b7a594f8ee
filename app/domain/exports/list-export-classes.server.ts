import { type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';

export interface ExportClass {
  id: number;
  title: string;
  /** Start time as `HH:MM`. */
  time: string;
  isImported: boolean;
}

/** Lists the classes of a day for the export of their attendees. */
export async function listExportClasses(ctx: Context, day: LocalDate): Promise<ExportClass[]> {
  requireAdmin(ctx, 'export_members');
  const rows = await ctx.standby.yogaClass.findMany({
    where: { class_date: toDatabaseDate(day), deleted_at: null },
    orderBy: [{ start_time: 'asc' }, { id: 'asc' }],
    take: 200,
    select: { id: true, title: true, start_time: true, import_id: true },
  });
  return rows.map(({ id, title, start_time, import_id }) => ({
    id,
    title,
    time: start_time.toISOString().slice(11, 16),
    isImported: import_id !== null,
  }));
}
