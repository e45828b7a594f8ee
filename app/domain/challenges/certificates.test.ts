import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClassDays } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import type { Member, YogaClass } from '~/db/generated/client';
import { addDays } from '~/lib/calendar';
import { cancelClass } from '../classes/cancel-class.server';
import { exportOwnData } from '../members/export-data.server';
import { eraseMember } from '../sessions/delete-account.server';
import { getCertificate, listOwnCertificates } from './certificates.server';
import { createCertificateCode, parseCertificateCode } from './certificate-code';
import { createChallenge } from './challenges.server';
import { issueCertificate } from './issue-certificate.server';
import { joinChallenge } from './join-challenge.server';
import { getOwnChallenge } from './own-challenge.server';

const ctx = await testContext();
const MONDAY = '2026-11-16';

beforeEach(async () => {
  ctx.clock.set(`${addDays(MONDAY, -1)}T19:00:00+05:30`);
  ctx.recent.forget();
  await ctx.db.$executeRaw`TRUNCATE challenges, classes, members CASCADE`;
});

/** Creates a member who has joined a 14-day challenge with a class on each day. */
async function createEnrolled() {
  const translations = { hi: { title: 'चौदह सुबहें' } };
  await createChallenge(await asAdmin(ctx), { title: 'Fourteen', starts_on: MONDAY, days: 14, translations });
  const member = await createMember(ctx, { name: 'Ravi Kumar' });
  await joinChallenge(ctx.as(member));
  const classes = await createClassDays(
    ctx,
    Array.from({ length: 14 }, (_, at) => addDays(MONDAY, at)),
  );
  return { member, classes };
}

/** Marks the member's attendance of these classes and moves the clock to a day of the challenge. */
async function attendOnDays(member: Member, attended: readonly YogaClass[], day: number) {
  const marked_at = ctx.clock.now();
  await ctx.db.attendance.createMany({
    data: attended.map(({ id, class_date }) => ({ member_id: member.id, class_id: id, class_date, marked_at })),
  });
  ctx.clock.set(`${addDays(MONDAY, day)}T12:00:00+05:30`);
  ctx.recent.forget();
}

test('is available after the last day, to its member and to everybody with its code', async () => {
  const { member, classes } = await createEnrolled();
  await attendOnDays(member, classes.slice(0, 12), 12);
  await expect(issueCertificate(ctx.as(member))).rejects.toMatchObject({ code: 'conflict' });
  await attendOnDays(member, classes.slice(13), 13);
  expect(await getOwnChallenge(ctx.as(member))).toMatchObject({ challenge: { state: 'finished', certificate: null } });
  const code = await issueCertificate(ctx.as(member));
  expect(await issueCertificate(ctx.as(member))).toBe(code);
  expect(await getOwnChallenge(ctx.as(member))).toMatchObject({ challenge: { certificate: code } });
  const expected = { name: 'Ravi Kumar', title: 'Fourteen', length: 14, mornings: 13, began_on: MONDAY };
  expect(await getCertificate(ctx, code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    ...expected,
    finished_on: addDays(MONDAY, 13),
  });
});

test('is created once, even with more concurrent requests than connections', async () => {
  const { member, classes } = await createEnrolled();
  await attendOnDays(member, classes, 13);
  const codes = await Promise.all(Array.from({ length: 40 }, () => issueCertificate(ctx.as(member))));
  expect(new Set(codes).size).toBe(1);
});

test('does not change if staff cancel a class later', async () => {
  const { member, classes } = await createEnrolled();
  await attendOnDays(member, classes.slice(1), 13);
  const before = await getCertificate(ctx, await issueCertificate(ctx.as(member)));
  const staff = await asAdmin(ctx);
  const first = classes[0];
  if (!first) throw new Error('a class');
  await cancelClass(staff, first.id, { cancel_reason: 'The teacher was ill.' });
  ctx.recent.forget();
  expect((await getOwnChallenge(ctx.as(member))).challenge?.state).toBe('running');
  expect(await getCertificate(ctx, before.code)).toEqual(before);
});

test('is available a year later, with the current name of the member', async () => {
  const { member, classes } = await createEnrolled();
  await attendOnDays(member, classes, 400);
  expect((await getOwnChallenge(ctx.as(member))).challenge?.state).toBe('finished');
  const code = await issueCertificate(ctx.as(member));
  await ctx.db.member.update({ where: { id: member.id }, data: { name: 'Ravi K.' } });
  expect((await getCertificate(ctx, code)).name).toBe('Ravi K.');
});

test('is kept after the member joins the next challenge', async () => {
  const { member, classes } = await createEnrolled();
  const starts_on = addDays(MONDAY, 21);
  await createChallenge(await asAdmin(ctx), { title: 'Next', starts_on, days: 14, translations: {} });
  await attendOnDays(member, classes, 14);
  await joinChallenge(ctx.as(member));
  expect(await exportOwnData(ctx.as(member))).toMatchObject({
    challenges: expect.arrayContaining([
      expect.objectContaining({ title: 'Fourteen', certificate: expect.stringContaining('/c/') }),
    ]),
  });
});

test('is listed with the earlier ones, newest first', async () => {
  const { member, classes } = await createEnrolled();
  const starts_on = addDays(MONDAY, 21);
  await createChallenge(await asAdmin(ctx), { title: 'Next', starts_on, days: 14, translations: {} });
  await attendOnDays(member, classes, 14);
  expect(await listOwnCertificates(ctx.as(member))).toEqual([]);
  await joinChallenge(ctx.as(member));
  const dates = Array.from({ length: 14 }, (_, at) => addDays(starts_on, at));
  const later = await createClassDays(ctx, dates);
  await attendOnDays(member, later.slice(1), 21 + 13);
  const code = await issueCertificate(ctx.as(member));
  expect(await listOwnCertificates(ctx.as(member))).toMatchObject([
    { code, title: 'Next', length: 14, mornings: 13, finished_on: addDays(starts_on, 13) },
    { title: 'Fourteen', length: 14, mornings: 14, finished_on: addDays(MONDAY, 13) },
  ]);
  expect(await listOwnCertificates(ctx.as(await createMember(ctx)))).toEqual([]);
});

test('is deleted with the account', async () => {
  const { member, classes } = await createEnrolled();
  await attendOnDays(member, classes, 13);
  const code = await issueCertificate(ctx.as(member));
  await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
  await expect(getCertificate(ctx, code)).rejects.toMatchObject({ code: 'not_found' });
});

test.each(['', 'ABCD', '0OIL-0OIL-0OIL', 'ABCD-EFGH-JKMN-', 'ABCD-EFGH-JKM%', createCertificateCode()])(
  'is not found by %j',
  async (typed) => {
    await expect(getCertificate(ctx, typed)).rejects.toMatchObject({ code: 'not_found' });
  },
);

test('a code is recognised in every spelling of its letters', () => {
  const code = createCertificateCode();
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/);
  expect(parseCertificateCode(code)).toBe(code);
  expect(parseCertificateCode(` ${code.toLowerCase().replaceAll('-', '')} `)).toBe(code);
});
