import type { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { addDays, toInstant } from '~/lib/calendar';
import { searchMemberIds } from '../admins/search-member-ids.server';
import type { Context } from '../context';
import { isQrReferenceOfMember } from './donation-qr.server';
import { MAX_SEARCHED_DONORS } from './policy';
import type { listDonationsSchema } from './review-schemas';

type DonationFilters = Partial<Omit<z.output<typeof listDonationsSchema>, 'page' | 'limit' | 'near' | 'sort'>>;

export async function buildDonationFilter(
  ctx: Context,
  { search, ...asked }: DonationFilters,
): Promise<Prisma.DonationWhereInput> {
  const { method, min_amount } = asked;
  return {
    AND: [
      ...statusAndDays(ctx, asked),
      ...(method ? [{ payment_method: method }] : []),
      ...(min_amount ? [{ amount_paise: { gte: min_amount * 100 } }] : []),
      ...(search ? [await searchedFor(ctx, search)] : []),
    ],
  };
}

function statusAndDays({ clock }: Context, { status, from, to }: DonationFilters): Prisma.DonationWhereInput[] {
  const begins = (day: string) => toInstant(day, '00:00', clock.timeZone);
  return [
    ...(status ? [{ status }] : []),
    ...(from ? [{ created_at: { gte: begins(from) } }] : []),
    ...(to ? [{ created_at: { lt: begins(addDays(to, 1)) } }] : []),
  ];
}

async function searchedFor(ctx: Context, search: string): Promise<Prisma.DonationWhereInput> {
  const reference = search.toUpperCase();
  const donor = Number(/(\d{1,9})-[\dA-Z]+$/.exec(reference)?.[1]);
  // If the donor has deleted the account, the donation has no member, so only the reference is
  // compared.
  if (isQrReferenceOfMember(ctx, donor, reference))
    return { OR: [{ member_id: donor }, { member_id: null }], reference };
  return { member_id: { in: await searchMemberIds(ctx, search, MAX_SEARCHED_DONORS) } };
}
