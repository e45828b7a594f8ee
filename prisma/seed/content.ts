import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { insertDefaultContentInTransaction } from '~/domain/content/insert-default-content.server';
import { faqs } from './faqs';
import { translateDemo } from './translate';
import { videos } from './videos';

const GROUPS = [
  { title: 'Sunrise circle', link: 'https://chat.whatsapp.com/sangha-sunrise', capacity: 1024 },
  { title: 'Evening circle', link: 'https://chat.whatsapp.com/sangha-evening', capacity: 1024 },
];

const TAX_DETAILS = {
  legal_name: 'Sangha Demo Trust',
  address: '12 Lodhi Road, New Delhi 110003',
  pan: 'AAATS1234F',
  registration_number: 'AAATS1234FF20214',
  registered_on: new Date('2021-09-24'),
  signatory_name: 'Ravi Kumar',
  signatory_role: 'Managing Trustee',
};

const REWARD = {
  level: 1,
  link: 'https://www.gutenberg.org/ebooks/2526',
  note: 'A page a day, after your class.',
};

/** Creates the content of the public pages, the community groups and the first reward. */
export async function makeContent(ctx: Context, tx: Transaction): Promise<void> {
  const getDaysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000);
  await insertDefaultContentInTransaction(tx, getDaysAgo(60));
  await tx.taxSettings.create({ data: { ...TAX_DETAILS, updated_at: getDaysAgo(60) } });
  await tx.communityGroup.createMany({
    data: GROUPS.map((group) => ({ ...group, created_at: getDaysAgo(60), updated_at: getDaysAgo(60) })),
  });
  await tx.reward.create({
    data: { ...REWARD, translations: translateDemo({ note: REWARD.note }), updated_at: getDaysAgo(60) },
  });
  await tx.faq.createMany({
    data: faqs.map((faq) => ({
      ...faq,
      translations: translateDemo({ question: faq.question, answer: faq.answer }),
      created_at: getDaysAgo(200),
      updated_at: getDaysAgo(40),
    })),
  });
  await tx.videoResource.createMany({
    data: videos.map((video, index) => {
      const createdAt = getDaysAgo(190 - index * 12);
      const translations = translateDemo({ title: video.title, description: video.description });
      return { ...video, translations, created_at: createdAt, updated_at: createdAt };
    }),
  });
}
