import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { outageLog } from './outage.server';

test('an outage is said once when it begins and once when it is over, with how much failed meanwhile', () => {
  const [pool, client] = [new EventEmitter(), new EventEmitter()];
  const lines: [object, string][] = [];
  const note = (line: object, words: string) => void lines.push([line, words]);
  const failed = outageLog(pool as pg.Pool, { error: note, warn: note } as never);
  pool.emit('connect', client);
  let passedMs = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);

  client.emit('drain');
  const err = new Error('ECONNREFUSED');
  for (let request = 1; request <= 450; request += 1) failed(err, `request ${request}`);
  client.emit('drain');
  expect(lines).toEqual([[{ err, requestId: 'request 1' }, 'the database is not reachable']]);

  passedMs += 70_000;
  client.emit('drain');
  client.emit('drain');
  expect(lines.slice(1)).toEqual([[{ failures: 450, seconds: 70 }, 'the database is reachable again']]);

  failed(err, 'another day');
  expect(lines).toHaveLength(3);
});
