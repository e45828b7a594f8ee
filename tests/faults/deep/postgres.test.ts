import { describe } from 'vitest';
import { deploys, webProcess } from '../deploys';
import { faultPlatform } from '../fault-platform';
import { killedMoments } from '../killed-moments';
import { killedParts } from '../killed-parts';
import { killedReminders } from '../killed-reminders';
import { killedWorkers } from '../killed-workers';
import { fullDisk, lateDatabase, queueOutage } from '../outages';
import { providers } from '../providers';

describe('with the queue in PostgreSQL', () => {
  const on = faultPlatform('postgres');

  deploys(on);
  webProcess(on);
  killedParts(on, ['one web process', 'one worker', 'both workers', 'PostgreSQL', 'the programs that read pictures']);
  killedMoments(on);
  killedWorkers(on);
  killedReminders(on);
  queueOutage(on);
  fullDisk(on);
  lateDatabase(on);
  providers(on);
});
