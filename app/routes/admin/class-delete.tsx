import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { AdminError } from '~/components/admin/admin-error';
import { classesAddress } from '~/components/admin/classes/classes-address';
import { ConfirmForm } from '~/components/admin/confirm-form';
import { RouteDialog } from '~/components/admin/route-dialog';
import { sendOrStay, stayWhenDone } from '~/components/ui/form-reply';
import { deleteClass } from '~/domain/classes/delete-class.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { getClass } from '~/domain/classes/timetable.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';
import { formatDate } from '~/lib/calendar';
import { timeRange } from '~/lib/time-range';

export const meta: MetaFunction = () => [{ title: 'Delete class, Sangha admin' }];

export const shouldRevalidate = stayWhenDone;

export const clientAction = sendOrStay;

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'manage_classes', (ctx) => getClass(ctx, pathId(args.params.classId, CLASS_NOT_FOUND)));
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    permissions: deleteClass.permissions,
    failureMessage: 'Failed to delete class. Please try again.',
    handle: async ({ ctx, request }) => {
      await deleteClass(ctx, pathId(args.params.classId, CLASS_NOT_FOUND));
      const to = classesAddress(new URL(request.url).searchParams);
      return { message: 'Class deleted successfully', to };
    },
  });
}

export default function DeleteClassPage() {
  const { title, day, class_date, start_time, end_time, is_over, is_cancelled } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = classesAddress(query);
  return (
    <RouteDialog title={`Delete ${title}?`} closeTo={closeTo}>
      <ConfirmForm
        id="delete-class"
        closeTo={closeTo}
        confirm="Delete class"
        pendingLabel="Deleting..."
        keep="Keep class"
      >
        <p>
          {day}, {formatDate(class_date)}, {timeRange(start_time, end_time)}
        </p>
        <p>It leaves every list. Attendance, streaks and titles that members earned in it stay.</p>
        {is_over || is_cancelled ? null : (
          <p className="text-ink-soft">Nobody is told. To tell members that it will not be held, cancel it instead.</p>
        )}
      </ConfirmForm>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  return <AdminError />;
}
