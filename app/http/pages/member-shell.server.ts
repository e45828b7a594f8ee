import type { MemberShellData } from '~/components/dashboard/member-shell';
import type { MemberProfile } from '~/domain/members/responses';
import { getMessages } from '~/i18n/screen-messages';
import type { PageContext } from '~/http/context.server';
import { isIndianPhone, toE164 } from '~/lib/phone';
import { readTheme } from '~/http/browser/theme.server';

export async function loadMemberShell(
  { language, actor }: Pick<PageContext, 'language' | 'actor'>,
  request: Request,
  member: MemberProfile,
): Promise<MemberShellData> {
  const asksConsent = actor.kind === 'member' && actor.needsConsent === true;
  return {
    name: member.name,
    idLabel: member.member_id,
    karmaPoints: member.karma_points,
    theme: await readTheme(request),
    language,
    messages: getMessages(language, 'member.frame', ...(asksConsent ? (['consent'] as const) : [])),
    isAbroad: !isIndianPhone(toE164(member.phonenumber) ?? '+91'),
    asksConsent,
  };
}
