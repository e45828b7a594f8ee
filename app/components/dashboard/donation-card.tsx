import type { ComponentProps } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { UpiIdWithCopyButton } from '~/components/ui/upi';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';

export function DonationCard(props: {
  /** Empty if the site has no UPI id. */
  upiId: string;
  donateTo: string;
}) {
  return (
    <Card
      aria-labelledby="keep-it-free"
      className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3.5 lg:px-7 lg:py-5"
    >
      <HowToGive {...props} />
    </Card>
  );
}

function HowToGive({ upiId, donateTo }: ComponentProps<typeof DonationCard>) {
  const messages = useMessages('member.home').donation;
  return (
    <>
      <div className="min-w-0 flex-[1_1_9.5rem] leading-[1.35]">
        <h2 id="keep-it-free" className="text-step-1 leading-tight">
          {messages.title}
        </h2>
        {upiId ? (
          <>
            <p className="mt-0.5 text-ink-soft">{messages.text}</p>
            <UpiIdWithCopyButton upiId={upiId} />
          </>
        ) : null}
        <ButtonLink to={donateTo} variant="quiet">
          {messages.donate}
        </ButtonLink>
      </div>
      {upiId ? (
        <img
          src={`/upi-qr?for=${encodeURIComponent(upiId)}`}
          alt={interpolate(messages.qr, { upiId })}
          loading="lazy"
          className="aspect-square w-26 rounded-sheet bg-[#fffdf8] p-1.5"
        />
      ) : null}
    </>
  );
}
