import type { Transaction } from '~/db/client.server';
import { DAY_NAMES } from '~/lib/calendar';
import { getDefaultInstructions } from '~/i18n/instructions';
import type { Context } from '../context';
import { OTHER_LANGUAGES } from '../translations';
import { DEFAULT_HERO, HOMEPAGE_SECTION_KEYS, type HomepageSectionKey } from './policy';

const SECTION_NAMES: Record<HomepageSectionKey, string> = {
  hero_section: 'Hero',
  trusted_by_section: 'Testimonials',
  benefits_section: 'Benefits',
  exclusive_benefits: 'Exclusive Benefits',
  call_to_action_section: 'Call to Action',
  meet_your_trainer: 'Meet Your Trainer',
  faq_section: 'FAQ',
  footer: 'Footer',
};

/**
 * Inserts missing default content and missing translations of it. Texts that staff have changed
 * stay the same. Source: docs/specification/members.md#home-page.
 */
export async function insertDefaultContent({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.$transaction((tx) => insertDefaultContentInTransaction(tx, clock.now()));
}

export async function insertDefaultContentInTransaction(tx: Transaction, updatedAt: Date): Promise<void> {
  // Prevents concurrent requests from inserting two banners. There is no unique key that would.
  await tx.$executeRaw`LOCK TABLE hero_sections IN SHARE ROW EXCLUSIVE MODE`;
  if ((await tx.heroSection.count()) === 0) {
    await tx.heroSection.create({
      data: {
        title: DEFAULT_HERO.title,
        hindi_title: DEFAULT_HERO.hindi_title,
        subtitle: DEFAULT_HERO.subtitle,
        button_text: DEFAULT_HERO.button_text,
        button_link: DEFAULT_HERO.button_link,
        trusted_text: DEFAULT_HERO.trusted_text,
        member_count: DEFAULT_HERO.member_count,
        updated_at: updatedAt,
      },
      select: { id: true },
    });
  }
  await tx.homepageSection.createMany({
    data: HOMEPAGE_SECTION_KEYS.map((sectionKey, index) => ({
      section_key: sectionKey,
      section_name: SECTION_NAMES[sectionKey],
      display_order: index + 1,
    })),
    skipDuplicates: true,
  });
  const instructions = DAY_NAMES.map((day_name) => ({
    day_name,
    instruction: getDefaultInstructions('en')[day_name],
    translations: Object.fromEntries(
      OTHER_LANGUAGES.map((language) => [language, { instruction: getDefaultInstructions(language)[day_name] }]),
    ),
  }));
  await tx.instruction.createMany({
    data: instructions.map((one) => ({ ...one, updated_at: updatedAt })),
    skipDuplicates: true,
  });
  // Adds translations to rows that still have the default text, because the application may have
  // been installed before this language was added.
  await tx.$executeRaw`
    UPDATE instructions SET translations = ours.translations || instructions.translations
    FROM jsonb_to_recordset(${JSON.stringify(instructions)}::jsonb) AS ours (day_name text, instruction text, translations jsonb)
    WHERE instructions.day_name = ours.day_name AND instructions.instruction = ours.instruction
      AND NOT jsonb_exists_all(instructions.translations, ${OTHER_LANGUAGES}::text[])`;
}
