import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoEnvironment } from '../../sandbox/environment.mjs';

test('a demo keeps its keys, and one from before a key was needed gets that one', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-keys-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(path.join(folder, 'demo-keys.json'), JSON.stringify({ TWILIO_AUTH_TOKEN: 'kept' }));
  const first = demoEnvironment({ DATA_DIR: folder });
  expect(first).toMatchObject({ TWILIO_AUTH_TOKEN: 'kept', RAZORPAY_KEY_ID: expect.stringMatching(/^rzp_test_/) });
  expect(demoEnvironment({ DATA_DIR: folder })).toEqual(first);
});
