import { expect, test } from 'vitest';
import type { Member } from '~/db/generated/client';
import { issueCertificate } from '~/domain/challenges/issue-certificate.server';
import { brandFormSchema } from '~/domain/content/site-schemas';
import { saveBrand } from '~/domain/content/site-settings.server';
import { forgetCached } from '~/domain/context';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { createPaymentCode } from '~/domain/donations/create-payment-code.server';
import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { updateProfileSchema } from '~/domain/members/schemas';
import { updateProfile } from '~/domain/members/update-profile.server';
import { addDays, getMonday, toDatabaseDate } from '~/lib/calendar';
import { asAdmin, createAdmin, createAdminCookie } from '../factories/admin';
import { createClassDays } from '../factories/class';
import { submitDonation } from '../factories/donation';
import { createMember, createMemberCookie, newPhone } from '../factories/member';
import { TRUST } from '../factories/trust';
import { findForeignWords, listBrandPages } from '../setup/brand-pages';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';
import { listScreenAddresses } from '../setup/routes';

const NAMES = ['Prabhat Yoga', 'प्रभात योग', 'प्रभात योगसाधना'];

const PROFILE = {
  name: 'Asha',
  gender: 'Female',
  city: 'Pune',
  birtyear: 19900512,
  email: 'asha@example.in',
  primarygoal: 'Better sleep',
};

const ctx = await testContext({
  environment: { RAZORPAY_QR: '1', WHATSAPP_GROUP_URL: '', TELEGRAM_CHAT_URL: '' },
});
const request = await createRequester(ctx.app);

/** Creates the certificate of a member who attended on each day of a challenge. */
async function createCertificate(member: Member): Promise<string> {
  const monday = addDays(getMonday(ctx.clock.today()), -21);
  const { id: challenge_id } = await ctx.db.challenge.create({
    data: { title: 'Fourteen mornings', starts_on: toDatabaseDate(monday), created_at: ctx.clock.now() },
  });
  const joined_at = new Date(`${addDays(monday, -1)}T12:00:00Z`);
  await ctx.db.challengeEnrolment.create({ data: { challenge_id, member_id: member.id, joined_at } });
  const classes = await createClassDays(
    ctx,
    Array.from({ length: 14 }, (_, at) => addDays(monday, at)),
  );
  const marked_at = ctx.clock.now();
  await ctx.db.attendance.createMany({
    data: classes.map(({ id, class_date }) => ({ class_id: id, class_date, member_id: member.id, marked_at })),
  });
  return issueCertificate(ctx.as(member));
}

/** Returns the cookies of a response as a Cookie header. */
const readCookies = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

test('with another brand, no screen for visitors or members has the name or a claim of the demo', async () => {
  // The payment provider has no other clock.
  ctx.clock.set(new Date());
  const admin = await asAdmin(ctx);
  const staff = await createAdminCookie(ctx, await createAdmin(ctx));
  const [en, hi, mr] = NAMES;
  const translations = { hi: { name: hi }, mr: { name: mr } };
  await saveBrand(admin, brandFormSchema.parse({ name: en, accent: 'teal', translations }));
  const tax = { ...TRUST, legal_name: 'Prabhat Trust', version: '0' };
  expect(await request('POST', '/admin/sections/tax', { headers: staff, form: tax })).toMatchObject({ status: 302 });
  forgetCached(ctx);
  await ctx.brandStore.refresh();

  const member = await createMember(ctx, { name: 'Ravi Kumar' });
  const headers = await createMemberCookie(ctx, member);
  const donation = await submitDonation(ctx.as(member));
  await approveDonation(admin, donation.id);
  const values = {
    code: await createCertificate(member),
    donationId: String(donation.id),
    orderId: (await placeOnlineOrder(ctx.as(member), { amount: 101 })).order.id,
    codeId: (await createPaymentCode(ctx.as(member), { amount: 102 })).id,
  };

  const [newcomer, mover] = [await createMember(ctx, { phone_proved_at: null }), await createMember(ctx)];
  await updateProfile(ctx.as(mover), updateProfileSchema.parse({ ...PROFILE, phonenumber: newPhone() }));
  const form = { phonenumber: member.phone };
  const cookies: Record<string, string> = {
    '/profile-edit/phone': (await createMemberCookie(ctx, mover)).Cookie,
    '/confirm-phone': (await createMemberCookie(ctx, newcomer)).Cookie,
    '/login/verify': readCookies((await request('POST', '/login/code', { form })).headers),
  };

  const seen: { path: string; route: string; status: number; wrong: string[]; isOwn: boolean }[] = [];
  for (const { path, route, isMember } of await listBrandPages(values)) {
    const Cookie = cookies[route] ?? (isMember ? headers.Cookie : '');
    const { status, text } = await request('GET', path, { headers: { Cookie } });
    seen.push({ path, route, status, wrong: findForeignWords(text), isOwn: NAMES.some((name) => text.includes(name)) });
  }
  // Both redirect: the member has not earned the T-shirt, and no password is being reset.
  const shown = seen.filter(({ route }) => !['/rewards/t-shirt', '/reset-password'].includes(route));
  expect(shown.filter(({ wrong, isOwn }) => wrong.length > 0 || !isOwn)).toEqual([]);
  const notFound = ['/*', '/restore-phone'];
  expect(shown.filter(({ status, route }) => status !== 200 && !notFound.includes(route))).toEqual([]);
  const routes = (await listScreenAddresses()).filter((route) => !/^\/(?:admin|api)\b/.test(route));
  expect(routes.filter((route) => !seen.some((page) => page.route === route))).toEqual([]);
});
