import type { MetaFunction } from '@remix-run/node';
import { Form, useLoaderData, useSearchParams } from '@remix-run/react';
import { buildClassesUrl } from '~/components/admin/classes/classes-url';
import { RouteDialog } from '~/components/admin/route-dialog';
import { Button, ButtonLink } from '~/components/ui/button';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { copyWeek, planWeekCopy } from '~/domain/classes/copy-week.server';
import { copyWeekSchema } from '~/domain/classes/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { addDays, formatDate, getMonday, isLocalDate } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';
import { formatTimeRange } from '~/lib/time-range';

export const meta: MetaFunction = () => [{ title: 'Copy week, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: copyWeek.permissions,
  load: async ({ ctx, request }) => {
    const query = new URL(request.url).searchParams;
    const [week, asked] = [query.get('week') ?? '', query.get('to') ?? ''];
    const from = getMonday(isLocalDate(week) ? week : ctx.clock.today());
    const to = getMonday(isLocalDate(asked) ? asked : addDays(from, 7));
    return { from, to, plan: await planWeekCopy(ctx, { from, to }) };
  },
  schema: copyWeekSchema,
  failureMessage: untranslated('Failed to copy week. Please try again.'),
  handle: async ({ ctx, value }) => {
    const count = await copyWeek(ctx, value);
    const week = new URLSearchParams({ week: getMonday(value.to) });
    return {
      message: untranslated(count === 1 ? '1 class copied' : `${formatCount(count)} classes copied`),
      to: buildClassesUrl(week),
    };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function CopyWeekPage() {
  const { from, to, plan } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { form, fields, reply } = useServerForm<'from' | 'to'>({ id: 'copy-week' });
  const closeTo = buildClassesUrl(query);
  const { copies, clashes } = plan;
  return (
    <RouteDialog title={`Copy the week of ${formatDate(from)}`} closeTo={closeTo} isRead>
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="week" value={from} />
        <label className="grid gap-1 text-small font-semibold">
          Copy to the week of
          <input key={to} type="date" name="to" defaultValue={to} required className={DENSE_CONTROL_CLASS} />
        </label>
        <Button variant="quiet">Check this week</Button>
      </Form>
      <ServerForm form={form} className="mt-5 grid gap-4">
        <ErrorSummary fields={[fields.to]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="to" value={to} />
        {clashes.length > 0 ? (
          <div className="rounded-sheet bg-haldi-wash px-4 py-2.5 text-haldi">
            <p className="font-semibold">Left out, because the time is taken</p>
            <ul>
              {clashes.map((one) => (
                <li key={`${one.date} ${one.start_time} ${one.title}`}>
                  {formatDate(one.date)}, {formatTimeRange(one.start_time, one.end_time)}: {one.title} ({one.other} is
                  at this time)
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {copies.length > 0 ? (
          <ul aria-label="Classes to copy" className="grid gap-1">
            {copies.map((one) => (
              <li key={`${one.date} ${one.start_time} ${one.title}`}>
                {formatDate(one.date)}, {formatTimeRange(one.start_time, one.end_time)}: <b>{one.title}</b>,{' '}
                {one.instructor}
              </li>
            ))}
          </ul>
        ) : (
          <p>There is nothing to copy. Repeating classes appear automatically.</p>
        )}
        <div className="sheet-foot flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={closeTo} preventScrollReset variant="quiet">
            Back
          </ButtonLink>
          {copies.length > 0 ? (
            <SubmitButton pendingLabel="Copying...">
              {copies.length === 1 ? 'Copy 1 class' : `Copy ${formatCount(copies.length)} classes`}
            </SubmitButton>
          ) : null}
        </div>
      </ServerForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
