import type { LoaderFunctionArgs } from '@remix-run/node';
import { InviteCard } from '~/components/share/share-card';
import { findInviter } from '~/domain/referrals/queries.server';
import { askedLanguage } from '~/http/browser/language.server';
import { notePage } from '~/http/pages/one-tap-page.server';
import { publicPage } from '~/http/pages/page.server';
import { pngResponse } from '~/http/pages/png-response.server';
import { textOutlines } from '~/http/pages/text-outlines.server';
import type { Language } from '~/i18n/languages';
import { messageIn } from '~/i18n/messages/message-in';
import { say } from '~/i18n/messages/say';

/**
 * Renders the invitation of a referral code as an image for link previews, in English by default.
 */
export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async (ctx) => {
    const inviter = await findInviter(ctx, args.params.code ?? '');
    const language = askedLanguage(args.request) ?? 'en';
    if (!inviter) return noSuchCode(language, ctx.brand.name);
    const card = (
      <InviteCard
        firstName={inviter.firstName}
        language={language}
        outline={await textOutlines()}
      />
    );
    return pngResponse(ctx, card, { name: 'sangha-invitation', cacheControl: 'public, max-age=86400' });
  });
}

/** A page for the person who opened the URL of an unknown code. */
function noSuchCode(language: Language, name: string): Response {
  const title = messageIn(language, say('There is no such code.'));
  const text = messageIn(language, say('The classes are free all the same. Join us.'));
  const to = `/register${language === 'en' ? '' : `?lang=${language}`}`;
  return notePage({ language, title, text, to }, { name, status: 404 });
}
