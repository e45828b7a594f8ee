import type { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { addDays, instantOf } from '~/lib/calendar';
import { findMemberIds } from '../admins/find-members.server';
import type { Context } from '../context';
import { isReferenceOf } from './donation-qr.server';
import { SEARCHED_DONORS } from './policy';
import type { listDonationsSchema } from './schemas';

type Asked = Partial<Pick<z.output<typeof listDonationsSchema>, 'status' | 'search' | 'from' | 'to'>>;

/** What the donations of a state, of some civil days and of a search have in common. */
export async function donationsAsked(ctx: Context, { search, ...asked }: Asked): Promise<Prisma.DonationWhereInput> {
  return { AND: [...statusAndDays(ctx, asked), ...(search ? [await searchedFor(ctx, search)] : [])] };
}

/** The same without a search: along the index of when they were given. */
export function statusAndDays({ clock }: Context, { status, from, to }: Asked): Prisma.DonationWhereInput[] {
  const begins = (day: string) => instantOf(day, '00:00', clock.timeZone);
  return [
    ...(status ? [{ status }] : []),
    ...(from ? [{ created_at: { gte: begins(from) } }] : []),
    ...(to ? [{ created_at: { lt: begins(addDays(to, 1)) } }] : []),
  ];
}

/** A QR code's reference means its donations; all else the donors whom the list of members finds by it. */
async function searchedFor(ctx: Context, search: string): Promise<Prisma.DonationWhereInput> {
  const reference = search.toUpperCase();
  const donor = Number(/(\d{1,9})-[\dA-Z]+$/.exec(reference)?.[1]);
  if (isReferenceOf(ctx, donor, reference)) return { member_id: donor, reference };
  return { member_id: { in: await findMemberIds(ctx, search, SEARCHED_DONORS) } };
}
