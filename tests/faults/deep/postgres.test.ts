import { describe } from 'vitest';
import { testDeploys, testWebProcess } from '../deploys';
import { prepareFaultPlatform } from '../fault-platform';
import { testKilledMoments } from '../killed-moments';
import { testKilledParts } from '../killed-parts';
import { testKilledReminders } from '../killed-reminders';
import { testKilledWorkers } from '../killed-workers';
import { testFullDisk, testLateDatabase, testQueueOutage } from '../outages';
import { testProviders } from '../providers';

describe('with the queue in PostgreSQL', () => {
  const on = prepareFaultPlatform('postgres');

  testDeploys(on);
  testWebProcess(on);
  testKilledParts(on, [
    'one web process',
    'one worker',
    'both workers',
    'PostgreSQL',
    'the programs that read pictures',
  ]);
  testKilledMoments(on);
  testKilledWorkers(on);
  testKilledReminders(on);
  testQueueOutage(on);
  testFullDisk(on);
  testLateDatabase(on);
  testProviders(on);
});
