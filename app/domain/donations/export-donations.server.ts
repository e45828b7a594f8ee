import type { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { requireReauthenticatedAdmin } from '../admins/require-admin';
import { VIEW_DONATIONS_PERMISSIONS } from '../admins/policy';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { untranslated } from '~/i18n/messages/message';
import { buildDonationFilter } from './donation-search.server';
import { MAX_SEARCHED_DONORS } from './policy';
import { type ExportedDonation, readExportedDonations } from './read-exported-donations.server';
import type { exportDonationsSchema } from './review-schemas';

type ExportFilters = Partial<Omit<z.output<typeof exportDonationsSchema>, 'format'>>;

/** With more rows per chunk, garbage collection takes longer. */
const CHUNK_SIZE = 1_000;

/** Unlike the list, a file must not silently omit donations. */
function refuseTooManyDonors(): never {
  throw new DomainError(
    'conflict',
    untranslated(
      `More than ${MAX_SEARCHED_DONORS} donors match this search. Search for fewer, or export by days instead.`,
    ),
  );
}

/**
 * Writes an audit entry and then streams the donation report in chunks, newest first. Phone
 * numbers are masked unless the admin has the permission `manage_phones`.
 * Throws `conflict` if the search matches too many donors to list all of their donations.
 */
export async function exportDonations(
  ctx: Context,
  filters: ExportFilters,
): Promise<AsyncGenerator<ExportedDonation[], void>> {
  const { permissions } = requireReauthenticatedAdmin(ctx, ...exportDonations.permissions);
  const isPhoneShown = permissions.includes('manage_phones');
  const { status = 'all', from = null, to = null, method = null, min_amount = null, search } = filters;
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, {
      action: 'donations.exported',
      subject: { kind: 'donations', id: status },
      after: { from, to, method, min_amount, searched: Boolean(search), phones: isPhoneShown },
    }),
  );
  return streamLines(ctx, await buildDonationFilter(ctx, filters, refuseTooManyDonors), isPhoneShown);
}

exportDonations.permissions = VIEW_DONATIONS_PERMISSIONS;

async function* streamLines(
  ctx: Context,
  where: Prisma.DonationWhereInput,
  isPhoneShown: boolean,
): AsyncGenerator<ExportedDonation[], void> {
  for (let last: Cursor | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const chunk = await listChunk(ctx, where, last);
    last = chunk.at(-1);
    yield await readExportedDonations(
      ctx,
      chunk.map(({ id }) => id),
      isPhoneShown,
    );
  }
}

interface Cursor {
  created_at: Date;
  id: number;
}

function listChunk(ctx: Context, where: Prisma.DonationWhereInput, last: Cursor | undefined): Promise<Cursor[]> {
  return ctx.standby.donation.findMany({
    where: {
      AND: [where],
      ...(last
        ? { created_at: { lte: last.created_at }, NOT: { created_at: last.created_at, id: { gte: last.id } } }
        : {}),
    },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take: CHUNK_SIZE,
    select: { created_at: true, id: true },
  });
}
