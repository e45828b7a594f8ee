import type { ResourceListView } from '~/components/resources/resource-tabs';
import { listFaqs } from '~/domain/content/faqs.server';
import { listVideoResources } from '~/domain/content/videos.server';
import { sortPlansByAccess } from '~/domain/plans/policy';
import { listDietPlans } from '~/domain/plans/queries.server';
import {
  type LocalizedRow,
  localizeRow,
  type Translatable,
  type TranslatedTable,
  type TranslatedFieldOf,
} from '~/domain/translations';
import type { PageContext } from '~/http/context.server';
import type { Language } from '~/i18n/languages';
import { loadOrNullOnFailure } from '~/http/pages/page.server';

/** Loads the requested resource list. The default is the list of PDFs. */
export async function loadResourceList(ctx: PageContext, request: Request): Promise<ResourceListView> {
  const { language } = ctx;
  const list = new URL(request.url).searchParams.get('list');
  if (list === 'videos')
    return {
      list,
      items: localizeRows(language, 'video_resources', await loadOrNullOnFailure(ctx, listVideoResources(ctx))),
    };
  if (list === 'faqs')
    return { list, items: localizeRows(language, 'faqs', await loadOrNullOnFailure(ctx, listFaqs(ctx))) };
  const plans = await loadOrNullOnFailure(ctx, listDietPlans(ctx).then(sortPlansByAccess));
  return { list: 'pdfs', items: localizeRows(language, 'diet_plans', plans) };
}

function localizeRows<Table extends TranslatedTable, Row extends Record<TranslatedFieldOf<Table>, string>>(
  language: Language,
  table: Table,
  rows: readonly Translatable<Row>[] | null,
): LocalizedRow<Row, TranslatedFieldOf<Table>>[] | null {
  return rows?.map((row) => localizeRow(language, table, row)) ?? null;
}
