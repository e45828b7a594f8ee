import type { MemberShellData } from '~/components/dashboard/member-shell';
import type { MemberProfile } from '~/domain/members/responses';
import type { PageContext } from '~/http/context.server';
import { isIndianPhone } from '~/lib/phone';
import { loadConsentView } from './consent-view.server';

export async function loadMemberShell(ctx: PageContext, member: MemberProfile): Promise<MemberShellData> {
  const { language, theme } = ctx;
  return {
    name: member.name,
    idLabel: member.member_id,
    karmaPoints: member.karma_points,
    theme,
    language,
    // Indian mobile numbers have no country code here.
    isAbroad: member.phonenumber.startsWith('+') && !isIndianPhone(member.phonenumber),
    consent: await loadConsentView(ctx),
  };
}
