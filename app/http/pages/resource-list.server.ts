import type { ResourceListView } from '~/components/resources/resource-tabs';
import { listFaqs } from '~/domain/content/faqs.server';
import { listVideoResources } from '~/domain/content/videos.server';
import { inOrderOfReach } from '~/domain/plans/policy';
import { listDietPlans } from '~/domain/plans/queries.server';
import {
  type Localized,
  inLanguage,
  type Translatable,
  type TranslatedTable,
  type TextOf,
} from '~/domain/translations';
import type { PageContext } from '~/http/context.server';
import type { Language } from '~/i18n/languages';
import { orNull } from './page.server';

/** Loads only the requested list, PDFs by default. */
export async function loadResourceList(ctx: PageContext, request: Request): Promise<ResourceListView> {
  const { language } = ctx;
  const list = new URL(request.url).searchParams.get('list');
  if (list === 'videos')
    return { list, items: allIn(language, 'video_resources', await orNull(ctx, listVideoResources(ctx))) };
  if (list === 'faqs') return { list, items: allIn(language, 'faqs', await orNull(ctx, listFaqs(ctx))) };
  const plans = await orNull(ctx, listDietPlans(ctx).then(inOrderOfReach));
  return { list: 'pdfs', items: allIn(language, 'diet_plans', plans) };
}

function allIn<Table extends TranslatedTable, Row extends Record<TextOf<Table>, string>>(
  language: Language,
  table: Table,
  rows: readonly Translatable<Row>[] | null,
): Localized<Row, TextOf<Table>>[] | null {
  return rows?.map((row) => inLanguage(language, table, row)) ?? null;
}
