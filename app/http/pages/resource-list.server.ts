import type { Faq, VideoResource } from '~/domain/content/responses';
import { listFaqs, listVideoResources } from '~/domain/content/queries.server';
import type { Context } from '~/domain/context';
import type { ReadablePlan } from '~/domain/plans/responses';
import { listDietPlans } from '~/domain/plans/queries.server';
import { orNull } from './page.server';

/** One of the three lists of resources; its items are null when they could not be loaded. */
export type ResourceList =
  | { list: 'pdfs'; items: ReadablePlan[] | null }
  | { list: 'videos'; items: VideoResource[] | null }
  | { list: 'faqs'; items: Faq[] | null };

/** The list that the address asks for, PDFs unless it names another, and nothing of the others. */
export async function loadResourceList(ctx: Context, request: Request): Promise<ResourceList> {
  const list = new URL(request.url).searchParams.get('list');
  if (list === 'videos') return { list, items: await orNull(ctx, listVideoResources(ctx)) };
  if (list === 'faqs') return { list, items: await orNull(ctx, listFaqs(ctx)) };
  const plans = await orNull(ctx, listDietPlans(ctx));
  return { list: 'pdfs', items: plans?.filter((plan) => !plan.isPrivate) ?? null };
}
