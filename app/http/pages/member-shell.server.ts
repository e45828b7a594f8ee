import type { FrameData } from '~/components/dashboard/member-shell';
import type { MemberProfile } from '~/domain/members/responses';
import { memberWords } from '~/i18n/member';
import { consentWords } from '~/i18n/consent';
import type { PageContext } from '~/http/context.server';
import { isIndian, toE164 } from '~/lib/phone';
import { themeOf } from '~/http/browser/theme.server';

export async function memberShell(
  { language, actor }: Pick<PageContext, 'language' | 'actor'>,
  request: Request,
  member: MemberProfile,
): Promise<FrameData> {
  return {
    name: member.name,
    idLabel: member.member_id,
    karmaPoints: member.karma_points,
    theme: await themeOf(request),
    language,
    words: memberWords(language, 'frame'),
    isAbroad: !isIndian(toE164(member.phonenumber) ?? '+91'),
    consent: actor.kind === 'member' && actor.owesConsent ? consentWords(language) : null,
  };
}
