import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { AffectedStreaksWarning } from '~/components/admin/classes/affected-streaks-warning';
import { ConfirmDialog } from '~/components/admin/confirm-dialog';
import { endSeries, SERIES_NOT_FOUND_MESSAGE } from '~/domain/classes/end-series.server';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { getClass } from '~/domain/classes/timetable.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'End series, admin' }];

const route = createConfirmPage({
  permissions: endSeries.permissions,
  param: 'classId',
  notFound: CLASS_NOT_FOUND_MESSAGE,
  read: getClass,
  failureMessage: untranslated('Failed to end series. Please try again.'),
  run: async (ctx, id, query) => {
    const { series_id } = await getClass(ctx, id);
    const { removed } = await endSeries(ctx, parsePathId(String(series_id), SERIES_NOT_FOUND_MESSAGE));
    const removedText = removed === 1 ? '1 class to come is' : `${removed} classes to come are`;
    return {
      message: untranslated(`Series ended successfully. ${removedText} off the timetable.`),
      to: buildClassesUrl(query),
    };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function EndSeriesPage() {
  const { title } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = buildClassesUrl(query);
  return (
    <ConfirmDialog
      title={`End the series of ${title}?`}
      id="end-series"
      closeTo={closeTo}
      confirm="End series"
      pendingLabel="Ending..."
      keep="Keep series"
    >
      <p>No further classes are made, and those to come leave the timetable.</p>
      <p className="text-ink-soft">
        Classes that were edited or cancelled separately, or that members have joined, stay. Nobody is notified.
      </p>
      <AffectedStreaksWarning count={0} />
    </ConfirmDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
