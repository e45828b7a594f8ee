import type { Queue } from 'bullmq';
import type { Database } from '~/db/client.server';

type Check = 'ok' | 'unreachable';

/** Whether a process can do its work, and which of its dependencies does not answer. */
export interface Readiness {
  ready: boolean;
  database: Check;
  queue: Check;
}

const PATIENCE_MS = 2_000;

/** Asks the database and each queue for a sign of life, for two seconds at most. */
export async function checkReadiness(db: Database, queues: Iterable<Queue>): Promise<Readiness> {
  const [database, queue] = await Promise.all([
    check(db.$queryRaw`SELECT 1`),
    check(Promise.all([...queues].map((each) => each.count()))),
  ]);
  return { ready: database === 'ok' && queue === 'ok', database, queue };
}

async function check(work: Promise<unknown>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Check>((resolve) => (timer = setTimeout(() => resolve('unreachable'), PATIENCE_MS)));
  const answered = work.then((): Check => 'ok').catch((): Check => 'unreachable');
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
