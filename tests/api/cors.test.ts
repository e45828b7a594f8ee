import { describe, expect, test } from 'vitest';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const FRIEND = 'https://old.sangha.example';
const ctx = await testContext({ environment: { CORS_ORIGINS: `${FRIEND}, http://localhost:5173/` } });
const request = await createRequester(ctx.app);

const preflight = {
  Origin: FRIEND,
  'Access-Control-Request-Method': 'PUT',
  'Access-Control-Request-Headers': 'authorization',
};

describe('a client of an allowed origin', () => {
  test('learns from a preflight what it may send', async () => {
    const { status, headers } = await request('OPTIONS', '/api/profile', { headers: preflight });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': FRIEND,
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'Authorization, Content-Type',
    });
  });

  test.each([FRIEND, 'http://localhost:5173'])('reads successes and errors, from %s', async (Origin) => {
    const token = await createMemberToken(ctx, await createMember(ctx));
    for (const [path, status] of [
      ['/api/user', 200],
      ['/api/nothing', 404],
    ] as const) {
      const answer = await request('GET', path, { token, headers: { Origin } });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
      expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
      expect(answer.headers.get('Vary')).toContain('Origin');
    }
  });

  test('writes with a bearer token', async () => {
    const token = await createMemberToken(ctx, await createMember(ctx));
    const answer = await request('POST', '/api/user/ratings', {
      token,
      headers: { Origin: FRIEND },
      json: { rating: 4 },
    });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, FRIEND]);
  });

  test('never sends cookies', async () => {
    const { headers } = await request('GET', '/api/faqs', { headers: { Origin: FRIEND } });
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });
});

test.each(['https://elsewhere.example', 'null', `${FRIEND}.evil.example`, 'http://old.sangha.example'])(
  'a response is not readable for scripts of %s, and caches separate it',
  async (Origin) => {
    const { headers } = await request('GET', '/api/faqs', { headers: { Origin } });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Vary')).toContain('Origin');
    const preflightResponse = await request('OPTIONS', '/api/profile', { headers: { ...preflight, Origin } });
    expect([preflightResponse.status, preflightResponse.headers.get('Access-Control-Allow-Origin')]).toEqual([
      405,
      null,
    ]);
  },
);

test('pages are not readable for other origins', async () => {
  const { headers } = await request('GET', '/login', { headers: { Origin: FRIEND } });
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
});
