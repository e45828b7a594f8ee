import { describe } from 'vitest';
import { isLong } from '../clocks';
import { testDeploys } from '../deploys';
import { prepareFaultPlatform } from '../fault-platform';
import { testKilledMoments } from '../killed-moments';
import { testKilledParts } from '../killed-parts';
import { testKilledReminders } from '../killed-reminders';
import { testKilledWorkers } from '../killed-workers';
import { testFullDisk, testQueueOutage } from '../outages';
import { testProviders } from '../providers';

describe('with the queue in Redis', () => {
  const on = prepareFaultPlatform('redis');

  testDeploys(on);
  testKilledParts(on, ['one worker']);
  testKilledWorkers(on);
  testKilledReminders(on);
  testQueueOutage(on);
  if (!isLong) return;
  testKilledMoments(on);
  testFullDisk(on);
  testProviders(on);
});
