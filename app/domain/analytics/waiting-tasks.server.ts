import { type Permission, VIEW_DONATIONS_PERMISSIONS, VIEW_MEMBERS_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { listInboundMessages } from '../help-desk/list-messages.server';
import { requestPhoneMove } from '../help-desk/move-phone.server';
import { findSetupState } from './setup-steps.server';
import { describeProviderError } from '../notifications/provider-errors';

const DAY_MS = 24 * 3_600_000;

export const TASK_KINDS = ['donations', 'unanswered', 'messages', 'rewards', 'phone_moves', 'settings'] as const;

/** Maximum number of unanswered messages that are counted. It limits the query time. */
const MAX_UNANSWERED = 1_000;

export type TaskKind = (typeof TASK_KINDS)[number];

export interface PendingTask {
  count: number;
  /** Time since which the oldest task has been waiting, or null if it is not known. */
  since: Date | null;
  /** Details, such as names of settings. */
  details: string[];
  /** Sum of the donations in paise. */
  amountPaise?: number;
  /** Page on which staff do the work. Null for settings that only the operator can change. */
  to: string | null;
}

interface TaskReader {
  permissions: readonly Permission[];
  read: (ctx: Context, adminId: number, permissions: readonly Permission[]) => Promise<PendingTask>;
}

const READERS: Record<TaskKind, TaskReader> = {
  donations: { permissions: VIEW_DONATIONS_PERMISSIONS, read: readPendingDonations },
  unanswered: { permissions: listInboundMessages.permissions, read: readUnansweredMessages },
  messages: { permissions: VIEW_MEMBERS_PERMISSIONS, read: readFailedMessages },
  rewards: { permissions: ['manage_users'], read: readRewardClaims },
  phone_moves: { permissions: requestPhoneMove.permissions, read: readPhoneMoves },
  settings: { permissions: ['manage_resources', 'manage_admins'], read: readMissingSettings },
};

/**
 * Starts reading the pending tasks of each kind that the permissions allow. Each kind has a
 * separate promise, so that the others are still shown if one fails.
 */
export function startReadingTasks(ctx: Context): { kind: TaskKind; task: Promise<PendingTask> }[] {
  const { adminId, permissions } = requireAdmin(ctx);
  return TASK_KINDS.filter((kind) => READERS[kind].permissions.some((one) => permissions.includes(one))).map(
    (kind) => ({ kind, task: READERS[kind].read(ctx, adminId, permissions) }),
  );
}

async function readPendingDonations({ sql }: Context): Promise<PendingTask> {
  const [found] = await sql<[{ count: number; paise: number; since: Date | null; first: number | null }]>`
    SELECT coalesce(sum(donations), 0)::int AS count, coalesce(sum(amount_paise), 0)::float8 AS paise,
      (SELECT created_at FROM donations WHERE status = 'pending' ORDER BY created_at, id LIMIT 1) AS since,
      (SELECT id FROM donations WHERE status = 'pending' ORDER BY created_at, id LIMIT 1) AS first
    FROM donation_totals WHERE status = 'pending'`;
  const to = found.first === null ? '/admin/financials' : `/admin/financials/${found.first}?status=pending`;
  return { count: found.count, since: found.since, details: [], amountPaise: found.paise, to };
}

async function readUnansweredMessages({ sql }: Context): Promise<PendingTask> {
  const [found] = await sql<[{ count: number; since: Date | null }]>`
    SELECT (SELECT count(*)::int FROM (
        SELECT FROM inbound_messages WHERE answered_at IS NULL LIMIT ${MAX_UNANSWERED}) AS unanswered) AS count,
      (SELECT received_at FROM inbound_messages WHERE answered_at IS NULL ORDER BY received_at LIMIT 1) AS since`;
  return { ...found, details: [], to: '/admin/messages?show=inbound&unanswered=1' };
}

async function readFailedMessages(ctx: Context): Promise<PendingTask> {
  const rows = await ctx.sql<{ code: string | null; count: number; since: Date }[]>`
    SELECT error_code AS code, count(*)::int AS count, min(created_at) AS since FROM outbox_messages
    WHERE status = 'failed' AND created_at >= ${getDayAgo(ctx)} GROUP BY error_code ORDER BY count DESC, code LIMIT 20`;
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    since: rows.reduce<Date | null>((first, { since }) => (first && first < since ? first : since), null),
    details: rows.slice(0, 2).map(({ code, count }) => `${count} ${describeFailure(code)}`),
    to: '/admin/messages?show=failed',
  };
}

async function readRewardClaims({ sql }: Context): Promise<PendingTask> {
  const [found] = await sql<[{ count: number; since: Date | null }]>`
    SELECT count(*)::int AS count, min(created_at) AS since FROM reward_claims WHERE state = 'asked'`;
  return { ...found, details: [], to: '/admin/rewards' };
}

/**
 * Counts the phone moves that the acting admin can approve: the code was entered, and another
 * person requested the move.
 */
async function readPhoneMoves({ sql, clock }: Context, adminId: number): Promise<PendingTask> {
  const rows = await sql<{ member_id: number; proved_at: Date }[]>`
    SELECT member_id, proved_at FROM phone_moves
    WHERE proved_at IS NOT NULL AND expires_at > ${clock.now()} AND asked_by_id <> ${adminId} ORDER BY proved_at, id`;
  const [first] = rows;
  const to = first ? `/admin/users/${first.member_id}/phone` : '/admin/users';
  return { count: rows.length, since: first?.proved_at ?? null, details: [], to };
}

/** Lists the missing settings: those in Site Settings and those in the environment. */
async function readMissingSettings(
  { sql, brand, settingsLeftOut, reminders }: Context,
  _adminId: number,
  permissions: readonly Permission[],
): Promise<PendingTask> {
  const has = await findSetupState(sql);
  const { email, whatsapp, phone, address, grievanceOfficer } = brand.contact;
  const ofSite = permissions.includes('manage_resources')
    ? [
        ...(has.brand ? [] : ['name and look of the site']),
        ...(email || whatsapp ? [] : ['e-mail and WhatsApp for questions']),
        ...(phone && address && grievanceOfficer ? [] : ['phone, address and grievance officer']),
        ...(has.tax ? [] : ['tax details for certificates']),
      ]
    : [];
  const ofServer = permissions.includes('manage_admins')
    ? [
        ...settingsLeftOut,
        ...(reminders.isOnWhatsApp ? [] : ['TWILIO_TEMPLATE_CLASS_REMINDER']),
        ...(has.whatsapp ? [] : ['test of WhatsApp']),
        ...(has.payments ? [] : ['test of payments']),
      ]
    : [];
  const details = [...ofSite, ...ofServer];
  return { count: details.length, since: null, details, to: '/admin/setup' };
}

const getDayAgo = ({ clock }: Context) => new Date(clock.now().getTime() - DAY_MS);

const describeFailure = (code: string | null) => (code ? describeProviderError(code).meaning : 'unknown error');
