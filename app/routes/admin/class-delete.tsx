import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { AffectedStreaksWarning } from '~/components/admin/classes/affected-streaks-warning';
import { ConfirmDialog } from '~/components/admin/confirm-dialog';
import { deleteClass } from '~/domain/classes/delete-class.server';
import { countStreaksAffectedByClass } from '~/domain/classes/class-day.server';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { getClass } from '~/domain/classes/timetable.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { formatDate } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';
import { formatTimeRange } from '~/lib/time-range';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Delete class, admin' }];

const route = createConfirmPage({
  permissions: deleteClass.permissions,
  param: 'classId',
  notFound: CLASS_NOT_FOUND_MESSAGE,
  read: async (ctx, id) => ({ ...(await getClass(ctx, id)), streaks: await countStreaksAffectedByClass(ctx, id) }),
  failureMessage: untranslated('Failed to delete class. Please try again.'),
  run: async (ctx, id, query) => {
    await deleteClass(ctx, id);
    return { message: untranslated('Class deleted successfully'), to: buildClassesUrl(query) };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function DeleteClassPage() {
  const { title, day, class_date, start_time, end_time, is_over, is_cancelled, attendance_count, streaks } =
    useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = buildClassesUrl(query);
  return (
    <ConfirmDialog
      title={`Delete ${title}?`}
      id="delete-class"
      closeTo={closeTo}
      confirm="Delete class"
      pendingLabel="Deleting..."
      keep="Keep class"
    >
      <p>
        {day}, {formatDate(class_date)}, {formatTimeRange(start_time, end_time)}
      </p>
      <p>
        {attendance_count === 0
          ? 'Nobody has'
          : attendance_count === 1
            ? 'One member has'
            : `${formatCount(attendance_count)} members have`}{' '}
        joined it.
      </p>
      <p>It leaves every list. Attendance and titles that members earned in it stay.</p>
      <AffectedStreaksWarning count={streaks} />
      {is_over || is_cancelled ? null : (
        <p className="text-ink-soft">Nobody is notified. To notify members, cancel it instead.</p>
      )}
    </ConfirmDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
