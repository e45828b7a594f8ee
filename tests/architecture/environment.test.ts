import fs from 'node:fs';
import { expect, test } from 'vitest';
import { environmentNames } from '~/config/env.server';
import { environmentNames as sandboxNames } from '../../sandbox/settings';

test('.env.example names every variable of the environment and no other', () => {
  const text = fs.readFileSync('.env.example', 'utf8');
  const named = Array.from(text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name);
  const known = new Set([...environmentNames, ...sandboxNames]);
  expect(new Set(named)).toEqual(known);
});
