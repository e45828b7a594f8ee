import type { Transaction } from '~/db/client.server';
import { untranslated } from '~/i18n/messages/message';
import { formatFinancialYear, getFinancialYearRange } from '~/lib/financial-year';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { addManyToOutbox } from '../notifications/outbox.server';
import { exportDonorFile } from './donor-file.server';
import { getFirstDayOfDonorDetails } from './donor-record.server';
import { getTaxDetailsUrl } from './tax-details-url';
import { findTaxSettings } from './tax-settings.server';

/** Days within which a donor is asked for details at most once. */
export const DONOR_REQUEST_PAUSE_DAYS = 14;

/** Maximum number of donors who are asked with one request. */
export const MAX_DONOR_REQUESTS = 5_000;

/** Hours after which an undelivered request expires. */
const VALID_HOURS = 48;
const HOUR_MS = 3_600_000;

/** Reasons why donors cannot be asked. `too_old`: new details no longer apply to the year. */
export type DonorRequestObstacle = 'no_template' | 'no_tax_settings' | 'too_old';

export interface DonorRequests {
  obstacle: DonorRequestObstacle | null;
  /** Number of donors who would be asked now, at most `MAX_DONOR_REQUESTS`. */
  donors: number;
  /** True if there are more donors than can be asked with one request. */
  hasMore: boolean;
}

/** Counts the donors of a financial year who can be asked for their details now. */
export async function countDonorRequests(ctx: Context, year: number): Promise<DonorRequests> {
  requireAdmin(ctx, ...askDonorsForDetails.permissions);
  const obstacle = await findObstacle(ctx, year);
  if (obstacle) return { obstacle, donors: 0, hasMore: false };
  const dueDonors = await listDueDonors(ctx, ctx.standby, year, MAX_DONOR_REQUESTS + 1);
  return {
    obstacle,
    donors: Math.min(dueDonors.length, MAX_DONOR_REQUESTS),
    hasMore: dueDonors.length > MAX_DONOR_REQUESTS,
  };
}

const OBSTACLES: Record<DonorRequestObstacle, string> = {
  no_template: 'Donors cannot be asked, because the WhatsApp template for it is not set up.',
  no_tax_settings: 'Save the tax details of the trust in Site Settings first.',
  too_old: 'New details no longer apply to the donations of this year.',
};

/**
 * Asks the donors of a financial year without details for them, over WhatsApp. Asks each donor at
 * most once in `DONOR_REQUEST_PAUSE_DAYS` days, and only members who may be sent notices. Returns
 * the number of messages. Throws `conflict` if donors of the year cannot be asked.
 * Source: docs/rules.md#tax-certificates.
 */
export async function askDonorsForDetails(ctx: Context, year: number): Promise<{ donors: number }> {
  requireAdmin(ctx, ...askDonorsForDetails.permissions);
  const obstacle = await findObstacle(ctx, year);
  if (obstacle) throw new DomainError('conflict', untranslated(OBSTACLES[obstacle]));
  const donors = await ctx.db.$transaction(async (tx) => {
    // Without this lock, two concurrent requests would ask the same donors.
    await acquireAdvisoryLock(tx, 'donor-requests');
    const memberIds = await listDueDonors(ctx, tx, year, MAX_DONOR_REQUESTS);
    if (memberIds.length === 0) return 0;
    const now = ctx.clock.now();
    await tx.$executeRaw`UPDATE members SET donor_details_asked_at = ${now} WHERE id = ANY(${memberIds}::int[])`;
    const added = await addManyToOutbox(ctx, tx, {
      event: `donor-details:${year}`,
      event_date: ctx.clock.today(),
      memberIds,
      template: 'donor_details',
      variablesIn: (language) => ({ 2: formatFinancialYear(year), 3: getTaxDetailsUrl(ctx, language) }),
      expires_at: new Date(now.getTime() + VALID_HOURS * HOUR_MS),
    });
    await recordAuditEntry(ctx, tx, {
      action: 'donor_details.asked',
      subject: { kind: 'donor_file', id: year },
      after: { members: added },
    });
    return added;
  });
  if (donors > 0) await ctx.enqueue('sweep-outbox', { now: true });
  return { donors };
}

askDonorsForDetails.permissions = exportDonorFile.permissions;

async function findObstacle(ctx: Context, year: number): Promise<DonorRequestObstacle | null> {
  if (getFinancialYearRange(year).from < getFirstDayOfDonorDetails(ctx)) return 'too_old';
  if (!(await findTaxSettings(ctx.db))) return 'no_tax_settings';
  return ctx.reminders.sendsDonorRequests ? null : 'no_template';
}

async function listDueDonors(
  { clock }: Context,
  db: Pick<Transaction, '$queryRaw'>,
  year: number,
  most: number,
): Promise<number[]> {
  const { from, until } = getFinancialYearRange(year);
  const askedBefore = new Date(clock.now().getTime() - DONOR_REQUEST_PAUSE_DAYS * 24 * HOUR_MS);
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM members
    WHERE id IN (
        SELECT member_id FROM donations
        WHERE status = 'approved' AND donor_record_id IS NULL AND member_id IS NOT NULL
          AND donated_on >= ${from}::date AND donated_on < ${until}::date
      ) AND phone_proved_at IS NOT NULL AND notices_stopped_at IS NULL AND suspended_at IS NULL
      AND (donor_details_asked_at IS NULL OR donor_details_asked_at <= ${askedBefore})
    ORDER BY id LIMIT ${most}`;
  return rows.map(({ id }) => id);
}
