import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { ClassForm, formValues } from '~/components/admin/classes/class-form';
import { classesAddress } from '~/components/admin/classes/classes-address';
import { RouteDialog } from '~/components/admin/route-dialog';
import { createClass } from '~/domain/classes/create-class.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { DEFAULT_CLASS_TYPE, DEFAULT_LOCATION, PARTICIPANTS } from '~/domain/classes/policy';
import { createClassSchema } from '~/domain/classes/schemas';
import { getClass } from '~/domain/classes/timetable.server';
import { formRoute } from '~/http/pages/form-route.server';
import { pathId } from '~/http/path-id.server';
import { addDays, mondayOf } from '~/lib/calendar';
import { english } from '~/i18n/messages/say';

export const meta: MetaFunction = () => [{ title: 'Add class, Sangha admin' }];

export const { loader, action } = formRoute({
  access: 'admin',
  permissions: createClass.permissions,
  load: async ({ ctx, request }) => {
    const copied = new URL(request.url).searchParams.get('copy');
    if (copied === null) {
      const places = String(PARTICIPANTS.default);
      const values = { class_date: ctx.clock.today(), max_participants: places, location: DEFAULT_LOCATION };
      return { copies: null, values: { ...values, class_type: DEFAULT_CLASS_TYPE } };
    }
    const original = await getClass(ctx, pathId(copied, CLASS_NOT_FOUND));
    return { copies: original.title, values: { ...formValues(original), class_date: addDays(original.class_date, 7) } };
  },
  schema: createClassSchema,
  failureMessage: english('Failed to create class. Please try again.'),
  handle: async ({ ctx, value }) => {
    await createClass(ctx, value);
    const week = new URLSearchParams({ week: mondayOf(value.class_date) });
    return { message: english('Class created successfully'), to: classesAddress(week) };
  },
});

export default function NewClassPage() {
  const { copies, values } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = classesAddress(query);
  return (
    <RouteDialog title={copies ? `Copy ${copies}` : 'Add class'} closeTo={closeTo}>
      <p className="mb-5 text-ink-soft">
        A class added after its time is kept, but its day is no class day by it: it touches nobody’s streak.
      </p>
      <ClassForm values={values} closeTo={closeTo} submit="Add class" />
    </RouteDialog>
  );
}

export { AdminError as ErrorBoundary } from '~/components/admin/admin-error';
