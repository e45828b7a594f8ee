import { z } from 'zod';
import { referralData, referralReward } from '~/domain/referrals/responses';
import { getReferrals } from '~/domain/referrals/queries.server';
import { referralsSchema } from '~/domain/referrals/schemas';
import { getRewards, type MemberReward } from '~/domain/rewards/rewards.server';
import { besides } from '~/domain/translations';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { languageQuery } from '~/http/api/translated-answer.server';
import { languageOfCall } from '~/http/browser/language.server';
import { WORDS } from '~/i18n/words';
import type { Language } from '~/i18n/languages';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Friends who joined with one’s code, and the rewards that they bring',
    access: 'member',
    query: referralsSchema.extend(languageQuery.shape),
    response: z.object({ referral_data: referralData.extend({ rewards: z.array(referralReward) }) }),
    handle: async ({ ctx, query, request }) => {
      const language = languageOfCall(request);
      const [data, { levels }] = await Promise.all([getReferrals(ctx, query), getRewards(ctx)]);
      return { referral_data: { ...data, rewards: levels.map((level) => rewardIn(language, level)) } };
    },
  }),
});

function rewardIn(language: Language, { level, invites, icon, standing, claim, ...set }: MemberReward) {
  const giftIn = (one: Language) => WORDS[one].member.referral.rewards.gifts[level - 1] ?? '';
  const translations = language === 'en' ? {} : set.translations[language];
  const sent_on = claim?.sent_on ?? null;
  return besides(language, {
    level,
    invites,
    reward: giftIn('en'),
    icon,
    status: standing,
    link: set.link,
    note: set.note,
    sent_on,
    translations: { [language]: { reward: giftIn(language), ...translations } },
  });
}

export { action, loader };
