import { requireAdmin, NOT_ALLOWED_MESSAGE } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import { isValidUrlSignature, createUrlSignature } from '../content/signed-url';
import type { Actor, Context } from '../context';
import { DomainError } from '../errors';
import { t } from '~/i18n/messages/message';

export function buildScreenshotPath(donationId: number): string {
  return `/donations/${donationId}/screenshot`;
}

/**
 * Returns a signed URL that works for a few minutes without a session cookie. Returns null if the
 * acting admin may not download screenshots.
 */
export function buildSignedScreenshotPath(ctx: Context, donationId: number): string | null {
  const { actor } = ctx;
  if (actor.kind !== 'admin' || !actor.permissions.includes('download_screenshots')) return null;
  const query = createUrlSignature(ctx, signed(donationId, actor.adminId));
  query.set('viewer', String(actor.adminId));
  return `${buildScreenshotPath(donationId)}?${query}`;
}

export interface DonationScreenshot {
  bytes: Uint8Array;
  contentType: string;
  name: string;
}

/**
 * Returns a screenshot for its donor or for staff. Access by staff is recorded in the audit log.
 * Throws `not_found` if there is no screenshot or a member is not its donor, and `forbidden` for
 * staff without the permission.
 */
export async function getDonationScreenshot(
  ctx: Context,
  donationId: number,
  query: URLSearchParams,
): Promise<DonationScreenshot> {
  const viewer = await findViewer(ctx, donationId, query);
  const donation = await ctx.db.donation.findUnique({
    where: { id: donationId },
    select: { member_id: true, screenshot: { select: { key: true, content_type: true } } },
  });
  const isOwn = viewer.kind === 'member' && donation?.member_id === viewer.memberId;
  if (!donation?.screenshot || (viewer.kind === 'member' && !isOwn))
    throw new DomainError('not_found', t('Screenshot not found.'));
  const { key, content_type } = donation.screenshot;
  const bytes = await ctx.files.get(key);
  if (viewer.kind === 'admin') {
    const subject = { kind: 'donation', id: donationId };
    await ctx.db.$transaction((tx) =>
      recordAuditEntry({ ...ctx, actor: viewer }, tx, { action: 'donation.screenshot_viewed', subject }),
    );
  }
  return {
    bytes,
    contentType: content_type,
    name: `donation-${donationId}.${content_type === 'image/png' ? 'png' : 'jpg'}`,
  };
}

/**
 * Identifies who views the screenshot. A signed URL stops working if the admin for whom it was
 * created loses the permission.
 */
async function findViewer(ctx: Context, donationId: number, query: URLSearchParams): Promise<Actor> {
  const adminId = Number(query.get('viewer'));
  if (Number.isSafeInteger(adminId) && isValidUrlSignature(ctx, signed(donationId, adminId), query)) {
    const may = {
      id: adminId,
      disabled_at: null,
      permissions: { some: { permission: 'download_screenshots' } },
    } as const;
    if ((await ctx.db.admin.count({ where: may })) === 0) throw new DomainError('forbidden', NOT_ALLOWED_MESSAGE);
    return { kind: 'admin', adminId, sessionId: 0, permissions: ['download_screenshots'] };
  }
  return ctx.actor.kind === 'member' ? ctx.actor : requireAdmin(ctx, 'download_screenshots');
}

function signed(donationId: number, adminId: number) {
  return { purpose: 'donation-screenshot', subject: `${donationId}:${adminId}` };
}
