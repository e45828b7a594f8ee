import type { MemberShellData } from '~/components/dashboard/member-shell';
import type { MemberProfile } from '~/domain/members/responses';
import type { PageContext } from '~/http/context.server';
import { isIndianPhone } from '~/lib/phone';
import { readTheme } from '~/http/browser/theme.server';
import { loadConsentView } from './consent-view.server';

export async function loadMemberShell(
  ctx: PageContext,
  request: Request,
  member: MemberProfile,
): Promise<MemberShellData> {
  const { language } = ctx;
  const [consent, theme] = await Promise.all([loadConsentView(ctx, request), readTheme(request)]);
  return {
    name: member.name,
    idLabel: member.member_id,
    karmaPoints: member.karma_points,
    theme,
    language,
    // Indian mobile numbers have no country code here.
    isAbroad: member.phonenumber.startsWith('+') && !isIndianPhone(member.phonenumber),
    consent,
  };
}
