import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { ClassForm, toClassFormValues } from '~/components/admin/classes/class-form';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { formatNoticeCount } from '~/components/admin/classes/member-count';
import { AffectedStreaksWarning } from '~/components/admin/classes/affected-streaks-warning';
import { RouteDialog } from '~/components/admin/route-dialog';
import { countStreaksAffectedByClass } from '~/domain/classes/class-day.server';
import { countNoticeRecipients } from '~/domain/classes/class-notices.server';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { updateClassSchema } from '~/domain/classes/schemas';
import { getClass } from '~/domain/classes/timetable.server';
import { updateClass } from '~/domain/classes/update-class.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { getMonday } from '~/lib/calendar';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Edit class, Sangha admin' }];

export const { loader, action } = defineFormRoute({
  access: 'admin',
  permissions: updateClass.permissions,
  load: async ({ ctx, params }) => {
    const id = parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE);
    const [edited, streaks] = await Promise.all([getClass(ctx, id), countStreaksAffectedByClass(ctx, id)]);
    const recipients = edited.is_over || edited.is_cancelled ? null : await countNoticeRecipients(ctx, id);
    return { edited, streaks, recipients };
  },
  schema: updateClassSchema,
  failureMessage: untranslated('Failed to update class. Please try again.'),
  handle: async ({ ctx, value, params }) => {
    const notices = await updateClass(ctx, parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE), value);
    const week = new URLSearchParams({ week: getMonday(value.class_date) });
    const notified = notices.notified > 0 ? `. ${formatNoticeCount(notices)} will be told on WhatsApp.` : '';
    return { message: untranslated(`Class updated successfully${notified}`), to: buildClassesUrl(week) };
  },
});

export default function EditClassPage() {
  const { edited, streaks, recipients } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = buildClassesUrl(query);
  return (
    <RouteDialog title={`Edit ${edited.title}`} closeTo={closeTo}>
      {streaks > 0 ? (
        <div className="mb-5">
          <p>Its day is over. When you move it to another day:</p>
          <AffectedStreaksWarning count={streaks} />
        </div>
      ) : null}
      {recipients && recipients.notified > 0 ? (
        <p className="mb-5">
          <b>{formatNoticeCount(recipients)}</b> will be told on WhatsApp when it begins on another day or at another
          time.
        </p>
      ) : null}
      <ClassForm values={toClassFormValues(edited)} version={edited.version} closeTo={closeTo} submit="Save changes">
        <p>
          <Link to={`/admin/reviews?class_id=${edited.id}`} className="inline-flex min-h-touch items-center underline">
            What members wrote about it
          </Link>
        </p>
      </ClassForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
