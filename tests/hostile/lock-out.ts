import { expect, test } from 'vitest';
import { getNextNumber } from '../factories/unique';
import type { Answer } from '../faults/people';
import { SIZES } from './sizes';
import { runConcurrently } from '../setup/concurrency.mjs';
import type { Target } from './target';

const BUSY = /Many people are logging in just now/;

export function testLockOuts(on: Target): void {
  const logInAs = (body: object) => on.people.call('POST', '/api/login', body);
  const logInStaff = (body: object) => on.people.call('POST', '/api/admin/login', body);

  test('attempts by strangers never lock an owner out of the login or a reset', async () => {
    const owner = await on.people.member();
    const { phonenumber } = owner;
    const password = 'surya-namaskar-12';
    await on.people.rows(`UPDATE members SET phone_proved_at = now() WHERE phone = '${owner.phone}'`);
    const first = await logInAs({ phonenumber, password });
    const reviewer = { username: 'reviewer', password: 'sangha-review' };
    const staff = await logInStaff(reviewer);
    const [device_token, staffDevice] = [first.body.device_token, staff.body.device_token];
    await on.runAttack(
      'strangers at an account',
      async (count) => {
        await runConcurrently(Array.from({ length: 240 }), 4, async (_, index) => {
          const tries = [
            () => logInAs({ phonenumber, password: 'not this one' }),
            () => logInStaff({ username: 'reviewer', password: 'not this one' }),
            () =>
              on.people.call('POST', '/api/reset-password', {
                phonenumber,
                otp: '000000',
                newPassword: 'a fine dusk 7',
              }),
            () => on.people.call('POST', '/api/forgot-password', { phonenumber }),
          ];
          const tried = await tries[index % tries.length]?.();
          if (!tried) return;
          count(tried.status, { status: tried.status, headers: {}, body: JSON.stringify(tried.body) });
          if (index % 20 !== 0) return;
          const [asMember, asStaff] = [
            await logInAs({ phonenumber, password, device_token }),
            await logInStaff({ ...reviewer, device_token: staffDevice }),
          ];
          expect([asMember.status, asStaff.status]).toEqual([200, 200]);
        });
        const elsewhere = await logInAs({ phonenumber, password });
        expect(elsewhere).toMatchObject({ status: 200 });
        const codeResponse = await on.people.call('POST', '/api/forgot-password', { phonenumber, device_token });
        expect([200, 429]).toContain(codeResponse.status);
        const otp = await waitForNewestCode(on, owner.phone);
        const reset = { phonenumber, otp, newPassword: 'a fine dusk 7', device_token };
        expect(await on.people.call('POST', '/api/reset-password', reset)).toMatchObject({ status: 200 });
      },
      BUSY,
    );
  });

  test('registered and unregistered phones get the same responses', async () => {
    const { phonenumber: registered } = await on.people.member();
    const { phonenumber: unregistered } = on.people.stranger();
    const asker = await on.people.member();
    const calls: Record<string, (phonenumber: string) => Promise<Answer>> = {
      login: (phonenumber) => logInAs({ phonenumber, password: 'not this one' }),
      'forgotten password': (phonenumber) => on.people.call('POST', '/api/forgot-password', { phonenumber }),
      reset: (phonenumber) =>
        on.people.call('POST', '/api/reset-password', { phonenumber, otp: '123456', newPassword: 'a fine dusk 7' }),
    };
    await on.runAttack('who is registered', async (count) => {
      for (const call of Object.values(calls)) {
        const [known, unknown] = [await call(registered), await call(unregistered)];
        for (const { status } of [known, unknown]) count(status);
        expect(unknown).toEqual(known);
      }
      // The specification requires 409 responses that reveal whether a phone number is registered.
      // Only the rate limit for one-time codes restricts such requests.
      const enumerated = [];
      for (let tries = 0; tries < 15; tries += 1) {
        const profile = { name: 'Asha', phonenumber: tries % 2 ? registered : on.people.stranger().phonenumber };
        const answer = await on.people.call('PUT', '/api/profile', { ...PROFILE, ...profile }, asker.token);
        count(answer.status);
        enumerated.push(answer.status);
      }
      expect(enumerated.slice(-4)).toEqual([429, 429, 429, 429]);
    });
  });

  test.runIf(SIZES.timings)('and take the same time', async () => {
    const { phonenumber: registered } = await on.people.member();
    const took = { known: [] as number[], unknown: [] as number[] };
    await on.runAttack('how long registered phones take', async (count) => {
      for (let times = 0; times < SIZES.timings; times += 1) {
        for (const [who, phonenumber] of [
          ['known', registered],
          ['unknown', `71${String(getNextNumber()).padStart(8, '0')}`],
        ] as const) {
          const from = performance.now();
          const answer = await logInAs({ phonenumber, password: 'not this one' });
          if (answer.status === 401) took[who].push(performance.now() - from);
          count(answer.status);
        }
      }
    });
    expect(Math.abs(getMedian(took.known) - getMedian(took.unknown))).toBeLessThan(15);
  });
}

const PROFILE = {
  email: 'asha@example.in',
  gender: 'Female',
  city: 'Pune',
  birtyear: '19900101',
  primarygoal: 'Flexibility',
};

const getMedian = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

async function waitForNewestCode(on: Target, phone: string): Promise<string> {
  const findNewestCode = async () => {
    const response = await fetch(`${on.platform.sandboxUrl}/messages?to=${encodeURIComponent(phone)}`);
    const { messages } = (await response.json()) as {
      messages: { template: string; variables: Record<string, string> }[];
    };
    return messages.filter(({ template }) => template === 'otp').at(-1)?.variables['1'] ?? '';
  };
  await expect.poll(findNewestCode).toMatch(/^\d{6}$/);
  return findNewestCode();
}
