import type { Transaction } from '~/db/client.server';
import { DAY_NAMES } from '~/lib/calendar';
import type { Context } from '../context';
import { DEFAULT_HERO, DEFAULT_INSTRUCTIONS, SECTION_KEYS, SECTION_NAMES } from './policy';

/**
 * Gives a new platform what staff can then edit: the sections of the home page, its banner and the focus of each weekday. Only what is missing
 * is written, so that it may run at each release, and at two places at once. Source: specifications, home defaults and section keys.
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
        hindiTitle: DEFAULT_HERO.hindi_title,
        subtitle: DEFAULT_HERO.subtitle,
        buttonText: DEFAULT_HERO.button_text,
        buttonLink: DEFAULT_HERO.button_link,
        trustedText: DEFAULT_HERO.trusted_text,
        memberCount: DEFAULT_HERO.member_count,
        updatedAt,
      },
      select: { id: true },
    });
  }
  await tx.homepageSection.createMany({
    data: SECTION_KEYS.map((sectionKey, index) => ({
      sectionKey,
      sectionName: SECTION_NAMES[sectionKey],
      displayOrder: index + 1,
    })),
    skipDuplicates: true,
  });
  await tx.instruction.createMany({
    data: DAY_NAMES.map((dayName) => ({ dayName, instruction: DEFAULT_INSTRUCTIONS[dayName], updatedAt })),
    skipDuplicates: true,
  });
}
