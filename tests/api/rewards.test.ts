import { beforeAll, describe, expect, test } from 'vitest';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { createMember, createMembers, createMemberToken, createMemberCookie } from '../factories/member';
import { eraseMember } from '~/domain/sessions/delete-account.server';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const LADDER = '/dashboard?tab=referral&view=rewards';
const FORM = '/rewards/t-shirt';
const HOME = { size: 'M', address_line1: '4 Lake Road', address_line2: 'Pune, Maharashtra', pincode: '411001' };

let referrer: number;
let member: { Cookie: string };
let newcomer: { Cookie: string };
let staff: { Cookie: string };

beforeAll(async () => {
  const [{ id: referrer_id }, friends] = [await createMember(ctx, { name: 'Asha' }), await createMembers(ctx, 25)];
  referrer = referrer_id;
  const created_at = ctx.clock.now();
  await ctx.db.referral.createMany({ data: friends.map(({ id }) => ({ referrer_id, friend_id: id, created_at })) });
  [member, newcomer] = [
    await createMemberCookie(ctx, { id: referrer_id }),
    await createMemberCookie(ctx, await createMember(ctx)),
  ];
  staff = await createAdminCookie(ctx, await createAdmin(ctx));
});

const getPage = async (path: string, headers = member) => (await request('GET', path, { headers })).text;

describe('the T-shirt in the API', () => {
  const sendRequest = async (json: object, of: { id: number }) =>
    request('POST', '/api/user/rewards/t-shirt', { token: await createMemberToken(ctx, of), json });

  test('is refused to visitors, before it is unlocked, and with errors at fields', async () => {
    expect(await request('POST', '/api/user/rewards/t-shirt', { json: HOME })).toMatchObject({ status: 401 });
    const locked = { status: 403, body: { success: false, message: 'This reward is not unlocked yet.' } };
    expect(await sendRequest(HOME, await createMember(ctx))).toMatchObject(locked);
    const refused = await sendRequest({ ...HOME, size: 'huge' }, { id: referrer });
    expect(refused).toMatchObject({ status: 400, body: { message: 'Please choose your size' } });
    expect(await ctx.db.rewardClaim.count()).toBe(0);
  });

  test('can be corrected on the page or by the API until the T-shirt is sent', async () => {
    const [{ id }, friends] = [await createMember(ctx), await createMembers(ctx, 25)];
    const created_at = ctx.clock.now();
    await ctx.db.referral.createMany({
      data: friends.map((friend) => ({ referrer_id: id, friend_id: friend.id, created_at })),
    });
    const listClaims = () => ctx.db.rewardClaim.findMany({ where: { member_id: id }, select: { size: true } });
    const form = { ...HOME, size: 'L' };
    expect(await request('POST', FORM, { headers: await createMemberCookie(ctx, { id }), form })).toMatchObject({
      status: 302,
    });
    const thanks = { success: true, message: 'Thank you. We will send your T-shirt there.' };
    expect(await sendRequest({ ...HOME, pincode: '411 001' }, { id })).toMatchObject({ status: 200, body: thanks });
    expect(await listClaims()).toEqual([{ size: 'M' }]);
    await request('POST', FORM, { headers: await createMemberCookie(ctx, { id }), form });
    expect(await listClaims()).toEqual([{ size: 'L' }]);
    await ctx.db.$transaction((tx) => eraseMember(ctx, tx, friends[0]?.id ?? 0));
    expect(await getPage(LADDER, await createMemberCookie(ctx, { id }))).toContain('Correct size or address');
    expect(await getPage(FORM, await createMemberCookie(ctx, { id }))).toContain('4 Lake Road');

    await ctx.db.rewardClaim.updateMany({ where: { member_id: id }, data: { state: 'sent', sent_at: created_at } });
    const sent = { status: 409, body: { message: 'Your T-shirt has been sent already.' } };
    expect(await sendRequest(HOME, { id })).toMatchObject(sent);
    await ctx.db.rewardClaim.deleteMany({ where: { member_id: id } });
  });
});

describe('rewards as pages without scripts', () => {
  test('a level that staff have not set is being prepared, and opens once they have set it', async () => {
    expect(await getPage(LADDER)).toContain('We are preparing this.');
    const link = 'https://sangha.example/guide.pdf';
    const refused = await request('POST', '/admin/rewards/1', {
      headers: staff,
      form: { link: 'http://no', note: '' },
    });
    expect(refused).toMatchObject({ status: 400, text: expect.stringContaining('begins with https://') as string });
    const { status } = await request('POST', '/admin/rewards/1', { headers: staff, form: { link, note: 'Enjoy it' } });
    expect(status).toBe(302);
    expect(await getPage(`${LADDER}&lang=hi`)).toMatch(/<p lang="en-IN"[^>]*>Enjoy it</);
    const inHindi = { link, note: 'Enjoy it', 'translations.hi.note': 'आनंद से पढ़ें' };
    await request('POST', '/admin/rewards/1', { headers: staff, form: inHindi });
    expect(await getPage('/admin/rewards/1', staff)).toMatch(/<textarea[^>]* lang="hi-IN"[^>]*>आनंद से पढ़ें</);
    expect(await getPage(`${LADDER}&lang=hi`)).toMatch(/<p class[^>]*>आनंद से पढ़ें</);
    expect(await getPage(LADDER)).toContain(link);
    expect(await getPage(LADDER, newcomer)).not.toContain(link);
  });

  test('the T-shirt form shows errors at its fields, also in Hindi, and keeps the typed values', async () => {
    const form = { ...HOME, size: '', pincode: '12' };
    const { status, text } = await request('POST', `${FORM}?lang=hi`, { headers: member, form });
    expect(status).toBe(400);
    for (const fragment of ['कृपया अपना साइज़ चुनें', 'पिनकोड के छह अंक', '4 Lake Road', 'value="12"']) {
      expect(text).toContain(fragment);
    }
  });

  test('the T-shirt is requested, listed for staff, marked as sent and announced', async () => {
    await request('POST', FORM, { headers: newcomer, form: HOME });
    expect(await ctx.db.rewardClaim.count()).toBe(0);
    expect(await request('POST', FORM, { headers: member, form: HOME })).toMatchObject({ status: 302 });
    expect(await getPage(LADDER)).toContain('4 Lake Road');
    expect(await getPage('/admin/rewards', staff)).toContain('4 Lake Road');
    const { id } = await ctx.db.rewardClaim.findFirstOrThrow();
    const form = { id: String(id) };
    expect(await request('POST', '/admin/rewards', { headers: staff, form })).toMatchObject({ status: 302 });
    expect(await getPage('/admin/rewards', staff)).toContain('Nothing waits to be sent');
    expect(await getPage('/admin/rewards?state=sent', staff)).toContain('4 Lake Road');
    const again = await request('POST', '/admin/rewards', { headers: staff, form });
    expect(again.status).toBe(409);
    expect(again.text.replaceAll(/<script[^]*?<\/script>/g, '')).toContain('This parcel was marked as sent already.');
    expect(await getPage(LADDER)).toMatch(/Sent on \d/);
    expect(await request('GET', FORM, { headers: member })).toMatchObject({ status: 302 });
  });

  test('the API returns the reward levels as well, with translations in addition to the English texts', async () => {
    const headers = { Authorization: `Bearer ${await createMemberToken(ctx, { id: referrer })}` };
    const { text } = await request('GET', '/api/user/referrals?lang=hi', { headers });
    const { rewards } = (JSON.parse(text) as { referral_data: { rewards: object[] } }).referral_data;
    expect(rewards).toHaveLength(5);
    expect(rewards[0]).toEqual({
      level: 1,
      invites: 5,
      icon: 'book',
      status: 'unlocked',
      note: 'Enjoy it',
      sent_on: null,
      reward: 'Exclusive PDF guide on meditation and mindfulness',
      link: 'https://sangha.example/guide.pdf',
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

  test('the code is spelled for screen readers', async () => {
    const { referral_code } = await ctx.db.member.findFirstOrThrow({ where: { name: 'Asha' } });
    expect(await getPage('/dashboard?tab=referral')).toContain([...referral_code].join(', '));
  });
});
