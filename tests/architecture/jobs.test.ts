import { expect, test } from 'vitest';
import { jobContracts, QUEUES } from '~/jobs/contracts';

const jobs = Object.entries(jobContracts);

test.each(jobs)(
  '%s is tried at least once, on a queue that exists, with a payload that survives JSON',
  (_name, job) => {
    expect(QUEUES).toContain(job.queue);
    expect(job.attempts).toBeGreaterThan(0);
    expect(job.payload.safeParse(null).success).toBe(false);
  },
);

test('ids hold no colon, which the queue keeps for itself', () => {
  const ids = jobs.flatMap(([, job]) =>
    'id' in job ? [(job.id as (payload: object) => string)({ messageId: 1, memberId: 1 })] : [],
  );
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(id).not.toContain(':');
});
