import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { testContext } from '../../../tests/setup/context';
import { getDefaultInstructions } from '~/i18n/instructions';
import { HOMEPAGE_SECTION_KEYS } from './policy';
import { findHeroForEditing } from './hero.server';
import { listInstructions } from './instructions.server';
import { listHomepageSections } from './sections.server';
import { updateHero } from './update-hero.server';
import { insertDefaultContent } from './insert-default-content.server';

const ctx = await testContext();

beforeEach(async () => {
  await ctx.db.heroSection.deleteMany();
  await ctx.db.homepageSection.deleteMany();
  await ctx.db.instruction.deleteMany();
});

test('a new platform has its banner, its sections and its week of instructions to edit', async () => {
  await insertDefaultContent(ctx);
  const staff = await asAdmin(ctx);
  const sections = await listHomepageSections(staff);
  expect(sections.map(({ section_key }) => section_key)).toEqual(HOMEPAGE_SECTION_KEYS);
  expect(sections.every(({ is_active }) => is_active)).toBe(true);
  expect((await listInstructions(staff)).map(({ day_name }) => day_name)).toHaveLength(7);
  const hero = await findHeroForEditing(staff);
  expect(hero).toMatchObject({ title: 'A Movement for a Healthier Nation', button_text: 'Join for Free' });
});

test('texts that staff have changed remain, and only missing ones are added', async () => {
  await insertDefaultContent(ctx);
  const staff = await asAdmin(ctx);
  const { id } = await ctx.db.heroSection.findFirstOrThrow();
  await updateHero(staff, id, { title: 'Breathe together' });
  await ctx.db.homepageSection.update({
    where: { section_key: 'footer' },
    data: { is_active: false, display_order: 1 },
  });
  await ctx.db.instruction.update({ where: { day_name: 'Monday' }, data: { instruction: 'Rest.' } });
  await ctx.db.instruction.delete({ where: { day_name: 'Friday' } });

  await insertDefaultContent(ctx);
  expect(await ctx.db.heroSection.findMany({ select: { title: true } })).toEqual([{ title: 'Breathe together' }]);
  expect(await ctx.db.homepageSection.findUnique({ where: { section_key: 'footer' } })).toMatchObject({
    is_active: false,
    display_order: 1,
  });
  const week = await ctx.db.instruction.findMany();
  expect(week).toHaveLength(7);
  expect(week.find(({ day_name }) => day_name === 'Monday')?.instruction).toBe('Rest.');
});

test('two concurrent runs leave one of each', async () => {
  await Promise.all([insertDefaultContent(ctx), insertDefaultContent(ctx), insertDefaultContent(ctx)]);
  expect(await ctx.db.heroSection.count()).toBe(1);
  expect(await ctx.db.homepageSection.count()).toBe(8);
  expect(await ctx.db.instruction.count()).toBe(7);
});

test('an existing week gets the texts of a new language, except where staff wrote or translated', async () => {
  await insertDefaultContent(ctx);
  const ours = await ctx.db.instruction.findMany({ orderBy: { day_name: 'asc' } });
  await ctx.db.instruction.updateMany({ data: { translations: {} } });
  const own = { hi: { instruction: 'आज विश्राम।' } };
  await ctx.db.instruction.update({ where: { day_name: 'Monday' }, data: { translations: own } });
  await ctx.db.instruction.update({ where: { day_name: 'Friday' }, data: { instruction: 'Rest.' } });

  await insertDefaultContent(ctx);
  const week = await ctx.db.instruction.findMany({ orderBy: { day_name: 'asc' } });
  const expected = new Map<string, unknown>(ours.map(({ day_name, translations }) => [day_name, translations]));
  const monday = getDefaultInstructions('mr').Monday;
  expected.set('Monday', { mr: { instruction: monday }, ...own }).set('Friday', {});
  expect(new Map(week.map(({ day_name, translations }) => [day_name, translations]))).toEqual(expected);
});
