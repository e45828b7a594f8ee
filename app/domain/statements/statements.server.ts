import type { StatementMatch } from '~/db/generated/enums';
import { untranslated } from '~/i18n/messages/message';
import { fromDatabaseDate, type LocalDate } from '~/lib/calendar';
import { VIEW_STATEMENTS_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { recordView } from '../audit/record-look.server';
import type { Context } from '../context';
import { FORMER_MEMBER_NAME } from '../donations/policy';
import { DomainError } from '../errors';
import { CLOSE_REASONS, type CloseReason, type StatementColumns, type StatementKind } from './policy';

const STATEMENTS_ON_PAGE = 30;

export const LINES_ON_PAGE = 100;

export type LineCounts = Record<StatementMatch, number>;

export interface StatementSummary {
  id: number;
  account: string;
  kind: StatementKind;
  fileName: string;
  importedBy: string | null;
  importedAt: string;
  /** Null after the lines were deleted. */
  from: LocalDate | null;
  to: LocalDate | null;
  counts: LineCounts;
}

/** Lists the accounts whose columns are known. */
export async function listStatementAccounts(
  ctx: Context,
): Promise<{ id: number; name: string; kind: StatementKind }[]> {
  requireAdmin(ctx, ...VIEW_STATEMENTS_PERMISSIONS);
  return ctx.db.statementAccount.findMany({ orderBy: { name: 'asc' }, select: { id: true, name: true, kind: true } });
}

/** Lists the latest statements with the number of their lines, newest first. */
export async function listStatements(ctx: Context): Promise<StatementSummary[]> {
  requireAdmin(ctx, ...VIEW_STATEMENTS_PERMISSIONS);
  const rows = await ctx.db.statement.findMany({
    orderBy: { id: 'desc' },
    take: STATEMENTS_ON_PAGE,
    select: SUMMARY_COLUMNS,
  });
  return summarize(ctx, rows);
}

const SUMMARY_COLUMNS = {
  id: true,
  file_name: true,
  repeated: true,
  debits: true,
  undated: true,
  created_at: true,
  account: { select: { name: true, kind: true, columns: true } },
  importedBy: { select: { name: true } },
} as const;

type SummaryRow = Awaited<ReturnType<typeof findStatement>>;

function findStatement(ctx: Context, id: number) {
  return ctx.db.statement.findUniqueOrThrow({ where: { id }, select: SUMMARY_COLUMNS });
}

async function summarize(ctx: Context, rows: readonly SummaryRow[]): Promise<StatementSummary[]> {
  const groups = await ctx.db.statementLine.groupBy({
    by: ['statement_id', 'match'],
    where: { statement_id: { in: rows.map(({ id }) => id) } },
    _count: true,
    _min: { day: true },
    _max: { day: true },
  });
  return rows.map((row) => {
    const own = groups.filter(({ statement_id }) => statement_id === row.id);
    const days = own.flatMap(({ _min, _max }) =>
      [_min.day, _max.day].flatMap((day) => (day ? fromDatabaseDate(day) : [])),
    );
    const count = (match: StatementMatch) => own.find((group) => group.match === match)?._count ?? 0;
    return {
      id: row.id,
      account: row.account.name,
      kind: row.account.kind,
      fileName: row.file_name,
      importedBy: row.importedBy?.name ?? null,
      importedAt: row.created_at.toISOString(),
      from: days.toSorted()[0] ?? null,
      to: days.toSorted().at(-1) ?? null,
      counts: { matched: count('matched'), close: count('close'), unknown: count('unknown') },
    };
  });
}

export interface StatementLineForStaff {
  id: string;
  line: number;
  day: LocalDate;
  amountPaise: number;
  description: string | null;
  match: StatementMatch;
  /** Reason why the line does not match the donation, or null. */
  reason: string | null;
  isPayout: boolean;
  isApproved: boolean;
  donation: { id: number; donor: string; amountPaise: number; status: string } | null;
}

export interface StatementDetails extends StatementSummary {
  columns: StatementColumns;
  repeated: number;
  debits: number;
  undated: number;
  lines: StatementLineForStaff[];
  pageCount: number;
}

/**
 * Returns a statement with a page of its lines in the order of the file, and writes an audit entry.
 * Throws `not_found` if there is no such statement.
 */
export async function getStatement(
  ctx: Context,
  id: number,
  { match, page }: { match: StatementMatch | undefined; page: number },
): Promise<StatementDetails> {
  requireAdmin(ctx, ...VIEW_STATEMENTS_PERMISSIONS);
  const row = await ctx.db.statement.findUnique({ where: { id }, select: SUMMARY_COLUMNS });
  const [summary] = row ? await summarize(ctx, [row]) : [];
  if (!row || !summary) throw new DomainError('not_found', untranslated('Statement not found.'));
  const total = match ? summary.counts[match] : Object.values(summary.counts).reduce((sum, one) => sum + one);
  const lines = await ctx.db.statementLine.findMany({
    where: { statement_id: id, ...(match ? { match } : {}) },
    orderBy: { line: 'asc' },
    skip: (page - 1) * LINES_ON_PAGE,
    take: LINES_ON_PAGE,
    select: LINE_COLUMNS,
  });
  if (lines.length > 0) await recordView(ctx, { action: 'statement_lines.viewed', subject: { kind: 'statement', id } });
  return {
    ...summary,
    columns: row.account.columns as unknown as StatementColumns,
    repeated: row.repeated,
    debits: row.debits,
    undated: row.undated,
    lines: lines.map(toLineForStaff),
    pageCount: Math.max(1, Math.ceil(total / LINES_ON_PAGE)),
  };
}

export const LINE_COLUMNS = {
  id: true,
  line: true,
  day: true,
  amount_paise: true,
  description: true,
  match: true,
  reason: true,
  approved: true,
  donation: {
    select: { id: true, amount_paise: true, status: true, donor_name: true, member: { select: { name: true } } },
  },
} as const;

type LineRow = Awaited<ReturnType<typeof findLine>>;

function findLine(ctx: Context, id: bigint) {
  return ctx.db.statementLine.findUniqueOrThrow({ where: { id }, select: LINE_COLUMNS });
}

export function toLineForStaff({ donation, ...row }: LineRow): StatementLineForStaff {
  return {
    id: String(row.id),
    line: row.line,
    day: fromDatabaseDate(row.day),
    amountPaise: Number(row.amount_paise),
    description: row.description,
    match: row.match,
    reason: row.match === 'close' ? CLOSE_REASONS[row.reason as CloseReason] : null,
    isPayout: row.match === 'matched' && row.reason === 'payout',
    isApproved: row.approved,
    donation: donation && {
      id: donation.id,
      donor: donation.member?.name ?? donation.donor_name ?? FORMER_MEMBER_NAME,
      amountPaise: donation.amount_paise,
      status: donation.status,
    },
  };
}
