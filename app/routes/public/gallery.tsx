import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Gallery } from '~/components/gallery/gallery';
import { DomainError } from '~/domain/errors';
import { appOf } from '~/http/context.server';
import { publicPage } from '~/http/pages/page.server';
import { english } from '~/i18n/messages/say';

export const handle = { languages: 'all' };

export const meta: MetaFunction = () => [
  { title: 'Gallery, Sangha' },
  { name: 'robots', content: 'noindex' },
];

/** For developers, shown in demo mode only. */
export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async () => {
    if (!appOf(args).config.demoMode) throw new DomainError('not_found', english('Page not found'));
    return null;
  });
}

export default function GalleryPage() {
  return <Gallery />;
}
