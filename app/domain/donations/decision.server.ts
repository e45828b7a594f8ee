import type { DonationStatus } from '~/db/generated/enums';
import { formatDateTime } from '~/lib/calendar';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { FORMER_MEMBER_NAME } from './policy';
import { untranslated } from '~/i18n/messages/message';

export interface DonationDecision {
  status: DonationStatus;
  amount_paise: number;
  karma_points_awarded: number;
  donor: { name: string; karma_points: number };
  decidedBy: string | null;
  decided_at: Date | null;
}

export async function getDonationDecision(ctx: Context, id: number): Promise<DonationDecision> {
  const donation = await ctx.db.donation.findUnique({
    where: { id },
    select: {
      status: true,
      amount_paise: true,
      karma_points_awarded: true,
      decided_at: true,
      donor_name: true,
      member: { select: { name: true, karma_points: true } },
      decidedBy: { select: { name: true } },
    },
  });
  if (!donation) throw new DomainError('not_found', untranslated('Donation not found.'));
  const { member, donor_name, decidedBy, ...decision } = donation;
  return {
    ...decision,
    donor: member ?? { name: donor_name ?? FORMER_MEMBER_NAME, karma_points: 0 },
    decidedBy: decidedBy?.name ?? null,
  };
}

export function createAlreadyDecidedError(
  { clock }: Context,
  { status, decidedBy, decided_at }: DonationDecision,
): DomainError {
  const when = decided_at ? ` on ${formatDateTime(decided_at, clock.timeZone)}` : '';
  return new DomainError(
    'conflict',
    untranslated(`This donation was already ${status} by ${decidedBy ?? 'the payment provider'}${when}.`),
  );
}
