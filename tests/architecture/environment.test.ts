import fs from 'node:fs';
import { expect, test } from 'vitest';
import { environmentNames } from '~/config/env.server';

/** What the sandbox and the launcher read beside it. */
const SANDBOX_NAMES = [
  'SANDBOX_PORT',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_API_URL',
  'RAZORPAY_CHECKOUT_URL',
];

test('.env.example names every variable of the environment and no other', () => {
  const text = fs.readFileSync('.env.example', 'utf8');
  const named = Array.from(text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name);
  const known = new Set([...environmentNames, ...SANDBOX_NAMES]);
  expect(new Set(named)).toEqual(known);
});
