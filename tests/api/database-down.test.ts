import { expect, test } from 'vitest';
import { DEFAULT_HERO, FALLBACK_FAQS, SECTION_KEYS } from '~/domain/content/policy';
import { testContext } from '../setup/context';
import { requesterOn } from '../setup/request';
import { silentServer } from '../setup/silent-server';

const refusing = await testContext({ environment: { DATABASE_URL: 'postgresql://postgres@127.0.0.1:9/nothing' } });
const silent = await testContext({
  environment: { DATABASE_URL: `postgresql://postgres@127.0.0.1:${await silentServer()}/nothing` },
});

test.each([
  ['refuses', refusing],
  ['never answers', silent],
])('the home page answers with its defaults while the database %s', async (_, { parts }) => {
  const request = await requesterOn(parts);
  const answers = await Promise.all(['/', '/hi', '/landing', '/privacy'].map((path) => request('GET', path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { text } = await request('GET', '/');
  expect(text).toContain(DEFAULT_HERO.title);
  for (const key of SECTION_KEYS) expect(text).toContain(`id="${key}"`);
  for (const { question } of FALLBACK_FAQS) expect(text).toContain(question);
});
