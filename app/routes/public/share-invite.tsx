import type { LoaderFunctionArgs } from '@remix-run/node';
import { InviteCard } from '~/components/share/share-card';
import { findInviter } from '~/domain/referrals/queries.server';
import { askedLanguage } from '~/http/browser/language.server';
import { publicPage } from '~/http/pages/page.server';
import { pngResponse } from '~/http/pages/png-response.server';
import { textOutlines } from '~/http/pages/text-outlines.server';
import { type Language, LOCALES, MOVEMENT } from '~/i18n/languages';
import { memberWords } from '~/i18n/member';
import { messageIn } from '~/i18n/messages/message-in';
import { say } from '~/i18n/messages/say';

/** The invitation of a referral code as a picture for link previews; English unless asked. */
export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async (ctx) => {
    const inviter = await findInviter(ctx, args.params.code ?? '');
    const language = askedLanguage(args.request) ?? 'en';
    if (!inviter) return noSuchCode(language);
    const words = memberWords(language, 'shareCard');
    const card = (
      <InviteCard
        firstName={inviter.firstName}
        brand={MOVEMENT[language]}
        words={words}
        outline={await textOutlines()}
      />
    );
    return pngResponse(ctx, card, { name: 'sangha-invitation', cacheControl: 'public, max-age=86400' });
  });
}

/** For the person who opened it: a picture's address has no page of its own. */
function noSuchCode(language: Language): Response {
  const title = messageIn(language, say('There is no such code.'));
  const text =
    `<!doctype html><html lang="${LOCALES[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title} ${MOVEMENT[language]}</title><h1>${title}</h1><p>` +
    `<a href="/register${language === 'en' ? '' : `?lang=${language}`}">${messageIn(language, say('The classes are free all the same. Join us.'))}</a></p></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(text, { status: 404, headers });
}
