import { randomInt } from 'node:crypto';
import type { APIRequestContext } from 'playwright';
import { picture } from '../../factories/picture';
import { newMember } from './journeys';
import { expect } from './test';

/** Creates a new member with pending QR donations of these amounts. Returns the name. */
export async function donorOf(amounts: readonly number[], request: APIRequestContext): Promise<string> {
  const { name, phone: phonenumber, password } = newMember();
  await request.post('/api/signup', { data: { name, phonenumber, password } });
  const { token } = (await (await request.post('/api/login', { data: { phonenumber, password } })).json()) as {
    token: string;
  };
  for (const amount of amounts) {
    const buffer = Buffer.from(await picture({ seed: randomInt(1e9) }));
    const given = await request.post('/api/user/donations/qr', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: { amount, screenshot: { name: 'upi.png', mimeType: 'image/png', buffer } },
    });
    expect(given.status()).toBe(200);
  }
  return name;
}

/**
 * The list of one donor's pending donations. The complete list begins with the oldest, and other
 * tests may push new donations to its second page.
 */
export function pendingOf(donor: string): string {
  return `/admin/financials?${new URLSearchParams({ status: 'pending', search: donor })}`;
}
