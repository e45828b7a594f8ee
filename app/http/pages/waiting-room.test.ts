import { expect, test } from 'vitest';
import { needsAdmissionCookie, mustWaitInWaitingRoom, createWaitingPage } from './waiting-room.server';

test.each([
  ['somebody without a session', '/resources', '', true],
  ['a visitor of a page that everybody shares', '/hi/landing', '', false],
  ['a member who has just come', '/dashboard', 'sangha_member=x', true],
  ['who has only a device that is known', '/register', 'sangha_device=x; sangha_language=hi', true],
  ['a member who is inside', '/dashboard', 'sangha_member=x; sangha_admitted=1', false],
  ['behind TLS too', '/dashboard', '__Host-sangha_member=x; __Host-sangha_admitted=1', false],
  ['whoever waits for a code', '/register', 'sangha_registration=x', false],
  ['whoever sets a new password', '/login', 'sangha_reset=x', false],
  ['whoever has just registered', '/login', 'sangha_login=x', false],
  ['who is told how it went', '/login', 'sangha_toast=x', false],
  ['a donor', '/donations/return', '', false],
  ['a donor who comes anew', '/donations', 'sangha_member=x', false],
  ['staff', '/admin/financials', 'sangha_admin=x', false],
  ['staff who log in', '/admin/login', '', false],
  ['whose account was taken', '/restore-phone', '', false],
])('while the waiting room is active, %s (%s)', (_, path, cookie, waits) => {
  expect(mustWaitInWaitingRoom(path, cookie)).toBe(waits);
});

test('the first page of a member sets the cookie once', () => {
  expect(needsAdmissionCookie('/dashboard', 'sangha_member=x')).toBe(true);
  expect(needsAdmissionCookie('/dashboard', 'sangha_member=x; sangha_admitted=y')).toBe(false);
  expect(needsAdmissionCookie('/landing', 'sangha_member=x')).toBe(false);
  expect(needsAdmissionCookie('/resources', '')).toBe(false);
});

test('the waiting page is small, reloads after a random delay, and is not cached', async () => {
  const pages = Array.from({ length: 50 }, createWaitingPage);
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
