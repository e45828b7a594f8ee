import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isLong, SIZES } from './sizes';
import type { Target } from './target';

const DRIP_MS = 1_000;

export function testSlowSenders(on: Target): void {
  test('hundreds of clients that send one byte at a time delay nobody', async () => {
    const { token } = await on.people.member();
    const base = `Host: 127.0.0.1:${on.port}\r\n`;
    const form = `${base}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nphonenumber=`;
    const upload = [
      `POST /api/user/donations/qr HTTP/1.1\r\n${base}Authorization: Bearer ${token}\r\n`,
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n',
      '--x\r\nContent-Disposition: form-data; name="screenshot"; filename="a.png"\r\n\r\n',
    ].join('');
    const starts = [
      ...Array.from({ length: SIZES.slowHeads }, () => `GET / HTTP/1.1\r\n${base}X-Slow: `),
      ...Array.from({ length: SIZES.slowHeads / 3 }, () => `POST /login HTTP/1.1\r\n${form}`),
      ...Array.from({ length: 40 }, () => upload),
    ];
    await on.runAttack('slow heads, forms and uploads', async (count) => {
      const slow = starts.map((start) => sendSlowly(on.port, start));
      const until = Date.now() + SIZES.slowMs;
      for (; Date.now() < until; await delay(isLong ? 1_000 : 100)) {
        for (const path of ['/landing', '/api/faqs', '/login']) count((await on.sendRequest(path)).status);
        count((await on.people.call('GET', '/api/user', undefined, token)).status);
      }
      const donor = await on.people.member();
      const honest = await (await on.people.gift(donor))();
      count(honest.status);
      expect(honest).toMatchObject({ status: 200 });
      // Node closes connections whose request headers take longer than one minute. It checks this
      // every 30 seconds, so only the long test waits for it.
      if (isLong) {
        const cut = slow.slice(0, SIZES.slowHeads).filter(({ isOpen }) => !isOpen());
        expect(cut.length).toBe(SIZES.slowHeads);
      }
      for (const { end } of slow) end();
    });
  });
}

function sendSlowly(port: number, start: string) {
  const socket = net.connect(port, '127.0.0.1', () => socket.write(start));
  let isOpen = true;
  const timer = setInterval(() => socket.write('a'), DRIP_MS);
  socket.resume().on('error', () => undefined);
  socket.on('close', () => {
    isOpen = false;
    clearInterval(timer);
  });
  return { isOpen: () => isOpen, end: () => socket.destroy() };
}
