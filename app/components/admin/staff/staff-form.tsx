import type { ReactNode } from 'react';
import { ErrorSummary } from '~/components/ui/error-summary';
import type { FormMeta, NamedFields } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';

export function StaffForm({
  form,
  fields,
  reply,
  save,
  children,
}: {
  form: FormMeta;
  fields: NamedFields;
  reply: unknown;
  save: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ErrorSummary fields={fields} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      <ServerForm form={form} preventScrollReset className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
        <div>
          <SubmitButton pendingLabel="Saving...">{save}</SubmitButton>
        </div>
      </ServerForm>
    </div>
  );
}
