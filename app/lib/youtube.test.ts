import { expect, test } from 'vitest';
import { parseYoutubeVideoId } from './youtube';

test.each([
  'https://www.youtube.com/watch?v=sG4aN1h0tQk',
  'http://youtube.com/watch?t=15s&v=sG4aN1h0tQk#about',
  'https://m.youtube.com/watch?v=sG4aN1h0tQk&list=PL1',
  'https://music.youtube.com/watch?v=sG4aN1h0tQk',
  'https://youtu.be/sG4aN1h0tQk?si=abc',
  'https://www.youtube.com/shorts/sG4aN1h0tQk',
  'https://www.youtube.com/live/sG4aN1h0tQk?feature=share',
  'https://www.youtube-nocookie.com/embed/sG4aN1h0tQk',
  'www.youtube.com/watch?v=sG4aN1h0tQk',
  'youtu.be/sG4aN1h0tQk',
  'HTTPS://WWW.YOUTUBE.COM/embed/sG4aN1h0tQk/',
])('%s is a video', (link) => expect(parseYoutubeVideoId(link)).toBe('sG4aN1h0tQk'));

test.each([
  '',
  'sG4aN1h0tQk',
  'example.com/watch?v=sG4aN1h0tQk',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=sG4aN1h0tQkX',
  'https://www.youtube.com/watch?v=sG4aN1h0t<k',
  'https://www.youtube.com/@sangha',
  'https://www.youtube.com/playlist?list=PLsG4aN1h0tQk',
  'https://youtu.be/',
  'https://vimeo.com/sG4aN1h0tQk',
  'https://youtube.com.evil.example/watch?v=sG4aN1h0tQk',
  'https://evil.example/youtube.com/watch?v=sG4aN1h0tQk',
  'https://evilyoutube.com/watch?v=sG4aN1h0tQk',
  'https://youtube.com@evil.example/watch?v=sG4aN1h0tQk',
  'https://user:secret@youtube.com/watch?v=sG4aN1h0tQk',
  'https://youtube.com:8080/watch?v=sG4aN1h0tQk',
  'javascript:alert("https://youtu.be/sG4aN1h0tQk")',
  'ftp://youtube.com/watch?v=sG4aN1h0tQk',
])('%j is not a video', (link) => expect(parseYoutubeVideoId(link)).toBeNull());
