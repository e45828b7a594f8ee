import { describe } from 'vitest';
import { prepareFaultPlatform } from './fault-platform';
import { testKilledImports } from './killed-imports';
import { testKilledParts } from './killed-parts';

describe('with the queue in Redis', () => {
  const on = prepareFaultPlatform('redis');

  testKilledParts(on, ['one web process', 'both workers', 'PostgreSQL', 'Redis']);
  testKilledImports(on);
});
