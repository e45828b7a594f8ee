import type { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { toDatabaseDate, toInstant } from '~/lib/calendar';
import { findDonationMatches } from '../admins/find-donation-matches.server';
import { searchMemberIds } from '../admins/search-member-ids.server';
import type { Context } from '../context';
import { MAX_SEARCHED_DONORS } from './policy';
import { findQrReferences } from './qr-reference';
import type { listDonationsSchema } from './review-schemas';

type DonationFilters = Partial<Omit<z.output<typeof listDonationsSchema>, 'page' | 'limit' | 'near' | 'sort'>>;

/** References of version 1.0 contain the number of the member, for example SNG-12-HTCD2. */
const EARLIER_REFERENCE = /^\D*\d{1,9}-[\dA-Z]{1,10}$/;

/**
 * Builds the condition for the donations that match the filters. `onTooMany` is called if a search
 * matches more than MAX_SEARCHED_DONORS donors, because the condition then leaves out the others.
 */
export async function buildDonationFilter(
  ctx: Context,
  { search, ...filters }: DonationFilters,
  onTooMany: () => void = () => undefined,
): Promise<Prisma.DonationWhereInput> {
  const { method, min_amount } = filters;
  return {
    AND: [
      ...statusAndDays(ctx, filters),
      ...(method ? [{ payment_method: method }] : []),
      ...(min_amount ? [{ amount_paise: { gte: min_amount * 100 } }] : []),
      ...(search ? [await searchedFor(ctx, search, onTooMany)] : []),
    ],
  };
}

function statusAndDays({ clock }: Context, { status, from, to }: DonationFilters): Prisma.DonationWhereInput[] {
  return [
    ...(status ? [{ status }] : []),
    // No donation is recorded before its day. The second condition lets the list, which is sorted
    // by the time of recording, stop at that time.
    ...(from
      ? [{ donated_on: { gte: toDatabaseDate(from) }, created_at: { gte: toInstant(from, '00:00', clock.timeZone) } }]
      : []),
    ...(to ? [{ donated_on: { lte: toDatabaseDate(to) } }] : []),
  ];
}

async function searchedFor(ctx: Context, search: string, onTooMany: () => void): Promise<Prisma.DonationWhereInput> {
  const references = findQrReferences(ctx.community.memberIdPrefix, search);
  const typed = search.toUpperCase();
  if (EARLIER_REFERENCE.test(typed)) references.push(typed);
  if (references.length > 0) return { reference: { in: references } };
  if (/^\d{12}$/.test(search)) return { OR: [{ utr: search }, { reference: search }] };
  const ids = await searchMemberIds(ctx, search, MAX_SEARCHED_DONORS + 1);
  if (ids.length > MAX_SEARCHED_DONORS) onTooMany();
  const matches = await findDonationMatches(ctx, search, MAX_SEARCHED_DONORS, onTooMany);
  return { OR: [{ member_id: { in: ids.slice(0, MAX_SEARCHED_DONORS) } }, ...matches] };
}
