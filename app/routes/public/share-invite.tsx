import type { LoaderFunctionArgs } from '@remix-run/node';
import { InviteShareCard } from '~/components/share/share-card';
import { InviteSquareCard } from '~/components/share/story-card';
import type { BrandSettings } from '~/domain/context';
import { findInviter } from '~/domain/referrals/queries.server';
import { getLanguageFromQuery } from '~/http/browser/language.server';
import { createInvitationLink } from '~/http/views/invitation-link.server';
import { createMessagePage } from '~/http/pages/reminder-link-page.server';
import { loadPublicPage } from '~/http/pages/page.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { createPngResponse } from '~/http/drawings/png-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import type { Language } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import { t } from '~/i18n/messages/message';

/**
 * Renders the invitation for a referral code as an image for link previews. The default language is
 * English. With `format=square`, renders the square image with a QR code that members share.
 */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async (ctx) => {
    const inviter = await findInviter(ctx, args.params.code ?? '');
    const language = getLanguageFromQuery(args.request) ?? 'en';
    if (!inviter) return createUnknownCodePage(language, ctx.brand);
    const { code, firstName } = inviter;
    const outline = await createTextOutliner();
    const isSquare = new URL(args.request.url).searchParams.get('format') === 'square';
    const brand = await readDrawnBrand(ctx);
    const card = isSquare ? (
      <InviteSquareCard {...{ code, firstName, language, outline, brand }} link={createInvitationLink(ctx, code)} />
    ) : (
      <InviteShareCard {...{ firstName, language, outline, brand }} />
    );
    return createPngResponse(ctx, card, { name: 'invitation', cacheControl: 'public, max-age=86400' });
  });
}

/** Returns a page for a person who has opened a URL with an unknown referral code. */
function createUnknownCodePage(language: Language, { names }: BrandSettings): Response {
  const title = translate(language, t('There is no such code.'));
  const text = translate(language, t('The classes are free all the same. Join us.'));
  const to = `/register${language === 'en' ? '' : `?lang=${language}`}`;
  return createMessagePage({ language, title, text, to }, { names, status: 404 });
}
