import type { Context } from '~/domain/context';
import { listSelectedPendingDonations } from '~/domain/donations/review-queries.server';
import { bulkApprovalSchema } from '~/domain/donations/schemas';

/** Loads those of the selected donations that are still pending. */
export async function loadChosenDonations(ctx: Context, request: Request) {
  const query = new URL(request.url).searchParams;
  const parsed = bulkApprovalSchema.safeParse({ ids: query.getAll('ids') });
  query.delete('ids');
  const ids = parsed.success ? new Set(parsed.data.ids) : new Set<number>();
  const chosen = ids.size > 0 ? await listSelectedPendingDonations(ctx, [...ids]) : [];
  const search = query.size > 0 ? `?${query}` : '';
  return { search, list: `/admin/financials${search}`, chosen, decidedCount: ids.size - chosen.length };
}
