import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildDemoEnvironment } from '../../sandbox/environment.mjs';

test('a demo keeps its keys, and an older demo gets new keys added', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-keys-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(path.join(folder, 'demo-keys.json'), JSON.stringify({ TWILIO_AUTH_TOKEN: 'kept' }));
  const first = buildDemoEnvironment({ DATA_DIR: folder });
  expect(first).toMatchObject({ TWILIO_AUTH_TOKEN: 'kept', RAZORPAY_KEY_ID: expect.stringMatching(/^rzp_test_/) });
  expect(buildDemoEnvironment({ DATA_DIR: folder })).toEqual(first);
});
