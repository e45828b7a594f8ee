import type { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { addDays, formatDateTime, toInstant, type LocalDate } from '~/lib/calendar';
import { AUDIT_ACTIONS } from '../audit/actions';
import type { Context } from '../context';
import { requireAdmin } from './require-admin';
import { type FieldChange, diffRecords } from './audit-changes';
import type { auditLogSchema } from './schemas';

const PAGE_SIZE = 50;

export interface AuditEntry {
  id: string;
  at: string;
  who: string;
  action: string;
  subject: string;
  address: string | null;
  changes: FieldChange[];
}

export interface AuditLogPage {
  lines: AuditEntry[];
  before: string | null;
}

/**
 * Returns a page of the audit log, newest first. Uses cursor pagination, so deep pages are as fast
 * as the first one.
 */
export async function listAuditLog(ctx: Context, query: z.output<typeof auditLogSchema>): Promise<AuditLogPage> {
  requireAdmin(ctx, 'manage_admins');
  const rows = await ctx.standby.auditEntry.findMany({
    where: { AND: [buildFilter(query, ctx.clock.timeZone), query.before ? olderThan(query.before) : {}] },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
  });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const names = await readNames(ctx, shown);
  return {
    lines: shown.map((row) => ({
      id: String(row.id),
      at: formatDateTime(row.created_at, ctx.clock.timeZone),
      who:
        names.get(`${row.actor_kind} ${row.actor_id}`) ??
        (row.actor_kind === 'system' ? 'System' : `${row.actor_kind} ${row.actor_id}`),
      action: (AUDIT_ACTIONS as Partial<Record<string, string>>)[row.action] ?? row.action,
      subject: `${row.subject_kind} ${row.subject_id}`,
      address: row.address,
      changes: diffRecords(row.before, row.after),
    })),
    before: rows.length > PAGE_SIZE && last ? `${last.created_at.getTime()}.${last.id}` : null,
  };
}

function olderThan(cursor: string): Prisma.AuditEntryWhereInput {
  const [at = '', id = ''] = cursor.split('.');
  const createdAt = new Date(Number(at));
  return { created_at: { lte: createdAt }, OR: [{ created_at: { lt: createdAt } }, { id: { lt: BigInt(id) } }] };
}

function buildFilter(
  { actor, action, subject, day }: z.output<typeof auditLogSchema>,
  timeZone: string,
): Prisma.AuditEntryWhereInput {
  const midnight = (date: LocalDate) => toInstant(date, '00:00', timeZone);
  const [kind = '', id] = (subject ?? '').split(/[\s#]+/);
  return {
    ...(actor === undefined ? {} : { actor_kind: 'admin' as const, actor_id: actor }),
    ...(action ? { action } : {}),
    ...(kind ? { subject_kind: kind } : {}),
    ...(id ? { subject_id: id } : {}),
    ...(day ? { created_at: { gte: midnight(day), lt: midnight(addDays(day, 1)) } } : {}),
  };
}

async function readNames(
  ctx: Context,
  rows: readonly { actor_kind: string; actor_id: number | null }[],
): Promise<Map<string, string>> {
  const ids = (kind: string) => [
    ...new Set(
      rows.flatMap(({ actor_kind, actor_id }) => (actor_kind === kind && actor_id !== null ? [actor_id] : [])),
    ),
  ];
  const select = { id: true, name: true };
  const [admins, members] = await Promise.all([
    ctx.standby.admin.findMany({ where: { id: { in: ids('admin') } }, select }),
    ctx.standby.member.findMany({ where: { id: { in: ids('member') } }, select }),
  ]);
  return new Map([
    ...admins.map(({ id, name }) => [`admin ${id}`, name] as const),
    ...members.map(({ id, name }) => [`member ${id}`, `${name} (member ${id})`] as const),
  ]);
}
