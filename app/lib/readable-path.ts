/** Whether an address has a path that can be decoded; the framework writes a line of its own about each that cannot. */
export function isReadable(url: string): boolean {
  try {
    return url.startsWith('/') && decodeURIComponent(url.split('?', 1)[0] ?? '') !== '';
  } catch {
    return false;
  }
}
