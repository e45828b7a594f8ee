import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComponentGallery } from '~/components/gallery/component-gallery';
import { DomainError } from '~/domain/errors';
import { getApp } from '~/http/context.server';
import { loadPublicPage } from '~/http/pages/page.server';
import { untranslated } from '~/i18n/messages/message';

export const handle = { languages: 'all' };

export const meta: MetaFunction = () => [
  { title: 'Gallery, Sangha' },
  { name: 'robots', content: 'noindex' },
];

/** Gallery for developers, available only in demo mode. */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async () => {
    if (!getApp(args).config.demoMode) throw new DomainError('not_found', untranslated('Page not found'));
    return null;
  });
}

export default function GalleryPage() {
  return <ComponentGallery />;
}
