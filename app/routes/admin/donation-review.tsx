import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReviewPanel } from '~/components/admin/financials/review-panel';
import { RouteDialog } from '~/components/admin/route-dialog';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { getDonationForReview } from '~/domain/donations/review-queries.server';
import { decideDonationSchema } from '~/domain/donations/schemas';
import { undoDecision } from '~/domain/donations/undo-decision.server';
import { listUndoableDecisions } from '~/domain/donations/undoable-decisions.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const NOT_FOUND = untranslated('Donation not found.');

export const meta: MetaFunction = () => [{ title: 'Review a donation, Sangha admin' }];

export const { loader, action } = defineFormRoute({
  access: 'admin',
  permissions: [...approveDonation.permissions, ...rejectDonation.permissions],
  pagePermissions: VIEW_DONATIONS_PERMISSIONS,
  load: async ({ ctx, request, params }) => {
    const { permissions } = ctx.actor;
    const id = parsePathId(params.donationId, NOT_FOUND);
    const [review, decisions] = await Promise.all([getDonationForReview(ctx, id), listUndoableDecisions(ctx)]);
    return {
      review,
      lastDecision: decisions.find((one) => one.id !== id) ?? null,
      query: new URL(request.url).search,
      timeZone: ctx.clock.timeZone,
      mayApprove: permissions.includes('approve_donations'),
      mayReject: permissions.includes('reject_donations'),
    };
  },
  schema: decideDonationSchema,
  failureMessage: untranslated('Failed to update donation. Please try again.'),
  handle: async ({ ctx, value, request, params }) => {
    const id = parsePathId(params.donationId, NOT_FOUND);
    const { search } = new URL(request.url);
    if (value.intent === 'undo') {
      const { message } = await undoDecision(ctx, id);
      return { message: untranslated(message), to: `/admin/financials/${id}${search}`, durationMs: 5000 };
    }
    const { message } =
      value.intent === 'reject' ? await rejectDonation(ctx, id, value) : await approveDonation(ctx, id);
    const { next } = await getDonationForReview(ctx, id);
    return {
      message: untranslated(message),
      to: `/admin/financials${next ? `/${next.id}` : ''}${search}`,
      durationMs: 5000,
    };
  },
});

export default function DonationReviewPage() {
  const { review, lastDecision, query, timeZone, mayApprove, mayReject } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title={`${review.donation.user_name}’s donation`} closeTo={`/admin/financials${query}`} wide isRead>
      <ReviewPanel
        key={review.donation.id}
        review={review}
        lastDecision={lastDecision}
        timeZone={timeZone}
        query={query}
        mayApprove={mayApprove}
        mayReject={mayReject}
      />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
