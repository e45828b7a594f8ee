import type { ResourceListView } from '~/components/resources/resource-tabs';
import { listFaqs, listVideoResources } from '~/domain/content/queries.server';
import type { Context } from '~/domain/context';
import { listDietPlans } from '~/domain/plans/queries.server';
import { orNull } from './page.server';

/** The list that the address asks for, PDFs unless it names another, and nothing of the others. */
export async function loadResourceList(ctx: Context, request: Request): Promise<ResourceListView> {
  const list = new URL(request.url).searchParams.get('list');
  if (list === 'videos') return { list, items: await orNull(ctx, listVideoResources(ctx)) };
  if (list === 'faqs') return { list, items: await orNull(ctx, listFaqs(ctx)) };
  return { list: 'pdfs', items: await orNull(ctx, listDietPlans(ctx)) };
}
