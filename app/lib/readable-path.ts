/** The framework writes a line of its own about each path that cannot be decoded. */
export function isReadable(url: string): boolean {
  try {
    return url.startsWith('/') && decodeURIComponent(url.split('?', 1)[0] ?? '') !== '';
  } catch {
    return false;
  }
}
