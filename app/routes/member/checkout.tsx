import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DONATE_PATH, DonationsLayout, DONATION_HISTORY_PATH } from '~/components/donations/donations-layout';
import { Button, ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnPaymentOrder } from '~/domain/donations/own-payment-order.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { getApp } from '~/http/context.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { formatPaise } from '~/lib/format-number';
import { t } from '~/i18n/messages/message';

const PAID_ALREADY = t('This order is paid already. Thank you.');

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('donations.checkout');

/**
 * Loads the page that posts the order to the payment provider's hosted checkout, for browsers
 * without JavaScript. If the order is already paid, redirects to the donation history.
 */
export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const orderId = args.params.orderId ?? '';
    const [member, { amount_paise, isPaid }] = await Promise.all([
      getOwnProfile(ctx),
      getOwnPaymentOrder(ctx, orderId),
    ]);
    if (isPaid)
      throw await redirectWithToast(DONATION_HISTORY_PATH, { kind: 'info', text: PAID_ALREADY }, getApp(args));
    const { hostedUrl, hostedFields } = ctx.payments.checkout;
    const query = `?amount=${amount_paise / 100}`;
    const returnUrl = `${ctx.publicUrl}/donations/return`;
    return {
      shell: await loadMemberShell(ctx, member),
      amount: formatPaise(amount_paise),
      donatePath: DONATE_PATH + query,
      hostedUrl,
      fields: hostedFields({ orderId, payer: member, payee: ctx.brand.name, returnUrl, cancelUrl: returnUrl + query }),
    };
  });
}

export default function CheckoutPage() {
  const { shell, amount, donatePath, hostedUrl, fields } = useLoaderData<typeof loader>();
  const messages = useMessages('donations.checkout');
  return (
    <DonationsLayout shell={shell} title={messages.title} back={{ to: donatePath, label: messages.back }}>
      <Card aria-label={messages.payment} className="grid max-w-120 gap-4">
        <p>
          <span className="block text-small text-ink-soft">{messages.give}</span>{' '}
          <span className="block display text-step-4">{amount}</span>
        </p>
        <p>{messages.text}</p>
        <form method="post" action={hostedUrl} className="flex flex-wrap gap-2.5">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button size="big">{messages.go}</Button>
          <ButtonLink to={donatePath} variant="quiet" size="big">
            {messages.cancel}
          </ButtonLink>
        </form>
      </Card>
    </DonationsLayout>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
