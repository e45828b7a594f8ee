import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import { CompletionRing } from '~/components/art/completion-ring';
import { getButtonClass } from '~/components/ui/button-class';
import { Card } from '~/components/ui/card';
import { Icon } from '~/components/ui/icon';
import { ShareImageLink } from '~/components/ui/share-image-link';
import { useLanguage } from '~/components/ui/use-language';
import { interpolate } from '~/i18n/interpolate';
import { localizePath } from '~/i18n/languages';
import { useMessages } from '~/components/ui/use-messages';

export interface CompletedChallenge {
  length: number;
  mornings: number;
  /** Public code of the certificate, or null if the member has not requested a certificate. */
  certificate: string | null;
  /** True if the challenge ended today. */
  isToday: boolean;
}

export function CompletedChallengeCard({
  finish: { length, mornings, certificate, isToday },
}: {
  finish: CompletedChallenge;
}) {
  const messages = useMessages('member.finish');
  const language = useLanguage();
  const look = getButtonClass({ variant: 'quiet', block: true });
  return (
    <Card aria-labelledby="finish" padded={false} className="overflow-hidden">
      <div className="grid items-center gap-x-6 bg-sun-wash px-5 pt-6 pb-5 sm:grid-cols-[12rem_1fr]">
        <CompletionRing days={length} className="mx-auto w-full max-w-62" />
        <div>
          <h2 id="finish" className="mt-3 text-step-2">
            {length > 14 ? messages.title21 : messages.title14}
          </h2>
          <p className="mt-1.5">
            {mornings === length
              ? interpolate(messages.all, { length })
              : interpolate(messages.some, { mornings, length })}
            {isToday ? ` ${messages.goesOn}` : null}
          </p>
        </div>
      </div>
      <div className="flex items-center gap-4 p-4 sm:px-5">
        <img
          src="/share/challenge"
          alt={messages.preview}
          width={108}
          height={135}
          loading="lazy"
          className="w-27 flex-none rounded-sheet bg-wall-deep"
        />
        <div className="grid flex-1 gap-3">
          <ShareImageLink href="/share/challenge" className={getButtonClass({ block: true })}>
            <Icon glyph={Share2} />
            {messages.picture}
          </ShareImageLink>
          {certificate === null ? (
            <form method="post" action="/challenge/certificate">
              <button className={look}>{messages.certificate}</button>
            </form>
          ) : (
            <a href={localizePath(language, `/c/${certificate}`)} className={look}>
              {messages.certificate}
            </a>
          )}
          <p className="text-note text-ink-soft">{messages.publicly}</p>
        </div>
      </div>
    </Card>
  );
}
