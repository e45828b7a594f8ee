import type { Transaction } from '~/db/client.server';
import { DAY_NAMES, type DayName } from '~/lib/calendar';
import type { Context } from '../context';
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
const DEFAULT_INSTRUCTIONS: Record<DayName, string> = {
  Monday:
    'Begin with the breath: five rounds of Anulom Vilom, then six slow Surya Namaskar. Count each inhale to four.',
  Tuesday: 'Hips and lower back: hold Baddha Konasana and Pigeon for ten breaths on each side. Keep the spine long.',
  Wednesday: 'Balance: Vrikshasana on both feet with your eyes on one still point. Touch a wall if you need it.',
  Thursday: 'Strength: Plank, Chaturanga and Bhujangasana, three rounds. Lower the knees before the back sags.',
  Friday: 'Twists and digestion: Ardha Matsyendrasana and Marichyasana, five breaths each. Turn from the navel.',
  Saturday: 'Forward folds: Paschimottanasana with bent knees, then Viparita Karani at the wall for five minutes.',
  Sunday: 'Rest: fifteen minutes of Yoga Nidra and three rounds of Bhramari. Bring a friend or your family today.',
};

/**
 * Gives a new platform what staff can then edit: the sections of the home page, its banner and the focus of each weekday. Only what is missing
 * is written, so that it may run at each release, and at two places at once. Source: docs/specification/members.md#home-page.
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
  await tx.instruction.createMany({
    data: DAY_NAMES.map((dayName) => ({
      day_name: dayName,
      instruction: DEFAULT_INSTRUCTIONS[dayName],
      updated_at: updatedAt,
    })),
    skipDuplicates: true,
  });
}
