import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createMember, createMemberToken } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { addDays } from '~/lib/calendar';
import { buildStandardMarkdown } from '~/routes/admin/policy-editor.server';
import { LANGUAGES } from '~/i18n/languages';
import { POLICY_NAMES } from '~/i18n/policy-document';
import { parsePolicyText } from '../policy-text.server';
import { getPolicyPageView } from '~/http/views/policy-view.server';
import { readBrand } from '../brand.server';
import { findSession } from '../sessions/find-session.server';
import { getConsentVersion } from '../sessions/consent-version';
import { giveConsent } from '../sessions/give-consent.server';
import { CONSENT_VERSION } from '../sessions/policy';
import { getEditedPolicy } from './edited-policies.server';
import { deletePolicyDraft, publishPolicy, savePolicyText, withdrawPolicy } from './policies.server';
import { policyTextSchema, publishPolicySchema } from './policy-schemas';

const ctx = await testContext();
const staff = await asAdmin(ctx, ['manage_resources']);

const refresh = async () => {
  ctx.brandStore.forget();
  await ctx.brandStore.refresh();
};
const save = (policy: string, language: string, text: string, change = 'All is new.') =>
  savePolicyText(staff, policy, language, policyTextSchema.parse({ text, change }));
const publish = async (policy: string, applies_from = ctx.clock.today()) => {
  const number = await publishPolicy(staff, policy, publishPolicySchema.parse({ applies_from }));
  await refresh();
  return number;
};
/** A context with the current brand, because a context has the brand of its creation. */
const createCurrentContext = () => ({ ...ctx, brand: ctx.app.services.brand });

beforeEach(async () => {
  await ctx.db.policyVersion.deleteMany();
  await refresh();
});

test('a draft is saved per language, published as the next version, and never changes afterwards', async () => {
  await save('privacy', 'en', '## Data\n\nWe keep little.');
  await save('privacy', 'hi', '## डेटा\n\nहम कम रखते हैं।', 'सब नया है।');
  expect(await publish('privacy')).toBe(1);
  await save('privacy', 'en', '## Data\n\nWe keep less.', 'We keep less.');
  const draft = (await getEditedPolicy(staff, 'privacy')).draft;
  expect(draft).toMatchObject({
    number: 2,
    texts: { en: '## Data\n\nWe keep less.', hi: '## डेटा\n\nहम कम रखते हैं।' },
    changes: { en: 'We keep less.' },
  });
  expect(await publish('privacy')).toBe(2);
  const { versions } = await getEditedPolicy(staff, 'privacy');
  expect(versions.map(({ number, texts }) => [number, texts.en])).toEqual([
    [2, '## Data\n\nWe keep less.'],
    [1, '## Data\n\nWe keep little.'],
  ]);
  const entries = await ctx.db.auditEntry.findMany({ where: { subject_kind: 'policy' }, orderBy: { id: 'asc' } });
  expect(entries.filter(({ action }) => action === 'policy.published')).toMatchObject([
    { after: { number: 1, languages: ['en', 'hi'] } },
    { before: { number: 1 }, after: { number: 2, changes: { en: 'We keep less.' } } },
  ]);
});

test('a version applies from its day, and not before the previous version', async () => {
  const tomorrow = addDays(ctx.clock.today(), 1);
  await save('terms', 'en', 'Be kind.');
  await publish('terms', tomorrow);
  expect((await getPolicyPageView(createCurrentContext(), 'en', 'terms')).text).toBeNull();
  expect((await getPolicyPageView(createCurrentContext(), 'en', 'terms')).upcoming).toMatchObject([{ number: 1 }]);
  expect((await getPolicyPageView(createCurrentContext(), 'en', 'terms', 1)).state).toBe('upcoming');
  const brand = await readBrand(ctx.db, { defaults: ctx.brand, last: ctx.brand, today: tomorrow, log: ctx.log });
  const later = { ...ctx, brand, clock: { ...ctx.clock, today: () => tomorrow } };
  expect((await getPolicyPageView(later, 'en', 'terms')).text?.number).toBe(1);
  await save('terms', 'en', 'Be very kind.');
  await expect(publish('terms')).rejects.toThrow('The last version applies from a later day');
  await expect(publish('terms', addDays(ctx.clock.today(), -1))).rejects.toThrow('Choose today or a later day');
  await deletePolicyDraft(staff, 'terms');
  await expect(publish('terms', tomorrow)).rejects.toThrow('There is no draft');
});

test('a version can be withdrawn before its day, at most a year ahead', async () => {
  const today = ctx.clock.today();
  await save('terms', 'en', 'Be kind.');
  await expect(publish('terms', addDays(today, 366))).rejects.toMatchObject({
    fieldErrors: { applies_from: ['Choose a day within one year'] },
  });
  await publish('terms', addDays(today, 365));
  await expect(withdrawPolicy(staff, 'terms', { number: 2 })).rejects.toThrow('Someone else changed this policy');
  await withdrawPolicy(staff, 'terms', { number: 1 });
  expect((await getEditedPolicy(staff, 'terms')).draft).toMatchObject({ number: 1, texts: { en: 'Be kind.' } });
  await save('terms', 'en', 'Be very kind.');
  await publish('terms');
  expect((await getPolicyPageView(createCurrentContext(), 'en', 'terms')).text?.blocks).toMatchObject([
    { children: [{ text: 'Be very kind.' }] },
  ]);
  await expect(withdrawPolicy(staff, 'terms', { number: 1 })).rejects.toThrow('applies already');
  await save('terms', 'en', 'Be kind again.');
  await expect(withdrawPolicy(staff, 'terms', { number: 1 })).rejects.toThrow('Delete the draft first');
  expect(await ctx.db.auditEntry.findMany({ where: { action: 'policy.withdrawn' } })).toMatchObject([
    { before: { number: 1, applies_from: addDays(today, 365) } },
  ]);
});

test('readers of a language without its own text get another one, and earlier versions stay readable', async () => {
  await save('refunds', 'hi', 'पैसे वापस।', 'नया।');
  await publish('refunds');
  const english = await getPolicyPageView(createCurrentContext(), 'en', 'refunds');
  expect([english.text?.language, english.text?.change]).toEqual(['hi', { text: 'नया।', lang: 'hi-IN' }]);
  await save('refunds', 'mr', 'पैसे परत.', 'नवे.');
  await publish('refunds');
  const now = await getPolicyPageView(createCurrentContext(), 'mr', 'refunds');
  expect(now.earlier.map(({ number }) => number)).toEqual([1, 0]);
  const first = await getPolicyPageView(createCurrentContext(), 'mr', 'refunds', 1);
  expect([first.state, first.text?.language]).toEqual(['earlier', 'hi']);
});

test('an invalid text is refused, and one in the database does not break the site', async () => {
  const nested = `${'- '.repeat(700)}a`;
  await expect(save('terms', 'en', nested)).rejects.toMatchObject({ fieldErrors: { text: [expect.any(String)] } });
  expect(await ctx.db.policyVersion.count()).toBe(0);
  await save('terms', 'hi', 'दयालु रहें।', 'नया।');
  await ctx.db.policyVersion.updateMany({ data: { texts: { en: nested, hi: 'दयालु रहें।' } } });
  await expect(publish('terms')).rejects.toThrow('nested');
  await ctx.db.policyVersion.updateMany({
    data: { applies_from: new Date(ctx.clock.today()), published_at: ctx.clock.now() },
  });
  await refresh();
  expect((await getPolicyPageView(createCurrentContext(), 'en', 'terms')).text).toMatchObject({
    number: 1,
    language: 'hi',
  });
});

test('the texts of the product, from which staff start, can be shown', () => {
  for (const policy of POLICY_NAMES)
    for (const language of LANGUAGES)
      expect(parsePolicyText(buildStandardMarkdown(policy, language), policy).length).toBeGreaterThan(5);
});

test('two editors of a draft do not overwrite each other', async () => {
  await save('privacy', 'en', 'One.');
  const input = policyTextSchema.parse({ text: 'Two.', change: 'Two.', version: '0' });
  await expect(savePolicyText(staff, 'privacy', 'en', input)).rejects.toThrow('Someone else changed this policy');
  const stale = publishPolicySchema.parse({ applies_from: ctx.clock.today(), version: '7' });
  await expect(publishPolicy(staff, 'privacy', stale)).rejects.toThrow('Someone else changed this policy');
});

test.each([
  [{ text: 'Write to {officer}.', change: 'x' }, 'text', 'There is no placeholder {officer}'],
  [{ text: 'A text.', change: '{brand} is new.' }, 'change', 'without braces'],
  [{ text: 'A text.', change: '' }, 'change', 'Say in one line what changed'],
  [{ text: 'x'.repeat(20_001), change: 'x' }, 'text', 'Please keep this under'],
])('%j is refused at its field', (input, field, message) => {
  const issues = policyTextSchema.safeParse(input).error?.issues ?? [];
  expect(issues.map(({ path, message: said }) => [path[0], said])).toContainEqual([
    field,
    expect.stringContaining(message),
  ]);
});

describe('consent', () => {
  test('names the published version, and only a policy that members agree to raises it', async () => {
    const today = ctx.clock.today();
    expect(getConsentVersion(createCurrentContext())).toBe(CONSENT_VERSION);
    await save('refunds', 'en', 'No refunds.');
    await publish('refunds');
    expect(getConsentVersion(createCurrentContext())).toBe(CONSENT_VERSION);
    const versions = [CONSENT_VERSION];
    for (const [policy, version] of [
      ['terms', `${today} privacy-000 terms-001`],
      ['privacy', `${today} privacy-001 terms-001`],
      ['privacy', `${today} privacy-002 terms-001`],
    ] as const) {
      await save(policy, 'en', `${policy} ${versions.length}`);
      await publish(policy);
      expect(getConsentVersion(createCurrentContext())).toBe(version);
      versions.push(version);
    }
    const [{ sorted } = { sorted: [] }] = await ctx.sql<{ sorted: string[] }[]>`
      SELECT array_agg(version ORDER BY version) AS sorted FROM unnest(${versions}::text[]) AS version`;
    expect(sorted).toEqual(versions);
  });

  test('a member who agreed before is asked again, and agrees only to the text that was shown', async () => {
    const member = await createMember(ctx);
    const token = await createMemberToken(ctx, member);
    await save('privacy', 'en', 'We keep little.');
    await publish('privacy');
    expect(await findSession(createCurrentContext(), 'member', token)).toMatchObject({
      outdatedConsent: CONSENT_VERSION,
    });
    const acting = { ...ctx.as(member), brand: ctx.app.services.brand };
    await giveConsent(acting, { version: CONSENT_VERSION });
    expect(await findSession(createCurrentContext(), 'member', token)).toHaveProperty('outdatedConsent');
    await giveConsent(acting, { version: getConsentVersion(createCurrentContext()) });
    expect(await findSession(createCurrentContext(), 'member', token)).not.toHaveProperty('outdatedConsent');
    expect(await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({
      consent_version: `${ctx.clock.today()} privacy-001 terms-000`,
    });
  });
});
