import type { LoaderFunctionArgs } from '@remix-run/node';
import { DomainError } from '~/domain/errors';
import { publicPage } from '~/http/pages/page.server';
import { say } from '~/i18n/messages/say';

export const handle = { scripts: false, languages: 'all' };

/** Also shown instead of a page whose form was sent by another site. */
export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, () => {
    if (args.context.foreignForm) throw new DomainError('forbidden', say('This form was sent from another site.'));
    throw new Response('Page not found', { status: 404 });
  });
}

export default function NotFound() {
  return null;
}
