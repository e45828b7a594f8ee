import { describe } from 'vitest';
import { faultPlatform } from './fault-platform';
import { killedParts } from './killed-parts';

describe('with the queue in Redis', () => {
  const on = faultPlatform('redis');

  killedParts(on, ['one web process', 'both workers', 'PostgreSQL', 'Redis']);
});
