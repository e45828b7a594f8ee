import type { LoaderFunctionArgs } from '@remix-run/node';
import { FinishCard } from '~/components/share/finish-card';
import { getOwnChallenge } from '~/domain/challenges/own-challenge.server';
import { DomainError } from '~/domain/errors';
import { getOwnProfile } from '~/domain/members/queries.server';
import { memberPage } from '~/http/pages/page.server';
import { pngResponse } from '~/http/pages/png-response.server';
import { textOutlines } from '~/http/pages/text-outlines.server';
import { LOCALES } from '~/i18n/languages';
import { say } from '~/i18n/messages/say';
import { formatDate } from '~/lib/calendar';
import { firstNameOf } from '~/lib/first-name';

export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const { language } = ctx;
    const [profile, { challenge }, outline] = await Promise.all([
      getOwnProfile(ctx),
      getOwnChallenge(ctx),
      textOutlines(),
    ]);
    if (challenge?.state !== 'finished') throw new DomainError('not_found', say('Your challenge is not finished yet.'));
    const last = challenge.days.at(-1)?.date;
    const card = (
      <FinishCard
        firstName={firstNameOf(profile.name)}
        date={last ? formatDate(last, LOCALES[language]) : ''}
        length={challenge.length}
        language={language}
        outline={outline}
      />
    );
    return pngResponse(ctx, card, { name: `sangha-${challenge.length}-mornings`, cacheControl: 'private, no-store' });
  });
}
