import type { ReactNode } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import type { FormMeta, FieldList } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';

export function StaffForm({
  form,
  fields,
  reply,
  save,
  cancelTo,
  children,
}: {
  form: FormMeta;
  fields: FieldList;
  reply: unknown;
  save: string;
  /** URL of the cancel link, if the form is in a dialog. */
  cancelTo?: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ErrorSummary fields={fields} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      <ServerForm form={form} preventScrollReset className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
        <div className="flex flex-wrap justify-end gap-2.5">
          {cancelTo ? (
            <ButtonLink to={cancelTo} preventScrollReset variant="quiet">
              Cancel
            </ButtonLink>
          ) : null}
          <SubmitButton pendingLabel="Saving...">{save}</SubmitButton>
        </div>
      </ServerForm>
    </div>
  );
}
