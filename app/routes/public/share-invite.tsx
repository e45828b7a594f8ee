import type { LoaderFunctionArgs } from '@remix-run/node';
import { InviteCard } from '~/components/share/share-card';
import { findInviter } from '~/domain/referrals/queries.server';
import { askedLanguage } from '~/http/browser/language.server';
import { publicPage } from '~/http/pages/page.server';
import { pngResponse } from '~/http/pages/png-response.server';
import { textOutlines } from '~/http/pages/text-outlines.server';
import { memberWords } from '~/i18n/member/words';

/** The invitation behind a referral code as a picture, for link previews: in English, or in the language that its address asks for. */
export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async (ctx) => {
    const inviter = await findInviter(ctx, args.params.code ?? '');
    if (!inviter) return noSuchCode();
    const words = memberWords(askedLanguage(args.request) ?? 'en', 'shareCard');
    const card = <InviteCard firstName={inviter.firstName} words={words} outline={await textOutlines()} />;
    return pngResponse(ctx, card, { name: 'sangha-invitation', cacheControl: 'public, max-age=86400' });
  });
}

/** For the person who opened it: a picture's address has no page of its own. */
function noSuchCode(): Response {
  const text =
    '<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>There is no such code, Sangha</title><h1>There is no such code.</h1>' +
    '<p>The classes are free all the same: <a href="/register">join Sangha</a>.</p></html>';
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(text, { status: 404, headers });
}
