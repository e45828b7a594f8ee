import { beforeAll, describe, expect, test } from 'vitest';
import { asAdmin } from '../../tests/factories/admin';
import { createClass as aClass } from '../../tests/factories/class';
import { createMember } from '../../tests/factories/member';
import { testContext } from '../../tests/setup/context';
import { getTranslationProgress } from './analytics/translation-progress.server';
import { repeatClass } from './classes/repeat-class.server';
import { updateClassSchema } from './classes/schemas';
import { updateClass } from './classes/update-class.server';
import { createFaq, listFaqs, updateFaq } from './content/faqs.server';
import { DEFAULT_HERO } from './content/policy';
import { createFaqSchema, updateFaqSchema, updateHeroSchema } from './content/schemas';
import type { Context } from './context';
import { setOwnLanguage } from './members/set-own-language.server';
import { addToOutbox, addManyToOutbox } from './notifications/outbox.server';
import { saveRewardInstructions } from './rewards/save-reward-instructions.server';
import { pickTranslation, localizeRow } from './translations';

const ctx = await testContext();
let staff: Context;

beforeAll(async () => {
  staff = await asAdmin(ctx);
});

const question = { question: 'When?', answer: 'At six.' };
const inHindi = { hi: { question: 'कब?', answer: 'छह बजे।' } };

describe('a row in a language', () => {
  const row = { id: 1, ...question, translations: { hi: { question: 'कब?' } } };

  test('is the English one, without a language attribute', () => {
    expect(localizeRow('en', 'faqs', row)).toEqual({ id: 1, ...question, langs: {} });
  });

  test('is translated where possible; the rest is English with a language attribute', () => {
    expect(localizeRow('hi', 'faqs', row)).toEqual({
      id: 1,
      question: 'कब?',
      answer: 'At six.',
      langs: { answer: 'en-IN' },
    });
  });

  test('keeps its fields in an API call, with its translations on request', () => {
    expect(pickTranslation('en', row)).toEqual({ id: 1, ...question });
    expect(pickTranslation('hi', row)).toEqual({ id: 1, ...question, translation: { lang: 'hi', question: 'कब?' } });
  });
});

describe('translations that staff send', () => {
  test('are stored without blank texts and unknown languages', () => {
    const sent = { ...question, translations: { hi: { question: ' कब? ', answer: '' }, fr: { question: 'Quand ?' } } };
    expect(createFaqSchema.parse(sent).translations).toEqual({ hi: { question: 'कब?' } });
  });

  test('are refused at their field if they are too long', () => {
    const sent = { ...question, translations: { hi: { question: 'क'.repeat(301) } } };
    expect(createFaqSchema.safeParse(sent).error?.issues[0]?.path).toEqual(['translations', 'hi', 'question']);
  });

  test('are stored and audited with both states, and an edit without them keeps them', async () => {
    const { id } = await createFaq(staff, createFaqSchema.parse({ ...question, translations: inHindi }));
    await updateFaq(staff, id, updateFaqSchema.parse({ ...question, answer: 'At seven.' }));
    expect((await listFaqs(staff)).find((one) => one.id === id)).toMatchObject({ translations: inHindi });
    await updateFaq(staff, id, updateFaqSchema.parse({ ...question, translations: { hi: { question: 'कब' } } }));
    const entry = await ctx.db.auditEntry.findFirstOrThrow({
      where: { action: 'faq.updated', subject_id: String(id) },
      orderBy: { id: 'desc' },
    });
    expect(entry).toMatchObject({
      before: { translations: inHindi },
      after: { translations: { hi: { question: 'कब' } } },
    });
  });
});

test('a series passes its translations on, and takes them from classes with the same texts', async () => {
  const first = await aClass(ctx, { title: 'Flow', description: 'Slow.' });
  const day = first.class_date.toISOString().slice(0, 10);
  const until_date = new Date(first.class_date.getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  await repeatClass(staff, first.id, { weekdays: [1, 2, 3, 4, 5, 6, 7], until_date });
  const translations = { hi: { title: 'प्रवाह', description: 'धीमा।' } };
  await updateClass(
    staff,
    first.id,
    updateClassSchema.parse({
      title: 'Flow',
      description: 'Slow.',
      class_date: day,
      translations,
      start_time: first.start_time.toISOString().slice(11, 19),
      end_time: first.end_time.toISOString().slice(11, 19),
    }),
  );
  const rows = await ctx.db.yogaClass.findMany({ where: { title: 'Flow' } });
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map((row) => row.translations)).toEqual(rows.map(() => translations));
  expect(await ctx.db.classSeries.findFirstOrThrow({ where: { title: 'Flow' } })).toMatchObject({ translations });
});

test('the progress counts texts and lists missing ones with the id of their editor', async () => {
  await ctx.db.faq.deleteMany();
  const { id } = await createFaq(
    staff,
    createFaqSchema.parse({ ...question, translations: { hi: { question: 'कब?' } } }),
  );
  const faqs = (await getTranslationProgress(staff, 'hi')).find(({ kind }) => kind === 'faq');
  expect(faqs).toEqual({
    kind: 'faq',
    texts: 2,
    translated: 1,
    left: [{ id: String(id), name: 'When?', missing: 1 }],
  });
});

test('the progress counts the notes of rewards that have one', async () => {
  const admin = await asAdmin(ctx, ['manage_users']);
  await saveRewardInstructions(admin, 2, { link: 'https://sangha.example/guide.pdf' });
  await saveRewardInstructions(admin, 4, { note: 'Soon' });
  expect(await getTranslationProgress(admin, 'hi')).toEqual([
    { kind: 'reward', texts: 1, translated: 0, left: [{ id: '4', name: 'Level 4', missing: 1 }] },
  ]);
});

test('the meter counts the title of the banner in languages without a column of their own', async () => {
  const admin = await asAdmin(ctx, ['manage_resources']);
  const banner = { ...DEFAULT_HERO, hero_image_url: undefined, title: 'Breathe', hindi_title: 'साँस' };
  await ctx.db.heroSection.deleteMany();
  await ctx.db.heroSection.create({ data: banner });
  const countTranslated = async (language: 'hi' | 'mr') =>
    (await getTranslationProgress(admin, language))
      .filter(({ kind }) => kind === 'hero')
      .map(({ texts, translated }) => [texts, translated]);
  expect(await countTranslated('hi')).toEqual([]);
  expect(await countTranslated('mr')).toEqual([[1, 0]]);
  const sent = updateHeroSchema.shape.translations.parse({ hi: { title: 'साँस' }, mr: { title: 'श्वास' } });
  expect(sent).toEqual({ mr: { title: 'श्वास' } });
  await ctx.db.heroSection.updateMany({ data: { translations: { mr: { title: 'श्वास' } } } });
  expect(await countTranslated('mr')).toEqual([[1, 1]]);
});

test('the meter counts the brand, the people and figures, the testimonials and the policies of staff', async () => {
  const admin = await asAdmin(ctx, ['manage_resources']);
  await ctx.db.siteSettings.create({
    data: { name: 'Prabhat', tagline: 'Early', figures: '3 | villages', translations: { mr: { name: 'प्रभात' } } },
  });
  const fields = { days: 3, quote: 'Good.', created_at: ctx.clock.now() };
  const { id } = await ctx.db.testimonial.create({ data: { ...fields, name: 'Ravi', translations: { mr: fields } } });
  const texts = { en: 'Be kind.' };
  await ctx.db.policyVersion.create({ data: { policy: 'terms', number: 1, texts: { ...texts, mr: 'प्रेमळ रहा.' } } });
  await ctx.db.policyVersion.create({ data: { policy: 'terms', number: 2, texts } });
  const progress = await getTranslationProgress(admin, 'mr');
  const added = ['brand', 'claims', 'testimonial', 'policy'];
  expect(
    progress
      .filter(({ kind }) => added.includes(kind))
      .map(({ left, ...one }) => [one.kind, one.translated, one.texts, left[0]?.id]),
  ).toEqual([
    ['brand', 1, 2, '1'],
    ['claims', 0, 1, '1'],
    ['testimonial', 1, 2, String(id)],
    ['policy', 0, 1, 'terms'],
  ]);
});

describe('a message', () => {
  const findMessage = (event_key: string) => ctx.db.outboxMessage.findFirstOrThrow({ where: { event_key } });

  test('is in the language that its member chose, otherwise in that of the page', async () => {
    const member = await createMember(ctx);
    await setOwnLanguage(ctx.as(member), 'hi');
    const message = { phone: member.phone, template: 'password_changed', variables: { 1: 'Asha' } } as const;
    await ctx.db.$transaction(async (tx) => {
      await addToOutbox(ctx, tx, { ...message, event_key: 'of-member', member_id: member.id, language: 'en' });
      await addToOutbox(ctx, tx, { ...message, event_key: 'of-nobody', language: 'hi' });
      await addToOutbox(ctx, tx, { ...message, event_key: 'of-a-call' });
    });
    expect(await Promise.all(['of-member', 'of-nobody', 'of-a-call'].map(findMessage))).toMatchObject([
      { language: 'hi', variables: { 1: 'Asha' } },
      { language: 'hi' },
      { language: 'en' },
    ]);
  });

  test('to many members is filled in for each in their language', async () => {
    const [english, hindi] = [await createMember(ctx), await createMember(ctx)];
    await setOwnLanguage(ctx.as(hindi), 'hi');
    const memberIds = [english.id, hindi.id];
    const variablesIn = (language: string) => ({ 2: language === 'hi' ? 'प्रवाह' : 'Flow' });
    await ctx.db.$transaction((tx) =>
      addManyToOutbox(ctx, tx, {
        event: 'gone',
        event_date: ctx.clock.today(),
        template: 'class_cancelled',
        memberIds,
        variablesIn,
      }),
    );
    expect(await findMessage(`gone:${english.id}`)).toMatchObject({ language: 'en', variables: { 2: 'Flow' } });
    expect(await findMessage(`gone:${hindi.id}`)).toMatchObject({
      language: 'hi',
      variables: { 1: hindi.name, 2: 'प्रवाह' },
    });
  });
});
