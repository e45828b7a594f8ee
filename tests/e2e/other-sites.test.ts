import { expect, test } from './setup/test';

const form = { phonenumber: '9876543211', password: 'namaste108' };

for (const origin of ['https://evil.example', 'http://127.0.0.1:9', 'null', 'no origin at all']) {
  test(`a form sent by ${origin} is refused`, async ({ request }) => {
    const answer = await request.post('/login', { form, headers: { Origin: origin }, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('sangha_member');
  });
}

test('a form of our own host is accepted', async ({ request, baseUrl }) => {
  const answer = await request.post('/login', { form, headers: { Origin: new URL(baseUrl).origin }, maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/dashboard']);
});
