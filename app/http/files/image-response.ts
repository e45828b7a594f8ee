import { NON_HTML_CSP_HEADERS } from '~/http/non-html-csp';

/** Returns a stored WebP image. Its URL contains the storage key, which is never reused. */
export function createImageResponse(bytes: Uint8Array): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...NON_HTML_CSP_HEADERS,
    },
  });
}
