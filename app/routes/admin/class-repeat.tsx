import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { RepeatClassForm } from '~/components/admin/classes/repeat-class-form';
import { RouteDialog } from '~/components/admin/route-dialog';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { repeatClass } from '~/domain/classes/repeat-class.server';
import { repeatClassSchema } from '~/domain/classes/schemas';
import { getClass } from '~/domain/classes/timetable.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { formatDate } from '~/lib/calendar';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Repeat class, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: repeatClass.permissions,
  load: ({ ctx, params }) => getClass(ctx, parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE)),
  schema: repeatClassSchema,
  failureMessage: untranslated('Failed to repeat class. Please try again.'),
  handle: async ({ ctx, value, request, params }) => {
    await repeatClass(ctx, parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE), value);
    const to = buildClassesUrl(new URL(request.url).searchParams);
    return { message: untranslated(`Class repeats until ${formatDate(value.until_date)}`), to };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function RepeatClassPage() {
  const { title, day, class_date } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = buildClassesUrl(query);
  return (
    <RouteDialog title={`Repeat ${title}`} closeTo={closeTo}>
      <RepeatClassForm day={day} from={class_date} closeTo={closeTo} />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
