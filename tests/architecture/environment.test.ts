import fs from 'node:fs';
import { expect, test } from 'vitest';
import { environmentNames, parseEnvironment } from '~/config/env.server';
import { environmentNames as sandboxNames } from '../../sandbox/settings';
import { testEnvironment } from '../setup/environment';

test('.env.example names every variable of the environment and no other', () => {
  const text = fs.readFileSync('.env.example', 'utf8');
  const named = Array.from(text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name);
  const known = new Set([...environmentNames, ...sandboxNames]);
  expect(new Set(named)).toEqual(known);
});

test('production is reached over https, the demo apart', () => {
  const start = (more: Record<string, string>) => () =>
    parseEnvironment(testEnvironment('postgresql://host/db', 'http://host', { NODE_ENV: 'production', ...more }));
  const refusal = 'PUBLIC_URL does not begin with https:';
  expect(start({ PUBLIC_URL: '' })).toThrow(refusal);
  expect(start({ PUBLIC_URL: 'http://sangha.example' })).toThrow(refusal);
  expect(start({ PUBLIC_URL: 'https://sangha.example' })).not.toThrow();
  expect(start({ PUBLIC_URL: 'http://localhost:3000', DEMO_MODE: '1' })).not.toThrow();
});
