import { expect, test } from 'vitest';
import type { Job } from '~/jobs/define-job';
import { JOBS } from '~/jobs/jobs.server';
import { QUEUE_NAMES } from '~/jobs/queue-names';

const all = Object.entries(JOBS) as [string, Job<object>][];

test.each(all)('%s has at least one attempt, an existing queue, and a payload that survives JSON', (_name, job) => {
  expect(QUEUE_NAMES).toContain(job.queue);
  expect(job.attempts).toBeGreaterThan(0);
  expect(job.payload.safeParse(null).success).toBe(false);
});

test('ids contain no colon, which the queue reserves', () => {
  const ids = all.flatMap(([, { id }]) => (id ? [id({ messageId: 1, memberId: 1 })] : []));
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(id).not.toContain(':');
});
