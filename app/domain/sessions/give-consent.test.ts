import { expect, test } from 'vitest';
import { createMember, createMemberToken } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { CATALOGUES } from '~/i18n/catalogue';
import { findSession } from './find-session.server';
import { giveConsent } from './give-consent.server';
import { CONSENT_VERSION } from './policy';

const ctx = await testContext();

const getActor = async (member: { id: number }) => findSession(ctx, 'member', await createMemberToken(ctx, member));

test('a member who agreed to an earlier version is asked until they consent', async () => {
  const member = await createMember(ctx, { consent_version: '2024-01-01', consented_at: new Date(0) });
  expect(await getActor(member)).toMatchObject({ memberId: member.id, outdatedConsent: '2024-01-01' });
  await giveConsent(ctx.as(member));
  await giveConsent(ctx.as(member));
  expect(await getActor(member)).not.toHaveProperty('outdatedConsent');
  expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toMatchObject({
    consent_version: CONSENT_VERSION,
    consented_at: ctx.clock.now(),
  });
  expect(await ctx.db.auditEntry.findMany({ where: { action: 'member.consented' } })).toMatchObject([
    {
      subject_id: String(member.id),
      before: { consent_version: '2024-01-01' },
      after: { consent_version: CONSENT_VERSION },
    },
  ]);
});

test('a second consent to the same version does not change its time', async () => {
  const member = await createMember(ctx, { consented_at: new Date(0) });
  expect(await getActor(member)).not.toHaveProperty('outdatedConsent');
  await giveConsent(ctx.as(member));
  expect((await ctx.db.member.findUnique({ where: { id: member.id } }))?.consented_at).toEqual(new Date(0));
});

test('the version is the date printed in the policies', () => {
  const printed = Date.parse(`${CATALOGUES.en.site.policy.updated.replace('Last updated ', '')} UTC`);
  expect(new Date(printed).toISOString().slice(0, 10)).toBe(CONSENT_VERSION);
  expect(Object.keys(CATALOGUES.hi.policies)).toEqual(Object.keys(CATALOGUES.en.policies));
});
