import type { LoaderFunctionArgs } from '@remix-run/node';
import { StreakShareCard } from '~/components/share/share-card';
import { RANKS } from '~/domain/members/policy';
import { getOwnProfile } from '~/domain/members/queries.server';
import { getOwnStreak } from '~/domain/streaks/own-streak.server';
import type { OwnStreak } from '~/domain/streaks/responses';
import { loadMemberPage } from '~/http/pages/page.server';
import { createPngResponse } from '~/http/pages/png-response.server';
import { createTextOutliner } from '~/http/pages/text-outlines.server';
import { translateRankTitle } from '~/i18n/titles';
import { getFirstName } from '~/lib/first-name';

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const { language } = ctx;
    const [profile, { days }, outline] = await Promise.all([
      getOwnProfile(ctx),
      getOwnStreak(ctx),
      createTextOutliner(),
    ]);
    const rank = RANKS.findIndex(({ title }) => title === profile.title);
    const card = (
      <StreakShareCard
        firstName={getFirstName(profile.name)}
        streak={profile.current_streak}
        mornings={listStreakDays(days)}
        rank={rank}
        title={translateRankTitle(language, RANKS[rank])}
        language={language}
        outline={outline}
      />
    );
    return createPngResponse(ctx, card, { name: 'sangha-streak', cacheControl: 'private, no-store' });
  });
}

/** Returns the days of the current streak from the first to the last. Excused days are left out. */
function listStreakDays(days: OwnStreak['days']) {
  const ended = days.findIndex(({ status }) => status === 'missed');
  const line = days.slice(0, ended === -1 ? days.length : ended).map(({ status }) => status);
  return line.filter((status) => status !== 'excused').reverse();
}
