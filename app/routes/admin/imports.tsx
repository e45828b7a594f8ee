import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ImportList } from '~/components/admin/imports/import-list';
import { UsersHeader } from '~/components/admin/users/users-header';
import { Card } from '~/components/ui/card';
import { ErrorSummary } from '~/components/ui/error-summary';
import { FileField } from '~/components/ui/file-field';
import { RadioGroup } from '~/components/ui/radio-group';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { listImports } from '~/domain/imports/queries.server';
import { uploadImportSchema } from '~/domain/imports/schemas';
import { uploadImport } from '~/domain/imports/upload-import.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Import, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: uploadImport.permissions,
  load: async ({ ctx }) => ({ imports: await listImports(ctx), permissions: ctx.actor.permissions }),
  schema: uploadImportSchema,
  upload: { file: 'import_file' },
  failureMessage: untranslated('Failed to upload the file. Please try again.'),
  handle: async ({ ctx, value, files }) => {
    const { id } = await uploadImport(ctx, value, files);
    return { message: untranslated('File uploaded'), to: `/admin/import/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ImportsPage() {
  const { imports, permissions } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'kind' | 'file'>({
    id: 'upload-import',
    defaultValue: { kind: 'members' },
  });
  return (
    <>
      <UsersHeader current="import" permissions={permissions} />
      <Card aria-labelledby="upload-title">
        <h2 id="upload-title" className="mb-3 text-step-1">
          Import from a file
        </h2>
        <ServerForm form={form} encType="multipart/form-data" className="grid max-w-2xl gap-4">
          <ErrorSummary
            fields={[fields.kind, fields.file]}
            {...(form.errors ? { formErrors: form.errors } : {})}
            reply={reply}
          />
          <RadioGroup
            field={fields.kind}
            label="What the file contains"
            choices={[
              { value: 'members', label: 'Members' },
              { value: 'attendances', label: 'Past attendances' },
            ]}
          />
          <FileField
            field={fields.file}
            label="CSV file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            required
            hint="At most 10,00,000 rows and 200 MB. The first row names the columns. The next page shows what would happen before anything is imported."
          />
          <div>
            <SubmitButton pendingLabel="Uploading...">Upload file</SubmitButton>
          </div>
        </ServerForm>
      </Card>
      {imports.length > 0 ? <ImportList imports={imports} /> : null}
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
