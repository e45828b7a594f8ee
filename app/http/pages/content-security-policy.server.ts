import type { Payments } from '~/domain/donations/payments';

/**
 * What a page may load and where its forms may go. Without a nonce it runs no scripts at all. A page with scripts may become the donations page
 * without being loaded anew, so the payment provider's checkout is let in on all of those: as a frame, to be called, and as the place where the
 * form of browsers without scripts goes. Its script runs by the nonce, as ours do. Pictures of videos
 * in the back office are YouTube's own.
 */
export function contentSecurityPolicy(
  nonce: string | undefined,
  { scriptUrl, hostedUrl }: Payments['checkout'],
): string {
  const provider = nonce ? ` ${[...new Set([scriptUrl, hostedUrl].map((url) => new URL(url).origin))].join(' ')}` : '';
  return [
    "default-src 'self'",
    `script-src ${nonce ? `'self' 'nonce-${nonce}'` : "'none'"}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${nonce ? ' https://i.ytimg.com' : ''}`,
    `connect-src 'self'${provider}${import.meta.env.DEV ? ' ws:' : ''}`,
    `frame-src 'self'${provider}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${provider}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
