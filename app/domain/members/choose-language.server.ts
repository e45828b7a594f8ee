import type { Language } from '~/i18n/languages';
import type { Context } from '../context';
import { actingMember } from './acting-member';

/** Writes down the language in which the acting member is written to; nothing is written where it is that already. */
export async function chooseLanguage(ctx: Context, language: Language): Promise<void> {
  const memberId = actingMember(ctx);
  await ctx.db.$executeRaw`
    UPDATE members SET language = ${language}, updated_at = ${ctx.clock.now()} WHERE id = ${memberId} AND language <> ${language}`;
}
