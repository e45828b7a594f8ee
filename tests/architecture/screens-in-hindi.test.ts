import fs from 'node:fs';
import { matchRoutes } from '@remix-run/react';
import { expect, test } from 'vitest';
import { translateScreens, getScreenName, PEOPLE } from '../e2e/setup/screens';
import { buildRouteTable } from '../setup/routes';

/**
 * Screens that are reached only after several steps, so the crawler cannot find them. Different
 * tests visit them.
 */
const VISITED_BY_OTHER_TESTS = [
  'routes/auth/reset-password.tsx',
  'routes/auth/login-verify.tsx',
  'routes/member/confirm-phone.tsx',
  'routes/member/profile-phone.tsx',
  'routes/member/checkout.tsx',
  'routes/member/payment-code.tsx',
  'routes/member/receipt.tsx',
  'routes/member/reward-shirt.tsx',
];

/** Page for developers, which exists only in English. */
const FOR_DEVELOPERS = ['routes/public/api-docs.tsx'];

test('every screen of visitors and members is checked in Hindi', async () => {
  const table = Object.values(await buildRouteTable());
  const screens = table
    .map(({ file }) => file)
    .filter((file) => /^routes\/(?:public|auth|member)\/.*\.tsx$/.test(file))
    .filter((file) => fs.readFileSync(`app/${file}`, 'utf8').includes('export default function'));
  const routes = table.map(({ id, path = '', file }) => ({ id, path: `/${path}`, handle: file }));
  const crawled = [PEOPLE.visitor, PEOPLE.member, PEOPLE['asked member']]
    .flatMap((person) => translateScreens(person.screens))
    .map((screen) => new URL(getScreenName(screen), 'http://sangha').pathname)
    .map((pathname) => matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? '');
  const read = [...crawled, ...VISITED_BY_OTHER_TESTS, ...FOR_DEVELOPERS];
  expect(new Set(screens).size).toBeGreaterThan(25);
  expect([...new Set(screens)].filter((file) => !read.includes(file))).toEqual([]);
});
