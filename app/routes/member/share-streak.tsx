import type { LoaderFunctionArgs } from '@remix-run/node';
import { StreakStoryCard } from '~/components/share/story-card';
import { RANKS } from '~/domain/members/policy';
import { getOwnProfile } from '~/domain/members/queries.server';
import { createInvitationLink } from '~/http/views/invitation-link.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { createPngResponse } from '~/http/drawings/png-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { translateRankTitle } from '~/i18n/titles';
import { getFirstName } from '~/lib/first-name';

/** Renders the member's streak as an image in the format of a WhatsApp status. */
export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const { language } = ctx;
    const [profile, outline, brand] = await Promise.all([
      getOwnProfile(ctx),
      createTextOutliner(),
      readDrawnBrand(ctx),
    ]);
    const card = (
      <StreakStoryCard
        firstName={getFirstName(profile.name)}
        streak={profile.current_streak}
        title={translateRankTitle(
          language,
          RANKS.find(({ title }) => title === profile.title),
        )}
        language={language}
        brand={brand}
        outline={outline}
        link={createInvitationLink(ctx, profile.my_referral_code)}
      />
    );
    return createPngResponse(ctx, card, { name: 'streak', cacheControl: 'private, no-store' });
  });
}
