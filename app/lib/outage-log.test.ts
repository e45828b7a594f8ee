import { expect, test, vi } from 'vitest';
import { createOutageLog } from './outage-log';

test('an outage is logged at its start and, with the failures, at its end', () => {
  const lines: [object, string][] = [];
  const addLine = (line: object, words: string) => void lines.push([line, words]);
  const database = createOutageLog('the database', { error: addLine, warn: addLine });
  let passedMs = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);

  database.answered();
  const err = new Error('ECONNREFUSED');
  for (let request = 1; request <= 450; request += 1) database.failed(err, { requestId: `request ${request}` });
  database.answered();
  expect(lines).toEqual([[{ err, requestId: 'request 1' }, 'the database is not reachable']]);

  passedMs += 70_000;
  database.answered();
  database.answered();
  expect(lines.slice(1)).toEqual([[{ failures: 450, seconds: 70 }, 'the database is reachable again']]);

  database.failed(err);
  expect(lines).toHaveLength(3);
});
