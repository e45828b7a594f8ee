import type { MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';
import { useRefresh } from '~/components/admin/dashboard/use-refresh';
import { ColumnForm } from '~/components/admin/imports/column-form';
import { ImportActions } from '~/components/admin/imports/import-actions';
import { ImportCounts } from '~/components/admin/imports/import-counts';
import { ImportProgress } from '~/components/admin/imports/import-progress';
import { ImportSteps } from '~/components/admin/imports/import-steps';
import { UsersHeader } from '~/components/admin/users/users-header';
import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import { useFormResponse } from '~/components/ui/use-server-form';
import {
  cancelImport,
  checkImport,
  confirmImport,
  IMPORT_NOT_FOUND_MESSAGE,
  resumeImport,
  stopImport,
} from '~/domain/imports/change-import.server';
import { getImport, type ImportPage } from '~/domain/imports/queries.server';
import { chooseColumnsSchema, problemPageSchema } from '~/domain/imports/schemas';
import type { Context } from '~/domain/context';
import { defineFormRoute } from '~/http/pages/form-route.server';
import type { FormInput } from '~/http/pages/submit-form.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';
import { formatCount } from '~/lib/format-number';

const REFRESH_MS = 3_000;

const RUNNING: readonly ImportPage['state'][] = ['checking', 'importing', 'undoing'];

/** States without check results in which the page shows a note. */
const RESTING: readonly ImportPage['state'][] = ['failed', 'cancelled', 'checked'];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.page.fileName ?? 'Import'}, admin` }];

const route = defineFormRoute({
  access: 'admin',
  permissions: checkImport.permissions,
  load: async ({ ctx, params, request }) => {
    const { after } = problemPageSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    return {
      page: await getImport(ctx, parsePathId(params.importId, IMPORT_NOT_FOUND_MESSAGE), after),
      permissions: ctx.actor.permissions,
    };
  },
  schema: chooseColumnsSchema,
  failureMessage: untranslated('Failed to change the import. Please try again.'),
  handle: async ({ ctx, value, params }) => {
    const id = parsePathId(params.importId, IMPORT_NOT_FOUND_MESSAGE);
    await checkImport(ctx, id, value.column);
    return { message: untranslated('The file is being checked'), to: `/admin/import/${id}` };
  },
  intents: {
    confirm: { handle: runOn(confirmImport, 'Import started') },
    stop: { handle: runOn(stopImport, 'Stopped') },
    resume: { handle: runOn(resumeImport, 'The work goes on') },
    cancel: { handle: runOn(cancelImport, 'Import cancelled') },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

/** Returns the handler of a button that changes the state of the import. */
function runOn(command: (ctx: Context, id: number) => Promise<void>, done: string) {
  return async ({ ctx, params }: Pick<FormInput, 'ctx' | 'params'>) => {
    const id = parsePathId(params.importId, IMPORT_NOT_FOUND_MESSAGE);
    await command(ctx, id);
    return { message: untranslated(done), to: `/admin/import/${id}` };
  };
}

export default function ImportRoute() {
  const { page, permissions } = useLoaderData<typeof loader>();
  const reply = useFormResponse();
  const isRunning = RUNNING.includes(page.state);
  useRefresh({ ms: REFRESH_MS, isOn: isRunning });
  const isChecked = page.counts.checked > 0 && page.state !== 'checking' && page.state !== 'uploaded';
  return (
    <>
      <UsersHeader current="import" permissions={permissions} />
      <p className="mb-3">
        <Link to="/admin/import" className="underline">
          All imports
        </Link>
      </p>
      <ImportSteps steps={describeSteps(page)} current={getStep(page)} />
      {page.earlier ? (
        <p className="mb-4 rounded-sheet bg-haldi-wash px-4 py-2.5 text-haldi">
          The same file was already imported on {page.earlier}.
        </p>
      ) : null}
      {isRunning ? <ImportProgress page={page} /> : null}
      <div
        className={joinClassNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          page.mayCheck && isChecked && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        )}
      >
        {page.mayCheck ? <ColumnForm key={page.id} page={page} reply={reply} /> : null}
        {isChecked ? (
          <ImportCounts page={page}>{isRunning ? null : <ImportActions page={page} />}</ImportCounts>
        ) : RESTING.includes(page.state) ? (
          <Card className="flex flex-wrap items-center justify-between gap-3">
            <ImportActions page={page} />
          </Card>
        ) : null}
      </div>
      <Outlet />
    </>
  );
}

function getStep({ state }: ImportPage): number {
  if (state === 'uploaded' || state === 'failed') return 1;
  if (state === 'checking' || state === 'checked' || state === 'cancelled') return 2;
  return state === 'done' || state === 'undone' ? 4 : 3;
}

function describeSteps({ fileName, columns, headers, counts, imported, state, kind }: ImportPage) {
  const used = columns.filter(Boolean).length;
  const isImported = ['importing', 'stopped', 'done'].includes(state);
  return [
    { label: 'File', note: `${fileName}, ${kind === 'members' ? 'members' : 'attendances'}` },
    { label: 'Columns', note: `${used} of ${headers.length} used` },
    { label: 'Dry run', note: counts.checked > 0 ? `${formatCount(counts.checked)} rows` : 'nothing is changed' },
    { label: 'Import', note: isImported ? `${formatCount(imported)} imported` : 'nothing is imported yet' },
  ];
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
