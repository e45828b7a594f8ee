import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteDialog } from '~/components/admin/route-dialog';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { findMessagePrice, listMessagePrices } from '~/domain/reminders/message-prices.server';
import { askDonorsForDetails, countDonorRequests, DONOR_REQUEST_PAUSE_DAYS } from '~/domain/tax/ask-donors.server';
import { donorFileSchema } from '~/domain/tax/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatFinancialYear, getFinancialYear } from '~/lib/financial-year';
import { formatCount, formatPaise } from '~/lib/format-number';

const FAILED = 'The messages could not be added. Please try again.';

export const meta: MetaFunction = () => [{ title: 'Ask donors for their details, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: askDonorsForDetails.permissions,
  load: async ({ ctx, request }) => {
    const today = ctx.clock.today();
    const parsed = donorFileSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    const year = parsed.success ? parsed.data.year : getFinancialYear(today);
    const [requests, prices] = await Promise.all([countDonorRequests(ctx, year), listMessagePrices(ctx.db)]);
    const price = findMessagePrice(prices, today.slice(0, 7));
    return {
      ...requests,
      year,
      pauseDays: DONOR_REQUEST_PAUSE_DAYS,
      costPaise: price && Math.round(requests.donors * price.utility_paise),
    };
  },
  schema: donorFileSchema,
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value: { year } }) => {
    const { donors } = await askDonorsForDetails(ctx, year);
    const message = donors === 0 ? 'Everybody was asked already.' : `${formatCount(donors)} donors are asked.`;
    return { message: untranslated(message), to: `/admin/donor-file?year=${year}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function AskDonorsPage() {
  const { year, donors, hasMore, pauseDays, costPaise } = useLoaderData<typeof loader>();
  const { form, reply } = useServerForm<never>({ id: 'ask-donors', unreachable: FAILED });
  const back = `/admin/donor-file?year=${year}`;
  return (
    <RouteDialog title="Ask donors for their details" closeTo={back}>
      <ServerForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="empty:hidden">
          <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
        </div>
        <input type="hidden" name="year" value={year} />
        {donors === 0 ? (
          <p>Nobody can be asked now.</p>
        ) : (
          <p>
            {formatCount(donors)} donors of {formatFinancialYear(year)} get a WhatsApp message with a link to the form
            for the tax certificate.
            {costPaise === null ? null : ` This costs about ${formatPaise(costPaise)}.`}
            {hasMore ? ' There are more donors. Ask them afterwards.' : null}
          </p>
        )}
        <p className="text-ink-soft">
          Nobody is asked twice within {pauseDays} days. Members who stopped notices, are suspended or never confirmed
          their phone are not asked.
        </p>
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={back} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
          {donors === 0 ? null : (
            <SubmitButton pendingLabel="Asking...">
              {donors === 1 ? 'Ask 1 donor' : `Ask ${formatCount(donors)} donors`}
            </SubmitButton>
          )}
        </div>
      </ServerForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
