import type { PaymentProvider } from '~/domain/donations/payments';

/**
 * Builds the Content-Security-Policy header of a page. Without a nonce no scripts run. Every page
 * with JavaScript allows the payment checkout, because client-side navigation can open the
 * donations page without loading a new document.
 */
export function buildContentSecurityPolicy(
  nonce: string | undefined,
  { scriptUrl, hostedUrl }: PaymentProvider['checkout'],
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
