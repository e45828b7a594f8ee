import { z } from 'zod';
import { referralDataSchema, referralRewardSchema } from '~/domain/referrals/responses';
import { getOwnReferrals } from '~/domain/referrals/queries.server';
import { referralsSchema } from '~/domain/referrals/schemas';
import { getOwnRewards, type MemberReward } from '~/domain/rewards/rewards.server';
import { pickTranslation } from '~/domain/translations';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { languageQuerySchema } from '~/http/api/translated-response.server';
import { getApiLanguage } from '~/http/browser/language.server';
import { CATALOGUES } from '~/i18n/catalogue';
import type { Language } from '~/i18n/languages';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the friends who joined with the member’s code, and the rewards for them',
    access: 'member',
    query: referralsSchema.extend(languageQuerySchema.shape),
    response: z.object({ referral_data: referralDataSchema.extend({ rewards: z.array(referralRewardSchema) }) }),
    handle: async ({ ctx, query, request }) => {
      const language = getApiLanguage(request);
      const [data, { levels }] = await Promise.all([getOwnReferrals(ctx, query), getOwnRewards(ctx)]);
      return { referral_data: { ...data, rewards: levels.map((level) => toRewardResponse(language, level)) } };
    },
  }),
});

function toRewardResponse(language: Language, { level, invites, icon, status, claim, ...set }: MemberReward) {
  const getGift = (one: Language) => CATALOGUES[one].member.referral.rewards.gifts[level - 1] ?? '';
  const translations = language === 'en' ? {} : set.translations[language];
  const sent_on = claim?.sent_on ?? null;
  return pickTranslation(language, {
    level,
    invites,
    reward: getGift('en'),
    icon,
    status,
    link: set.link,
    note: set.note,
    sent_on,
    translations: { [language]: { reward: getGift(language), ...translations } },
  });
}

export { action, loader };
