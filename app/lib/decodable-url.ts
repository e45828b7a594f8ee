/**
 * Remix would log a line for each path that cannot be decoded, so such paths are rejected before.
 */
export function isDecodableUrl(url: string): boolean {
  try {
    return url.startsWith('/') && decodeURIComponent(url.split('?', 1)[0] ?? '') !== '';
  } catch {
    return false;
  }
}
