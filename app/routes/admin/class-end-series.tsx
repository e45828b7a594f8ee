import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { AdminError } from '~/components/admin/admin-error';
import { classesAddress } from '~/components/admin/classes/classes-address';
import { ConfirmForm } from '~/components/admin/confirm-form';
import { RouteDialog } from '~/components/admin/route-dialog';
import { sendOrStay, stayWhenDone } from '~/components/ui/form-reply';
import { endSeries, SERIES_NOT_FOUND } from '~/domain/classes/end-series.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { getClass } from '~/domain/classes/timetable.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';

export const meta: MetaFunction = () => [{ title: 'End series, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'manage_classes', (ctx) => getClass(ctx, pathId(args.params.classId, CLASS_NOT_FOUND)));
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    permissions: endSeries.permissions,
    failureMessage: 'Failed to end series. Please try again.',
    handle: async ({ ctx, request }) => {
      const { series_id } = await getClass(ctx, pathId(args.params.classId, CLASS_NOT_FOUND));
      const { removed } = await endSeries(ctx, pathId(String(series_id), SERIES_NOT_FOUND));
      const went = removed === 1 ? '1 class to come is' : `${removed} classes to come are`;
      const to = classesAddress(new URL(request.url).searchParams);
      return { message: `Series ended successfully. ${went} off the timetable.`, to };
    },
  });
}

export const shouldRevalidate = stayWhenDone;

export const clientAction = sendOrStay;

export default function EndSeriesPage() {
  const { title } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = classesAddress(query);
  return (
    <RouteDialog title={`End the series of ${title}?`} closeTo={closeTo}>
      <ConfirmForm id="end-series" closeTo={closeTo} confirm="End series" pendingLabel="Ending..." keep="Keep series">
        <p>No further classes are made, and those to come leave the timetable.</p>
        <p className="text-ink-soft">
          A class that was edited or cancelled by itself, or that members have joined, stays. Nobody is told.
        </p>
      </ConfirmForm>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  return <AdminError />;
}
