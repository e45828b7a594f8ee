import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { writeDefaultsIn } from '~/domain/content/write-defaults.server';
import { faqs } from './faqs';
import { videos } from './videos';

/** Makes what the public pages show: sections, hero, the week's instructions, FAQs and videos. */
export async function makeContent(ctx: Context, tx: Transaction): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000);
  await writeDefaultsIn(tx, daysAgo(60));
  await tx.faq.createMany({ data: faqs.map((faq) => ({ ...faq, created_at: daysAgo(200), updated_at: daysAgo(40) })) });
  await tx.videoResource.createMany({
    data: videos.map((video, index) => {
      const createdAt = daysAgo(190 - index * 12);
      return { ...video, created_at: createdAt, updated_at: createdAt };
    }),
  });
}
