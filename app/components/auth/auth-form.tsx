import type { ReactNode } from 'react';
import { ErrorSummary } from '~/components/ui/error-summary';
import type { FieldMeta, FormMeta, FieldList } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';

/** Form metadata from Conform and the server's last response, for login and registration forms. */
export interface AuthFormProps<FieldName extends string> {
  form: FormMeta;
  fields: Record<FieldName, FieldMeta>;
  reply?: unknown;
  children?: ReactNode;
}

/** A login or registration form with an error summary at the top. */
export function AuthForm({
  form,
  fields,
  reply,
  children,
}: {
  form: FormMeta;
  fields: FieldList;
  reply?: unknown;
  children: ReactNode;
}) {
  return (
    <>
      <ErrorSummary fields={fields} formErrors={form.errors} reply={reply} />
      <ServerForm form={form} className="grid gap-4">
        {children}
      </ServerForm>
    </>
  );
}
