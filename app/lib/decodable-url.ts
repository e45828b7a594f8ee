/**
 * Returns whether the path of a URL can be decoded. Other URLs are rejected early, because Remix
 * would log a line for each of them.
 */
export function isDecodableUrl(url: string): boolean {
  try {
    return url.startsWith('/') && decodeURIComponent(url.split('?', 1)[0] ?? '') !== '';
  } catch {
    return false;
  }
}
