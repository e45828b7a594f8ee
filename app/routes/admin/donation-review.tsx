import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReviewPanel } from '~/components/admin/financials/review-panel';
import { RouteDialog } from '~/components/admin/route-dialog';
import { SEE_DONATIONS } from '~/domain/admins/policy';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { getDonationForReview } from '~/domain/donations/review-queries.server';
import { decideDonationSchema } from '~/domain/donations/schemas';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';

const NOT_FOUND = english('Donation not found.');

export const meta: MetaFunction = () => [{ title: 'Review a donation, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, SEE_DONATIONS, async (ctx) => {
    const { permissions } = ctx.actor;
    return {
      review: await getDonationForReview(ctx, pathId(args.params.donationId, NOT_FOUND)),
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
      const { message } =
        value.intent === 'approve' ? await approveDonation(ctx, id) : await rejectDonation(ctx, id, value);
      const { next } = await getDonationForReview(ctx, id);
      const { search } = new URL(request.url);
      return {
        message: english(message),
        to: `/admin/financials${next ? `/${next.id}` : ''}${search}`,
        durationMs: 5000,
      };
    },
  });
}

// A donation that is shown as decided has no form left to lead on to the next one.
export { sendOrStay as clientAction, stayWhenDone as shouldRevalidate } from '~/components/ui/form-reply';

export default function DonationReviewPage() {
  const { review, query, timeZone, mayApprove, mayReject } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title={`${review.donation.user_name}’s donation`} closeTo={`/admin/financials${query}`} wide>
      <ReviewPanel
        key={review.donation.id}
        review={review}
        timeZone={timeZone}
        query={query}
        mayApprove={mayApprove}
        mayReject={mayReject}
      />
    </RouteDialog>
  );
}

export { AdminError as ErrorBoundary } from '~/components/admin/admin-error';
