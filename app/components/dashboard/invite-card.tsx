import type { ComponentProps } from 'react';
import { Asana } from '~/components/art/asana';
import { ButtonLink } from '~/components/ui/button';
import { fill } from '~/i18n/fill';
import type { HomeWords } from '~/i18n/member';

export function InviteCard({
  to,
  karmaPerReferral,
  words,
}: {
  to: string;
  karmaPerReferral: number;
  words: HomeWords['invite'];
}) {
  return (
    <section
      aria-labelledby="invite"
      className="flex flex-wrap items-end gap-2 px-1 pt-3.5 pb-3 lg:overflow-hidden lg:pt-2.5 lg:pr-0 lg:pl-7"
    >
      <Invitation to={to} karmaPerReferral={karmaPerReferral} words={words} />
    </section>
  );
}

function Invitation({ to, karmaPerReferral, words }: ComponentProps<typeof InviteCard>) {
  return (
    <>
      <div className="flex-[1_1_8rem]">
        <h2 id="invite" className="text-step-1 leading-tight">
          {words.title}
        </h2>
        <p className="mt-[0.2rem] mb-3 text-small text-ink-soft">{fill(words.text, { karma: karmaPerReferral })}</p>
        <ButtonLink to={to} variant="quiet">
          {words.button}
        </ButtonLink>
      </div>
      <Asana pose="sangha" width={128} runsOn="right" className="-mb-2 ml-auto" />
    </>
  );
}
