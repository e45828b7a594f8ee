import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { insertDefaultContentInTransaction } from '~/domain/content/insert-default-content.server';
import { inHindi } from './content-hi';
import { faqs } from './faqs';
import { videos } from './videos';

const GROUPS = [
  { title: 'Sunrise circle', link: 'https://chat.whatsapp.com/sangha-sunrise', capacity: 1024 },
  { title: 'Evening circle', link: 'https://chat.whatsapp.com/sangha-evening', capacity: 1024 },
];

const REWARD = {
  level: 1,
  link: 'https://www.gutenberg.org/ebooks/2526',
  note: 'A page a day, after your class.',
};

/** Creates the content of the public pages, the community groups and the first reward. */
export async function makeContent(ctx: Context, tx: Transaction): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000);
  await insertDefaultContentInTransaction(tx, daysAgo(60));
  await tx.communityGroup.createMany({
    data: GROUPS.map((group) => ({ ...group, created_at: daysAgo(60), updated_at: daysAgo(60) })),
  });
  await tx.reward.create({
    data: { ...REWARD, translations: inHindi({ note: REWARD.note }), updated_at: daysAgo(60) },
  });
  await tx.faq.createMany({
    data: faqs.map((faq) => ({
      ...faq,
      translations: inHindi({ question: faq.question, answer: faq.answer }),
      created_at: daysAgo(200),
      updated_at: daysAgo(40),
    })),
  });
  await tx.videoResource.createMany({
    data: videos.map((video, index) => {
      const createdAt = daysAgo(190 - index * 12);
      const translations = inHindi({ title: video.title, description: video.description });
      return { ...video, translations, created_at: createdAt, updated_at: createdAt };
    }),
  });
}
