import type { LoaderFunctionArgs } from '@remix-run/node';
import { StreakCard } from '~/components/share/share-card';
import { getOwnProfile } from '~/domain/members/queries.server';
import { memberPage } from '~/http/page.server';
import { pngResponse } from '~/http/png-response.server';

/** The member's streak as a picture. */
export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const { name, current_streak: streak, title } = await getOwnProfile(ctx);
    const card = <StreakCard firstName={name.split(/\s+/)[0] ?? name} streak={streak} title={title} />;
    return pngResponse(ctx, card, { name: 'sangha-streak', cacheControl: 'private, no-store' });
  });
}
