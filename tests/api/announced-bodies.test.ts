import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { startHttpServer } from '../setup/http-server';

const ctx = await testContext();
const { url } = await startHttpServer(ctx.app);

const MEGABYTE = 1024 * 1024;
const BOUNDARY = 'boundary';
const HEAD =
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="amount"\r\n\r\n501\r\n` +
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="screenshot"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;

test.each(['/api/user/donations/qr', '/donations?way=qr', '/donations.data?way=qr'])(
  '%s refuses an upload that is announced as too large before it has arrived',
  async (path) => {
    const token = await createMemberToken(ctx, await createMember(ctx));
    const cookie = `sangha_member=${encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'))}`;
    const request = http.request(url + path, {
      method: 'POST',
      headers: {
        'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
        'Content-Length': 30 * MEGABYTE,
        Origin: url,
        ...(path.startsWith('/api') ? { Authorization: `Bearer ${token}` } : { Cookie: cookie }),
      },
    });
    // Rejects if the connection breaks before the answer.
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
    request.write(HEAD);
    request.write(Buffer.alloc(64 * 1024));
    const [response] = await answered;
    request.on('error', () => undefined);
    expect(response.statusCode).toBe(413);
    // The client is still sending, and gets the whole answer.
    for (let sent = 0; sent < 20; sent += 1)
      await new Promise<void>((resolve, reject) => {
        request.write(Buffer.alloc(MEGABYTE), (error) => (error ? reject(error) : resolve()));
      });
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await once(response, 'end');
    expect(text).toContain('File size should be less than 5MB');
    if (!path.startsWith('/api')) expect(text).toContain('501');
    request.destroy();
  },
);
