import type { LoaderFunctionArgs } from '@remix-run/node';
import { DomainError } from '~/domain/errors';
import { loadPublicPage } from '~/http/pages/page.server';
import { t } from '~/i18n/messages/message';

export const handle = { scripts: false, languages: 'all' };

/**
 * Returns the 404 page. If another site has sent a form, returns an error page instead, for any
 * path.
 */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, () => {
    if (args.context.foreignForm) throw new DomainError('forbidden', t('This form was sent from another site.'));
    throw new Response('Page not found', { status: 404 });
  });
}

export default function NotFound() {
  return null;
}
