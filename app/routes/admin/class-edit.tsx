import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { ClassForm, toClassFormValues } from '~/components/admin/classes/class-form';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { joinScheduleLines } from '~/components/admin/classes/confirm-schedule';
import { formatNoticeCount } from '~/components/admin/classes/member-count';
import { AffectedStreaksWarning } from '~/components/admin/classes/affected-streaks-warning';
import { RouteDialog } from '~/components/admin/route-dialog';
import { listOccupiedTimes, listTeacherChoices } from '~/domain/classes/class-teachers.server';
import { countStreaksAffectedByClass } from '~/domain/classes/class-day.server';
import { describeScheduleChange } from '~/domain/classes/describe-schedule-change';
import { countNoticeRecipients } from '~/domain/classes/notice-recipients.server';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { getClassEnd } from '~/domain/classes/policy';
import { updateClassSchema } from '~/domain/classes/schemas';
import { findSeriesSchedule, previewScheduleChange } from '~/domain/classes/series-schedule.server';
import { getClass } from '~/domain/classes/timetable.server';
import { updateClass } from '~/domain/classes/update-class.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { DomainError } from '~/domain/errors';
import { parsePathId } from '~/http/path-id.server';
import { getMonday, toInstant } from '~/lib/calendar';
import { findClashes } from '~/lib/weekly-dates';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Edit class, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: updateClass.permissions,
  load: async ({ ctx, params }) => {
    const id = parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE);
    const [edited, streaks, teachers] = await Promise.all([
      getClass(ctx, id),
      countStreaksAffectedByClass(ctx, id),
      listTeacherChoices(ctx),
    ]);
    const recipients = edited.is_over || edited.is_cancelled ? null : await countNoticeRecipients(ctx, id);
    const begins = toInstant(edited.class_date, edited.start_time, ctx.clock.timeZone);
    const isSeries = edited.repeats && begins > ctx.clock.now();
    const schedule = isSeries ? await findSeriesSchedule(ctx, edited.series_id) : null;
    return { edited, streaks, recipients, teachers, schedule, today: ctx.clock.today() };
  },
  schema: updateClassSchema,
  failureMessage: untranslated('Failed to update class. Please try again.'),
  handle: async ({ ctx, value, params, request, formData }) => {
    const id = parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE);
    const { apply_to = 'this' } = value;
    const change = await previewScheduleChange(ctx, id, { ...value, apply_to });
    if (change) {
      const occupied = change.added.length > 0 ? await listOccupiedTimes(ctx) : [];
      const clashes = findClashes(change.added, { ...value, end_time: getClassEnd(value) }, occupied);
      const lines = describeScheduleChange(change, { clashes });
      if (formData.get('confirmed') !== joinScheduleLines(lines))
        throw new DomainError('invalid', untranslated('Please check the dates'), {
          fields: { confirmed: lines.map((line) => untranslated(line)) },
        });
    }
    const notices = await updateClass(ctx, id, value);
    const view = new URL(request.url).searchParams.get('view');
    const week = new URLSearchParams({ week: getMonday(value.class_date), ...(view ? { view } : {}) });
    const dates = change ? `. Classes added: ${change.added.length}, removed: ${change.removed.length}` : '';
    const notified = notices.notified > 0 ? `. ${formatNoticeCount(notices)} will be notified on WhatsApp.` : '';
    return { message: untranslated(`Class updated successfully${dates}${notified}`), to: buildClassesUrl(week) };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function EditClassPage() {
  const { edited, streaks, recipients, teachers, schedule, today } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = buildClassesUrl(query);
  return (
    <RouteDialog title={`Edit ${edited.title}`} closeTo={closeTo} wide>
      {streaks > 0 ? (
        <div className="mb-5">
          <p>Its day is over. When you move it to another day:</p>
          <AffectedStreaksWarning count={streaks} />
        </div>
      ) : null}
      {recipients && recipients.notified > 0 ? (
        <p className="mb-5">
          <b>{formatNoticeCount(recipients)}</b> will be notified on WhatsApp if it begins on another day or at another
          time.
        </p>
      ) : null}
      <ClassForm
        teachers={teachers}
        occupied={[]}
        today={today}
        schedule={schedule}
        values={toClassFormValues(edited)}
        version={edited.version}
        closeTo={closeTo}
        submit="Save changes"
      >
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
