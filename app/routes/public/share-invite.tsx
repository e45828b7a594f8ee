import type { LoaderFunctionArgs } from '@remix-run/node';
import { InviteCard } from '~/components/share/share-card';
import { DomainError } from '~/domain/errors';
import { findInviter } from '~/domain/referrals/queries.server';
import { publicPage } from '~/http/page.server';
import { pngResponse } from '~/http/png-response.server';

/** The invitation behind a referral code as a picture, for link previews. */
export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async (ctx) => {
    const inviter = await findInviter(ctx, args.params.code ?? '');
    if (!inviter) throw new DomainError('not_found', 'There is no such code.');
    const card = <InviteCard firstName={inviter.firstName} />;
    return pngResponse(ctx, card, { name: 'sangha-invitation', cacheControl: 'public, max-age=86400' });
  });
}
