import { toEnglishText } from '~/i18n/messages/message';
import { expect, test } from 'vitest';
import { getPlanAccess, type PlanReader } from '~/domain/plans/policy';
import { CATALOGUES } from '~/i18n/catalogue';
import { describePlanAccess } from './plan-access';

const VISITOR: PlanReader = { kind: 'visitor' };
const MEMBER: PlanReader = { kind: 'member', memberId: 1, karma_points: 300 };

test.each([
  ['free', 0, VISITOR, 'सबके लिए निःशुल्क'],
  ['personalized', 0, MEMBER, 'ख़ास आपके लिए बनाई गई'],
  ['karma', 500, VISITOR, 'खोलने के लिए लॉग इन करें'],
  ['karma', 500, MEMBER, '200 कर्म अंक और कमाने पर खुलेगी'],
  ['karma', 300, MEMBER, 'आपके कर्म अंकों से खुली'],
] as const)('a %s plan for %i points has the English text of the API, and %s', (type, points, reader, hindi) => {
  const access = getPlanAccess({ type, is_private: false, member_id: 1, karma_points_required: points }, reader);
  const describeInLanguage = (language: 'en' | 'hi') =>
    describePlanAccess({ type, ...access }, CATALOGUES[language].member.resources.access);
  expect(describeInLanguage('en')).toBe(toEnglishText(access.access_message));
  expect(describeInLanguage('hi')).toBe(hindi);
});
