import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { Button } from '~/components/ui/button';
import { getButtonClass } from '~/components/ui/button-class';
import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import { QrCodeImage, UpiIdWithCopyButton } from '~/components/ui/upi';
import { useHydrated } from '~/components/ui/use-hydrated';
import { formatPaise } from '~/lib/format-number';
import type { DonationQr } from '~/domain/donations/donation-qr.server';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import { DONATE_PATH } from './donations-layout';
import { HIDDEN_IF_AMOUNT_CHANGED } from './amount-choice';

const REST_MS = 350;

/**
 * Loads the QR code for the selected amount. Until it is loaded, the previous one is returned. If
 * there is no initial QR code, none is loaded.
 */
export function useDonationQr(initial: DonationQr | null, amount: number | null): DonationQr | null {
  const { data, load } = useFetcher<DonationQr>();
  const shown = initial && (data ?? initial);
  useEffect(() => {
    if (!shown || shown.amount === amount) return;
    const timer = setTimeout(() => load(`/donations/qr?amount=${amount ?? ''}`), REST_MS);
    return () => clearTimeout(timer);
  }, [shown, amount, load]);
  return shown;
}

/** The QR code with its UPI link or, if there is none yet, a link to create it. */
export function DonationQrPanel({ qr, upiId }: { qr: DonationQr | null; upiId: string }) {
  const messages = useMessages('donations.donate').qr;
  const hydrated = useHydrated();
  const rupees = qr?.amount ? formatPaise(qr.amount * 100) : null;
  const [beforeAmount, afterAmount] = messages.scan.split('{amount}');
  const stale = hydrated ? undefined : HIDDEN_IF_AMOUNT_CHANGED;
  return (
    <Card aria-label={messages.title} padded={false} className="flex flex-wrap items-center gap-4 p-3">
      <div className="grid w-full gap-2 empty:hidden">
        {qr ? (
          <a
            href={qr.intent}
            className={getButtonClass({
              size: 'big',
              className: joinClassNames('hidden pointer-coarse:inline-flex lg:hidden', stale),
            })}
          >
            {messages.openApp}
          </a>
        ) : null}
        {hydrated ? null : (
          <Button
            variant="quiet"
            formMethod="get"
            formEncType="application/x-www-form-urlencoded"
            formAction={DONATE_PATH}
          >
            {messages.showCode}
          </Button>
        )}
      </div>
      {qr ? (
        <div
          className={joinClassNames(
            'min-w-24 flex-[0_1_7.75rem] pointer-fine:flex-[0_1_11rem] lg:flex-[0_1_13rem]',
            stale,
          )}
        >
          <QrCodeImage
            svg={qr.svg}
            label={interpolate(messages.picture, { amount: rupees ?? messages.anyAmount, upiId })}
          />
        </div>
      ) : null}
      <div className="min-w-0 flex-[1_1_9rem]">
        {qr ? (
          <p className={stale}>
            {beforeAmount}
            <b>{rupees ?? messages.yourAmount}</b>
            {afterAmount}
          </p>
        ) : null}
        <UpiIdWithCopyButton upiId={upiId} />
        {qr ? (
          <p className={joinClassNames('tabular text-note text-ink-soft', stale)}>
            {messages.reference} <span translate="no">{qr.reference}</span>
          </p>
        ) : null}
      </div>
    </Card>
  );
}
