import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { formatPhone, maskPhone } from '~/lib/phone';
import { requireReauthenticatedAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { type AttendanceFilter, streamAttendances } from './stream-attendances.server';
import { streamKarma, streamReferrals } from './stream-ledgers.server';
import type { exportTableSchema, ExportTable } from './schemas';

/** Columns of each table, in the order of the file. */
export const EXPORT_COLUMNS: Record<ExportTable, readonly string[]> = {
  attendances: [
    'date',
    'start_time',
    'class',
    'teacher',
    'class_id',
    'member_id',
    'name',
    'phone',
    'marked_at',
    'counts',
  ],
  referrals: [
    'id',
    'joined_on',
    'referrer_id',
    'referrer',
    'referrer_phone',
    'friend_id',
    'friend',
    'friend_phone',
    'counts',
  ],
  karma: ['id', 'date', 'member_id', 'name', 'phone', 'points', 'reason'],
};

const CLASS_NOT_FOUND = untranslated('Class not found');

export type ExportedRows = AsyncGenerator<Record<string, string | number>[], void>;

/**
 * Writes an audit entry and then streams a table in chunks. Phones are complete only with the
 * permission `manage_phones`. Throws `not_found` if there is no such class.
 */
export async function exportTable(
  ctx: Context,
  { table, month, class_id }: z.output<typeof exportTableSchema>,
): Promise<ExportedRows> {
  const { permissions } = requireReauthenticatedAdmin(ctx, ...exportTable.permissions);
  const showsPhones = permissions.includes('manage_phones');
  const toPhone = showsPhones ? formatPhone : maskPhone;
  const filter = table === 'attendances' ? await findFilter(ctx, { month, class_id }) : {};
  const after = { ...(month ? { month } : {}), ...(class_id ? { class_id } : {}), phones: showsPhones };
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, { action: 'table.exported', subject: { kind: 'table', id: table }, after }),
  );
  if (table === 'referrals') return streamReferrals(ctx, toPhone);
  return table === 'karma' ? streamKarma(ctx, toPhone) : streamAttendances(ctx, filter, toPhone);
}

exportTable.permissions = ['export_members'] as const;

async function findFilter(
  ctx: Context,
  { month, class_id }: { month?: string | undefined; class_id?: number | undefined },
): Promise<AttendanceFilter> {
  if (class_id !== undefined) {
    const yogaClass = await ctx.db.yogaClass.findUnique({ where: { id: class_id }, select: { class_date: true } });
    if (!yogaClass) throw new DomainError('not_found', CLASS_NOT_FOUND);
    const day = yogaClass.class_date.toISOString().slice(0, 10);
    return { from: day, until: day, classId: class_id };
  }
  if (!month) return {};
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, until: last };
}
