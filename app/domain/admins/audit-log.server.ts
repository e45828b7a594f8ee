import type { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { addDays, formatDate, type LocalDate, toInstant, toLocalDate, toLocalTime } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { formatTimeOfDay } from '~/lib/time-range';
import { AUDIT_TOPICS, type AuditSentence, describeAuditEntry, VIEW_ACTIONS } from '../audit/sentences';
import type { Context } from '../context';
import { requireAdmin } from './require-admin';
import { type FieldChange, diffRecords } from './audit-changes';
import type { auditLogSchema } from './schemas';

const PAGE_SIZE = 50;

export interface AuditEntry {
  id: string;
  day: LocalDate;
  time: string;
  who: string;
  sentence: AuditSentence;
  /** URL of the subject's screen, or null if there is none. */
  to: string | null;
  reason: string | null;
  /** Null for entries that are not open. */
  details: { address: string | null; changes: FieldChange[] } | null;
  /** Number of repeated views that this entry represents. */
  times: number;
}

export interface AuditLogPage {
  lines: AuditEntry[];
  /** Cursor that returns the same page after new entries were added. Null if the page is empty. */
  cursor: string | null;
  before: string | null;
}

/**
 * Returns a page of the audit log, newest first. Uses cursor pagination, so deep pages are as fast
 * as the first one. Repeated views by the same person are shown as one entry. Only the entry with
 * the id `query.entry` has details.
 */
export async function listAuditLog(ctx: Context, query: z.output<typeof auditLogSchema>): Promise<AuditLogPage> {
  requireAdmin(ctx, 'manage_admins');
  const rows = await readAuditRows(ctx, query, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const [first, last] = [shown[0], shown.at(-1)];
  const names = await readAuditNames(ctx, shown);
  return {
    lines: groupLooks(shown).map(({ row, times }) => ({
      ...toEntry(ctx, row, times, names),
      details:
        query.entry === String(row.id) ? { address: row.address, changes: diffRecords(row.before, row.after) } : null,
    })),
    cursor: query.before ?? (first ? `${first.created_at.getTime() + 1}.0` : null),
    before: rows.length > PAGE_SIZE && last ? toAuditCursor(last) : null,
  };
}

/** Reads the entries of the filter after the cursor `query.before`, newest first. */
export function readAuditRows(ctx: Context, query: z.output<typeof auditLogSchema>, take: number): Promise<AuditRow[]> {
  return ctx.standby.auditEntry.findMany({
    where: { AND: [buildFilter(query, ctx.clock.timeZone), query.before ? buildCursorFilter(query.before) : {}] },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take,
  });
}

/** Cursor that continues after an entry. */
export function toAuditCursor({ created_at, id }: Pick<AuditRow, 'created_at' | 'id'>): string {
  return `${created_at.getTime()}.${id}`;
}

/** Merges consecutive views of the same kind by the same person into the first of them. */
function groupLooks(rows: readonly AuditRow[]): { row: AuditRow; times: number }[] {
  const grouped: { row: AuditRow; times: number }[] = [];
  for (const row of rows) {
    const group = grouped.at(-1);
    const isSame =
      group?.row.action === row.action &&
      group.row.actor_kind === row.actor_kind &&
      group.row.actor_id === row.actor_id &&
      VIEW_ACTIONS.includes(row.action);
    if (group && isSame) group.times += 1;
    else grouped.push({ row, times: 1 });
  }
  return grouped;
}

function toEntry(
  { clock }: Context,
  row: AuditRow,
  times: number,
  names: ReadonlyMap<string, string>,
): Omit<AuditEntry, 'details'> {
  return {
    id: String(row.id),
    day: toLocalDate(row.created_at, clock.timeZone),
    time: formatTimeOfDay(toLocalTime(row.created_at, clock.timeZone)),
    ...describeAuditRow(row, names),
    to: findScreen(row, names.has(`${row.subject_kind} ${row.subject_id}`)),
    times,
  };
}

/** Describes who did what, with the names of `readAuditNames`. */
export function describeAuditRow(
  row: AuditRow,
  names: ReadonlyMap<string, string>,
): Pick<AuditEntry, 'who' | 'sentence' | 'reason'> {
  const fields = { ...toFields(row.before), ...toFields(row.after) };
  const { reason } = fields;
  const shown = typeof fields.day === 'string' ? { ...fields, day: formatDate(fields.day) } : fields;
  const subject = names.get(`${row.subject_kind} ${row.subject_id}`) ?? nameSubject(row, fields);
  return {
    who:
      names.get(`${row.actor_kind} ${row.actor_id}`) ??
      (row.actor_kind === 'system' ? 'The system' : `${row.actor_kind} ${row.actor_id}`),
    sentence: describeAuditEntry(row.action, subject, shown),
    reason: typeof reason === 'string' ? reason : null,
  };
}

/** URL prefix of the screen for each kind of subject. The id is appended. */
const SUBJECT_SCREENS: Partial<Record<string, string>> = {
  member: '/admin/users/',
  donation: '/admin/financials/',
  class: '/admin/classes/',
  admin: '/admin/staff/',
};

/** Returns the URL of a subject's screen, or null if it has none or was deleted. */
function findScreen({ subject_kind, subject_id, action }: AuditRow, isThere: boolean): string | null {
  const screen = SUBJECT_SCREENS[subject_kind];
  const isShown = subject_kind === 'class' ? action !== 'class.deleted' : isThere;
  return screen && isShown && /^\d+$/.test(subject_id) ? `${screen}${subject_id}` : null;
}

const KINDS: Partial<Record<string, string>> = {
  class_series: 'the series',
  community_group: 'the group',
  diet_plan: 'the diet plan',
  faq: 'the FAQ',
  import: 'the import',
  instruction: 'the instruction',
  member_filter: 'the filter',
  reward: 'the reward',
  reward_claim: 'the reward',
  class: 'the class',
  table: 'the table of',
  video: 'the video',
  challenge: 'the challenge',
  payment: 'the payment',
};

/** Names a subject from the fields of the entry, because its row may have been deleted. */
function nameSubject({ subject_kind, subject_id }: AuditRow, fields: Record<string, unknown>): string {
  if (subject_kind === 'class_day') return formatDate(subject_id);
  const name = ['title', 'question', 'name', 'day_name']
    .map((field) => fields[field])
    .find((one) => typeof one === 'string');
  const kind = KINDS[subject_kind] ?? subject_kind.replaceAll('_', ' ');
  return typeof name === 'string' ? `${kind} “${name}”` : `${kind} ${subject_id}`;
}

function toFields(record: Prisma.JsonValue): Record<string, unknown> {
  return record !== null && typeof record === 'object' && !Array.isArray(record) ? record : {};
}

export type AuditRow = Prisma.AuditEntryGetPayload<object>;

function buildCursorFilter(cursor: string): Prisma.AuditEntryWhereInput {
  const [at = '', id = ''] = cursor.split('.');
  const createdAt = new Date(Number(at));
  return { created_at: { lte: createdAt }, OR: [{ created_at: { lt: createdAt } }, { id: { lt: BigInt(id) } }] };
}

function buildFilter(
  { actor, action, subject, day, topic }: z.output<typeof auditLogSchema>,
  timeZone: string,
): Prisma.AuditEntryWhereInput {
  const toMidnight = (date: LocalDate) => toInstant(date, '00:00', timeZone);
  const [kind = '', id] = (subject ?? '').split(/[\s#]+/);
  return {
    ...(actor === undefined ? {} : { actor_kind: 'admin' as const, actor_id: actor }),
    ...(action ? { action } : {}),
    ...(topic ? { OR: AUDIT_TOPICS[topic].prefixes.map((prefix) => ({ action: { startsWith: prefix } })) } : {}),
    ...(kind ? { subject_kind: kind } : {}),
    ...(id ? { subject_id: id } : {}),
    ...(day ? { created_at: { gte: toMidnight(day), lt: toMidnight(addDays(day, 1)) } } : {}),
  };
}

/** Reads the names of actors and subjects, one query for each kind. */
export async function readAuditNames(ctx: Context, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const listIds = (kind: string) => [
    ...new Set(
      rows.flatMap(({ actor_kind, actor_id, subject_kind, subject_id }) => [
        ...(actor_kind === kind && actor_id !== null ? [actor_id] : []),
        ...(subject_kind === kind && /^\d{1,9}$/.test(subject_id) ? [Number(subject_id)] : []),
      ]),
    ),
  ];
  const select = { id: true, name: true };
  const [admins, members, donations] = await Promise.all([
    ctx.standby.admin.findMany({ where: { id: { in: listIds('admin') } }, select }),
    ctx.standby.member.findMany({ where: { id: { in: listIds('member') } }, select }),
    ctx.standby.donation.findMany({
      where: { id: { in: listIds('donation') } },
      select: { id: true, amount_paise: true, member: { select: { name: true } } },
    }),
  ]);
  return new Map([
    ...admins.map(({ id, name }) => [`admin ${id}`, name] as const),
    ...members.map(({ id, name }) => [`member ${id}`, name] as const),
    ...donations.map(
      ({ id, amount_paise, member }) =>
        [
          `donation ${id}`,
          `a donation of ${formatPaise(amount_paise)} by ${member?.name ?? 'a former member'}`,
        ] as const,
    ),
  ]);
}
