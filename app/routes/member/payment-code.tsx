import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { DONATE_PATH, DONATION_HISTORY_PATH, DonationsLayout } from '~/components/donations/donations-layout';
import { ButtonLink } from '~/components/ui/button';
import { getButtonClass } from '~/components/ui/button-class';
import { Card } from '~/components/ui/card';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { useHydrated } from '~/components/ui/use-hydrated';
import { getOwnPaymentCode } from '~/domain/donations/create-payment-code.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { getApp } from '~/http/context.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { interpolate } from '~/i18n/interpolate';
import { t } from '~/i18n/messages/message';
import { toLocalTime } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { formatTimeOfDay } from '~/lib/time-range';

const POLL_MS = 3000;

const THANKS = t('Thank you. Your payment has arrived.');

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('donations.code');

/** Loads the page that waits for the payment of a QR code. A paid code leads to the history. */
export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const codeId = args.params.codeId ?? '';
    const [member, { amountPaise, state, closesAt }] = await Promise.all([
      getOwnProfile(ctx),
      getOwnPaymentCode(ctx, codeId),
    ]);
    if (state === 'paid')
      throw await redirectWithToast(DONATION_HISTORY_PATH, { kind: 'success', text: THANKS }, getApp(args));
    return {
      shell: await loadMemberShell(ctx, member),
      here: `${DONATE_PATH}/codes/${codeId}`,
      amount: formatPaise(amountPaise),
      donatePath: `${DONATE_PATH}?way=qr&amount=${amountPaise / 100}`,
      isOpen: state === 'open',
      until: formatTimeOfDay(toLocalTime(closesAt, ctx.clock.timeZone)),
    };
  });
}

export default function PaymentCodePage() {
  const { shell, amount, donatePath, isOpen } = useLoaderData<typeof loader>();
  const messages = useMessages('donations.code');
  return (
    <DonationsLayout shell={shell} title={messages.title} back={{ to: donatePath, label: messages.back }}>
      <Card aria-label={messages.payment} className="grid max-w-120 gap-4">
        <p>
          <span className="block text-small text-ink-soft">{messages.give}</span>{' '}
          <span className="block display text-step-4">{amount}</span>
        </p>
        {isOpen ? <OpenCode /> : <ClosedCode />}
      </Card>
    </DonationsLayout>
  );
}

function OpenCode() {
  const { here, amount, until } = useLoaderData<typeof loader>();
  const messages = useMessages('donations.code');
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <img
        src={`${here}/image`}
        alt={interpolate(messages.picture, { amount })}
        className="w-full max-w-80 justify-self-center rounded-sheet bg-white p-3"
      />
      <p>{messages.scan}</p>
      <p>{interpolate(messages.until, { time: until })}</p>
      <p role="status" className="font-semibold">
        {hydrated ? messages.waiting : messages.waitingPlain}
      </p>
      <p className="flex flex-wrap gap-2.5">
        <ButtonLink to={here} size="big">
          {messages.check}
        </ButtonLink>
        <a href={`${here}/image`} download="qr.png" className={getButtonClass({ variant: 'quiet', size: 'big' })}>
          {messages.save}
        </a>
      </p>
    </>
  );
}

function ClosedCode() {
  const { donatePath } = useLoaderData<typeof loader>();
  const messages = useMessages('donations.code');
  return (
    <>
      <h2 className="text-step-1">{messages.closedTitle}</h2>
      <p>{messages.closed}</p>
      <p className="flex flex-wrap gap-2.5">
        <ButtonLink to={donatePath} size="big">
          {messages.again}
        </ButtonLink>
        <ButtonLink to={DONATION_HISTORY_PATH} variant="quiet" size="big">
          {messages.history}
        </ButtonLink>
      </p>
    </>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
