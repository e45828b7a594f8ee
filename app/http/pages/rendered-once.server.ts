import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { lruCache } from '~/lib/caches';
import { type Encoding, encodingFor } from '~/lib/accepted-encoding';

interface Rendition {
  tag: string;
  bodies: Record<Encoding, Uint8Array>;
}

/** Some pages in two languages, each as it was and as it is. */
const renditions = lruCache<Rendition>(40);

/**
 * A page that follows from its address and its data alone: rendered and compressed once for each, then sent as it is, or as 304 to who has it
 * already. `render` must not depend on anything else of the request.
 */
export async function renderedOnce(
  request: Request,
  headers: Headers,
  data: unknown,
  render: () => Promise<string>,
): Promise<Response> {
  const key = hash(`${new URL(request.url).pathname} ${JSON.stringify(data)}`);
  const { tag, bodies } = await renditions(key, async () => renditionOf(await render()));
  headers.set('ETag', tag);
  headers.set('Vary', 'Accept-Encoding');
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  if (known.some((one) => one.trim() === tag)) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? '');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(Buffer.from(bodies[encoding]), { headers });
}

async function renditionOf(html: string): Promise<Rendition> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return { tag: `W/"${hash(html)}"`, bodies: { br, gzip: gzipped, identity } };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}
