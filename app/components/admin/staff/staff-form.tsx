import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import type { FormMeta, NamedFields } from '~/components/ui/field-meta';
import { SubmitButton } from '~/components/ui/submit-button';

/** A form about a member of staff: what is wrong with it, its fields and the button that sends it. */
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
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate={form.noValidate}
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <EnhancedField />
        {children}
        <div>
          <SubmitButton pendingLabel="Saving...">{save}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
