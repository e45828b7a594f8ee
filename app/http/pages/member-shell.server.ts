import type { MemberProfile } from '~/domain/members/responses';
import { memberWords, type FrameWords } from '~/i18n/member/words';
import type { Language } from '~/i18n/languages';
import { languageOf } from '~/http/browser/language.server';
import { themeOf, type Theme } from '~/http/browser/theme.server';

/** What the frame around a member's page shows. */
export interface MemberShellData {
  name: string;
  idLabel: string;
  karmaPoints: number;
  theme: Theme;
  language: Language;
  words: FrameWords;
}

/** The frame around a page of this member in this browser. */
export async function memberShell(request: Request, member: MemberProfile): Promise<MemberShellData> {
  const [theme, language] = await Promise.all([themeOf(request), languageOf(request)]);
  return {
    name: member.name,
    idLabel: member.member_id,
    karmaPoints: member.karma_points,
    theme,
    language,
    words: memberWords(language, 'frame'),
  };
}
