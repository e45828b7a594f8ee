import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { ClassForm, type ClassFormValues, toClassFormValues } from '~/components/admin/classes/class-form';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { RouteDialog } from '~/components/admin/route-dialog';
import {
  DEFAULT_CLASS_LENGTH,
  describePlan,
  getPlannedDates,
  readTypedClass,
} from '~/components/admin/classes/class-plan-dates';
import { listOccupiedTimes, listTeacherChoices } from '~/domain/classes/class-teachers.server';
import { createClass } from '~/domain/classes/create-class.server';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { DEFAULT_CLASS_TYPE, DEFAULT_LOCATION, PARTICIPANT_LIMITS } from '~/domain/classes/policy';
import { createClassSchema } from '~/domain/classes/schemas';
import { getClass } from '~/domain/classes/timetable.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { createInvalidFieldError } from '~/domain/errors';
import { addMinutes } from '~/lib/time-range';
import { addDays, getMonday, isLocalDate } from '~/lib/calendar';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Add class, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: createClass.permissions,
  load: async ({ ctx, request }) => {
    const query = new URL(request.url).searchParams;
    const copied = query.get('copy');
    const [teachers, occupied, original] = await Promise.all([
      listTeacherChoices(ctx),
      listOccupiedTimes(ctx),
      copied === null ? null : getClass(ctx, parsePathId(copied, CLASS_NOT_FOUND_MESSAGE)),
    ]);
    const today = ctx.clock.today();
    const values = original
      ? { ...toClassFormValues(original), class_date: addDays(original.class_date, 7) }
      : getEmptyForm(query, today);
    return { copies: original?.title ?? null, teachers, occupied, today, values };
  },
  schema: createClassSchema,
  failureMessage: untranslated('Failed to create class. Please try again.'),
  handle: async ({ ctx, value, request, formData }) => {
    const typed = readTypedClass(formData);
    const dates = getPlannedDates(typed);
    // Without JavaScript, the dates must be confirmed on a page. With JavaScript, the form shows
    // them while they are chosen.
    if (value.weekdays?.length && !formData.has('enhanced') && formData.get('confirmed') !== describePlan(typed))
      throw createInvalidFieldError('confirmed', untranslated('Please check the dates'));
    await createClass(ctx, value);
    const view = new URL(request.url).searchParams.get('view');
    const week = new URLSearchParams({ week: getMonday(dates[0] ?? value.class_date), ...(view ? { view } : {}) });
    const message = dates.length > 1 ? `${dates.length} classes created successfully` : 'Class created successfully';
    return { message: untranslated(message), to: buildClassesUrl(week) };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

function getEmptyForm(query: URLSearchParams, today: string): ClassFormValues {
  const date = query.get('date') ?? '';
  const time = query.get('time') ?? '';
  return {
    class_date: isLocalDate(date) ? date : today,
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(time)
      ? { start_time: time, end_time: addMinutes(time, DEFAULT_CLASS_LENGTH) }
      : {}),
    max_participants: String(PARTICIPANT_LIMITS.default),
    location: DEFAULT_LOCATION,
    class_type: DEFAULT_CLASS_TYPE,
  };
}

export default function NewClassPage() {
  const { copies, ...form } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = buildClassesUrl(query);
  return (
    <RouteDialog title={copies ? `Copy ${copies}` : 'Add class'} closeTo={closeTo} widest>
      <ClassForm {...form} closeTo={closeTo} submit="Add class" />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
