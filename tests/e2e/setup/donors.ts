import { randomInt } from 'node:crypto';
import type { APIRequestContext } from 'playwright';
import { createPicture } from '../../factories/picture';
import { createMemberInput } from './journeys';
import { expect } from './test';

/**
 * Creates a new member with pending QR donations of the given amounts. Returns the member's name.
 * Donations with the same `seed` have the same screenshot.
 */
export async function createDonor(
  amounts: readonly number[],
  request: APIRequestContext,
  seed?: number,
): Promise<string> {
  const { name, phone: phonenumber, password } = createMemberInput();
  await request.post('/api/signup', { data: { name, phonenumber, password } });
  const { token } = (await (await request.post('/api/login', { data: { phonenumber, password } })).json()) as {
    token: string;
  };
  for (const amount of amounts) {
    const buffer = Buffer.from(await createPicture({ seed: seed ?? randomInt(1e9) }));
    const given = await request.post('/api/user/donations/qr', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: { amount, screenshot: { name: 'upi.png', mimeType: 'image/png', buffer } },
    });
    expect(given.status()).toBe(200);
  }
  return name;
}

/**
 * Returns the path of the list of one donor's pending donations. In the complete list, donations by
 * other tests could move the donation to the second page, because the oldest come first.
 */
export function createPendingListPath(donor: string): string {
  return `/admin/financials?${new URLSearchParams({ status: 'pending', search: donor })}`;
}
