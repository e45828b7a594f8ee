import type { InvitationLink } from '~/components/share/story-card';
import type { Context } from '~/domain/context';
import { buildShortReferralLink } from '~/domain/referrals/queries.server';
import { buildQrPath } from '~/lib/qr-path.server';

/** Returns the short invitation link as a QR code and as text, for an image. */
export function createInvitationLink(ctx: Context, code: string): InvitationLink {
  const link = buildShortReferralLink(ctx, code);
  return { qr: buildQrPath(link), label: link.replace(/^https?:\/\//, '') };
}
