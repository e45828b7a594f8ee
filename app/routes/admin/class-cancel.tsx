import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { AdminError } from '~/components/admin/admin-error';
import { classesAddress } from '~/components/admin/classes/classes-address';
import { ConfirmForm } from '~/components/admin/confirm-form';
import { RouteDialog } from '~/components/admin/route-dialog';
import { sendOrStay, stayWhenDone } from '~/components/ui/form-reply';
import { cancelClass, countCancellationNotices } from '~/domain/classes/cancel-class.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { CANCELLATION_NOTICE_DAYS } from '~/domain/classes/policy';
import { getClass } from '~/domain/classes/timetable.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';
import { formatDate } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';
import { timeRange } from '~/lib/time-range';

export const meta: MetaFunction = () => [{ title: 'Cancel class, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'manage_classes', async (ctx) => {
    const id = pathId(args.params.classId, CLASS_NOT_FOUND);
    const [{ title, day, class_date, start_time, end_time }, members] = await Promise.all([
      getClass(ctx, id),
      countCancellationNotices(ctx, id),
    ]);
    return { title, when: `${day}, ${formatDate(class_date)}, ${timeRange(start_time, end_time)}`, members };
  });
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    permissions: cancelClass.permissions,
    failureMessage: 'Failed to cancel class. Please try again.',
    handle: async ({ ctx, request }) => {
      const { notified } = await cancelClass(ctx, pathId(args.params.classId, CLASS_NOT_FOUND));
      const message = `Class cancelled successfully. ${membersIn(notified)} will be told on WhatsApp.`;
      return { message, to: classesAddress(new URL(request.url).searchParams) };
    },
  });
}

export const shouldRevalidate = stayWhenDone;

export const clientAction = sendOrStay;

function membersIn(count: number): string {
  return count === 0 ? 'Nobody' : count === 1 ? '1 member' : `${formatCount(count)} members`;
}

export default function CancelClassPage() {
  const { title, when, members } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = classesAddress(query);
  return (
    <RouteDialog title={`Cancel ${title}?`} closeTo={closeTo}>
      <ConfirmForm
        id="cancel-class"
        closeTo={closeTo}
        confirm="Cancel class"
        pendingLabel="Cancelling..."
        keep="Keep class"
      >
        <p>{when}</p>
        <p>
          <b>{membersIn(members)}</b> will be told on WhatsApp: whoever joined this class in the last{' '}
          {CANCELLATION_NOTICE_DAYS} days or asked for its link.
        </p>
        <p className="text-ink-soft">Members no longer see it. This cannot be undone.</p>
      </ConfirmForm>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  return <AdminError />;
}
