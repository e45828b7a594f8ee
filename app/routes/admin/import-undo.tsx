import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReauthField } from '~/components/admin/reauth/reauth-field';
import { RouteDialog } from '~/components/admin/route-dialog';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { IMPORT_NOT_FOUND_MESSAGE, undoImport } from '~/domain/imports/change-import.server';
import { getImport } from '~/domain/imports/queries.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { untranslated } from '~/i18n/messages/message';
import { formatCount, formatCountWithNoun } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Undo an import, admin' }];

const route = createConfirmPage({
  permissions: undoImport.permissions,
  param: 'importId',
  notFound: IMPORT_NOT_FOUND_MESSAGE,
  read: async (ctx, id) => {
    const { kind, fileName, imported, used } = await getImport(ctx, id);
    return { kind, fileName, imported, used, backTo: `/admin/import/${id}` };
  },
  failureMessage: untranslated('Failed to undo the import. Please try again.'),
  run: async (ctx, id) => {
    await undoImport(ctx, id);
    return { message: untranslated('The import is being undone'), to: `/admin/import/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ImportUndoPage() {
  const { kind, fileName, imported, used, backTo } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'proof'>({ id: 'undo-import' });
  return (
    <RouteDialog title="Undo an import" closeTo={backTo}>
      <ServerForm form={form} className="grid gap-4">
        <ErrorSummary fields={[fields.proof]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
        {kind === 'members' ? (
          <p>
            This removes the {formatCount(imported)} members of <b className="wrap-anywhere">{fileName}</b> who have not
            used their account. {formatCount(used)} have logged in and stay, and so do members with attendances,
            donations or other records.
          </p>
        ) : (
          <p>
            This removes {formatCountWithNoun(imported, 'attendance')} of <b className="wrap-anywhere">{fileName}</b>,
            and the past classes that have no other attendance. The streaks, titles and totals of their members are
            recalculated.
          </p>
        )}
        <ReauthField field={fields.proof} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={backTo} preventScrollReset variant="quiet">
            Keep them
          </ButtonLink>
          <SubmitButton variant="reject" pendingLabel="Undoing...">
            Undo the import
          </SubmitButton>
        </div>
      </ServerForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
