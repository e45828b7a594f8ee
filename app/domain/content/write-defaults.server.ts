import type { Transaction } from '~/db/client.server';
import { DAY_NAMES, type DayName } from '~/lib/calendar';
import type { Language } from '~/i18n/languages';
import type { Context } from '../context';
import { OTHER_LANGUAGES } from '../translations';
import { DEFAULT_HERO, SECTION_KEYS, type SectionKey } from './policy';

/** What the back office calls them. */
const SECTION_NAMES: Record<SectionKey, string> = {
  hero_section: 'Hero',
  trusted_by_section: 'Testimonials',
  benefits_section: 'Benefits',
  exclusive_benefits: 'Exclusive Benefits',
  call_to_action_section: 'Call to Action',
  meet_your_trainer: 'Meet Your Trainer',
  faq_section: 'FAQ',
  footer: 'Footer',
};

/** What each weekday is about until staff write it anew. */
const DEFAULT_INSTRUCTIONS: Record<Language, Record<DayName, string>> = {
  en: {
    Monday:
      'Begin with the breath: five rounds of Anulom Vilom, then six slow Surya Namaskar. Count each inhale to four.',
    Tuesday: 'Hips and lower back: hold Baddha Konasana and Pigeon for ten breaths on each side. Keep the spine long.',
    Wednesday: 'Balance: Vrikshasana on both feet with your eyes on one still point. Touch a wall if you need it.',
    Thursday: 'Strength: Plank, Chaturanga and Bhujangasana, three rounds. Lower the knees before the back sags.',
    Friday: 'Twists and digestion: Ardha Matsyendrasana and Marichyasana, five breaths each. Turn from the navel.',
    Saturday: 'Forward folds: Paschimottanasana with bent knees, then Viparita Karani at the wall for five minutes.',
    Sunday: 'Rest: fifteen minutes of Yoga Nidra and three rounds of Bhramari. Bring a friend or your family today.',
  },
  hi: {
    Monday: 'साँस से शुरू करें: पाँच बार अनुलोम-विलोम, फिर छह धीमे सूर्य नमस्कार। हर साँस भरते हुए चार तक गिनें।',
    Tuesday: 'कूल्हे और कमर: बद्ध कोणासन और कपोतासन में दोनों ओर दस-दस साँसें रुकें। रीढ़ लंबी रखें।',
    Wednesday: 'संतुलन: दोनों पैरों पर बारी-बारी वृक्षासन, नज़र एक स्थिर बिंदु पर। ज़रूरत हो तो दीवार का सहारा लें।',
    Thursday: 'बल: फलकासन, चतुरंग और भुजंगासन, तीन बार। कमर झुकने से पहले घुटने टिका दें।',
    Friday: 'मोड़ वाले आसन और पाचन: अर्ध मत्स्येन्द्रासन और मरीच्यासन, हर ओर पाँच साँसें। नाभि से मुड़ें।',
    Saturday: 'आगे झुकना: घुटने मोड़कर पश्चिमोत्तानासन, फिर दीवार के सहारे पाँच मिनट विपरीत करणी।',
    Sunday: 'विश्राम: पंद्रह मिनट योग निद्रा और तीन बार भ्रामरी। आज किसी मित्र या परिवार को साथ लाएँ।',
  },
};

/**
 * Gives a new platform what staff can then edit: the sections of the home page, its banner and the focus of each weekday, and an older one what
 * the focus is in languages that it lacks, while its English is ours still. Only what is missing is written, so that it may run at each
 * release, and at two places at once. Source: docs/specification/members.md#home-page.
 */
export async function writeDefaults({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.$transaction((tx) => writeDefaultsIn(tx, clock.now()));
}

/** The same inside a transaction that lays down more, as if written at `updatedAt`. */
export async function writeDefaultsIn(tx: Transaction, updatedAt: Date): Promise<void> {
  // Nothing but this lock keeps a second banner out.
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
    data: SECTION_KEYS.map((sectionKey, index) => ({
      section_key: sectionKey,
      section_name: SECTION_NAMES[sectionKey],
      display_order: index + 1,
    })),
    skipDuplicates: true,
  });
  const instructions = DAY_NAMES.map((day_name) => ({
    day_name,
    instruction: DEFAULT_INSTRUCTIONS.en[day_name],
    translations: Object.fromEntries(
      OTHER_LANGUAGES.map((language) => [language, { instruction: DEFAULT_INSTRUCTIONS[language][day_name] }]),
    ),
  }));
  await tx.instruction.createMany({
    data: instructions.map((one) => ({ ...one, updated_at: updatedAt })),
    skipDuplicates: true,
  });
  // A platform may be older than a language of ours.
  await tx.$executeRaw`
    UPDATE instructions SET translations = ours.translations || instructions.translations
    FROM jsonb_to_recordset(${JSON.stringify(instructions)}::jsonb) AS ours (day_name text, instruction text, translations jsonb)
    WHERE instructions.day_name = ours.day_name AND instructions.instruction = ours.instruction
      AND NOT jsonb_exists_all(instructions.translations, ${OTHER_LANGUAGES}::text[])`;
}
