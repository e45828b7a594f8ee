import type { LoaderFunctionArgs } from '@remix-run/node';
import { InviteCard } from '~/components/share/share-card';
import { DomainError } from '~/domain/errors';
import { findInviter } from '~/domain/referrals/queries.server';
import { askedLanguage } from '~/http/browser/language.server';
import { publicPage } from '~/http/pages/page.server';
import { pngResponse } from '~/http/pages/png-response.server';
import { textOutlines } from '~/http/pages/text-outlines.server';
import { memberWords } from '~/i18n/member/words';
import { say } from '~/i18n/messages/say';

/** The invitation behind a referral code as a picture, for link previews: in English, or in the language that its address asks for. */
export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async (ctx) => {
    const inviter = await findInviter(ctx, args.params.code ?? '');
    if (!inviter) throw new DomainError('not_found', say('There is no such code.'));
    const words = memberWords(askedLanguage(args.request) ?? 'en', 'shareCard');
    const card = <InviteCard firstName={inviter.firstName} words={words} outline={await textOutlines()} />;
    return pngResponse(ctx, card, { name: 'sangha-invitation', cacheControl: 'public, max-age=86400' });
  });
}
