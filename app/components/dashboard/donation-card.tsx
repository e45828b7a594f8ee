import type { ComponentProps } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { QrCodeImage, UpiIdWithCopyButton } from '~/components/ui/upi';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';

export function DonationCard(props: {
  upiId: string;
  /** UPI QR code as an SVG document that the server has rendered. */
  qrSvg: string;
  donateTo: string;
}) {
  return (
    <Card aria-labelledby="keep-it-free" className="flex flex-wrap items-start gap-4 lg:px-7 lg:py-[26px]">
      <HowToGive {...props} />
    </Card>
  );
}

function HowToGive({ upiId, qrSvg, donateTo }: ComponentProps<typeof DonationCard>) {
  const messages = useMessages('member.home').donation;
  return (
    <>
      <div className="min-w-0 flex-[1_1_9.5rem]">
        <h2 id="keep-it-free" className="text-step-1 leading-tight">
          {messages.title}
        </h2>
        <p className="mt-1 mb-[0.3rem] text-small text-ink-soft">{messages.text}</p>
        <UpiIdWithCopyButton upiId={upiId} />
        <div className="mt-1">
          <ButtonLink to={donateTo} variant="quiet">
            {messages.donate}
          </ButtonLink>
        </div>
      </div>
      <QrCodeImage label={interpolate(messages.qr, { upiId })} svg={qrSvg} className="w-27" />
    </>
  );
}
