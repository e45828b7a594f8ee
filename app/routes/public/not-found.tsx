import type { LoaderFunctionArgs } from '@remix-run/node';
import { DomainError } from '~/domain/errors';
import { loadPublicPage } from '~/http/pages/page.server';
import { t } from '~/i18n/messages/message';

export const handle = { scripts: false, languages: 'all' };

/** Also shown instead of a page whose form was sent by another site. */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, () => {
    if (args.context.foreignForm) throw new DomainError('forbidden', t('This form was sent from another site.'));
    throw new Response('Page not found', { status: 404 });
  });
}

export default function NotFound() {
  return null;
}
