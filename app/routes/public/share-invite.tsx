import type { LoaderFunctionArgs } from '@remix-run/node';
import { InviteShareCard } from '~/components/share/share-card';
import { findInviter } from '~/domain/referrals/queries.server';
import { getLanguageFromQuery } from '~/http/browser/language.server';
import { createMessagePage } from '~/http/pages/reminder-link-page.server';
import { loadPublicPage } from '~/http/pages/page.server';
import { createPngResponse } from '~/http/pages/png-response.server';
import { createTextOutliner } from '~/http/pages/text-outlines.server';
import type { Language } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import { t } from '~/i18n/messages/message';

/**
 * Renders the invitation for a referral code as an image for link previews. The default language is
 * English.
 */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async (ctx) => {
    const inviter = await findInviter(ctx, args.params.code ?? '');
    const language = getLanguageFromQuery(args.request) ?? 'en';
    if (!inviter) return noSuchCode(language, ctx.brand.name);
    const card = (
      <InviteShareCard
        firstName={inviter.firstName}
        language={language}
        outline={await createTextOutliner()}
      />
    );
    return createPngResponse(ctx, card, { name: 'sangha-invitation', cacheControl: 'public, max-age=86400' });
  });
}

/** Returns a page for a person who has opened a URL with an unknown referral code. */
function noSuchCode(language: Language, name: string): Response {
  const title = translate(language, t('There is no such code.'));
  const text = translate(language, t('The classes are free all the same. Join us.'));
  const to = `/register${language === 'en' ? '' : `?lang=${language}`}`;
  return createMessagePage({ language, title, text, to }, { name, status: 404 });
}
