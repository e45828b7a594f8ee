import net from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createMember, tokenOf } from '../../factories/member';
import { picture } from '../../factories/picture';
import { testContext } from '../../setup/context';
import { listenWithFront } from '../../setup/front';

const ctx = await testContext();
const { port, url } = await listenWithFront(ctx.app);
const sockets: net.Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const member = async () => tokenOf(ctx, await createMember(ctx));

/**
 * Begins an upload that never ends. If a different request takes the last free slot first, this
 * upload is rejected, so callers begin further uploads.
 */
function beginUpload(token: string): void {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.write(
    `POST /api/user/donations/qr HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Length: 4000000\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="screenshot"; filename="a.png"\r\n\r\naaa',
  );
}

async function donate(token: string): Promise<number> {
  const form = new FormData();
  form.set('amount', '501');
  form.set('screenshot', new Blob([Uint8Array.from(await picture())]), 'upi.png');
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/user/donations/qr`, { method: 'POST', headers, body: form })).status;
}

test('one person has few uploads under way at a time, and nobody else waits for them', async () => {
  const [slow, honest] = [await member(), await member()];
  for (let at = 0; at < 40; at += 1) beginUpload(slow);
  await expect.poll(() => (beginUpload(slow), donate(slow))).toBe(429);
  expect(await donate(honest)).toBe(200);
});

test('where many have taken every place, the slowest makes way once it has had its time', async () => {
  const honest = await member();
  for (let at = 0; at < 16; at += 1) beginUpload(await member());
  await expect.poll(async () => (beginUpload(await member()), donate(honest))).toBe(503);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000);
  expect(await donate(honest)).toBe(200);
  expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThanOrEqual(15);
});
