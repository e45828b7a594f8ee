import type { LoaderFunctionArgs } from '@remix-run/node';
import { chooseLanguage } from '~/domain/members/choose-language.server';
import { appOf, visitorContext } from '~/http/context.server';
import { failureOf } from '~/http/error-response.server';
import type { Language } from '~/i18n/languages';
import { languageCookie } from './language.server';
import { actorByCookie } from './session.server';

/**
 * Stores the chosen language in a cookie and, for members, as language of messages, unless the link
 * came from another site.
 */
export async function rememberLanguage(args: LoaderFunctionArgs, language: Language): Promise<string> {
  const app = appOf(args);
  if ((args.request.headers.get('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin') {
    const ctx = visitorContext(args);
    try {
      const actor = await actorByCookie(args.request, 'member', ctx, app);
      if (actor?.kind === 'member') await chooseLanguage({ ...ctx, actor }, language);
    } catch (error) {
      failureOf(error, ctx);
    }
  }
  return languageCookie(language, app);
}
