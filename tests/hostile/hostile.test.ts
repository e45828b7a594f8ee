import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectNothingLost } from '../faults/nothing-lost';
import { testLargeBodies } from './bodies';
import { testFieldNames } from './field-names';
import { testOddLines } from './lines';
import { testLockOuts } from './lock-out';
import { testPictureBombs } from './pictures';
import { testSlowSenders } from './senders';
import { testSharedResponses } from './shared-answers';
import { prepareHostileTarget } from './target';

describe('a site under attack', () => {
  const on = prepareHostileTarget();

  testLargeBodies(on);
  testFieldNames(on);
  testPictureBombs(on);
  testSlowSenders(on);
  testOddLines(on);
  testSharedResponses(on);
  testLockOuts(on);

  test('has consistent data afterwards', async () => {
    await on.runAttack('after it all', async (count) => {
      count((await on.sendRequest('/readyz')).status);
      await expectNothingLost(on.platform, on.people);
    });
  });

  test('has a log of JSON lines only, without an unexpected error', () => {
    const log = fs.readFileSync(path.join(on.platform.env.DATA_DIR ?? '', 'logs', 'web.log'), 'utf8');
    const lines = log.split('\n').filter((line) => line && !line.startsWith('[remix-serve]'));
    expect(lines.filter((line) => !line.startsWith('{"level":'))).toEqual([]);
    expect(lines.filter((line) => line.includes('"msg":"unexpected error"'))).toEqual([]);
  });
});
