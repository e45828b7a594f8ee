import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectNothingLost } from '../faults/nothing-lost';
import { largeBodies } from './bodies';
import { fuzzedCalls } from './calls';
import { fieldNames } from './field-names';
import { oddLines } from './lines';
import { lockOuts } from './lock-out';
import { pictureBombs } from './pictures';
import { races } from './races';
import { slowSenders } from './senders';
import { sharedAnswers } from './shared-answers';
import { hostileTarget } from './target';

describe('a site that somebody attacks', () => {
  const on = hostileTarget();

  largeBodies(on);
  fieldNames(on);
  pictureBombs(on);
  slowSenders(on);
  oddLines(on);
  sharedAnswers(on);
  lockOuts(on);
  races(on);
  fuzzedCalls(on);

  test('has all its books in order afterwards', async () => {
    await on.under('after it all', async (count) => {
      count((await on.ask('/readyz')).status);
      await expectNothingLost(on.platform, on.people);
    });
  });

  test('has a log of JSON lines alone, none of an error that nobody expected', () => {
    const log = fs.readFileSync(path.join(on.platform.env.DATA_DIR ?? '', 'logs', 'web.log'), 'utf8');
    const lines = log.split('\n').filter((line) => line && !line.startsWith('[remix-serve]'));
    expect(lines.filter((line) => !line.startsWith('{"level":'))).toEqual([]);
    expect(lines.filter((line) => line.includes('"msg":"unexpected error"'))).toEqual([]);
  });
});
