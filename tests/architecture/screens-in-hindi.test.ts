import fs from 'node:fs';
import { matchRoutes } from '@remix-run/react';
import { expect, test } from 'vitest';
import { inHindi, nameOf, PEOPLE } from '../e2e/setup/screens';
import { routeTable } from '../setup/routes';

/** Screens that the crawl cannot reach, each with its test in Hindi and a sentence shown there. */
const READ_ON_THE_WAY = {
  'routes/auth/reset-password.tsx': ['tests/e2e/member-area-in-hindi.test.ts', 'reset-password'],
  'routes/auth/login-verify.tsx': ['tests/api/phone-proof.test.ts', 'अपना कोड लिखें'],
  'routes/member/confirm-phone.tsx': ['tests/api/phone-proof.test.ts', 'अपना WhatsApp नंबर पक्का करें'],
  'routes/member/profile-phone.tsx': ['tests/e2e/member-area-in-hindi.test.ts', 'नया नंबर पक्का करें'],
  'routes/member/checkout.tsx': ['tests/e2e/donations-in-hindi.test.ts', 'भुगतान के लिए आगे बढ़ें'],
  'routes/member/receipt.tsx': ['tests/e2e/donations-in-hindi.test.ts', 'रसीद'],
  'routes/member/reward-shirt.tsx': ['tests/api/in-hindi.test.ts', 'मकान और गली'],
};

/** For those who build Sangha, in English alone. */
const FOR_DEVELOPERS = ['routes/public/api-docs.tsx', 'routes/public/gallery.tsx'];

test('every screen of visitors and members is read in Hindi', async () => {
  const table = Object.values(await routeTable());
  const screens = table
    .map(({ file }) => file)
    .filter((file) => /^routes\/(?:public|auth|member)\/.*\.tsx$/.test(file))
    .filter((file) => fs.readFileSync(`app/${file}`, 'utf8').includes('export default function'));
  const routes = table.map(({ id, path = '', file }) => ({ id, path: `/${path}`, handle: file }));
  const crawled = [PEOPLE.visitor, PEOPLE.member, PEOPLE['asked member']]
    .flatMap((person) => inHindi(person.screens))
    .map((screen) => new URL(nameOf(screen), 'http://sangha').pathname)
    .map((pathname) => matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? '');
  const read = [...crawled, ...Object.keys(READ_ON_THE_WAY), ...FOR_DEVELOPERS];
  expect(new Set(screens).size).toBeGreaterThan(25);
  expect([...new Set(screens)].filter((file) => !read.includes(file))).toEqual([]);
});

test.each(Object.entries(READ_ON_THE_WAY))('%s is read by its test', (_file, [test, words]) => {
  expect(fs.readFileSync(test ?? '', 'utf8')).toContain(words);
});
