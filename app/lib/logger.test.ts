import { expect, test } from 'vitest';
import { createLogger, disableRedaction } from './logger.server';

function linesOf(say: (log: ReturnType<typeof createLogger>) => void): unknown[] {
  const lines: unknown[] = [];
  say(createLogger('info', { write: (line) => lines.push(JSON.parse(line)) }));
  return lines;
}

test('what a log must not know is left out, two levels down as well', () => {
  const lines = linesOf((log) =>
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

test('the line of a request is like the others', () => {
  const request = { requestId: 'b2', method: 'GET', path: '/login', status: 200, durationMs: 1.5 };
  const [line, searched] = linesOf((log) => {
    disableRedaction(log).info(request, 'request');
    log.info(request, 'request');
  }) as { time: string }[];
  expect(line).toEqual({ ...searched, time: expect.any(String) as string });
  expect(line).toMatchObject({ level: 30, msg: 'request', ...request });
});
