import type { FrameData } from '~/components/dashboard/member-shell';
import type { MemberProfile } from '~/domain/members/responses';
import { messagesFor } from '~/i18n/screen-messages';
import type { PageContext } from '~/http/context.server';
import { isIndian, toE164 } from '~/lib/phone';
import { themeOf } from '~/http/browser/theme.server';

export async function memberShell(
  { language, actor }: Pick<PageContext, 'language' | 'actor'>,
  request: Request,
  member: MemberProfile,
): Promise<FrameData> {
  const asksConsent = actor.kind === 'member' && actor.owesConsent === true;
  return {
    name: member.name,
    idLabel: member.member_id,
    karmaPoints: member.karma_points,
    theme: await themeOf(request),
    language,
    messages: messagesFor(language, 'member.frame', ...(asksConsent ? (['consent'] as const) : [])),
    isAbroad: !isIndian(toE164(member.phonenumber) ?? '+91'),
    asksConsent,
  };
}
