import type { LoaderFunctionArgs } from '@remix-run/node';
import { ChallengeShareCard } from '~/components/share/challenge-share-card';
import { getOwnChallenge } from '~/domain/challenges/own-challenge.server';
import { DomainError } from '~/domain/errors';
import { getOwnProfile } from '~/domain/members/queries.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { createPngResponse } from '~/http/drawings/png-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { LOCALES } from '~/i18n/languages';
import { t } from '~/i18n/messages/message';
import { formatDate } from '~/lib/calendar';
import { getFirstName } from '~/lib/first-name';

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const { language } = ctx;
    const [profile, { challenge }, outline, brand] = await Promise.all([
      getOwnProfile(ctx),
      getOwnChallenge(ctx),
      createTextOutliner(),
      readDrawnBrand(ctx),
    ]);
    if (challenge?.state !== 'finished') throw new DomainError('not_found', t('Your challenge is not finished yet.'));
    const last = challenge.days.at(-1)?.date;
    const card = (
      <ChallengeShareCard
        firstName={getFirstName(profile.name)}
        date={last ? formatDate(last, LOCALES[language]) : ''}
        length={challenge.length}
        language={language}
        brand={brand}
        outline={outline}
      />
    );
    return createPngResponse(ctx, card, {
      name: `${challenge.length}-mornings`,
      cacheControl: 'private, no-store',
    });
  });
}
