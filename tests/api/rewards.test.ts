import { beforeAll, describe, expect, test } from 'vitest';
import { adminCookieOf, createAdmin } from '../factories/admin';
import { createMember, createMembers, tokenOf } from '../factories/member';
import { sessionCookie } from '~/http/browser/session.server';
import { testContext } from '../setup/context';
import { requesterOn } from '../setup/request';

const ctx = await testContext();
const request = await requesterOn(ctx.app);

const LADDER = '/dashboard?tab=referral&view=rewards';
const FORM = '/rewards/t-shirt';
const HOME = { size: 'M', address_line1: '4 Lake Road', address_line2: 'Pune, Maharashtra', pincode: '411001' };

let referrer: number;
let member: { Cookie: string };
let newcomer: { Cookie: string };
let staff: { Cookie: string };

async function cookieOf(id: number): Promise<{ Cookie: string }> {
  const cookie = await sessionCookie('member', await tokenOf(ctx, { id }), ctx.app);
  return { Cookie: cookie.split(';')[0] ?? '' };
}

beforeAll(async () => {
  const [{ id: referrer_id }, friends] = [await createMember(ctx, { name: 'Asha' }), await createMembers(ctx, 25)];
  referrer = referrer_id;
  const created_at = ctx.clock.now();
  await ctx.db.referral.createMany({ data: friends.map(({ id }) => ({ referrer_id, friend_id: id, created_at })) });
  [member, newcomer] = [await cookieOf(referrer_id), await cookieOf((await createMember(ctx)).id)];
  staff = await adminCookieOf(ctx, await createAdmin(ctx));
});

const page = async (path: string, headers = member) => (await request('GET', path, { headers })).text;

describe('rewards as pages without scripts', () => {
  test('what nobody has set is being prepared, and opens once staff have set it', async () => {
    expect(await page(LADDER)).toContain('We are preparing this.');
    const link = 'https://sangha.example/guide.pdf';
    const refused = await request('POST', '/admin/rewards/1', {
      headers: staff,
      form: { link: 'http://no', note: '' },
    });
    expect(refused).toMatchObject({ status: 400, text: expect.stringContaining('begins with https://') as string });
    const { status } = await request('POST', '/admin/rewards/1', { headers: staff, form: { link, note: 'Enjoy it' } });
    expect(status).toBe(302);
    expect(await page(`${LADDER}&lang=hi`)).toMatch(/<p lang="en-IN"[^>]*>Enjoy it</);
    const inHindi = { link, note: 'Enjoy it', 'translations.hi.note': 'आनंद से पढ़ें' };
    await request('POST', '/admin/rewards/1', { headers: staff, form: inHindi });
    expect(await page('/admin/rewards/1', staff)).toMatch(/<textarea[^>]* lang="hi-IN"[^>]*>आनंद से पढ़ें</);
    expect(await page(`${LADDER}&lang=hi`)).toMatch(/<p class[^>]*>आनंद से पढ़ें</);
    expect(await page(LADDER)).toContain(link);
    expect(await page(LADDER, newcomer)).not.toContain(link);
  });

  test('the T-shirt says at its fields what is wrong, in Hindi too, and keeps what was typed', async () => {
    const form = { ...HOME, size: '', pincode: '12' };
    const { status, text } = await request('POST', `${FORM}?lang=hi`, { headers: member, form });
    expect(status).toBe(400);
    for (const said of ['कृपया अपना साइज़ चुनें', 'पिनकोड के छह अंक', '4 Lake Road', 'value="12"']) {
      expect(text).toContain(said);
    }
  });

  test('the T-shirt is asked for, listed for staff, marked as sent and told', async () => {
    await request('POST', FORM, { headers: newcomer, form: HOME });
    expect(await ctx.db.rewardClaim.count()).toBe(0);
    expect(await request('POST', FORM, { headers: member, form: HOME })).toMatchObject({ status: 302 });
    expect(await page(LADDER)).toContain('4 Lake Road');
    expect(await page('/admin/rewards', staff)).toContain('4 Lake Road');
    const { id } = await ctx.db.rewardClaim.findFirstOrThrow();
    const form = { id: String(id) };
    expect(await request('POST', '/admin/rewards', { headers: staff, form })).toMatchObject({ status: 302 });
    expect(await page('/admin/rewards', staff)).toContain('Nothing waits to be sent');
    expect(await page('/admin/rewards?state=sent', staff)).toContain('4 Lake Road');
    expect(await page(LADDER)).toMatch(/Sent on \d/);
    expect(await request('GET', FORM, { headers: member })).toMatchObject({ status: 302 });
  });

  test('the ladder is told by the call too, in the words of the reader’s language beside the English', async () => {
    const headers = { Authorization: `Bearer ${await tokenOf(ctx, { id: referrer })}` };
    const { text } = await request('GET', '/api/user/referrals?lang=hi', { headers });
    const { rewards } = (JSON.parse(text) as { referral_data: { rewards: object[] } }).referral_data;
    expect(rewards).toHaveLength(5);
    expect(rewards[0]).toEqual({
      ...{ level: 1, invites: 5, icon: 'book', status: 'unlocked', note: 'Enjoy it', sent_on: null },
      ...{ reward: 'Exclusive PDF guide on meditation and mindfulness', link: 'https://sangha.example/guide.pdf' },
      translation: { lang: 'hi', reward: 'ध्यान और सजगता पर विशेष PDF मार्गदर्शिका', note: 'आनंद से पढ़ें' },
    });
    expect(rewards[2]).toMatchObject({
      level: 3,
      status: 'unlocked',
      sent_on: expect.stringMatching(/^2\d{3}-/) as string,
    });
    expect(rewards[3]).toMatchObject({ level: 4, status: 'in_progress', link: null, note: null });
    expect(rewards[4]).toMatchObject({ level: 5, status: 'locked' });
  });

  test('the code is spelled for those who hear it', async () => {
    const { referral_code } = await ctx.db.member.findFirstOrThrow({ where: { name: 'Asha' } });
    expect(await page('/dashboard?tab=referral')).toContain([...referral_code].join(', '));
  });
});
