import { addUrlScheme } from './url-scheme';

const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be']);

/** The path segment after one of these is the video id, as in `/shorts/aNu10mV1l0M`. */
const ID_PATHS = new Set(['shorts', 'live', 'embed']);

export function parseYoutubeVideoId(link: string): string | null {
  const address = addUrlScheme(link);
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password || url.port) return null;
  const id = findVideoId(url);
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

function findVideoId({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [, first = '', second] = pathname.split('/');
  if (SHORT_HOSTS.has(hostname)) return first;
  if (!HOSTS.has(hostname)) return null;
  return ID_PATHS.has(first) ? second : first === 'watch' ? searchParams.get('v') : null;
}

export function getYoutubeThumbnail(videoId: string): string {
  return `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;
}
