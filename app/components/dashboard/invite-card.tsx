import type { ComponentProps } from 'react';
import { AsanaDrawing } from '~/components/art/asana';
import { ButtonLink } from '~/components/ui/button';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';

export function InviteCard({ to, karmaPerReferral }: { to: string; karmaPerReferral: number }) {
  return (
    <section
      aria-labelledby="invite"
      className="flex flex-wrap items-end gap-2 px-1 pt-3.5 pb-3 lg:overflow-hidden lg:pt-2.5 lg:pr-0 lg:pl-7"
    >
      <Invitation to={to} karmaPerReferral={karmaPerReferral} />
    </section>
  );
}

function Invitation({ to, karmaPerReferral }: ComponentProps<typeof InviteCard>) {
  const messages = useMessages('member.home').invite;
  return (
    <>
      <div className="flex-[1_1_8rem]">
        <h2 id="invite" className="text-step-1 leading-tight">
          {messages.title}
        </h2>
        <p className="mt-[0.2rem] mb-3 text-small text-ink-soft">
          {interpolate(messages.text, { karma: karmaPerReferral })}
        </p>
        <ButtonLink to={to} variant="quiet">
          {messages.button}
        </ButtonLink>
      </div>
      <AsanaDrawing pose="sangha" width={128} runsOn="right" className="-mb-2 ml-auto" />
    </>
  );
}
