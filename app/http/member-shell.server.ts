import type { MemberProfile } from '~/domain/members/answers';
import { themeOf, type Theme } from './theme.server';

/** What the frame around a member's page shows. */
export interface MemberShellData {
  name: string;
  idLabel: string;
  karmaPoints: number;
  theme: Theme;
}

/** The frame around a page of this member in this browser. */
export async function memberShell(request: Request, member: MemberProfile): Promise<MemberShellData> {
  return {
    name: member.name,
    idLabel: member.member_id,
    karmaPoints: member.karma_points,
    theme: await themeOf(request),
  };
}
