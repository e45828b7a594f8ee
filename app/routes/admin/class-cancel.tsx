import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { AffectedStreaksWarning } from '~/components/admin/classes/affected-streaks-warning';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { listTranslationFieldNames } from '~/components/admin/content/translation-fields';
import { ConfirmDialog } from '~/components/admin/confirm-dialog';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { countStreaksAffectedByClass } from '~/domain/classes/class-day.server';
import { countNoticeRecipients } from '~/domain/classes/notice-recipients.server';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { CLASS_NOTICE_ATTENDANCE_DAYS } from '~/domain/classes/policy';
import { getClass } from '~/domain/classes/timetable.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { formatDate } from '~/lib/calendar';
import { formatNoticeCount } from '~/components/admin/classes/member-count';
import { formatTimeRange } from '~/lib/time-range';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/classes/schemas').then(({ cancelClassSchema }) => cancelClassSchema);

const TEXTS = [
  {
    field: 'cancel_reason',
    label: 'Reason (optional)',
    maxLength: 300,
    rows: 2,
    hint: 'Members read it beside the class. One sentence is enough.',
  },
] as const;

export const meta: MetaFunction = () => [{ title: 'Cancel class, admin' }];

const route = createConfirmPage({
  permissions: cancelClass.permissions,
  param: 'classId',
  notFound: CLASS_NOT_FOUND_MESSAGE,
  read: async (ctx, id) => {
    const [{ title, day, class_date, start_time, end_time, is_over }, streaks] = await Promise.all([
      getClass(ctx, id),
      countStreaksAffectedByClass(ctx, id),
    ]);
    const recipients = is_over ? null : await countNoticeRecipients(ctx, id);
    const when = `${day}, ${formatDate(class_date)}, ${formatTimeRange(start_time, end_time)}`;
    return { title, when, recipients, streaks };
  },
  schema,
  failureMessage: untranslated('Failed to cancel class. Please try again.'),
  run: async (ctx, id, query, reason) => {
    const recipients = await cancelClass(ctx, id, reason);
    const message = `Class cancelled successfully. ${formatNoticeCount(recipients)} will be notified on WhatsApp.`;
    return { message: untranslated(message), to: buildClassesUrl(query) };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function CancelClassPage() {
  const { title, when, recipients, streaks } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = buildClassesUrl(query);
  return (
    <ConfirmDialog
      title={`Cancel ${title}?`}
      id="cancel-class"
      closeTo={closeTo}
      confirm="Cancel class"
      pendingLabel="Cancelling..."
      keep="Keep class"
      schema={schema}
      asks={['cancel_reason', ...listTranslationFieldNames(TEXTS)]}
    >
      {(fields) => (
        <>
          <p>{when}</p>
          {recipients === null ? (
            <p>It is over, so nobody is notified. Cancel it if it was not held.</p>
          ) : recipients.notified === 0 ? (
            <p>
              Nobody joined this class in the last {CLASS_NOTICE_ATTENDANCE_DAYS} days or asked for its link, so nobody
              is notified on WhatsApp.
            </p>
          ) : (
            <p>
              <b>{formatNoticeCount(recipients)}</b> will be notified on WhatsApp: members who joined this class in the
              last {CLASS_NOTICE_ATTENDANCE_DAYS} days or asked for its link.
            </p>
          )}
          <AffectedStreaksWarning count={streaks} />
          <BilingualFields texts={TEXTS} fields={fields} />
          <p className="text-ink-soft">It cannot be joined any more. This cannot be undone.</p>
        </>
      )}
    </ConfirmDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
