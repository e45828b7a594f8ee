/** Adds https, because Google Meet and YouTube show their links without it. */
export function addUrlScheme(text: string): string {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(text) ? `https://${text}` : text;
}
