import { expect, test } from 'vitest';
import { createWaitingPage } from './waiting-page.server';
import { mustWait } from './waiting-room.server';

test.each([
  ['a new visitor', '/resources', false, true],
  ['a visitor of a page that everybody shares', '/hi/landing', false, false],
  ['a member who has just come', '/dashboard', false, true],
  ['an admitted member', '/dashboard', true, false],
  ['a donor', '/donations/return', false, false],
  ['staff', '/admin/financials', false, false],
  ['staff who log in', '/admin/login', false, false],
  ['a member who recovers the account', '/restore-phone', false, false],
])('while the waiting room is active, %s (%s)', (_, path, isAdmitted, waits) => {
  expect(mustWait(path, { client: '10.0.0.1', isAdmitted })).toBe(waits);
});

test('the waiting page of a form does not reload and says that the form must be sent again', async () => {
  const page = createWaitingPage(true);
  const text = await page.text();
  expect(page.status).toBe(503);
  expect(text).not.toContain('http-equiv="refresh"');
  expect(text).not.toContain('opens by itself');
  expect(text).toContain('Please go back in a few seconds and send it again.');
  expect(Buffer.byteLength(text)).toBeLessThan(2048);
});

test('the waiting page is small, reloads after a random delay, and is not cached', async () => {
  const pages = Array.from({ length: 50 }, () => createWaitingPage());
  const moments = new Set(pages.map(({ headers }) => Number(headers.get('Retry-After'))));
  expect(moments.size).toBeGreaterThan(5);
  for (const seconds of moments) expect(seconds >= 5 && seconds <= 20).toBe(true);
  const [page] = pages;
  const text = (await page?.text()) ?? '';
  expect(page).toMatchObject({ status: 503 });
  expect(page?.headers.get('Cache-Control')).toBe('no-store');
  expect(text).toContain(`<meta http-equiv="refresh" content="${page?.headers.get('Retry-After')}">`);
  expect(text).not.toContain('<script');
  expect(Buffer.byteLength(text)).toBeLessThan(2048);
});
