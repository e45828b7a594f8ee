import net from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createMember, createMemberToken } from '../../factories/member';
import { createPicture } from '../../factories/picture';
import { testContext } from '../../setup/context';
import { startHttpServer } from '../../setup/http-server';

const ctx = await testContext();
const { port, url } = await startHttpServer(ctx.app);
const sockets: net.Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const createTokenOfMember = async () => createMemberToken(ctx, await createMember(ctx));

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
  form.set('screenshot', new Blob([Uint8Array.from(await createPicture())]), 'upi.png');
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/user/donations/qr`, { method: 'POST', headers, body: form })).status;
}

test('one person has few concurrent uploads, and others do not wait for them', async () => {
  const [slow, honest] = [await createTokenOfMember(), await createTokenOfMember()];
  for (let at = 0; at < 40; at += 1) beginUpload(slow);
  await expect.poll(() => (beginUpload(slow), donate(slow))).toBe(429);
  expect(await donate(honest)).toBe(200);
});

test('if all upload places are taken, the slowest upload is aborted after its minimum time', async () => {
  const honest = await createTokenOfMember();
  for (let at = 0; at < 16; at += 1) beginUpload(await createTokenOfMember());
  await expect.poll(async () => (beginUpload(await createTokenOfMember()), donate(honest))).toBe(503);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000);
  expect(await donate(honest)).toBe(200);
  expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThanOrEqual(15);
});
