import type { LoaderFunctionArgs } from '@remix-run/node';
import { setOwnLanguage } from '~/domain/members/set-own-language.server';
import { getSharedPageRequest } from '~/http/context.server';
import { toErrorDetails } from '~/http/error-response.server';
import type { Language } from '~/i18n/languages';
import { createLanguageCookie } from './language.server';

/**
 * Returns the Set-Cookie header for the chosen language. For a logged-in member, the language is
 * also used for messages, unless the link came from another site.
 */
export async function saveLanguageChoice(args: LoaderFunctionArgs, language: Language): Promise<string> {
  const { request, app, visitor, findActor } = await getSharedPageRequest(args);
  if ((request.headers.get('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin') {
    try {
      const actor = await findActor('member');
      if (actor?.kind === 'member') await setOwnLanguage({ ...visitor, actor }, language);
    } catch (error) {
      toErrorDetails(error, visitor);
    }
  }
  return createLanguageCookie(language, app);
}
