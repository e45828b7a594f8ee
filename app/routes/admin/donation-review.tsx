import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReviewPanel } from '~/components/admin/financials/review-panel';
import { RouteDialog } from '~/components/admin/route-dialog';
import { VIEW_DONATIONS_PERMISSIONS, VIEW_STATEMENTS_PERMISSIONS } from '~/domain/admins/policy';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { REJECTION_REASONS } from '~/domain/donations/policy';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { getDonationForReview } from '~/domain/donations/review-queries.server';
import { decideDonationSchema } from '~/domain/donations/schemas';
import { undoDecision } from '~/domain/donations/undo-decision.server';
import { listUndoableDecisions } from '~/domain/donations/undoable-decisions.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { LANGUAGES } from '~/i18n/languages';
import { untranslated } from '~/i18n/messages/message';
import { translate } from '~/i18n/messages/translate';

const NOT_FOUND = untranslated('Donation not found.');

export const meta: MetaFunction = () => [{ title: 'Review a donation, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: [...approveDonation.permissions, ...rejectDonation.permissions],
  pagePermissions: VIEW_DONATIONS_PERMISSIONS,
  load: async ({ ctx, request, params }) => {
    const { permissions } = ctx.actor;
    const id = parsePathId(params.donationId, NOT_FOUND);
    const { search, reason } = readQuery(request);
    const [review, decisions] = await Promise.all([getDonationForReview(ctx, id), listUndoableDecisions(ctx)]);
    return {
      review,
      lastDecision: decisions.find((one) => one.id !== id) ?? null,
      query: search,
      reason: describeReason(reason),
      timeZone: ctx.clock.timeZone,
      mayApprove: permissions.includes('approve_donations'),
      mayReject: permissions.includes('reject_donations'),
      maySeeDonor: permissions.includes('record_donations') || permissions.includes('export_donors'),
      mayRefund: permissions.includes('refund_donations'),
      maySeeStatements: VIEW_STATEMENTS_PERMISSIONS.some((one) => permissions.includes(one)),
    };
  },
  schema: decideDonationSchema,
  failureMessage: untranslated('Failed to update donation. Please try again.'),
  handle: async ({ ctx, value, request, params }) => {
    const id = parsePathId(params.donationId, NOT_FOUND);
    const { search } = readQuery(request);
    if (value.intent === 'undo') {
      const { message } = await undoDecision(ctx, id);
      return { message: untranslated(message), to: `/admin/financials/${id}${search}`, durationMs: 5000 };
    }
    const { message } =
      value.intent === 'reject' ? await rejectDonation(ctx, id, value) : await approveDonation(ctx, id, value);
    const { next } = await getDonationForReview(ctx, id);
    return {
      message: untranslated(message),
      to: `/admin/financials${next ? `/${next.id}` : ''}${search}`,
      durationMs: 5000,
    };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

/** Returns the query string of the list and the number of the chosen rejection reason. */
function readQuery(request: Request): { search: string; reason: number } {
  const query = new URL(request.url).searchParams;
  const reason = Number(query.get('reason'));
  query.delete('reason');
  return { search: query.size > 0 ? `?${query}` : '', reason };
}

/** Returns a prepared reason with its translations, or null if none was chosen. */
function describeReason(number: number) {
  const text = REJECTION_REASONS[number - 1];
  if (!text) return null;
  const others = LANGUAGES.filter((language) => language !== 'en');
  const translations = others.map(
    (language) => [language, { rejection_reason: translate(language, { text }) }] as const,
  );
  return { number, text, translations: Object.fromEntries(translations) };
}

export default function DonationReviewPage() {
  const { review, lastDecision, query, reason, timeZone, mayApprove, mayReject, ...may } =
    useLoaderData<typeof loader>();
  return (
    <RouteDialog
      title={`${review.donation.user_name}’s donation`}
      closeTo={`/admin/financials${query}`}
      wide
      isRead
      subject={review.donation.id}
    >
      <ReviewPanel
        key={review.donation.id}
        review={review}
        lastDecision={lastDecision}
        timeZone={timeZone}
        query={query}
        reason={reason}
        mayApprove={mayApprove}
        mayReject={mayReject}
        mayRefund={may.mayRefund}
        maySeeDonor={may.maySeeDonor}
        maySeeStatements={may.maySeeStatements}
      />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
