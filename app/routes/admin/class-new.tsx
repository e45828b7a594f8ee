import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { ClassForm, toClassFormValues } from '~/components/admin/classes/class-form';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { RouteDialog } from '~/components/admin/route-dialog';
import { createClass } from '~/domain/classes/create-class.server';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { DEFAULT_CLASS_TYPE, DEFAULT_LOCATION, PARTICIPANT_LIMITS } from '~/domain/classes/policy';
import { createClassSchema } from '~/domain/classes/schemas';
import { getClass } from '~/domain/classes/timetable.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { addDays, getMonday } from '~/lib/calendar';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Add class, Sangha admin' }];

export const { loader, action } = defineFormRoute({
  access: 'admin',
  permissions: createClass.permissions,
  load: async ({ ctx, request }) => {
    const copied = new URL(request.url).searchParams.get('copy');
    if (copied === null) {
      const places = String(PARTICIPANT_LIMITS.default);
      const values = { class_date: ctx.clock.today(), max_participants: places, location: DEFAULT_LOCATION };
      return { copies: null, values: { ...values, class_type: DEFAULT_CLASS_TYPE } };
    }
    const original = await getClass(ctx, parsePathId(copied, CLASS_NOT_FOUND_MESSAGE));
    return {
      copies: original.title,
      values: { ...toClassFormValues(original), class_date: addDays(original.class_date, 7) },
    };
  },
  schema: createClassSchema,
  failureMessage: untranslated('Failed to create class. Please try again.'),
  handle: async ({ ctx, value }) => {
    await createClass(ctx, value);
    const week = new URLSearchParams({ week: getMonday(value.class_date) });
    return { message: untranslated('Class created successfully'), to: buildClassesUrl(week) };
  },
});

export default function NewClassPage() {
  const { copies, values } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = buildClassesUrl(query);
  return (
    <RouteDialog title={copies ? `Copy ${copies}` : 'Add class'} closeTo={closeTo}>
      <p className="mb-5 text-ink-soft">
        A class added after its time is kept, but its day is no class day by it: it touches nobody’s streak.
      </p>
      <ClassForm values={values} closeTo={closeTo} submit="Add class" />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
