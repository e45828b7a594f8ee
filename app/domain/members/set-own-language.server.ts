import type { Language } from '~/i18n/languages';
import type { Context } from '../context';
import { requireMember } from './require-member';

/** Sets the language in which the acting member gets messages. */
export async function setOwnLanguage(ctx: Context, language: Language): Promise<void> {
  const memberId = requireMember(ctx);
  await ctx.db.$executeRaw`
    UPDATE members SET language = ${language}, updated_at = ${ctx.clock.now()} WHERE id = ${memberId} AND language <> ${language}`;
}
