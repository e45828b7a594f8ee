/**
 * Adds `https://` to a link without a scheme, because Google Meet and YouTube display their links
 * without it.
 */
export function addUrlScheme(text: string): string {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(text) ? `https://${text}` : text;
}
