import { expect, test } from 'vitest';
import { createLogger, disableRedaction } from './logger.server';

function getLines(say: (log: ReturnType<typeof createLogger>) => void): unknown[] {
  const lines: unknown[] = [];
  say(createLogger('info', { write: (line) => lines.push(JSON.parse(line)) }));
  return lines;
}

test('sensitive fields are removed from the log, also two levels down', () => {
  const lines = getLines((log) =>
    log.info({ phone: '+919876543210', body: { otp: '123456', member: { password: 'namaste108', id: 7 } } }, 'sent'),
  );
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'sent',
      phone: '[redacted]',
      body: { otp: '[redacted]', member: { password: '[redacted]', id: 7 } },
    }),
  ]);
});

test('the log line of a request has the same format as the others', () => {
  const request = { requestId: 'b2', method: 'GET', path: '/login', status: 200, durationMs: 1.5 };
  const [line, searched] = getLines((log) => {
    disableRedaction(log).info(request, 'request');
    log.info(request, 'request');
  }) as { time: string }[];
  expect(line).toEqual({ ...searched, time: expect.any(String) as string });
  expect(line).toMatchObject({ level: 30, msg: 'request', ...request });
});
