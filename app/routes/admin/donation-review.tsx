import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { ReviewPanel } from '~/components/admin/financials/review-panel';
import { RouteDialog } from '~/components/admin/route-dialog';
import { stayWhenDone } from '~/components/ui/form-reply';
import { SEE_DONATIONS } from '~/domain/admins/policy';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { getDonationForReview } from '~/domain/donations/review-queries.server';
import { decideDonationSchema } from '~/domain/donations/schemas';
import { undoDecision } from '~/domain/donations/undo-decision.server';
import { findLastDecisions } from '~/domain/donations/last-decisions.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';

const NOT_FOUND = english('Donation not found.');

export const meta: MetaFunction = () => [{ title: 'Review a donation, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, SEE_DONATIONS, async (ctx) => {
    const { permissions } = ctx.actor;
    const id = pathId(args.params.donationId, NOT_FOUND);
    const [review, decisions] = await Promise.all([getDonationForReview(ctx, id), findLastDecisions(ctx)]);
    return {
      review,
      lastDecision: decisions.find((one) => one.id !== id) ?? null,
      query: new URL(args.request.url).search,
      timeZone: ctx.clock.timeZone,
      mayApprove: permissions.includes('approve_donations'),
      mayReject: permissions.includes('reject_donations'),
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    permissions: [...approveDonation.permissions, ...rejectDonation.permissions],
    schema: decideDonationSchema,
    failureMessage: english('Failed to update donation. Please try again.'),
    handle: async ({ ctx, value, request }) => {
      const id = pathId(args.params.donationId, NOT_FOUND);
      const { search } = new URL(request.url);
      if (value.intent === 'undo') {
        const { message } = await undoDecision(ctx, id);
        return { message: english(message), to: `/admin/financials/${id}${search}`, durationMs: 5000 };
      }
      const { message } =
        value.intent === 'reject' ? await rejectDonation(ctx, id, value) : await approveDonation(ctx, id);
      const { next } = await getDonationForReview(ctx, id);
      return {
        message: english(message),
        to: `/admin/financials${next ? `/${next.id}` : ''}${search}`,
        durationMs: 5000,
      };
    },
  });
}

export { sendOrStay as clientAction } from '~/components/ui/form-reply';

/** Once decided, a donation is not loaded anew: its form has to lead on to the next one. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.currentUrl.pathname === asked.nextUrl.pathname ? stayWhenDone(asked) : asked.defaultShouldRevalidate;
}

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

export { AdminError as ErrorBoundary } from '~/components/admin/admin-error';
