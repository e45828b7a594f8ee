import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { DAY_NAMES, type DayName } from '~/lib/calendar';
import { faqs } from './faqs';
import { videos } from './videos';

const SECTIONS: [sectionKey: string, sectionName: string][] = [
  ['hero_section', 'Hero'],
  ['trusted_by_section', 'Testimonials'],
  ['benefits_section', 'Benefits'],
  ['exclusive_benefits', 'Exclusive Benefits'],
  ['call_to_action_section', 'Call to Action'],
  ['meet_your_trainer', 'Meet Your Trainer'],
  ['faq_section', 'FAQ'],
  ['footer', 'Footer'],
];

const INSTRUCTIONS: Record<DayName, string> = {
  Monday:
    'Begin with the breath: five rounds of Anulom Vilom, then six slow Surya Namaskar. Count each inhale to four.',
  Tuesday: 'Hips and lower back: hold Baddha Konasana and Pigeon for ten breaths on each side. Keep the spine long.',
  Wednesday: 'Balance: Vrikshasana on both feet with your eyes on one still point. Touch a wall if you need it.',
  Thursday: 'Strength: Plank, Chaturanga and Bhujangasana, three rounds. Lower the knees before the back sags.',
  Friday: 'Twists and digestion: Ardha Matsyendrasana and Marichyasana, five breaths each. Turn from the navel.',
  Saturday: 'Forward folds: Paschimottanasana with bent knees, then Viparita Karani at the wall for five minutes.',
  Sunday: 'Rest: fifteen minutes of Yoga Nidra and three rounds of Bhramari. Bring a friend or your family today.',
};

/** Makes what the public pages show: sections, hero, the week's instructions, FAQs and videos. */
export async function makeContent(ctx: Context, tx: Transaction): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000);
  await tx.homepageSection.createMany({
    data: SECTIONS.map(([sectionKey, sectionName], index) => ({ sectionKey, sectionName, displayOrder: index + 1 })),
  });
  await tx.heroSection.create({
    data: {
      title: 'A Movement for a Healthier Nation',
      hindiTitle: 'स्वस्थ राष्ट्र के लिए एक आंदोलन',
      subtitle: 'Live yoga every morning and evening, free for everyone. Fourteen days are enough to begin.',
      buttonText: 'Join for Free',
      buttonLink: '/register',
      trustedText: 'Trusted by',
      memberCount: '1.24 Crore +',
      updatedAt: daysAgo(60),
    },
  });
  await tx.instruction.createMany({
    data: DAY_NAMES.map((dayName) => ({ dayName, instruction: INSTRUCTIONS[dayName], updatedAt: daysAgo(14) })),
  });
  await tx.faq.createMany({ data: faqs.map((faq) => ({ ...faq, createdAt: daysAgo(200), updatedAt: daysAgo(40) })) });
  await tx.videoResource.createMany({
    data: videos.map((video, index) => {
      const createdAt = daysAgo(190 - index * 12);
      return { ...video, createdAt, updatedAt: createdAt };
    }),
  });
}
