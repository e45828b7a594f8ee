import { describe } from 'vitest';
import { isLong } from '../clocks';
import { deploys } from '../deploys';
import { faultPlatform } from '../fault-platform';
import { killedMoments } from '../killed-moments';
import { killedParts } from '../killed-parts';
import { killedReminders } from '../killed-reminders';
import { killedWorkers } from '../killed-workers';
import { fullDisk, queueOutage } from '../outages';
import { providers } from '../providers';

describe('with the queue in Redis', () => {
  const on = faultPlatform('redis');

  deploys(on);
  killedParts(on, ['one worker']);
  killedWorkers(on);
  killedReminders(on);
  queueOutage(on);
  if (!isLong) return;
  killedMoments(on);
  fullDisk(on);
  providers(on);
});
