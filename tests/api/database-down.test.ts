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

test('a page in Hindi says in Hindi what could not be loaded', async () => {
  const request = await requesterOn(refusing.parts);
  const resources = await request('GET', '/resources?lang=hi');
  expect(resources.status).toBe(200);
  expect(resources.text).toContain('आहार योजनाएँ नहीं खुल सकीं। कृपया थोड़ी देर में फिर कोशिश करें।');
  const session = Buffer.from(JSON.stringify('x'.repeat(43))).toString('base64');
  const dashboard = await request('GET', '/dashboard?lang=hi', { headers: { Cookie: `sangha_member=${session}` } });
  expect(dashboard.status).toBe(503);
  for (const said of ['<html lang="hi-IN"', 'कुछ गड़बड़ हुई', 'फिर कोशिश करें']) expect(dashboard.text).toContain(said);
});
