import type { LoaderFunctionArgs } from '@remix-run/node';
import { setOwnLanguage } from '~/domain/members/set-own-language.server';
import { getApp, createVisitorContext } from '~/http/context.server';
import { toErrorDetails } from '~/http/error-response.server';
import type { Language } from '~/i18n/languages';
import { createLanguageCookie } from './language.server';
import { findActorByCookie } from './session.server';

/**
 * Returns the Set-Cookie header for the chosen language. For a logged-in member, the language is
 * also used for messages, unless the link came from another site.
 */
export async function saveLanguageChoice(args: LoaderFunctionArgs, language: Language): Promise<string> {
  const app = getApp(args);
  if ((args.request.headers.get('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin') {
    const ctx = createVisitorContext(args);
    try {
      const actor = await findActorByCookie(args.request, 'member', ctx, app);
      if (actor?.kind === 'member') await setOwnLanguage({ ...ctx, actor }, language);
    } catch (error) {
      toErrorDetails(error, ctx);
    }
  }
  return createLanguageCookie(language, app);
}
