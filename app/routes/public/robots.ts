import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadPublicPage } from '~/http/pages/page.server';

const PRIVATE_PATHS = ['/api/', '/admin/', '/dashboard', '/profile-edit', '/donations', '/join/', '/plans/', '/rate'];

export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async (ctx) => {
    const rules = ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`)];
    const text = [...rules, '', `Sitemap: ${ctx.publicUrl}/sitemap.xml`, ''].join('\n');
    return new Response(text, {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    });
  });
}
