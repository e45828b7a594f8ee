import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { ClassForm, formValues } from '~/components/admin/classes/class-form';
import { classesAddress } from '~/components/admin/classes/classes-address';
import { toldIn } from '~/components/admin/classes/members-in';
import { StreaksTouched } from '~/components/admin/classes/streaks-touched';
import { RouteDialog } from '~/components/admin/route-dialog';
import { countStreaksOf } from '~/domain/classes/class-day.server';
import { countClassNotices } from '~/domain/classes/class-notices.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { updateClassSchema } from '~/domain/classes/schemas';
import { getClass } from '~/domain/classes/timetable.server';
import { updateClass } from '~/domain/classes/update-class.server';
import { formRoute } from '~/http/pages/form-route.server';
import { pathId } from '~/http/path-id.server';
import { mondayOf } from '~/lib/calendar';
import { english } from '~/i18n/messages/say';

export const meta: MetaFunction = () => [{ title: 'Edit class, Sangha admin' }];

export const { loader, action } = formRoute({
  access: 'admin',
  permissions: updateClass.permissions,
  load: async ({ ctx, params }) => {
    const id = pathId(params.classId, CLASS_NOT_FOUND);
    const [edited, streaks] = await Promise.all([getClass(ctx, id), countStreaksOf(ctx, id)]);
    const told = edited.is_over || edited.is_cancelled ? null : await countClassNotices(ctx, id);
    return { edited, streaks, told };
  },
  schema: updateClassSchema,
  failureMessage: english('Failed to update class. Please try again.'),
  handle: async ({ ctx, value, params }) => {
    const owed = await updateClass(ctx, pathId(params.classId, CLASS_NOT_FOUND), value);
    const week = new URLSearchParams({ week: mondayOf(value.class_date) });
    const told = owed.notified > 0 ? `. ${toldIn(owed)} will be told on WhatsApp.` : '';
    return { message: english(`Class updated successfully${told}`), to: classesAddress(week) };
  },
});

export default function EditClassPage() {
  const { edited, streaks, told } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = classesAddress(query);
  return (
    <RouteDialog title={`Edit ${edited.title}`} closeTo={closeTo}>
      {streaks > 0 ? (
        <div className="mb-5">
          <p>Its day is over. When you move it to another day:</p>
          <StreaksTouched count={streaks} />
        </div>
      ) : null}
      {told && told.notified > 0 ? (
        <p className="mb-5">
          <b>{toldIn(told)}</b> will be told on WhatsApp when it begins on another day or at another time.
        </p>
      ) : null}
      <ClassForm values={formValues(edited)} version={edited.version} closeTo={closeTo} submit="Save changes">
        <p>
          <Link to={`/admin/reviews?class_id=${edited.id}`} className="inline-flex min-h-touch items-center underline">
            What members wrote about it
          </Link>
        </p>
      </ClassForm>
    </RouteDialog>
  );
}

export { AdminError as ErrorBoundary } from '~/components/admin/admin-error';
