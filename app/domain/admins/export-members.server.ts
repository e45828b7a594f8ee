import { formatPhone, maskPhone } from '~/lib/phone';
import { fromDatabaseDate, toLocalDate } from '~/lib/calendar';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { requireReauthenticatedAdmin } from './require-admin';
import { buildUserSearchCondition, getSearchSettings, type MemberFilter } from './user-search';

export const MEMBER_COLUMNS = [
  ...(['id', 'name', 'phone', 'email', 'city', 'gender', 'language', 'batch', 'title'] as const),
  ...(['classes_attended', 'karma_points', 'last_attended_on', 'phone_confirmed', 'suspended', 'joined_on'] as const),
] as const;

export type ExportedMember = Record<(typeof MEMBER_COLUMNS)[number], string | number>;

interface Row {
  id: number;
  name: string;
  phone: string;
  email: string | null;
  city: string | null;
  gender: string | null;
  language: string;
  batch: string | null;
  title: string;
  total_classes_attended: number;
  karma_points: number;
  last_attended_on: Date | null;
  phone_proved_at: Date | null;
  suspended_at: Date | null;
  created_at: Date;
}

const CHUNK_SIZE = 1_000;

/**
 * Writes an audit entry and then streams the filtered members in chunks, by id. Phone numbers are
 * masked unless the admin has the permission `manage_phones`.
 */
export async function exportMembers(
  ctx: Context,
  memberFilter: MemberFilter,
): Promise<AsyncGenerator<ExportedMember[], void>> {
  const { permissions } = requireReauthenticatedAdmin(ctx, ...exportMembers.permissions);
  const isPhoneShown = permissions.includes('manage_phones');
  const filter = Object.fromEntries(Object.entries(memberFilter).filter(([, value]) => value !== undefined));
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, {
      action: 'members.exported',
      subject: { kind: 'members', id: 'list' },
      after: { ...filter, phones: isPhoneShown },
    }),
  );
  return streamChunks(ctx, memberFilter, isPhoneShown);
}

exportMembers.permissions = ['export_members'] as const;

async function* streamChunks(
  ctx: Context,
  memberFilter: MemberFilter,
  isPhoneShown: boolean,
): AsyncGenerator<ExportedMember[], void> {
  const { filter, match, values } = buildUserSearchCondition(memberFilter, getSearchSettings(ctx));
  for (let last = 0, rows: Row[] | null = null; rows === null || rows.length === CHUNK_SIZE;) {
    // Safe from SQL injection: the SQL consists of our own constants, and values are passed as
    // numbered parameters.
    rows = await ctx.standby.$queryRawUnsafe<Row[]>(
      `SELECT id, name, phone, email, city, gender::text, language, title, total_classes_attended, karma_points,
        (SELECT to_char(start_time, 'HH24:MI') FROM batches WHERE batches.id = batch_id) AS batch,
        last_attended_on, phone_proved_at, suspended_at, created_at
      FROM members WHERE ${filter} AND ${match} AND id > $${values.length + 1}::int ORDER BY id LIMIT ${CHUNK_SIZE}`,
      ...values,
      last,
    );
    last = rows.at(-1)?.id ?? last;
    yield rows.map((row) => toExported(ctx, row, isPhoneShown));
  }
}

function toExported({ clock }: Context, row: Row, isPhoneShown: boolean): ExportedMember {
  return {
    id: row.id,
    name: row.name,
    phone: isPhoneShown ? formatPhone(row.phone) : maskPhone(row.phone),
    email: row.email ?? '',
    city: row.city ?? '',
    gender: row.gender ?? '',
    language: row.language,
    batch: row.batch ?? '',
    title: row.title,
    classes_attended: row.total_classes_attended,
    karma_points: row.karma_points,
    last_attended_on: row.last_attended_on ? fromDatabaseDate(row.last_attended_on) : '',
    phone_confirmed: row.phone_proved_at ? 'yes' : 'no',
    suspended: row.suspended_at ? 'yes' : 'no',
    joined_on: toLocalDate(row.created_at, clock.timeZone),
  };
}
