import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createTwilioClient } from './twilio-client.server';

const connections: net.Socket[] = [];
const provider = net.createServer((socket) => connections.push(socket.on('error', () => undefined)));
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
const { port } = provider.address() as AddressInfo;

afterEach(() => {
  for (const connection of connections.splice(0)) connection.destroy();
});

test('no message waits for the connection of another message, also with TLS', async () => {
  const apiUrl = `https://127.0.0.1:${port}`;
  const { messages } = createTwilioClient({ accountSid: 'AC0', authToken: 'secret', apiUrl, timeoutSeconds: 30 });
  const message = { to: 'whatsapp:+919876543210', from: 'whatsapp:+14155238886', contentSid: 'HX0' };
  const sent = Promise.allSettled(Array.from({ length: 200 }, () => messages.create(message)));
  await expect.poll(() => connections.length).toBe(200);
  for (const connection of connections.splice(0)) connection.destroy();
  expect((await sent).every(({ status }) => status === 'rejected')).toBe(true);
});
