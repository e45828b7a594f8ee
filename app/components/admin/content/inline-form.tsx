import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import type { FormMeta, FieldList } from '~/components/ui/field-meta';
import { Card } from '~/components/ui/card';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';

/** A form above the list to which it adds or edits an entry. */
export function InlineForm({
  title,
  form,
  fields,
  labels,
  reply,
  closeTo,
  submit,
  encType,
  children,
}: {
  title: string;
  form: FormMeta;
  fields: FieldList;
  /** Field labels for the error summary, because several fields may have the same error message. */
  labels: Readonly<Record<string, string>>;
  reply: unknown;
  closeTo: string;
  submit: string;
  encType?: 'multipart/form-data';
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card aria-label={title} className="mb-6 lg:p-[22px]">
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-step-1 outline-none">
        {title}
      </h2>
      <ServerForm
        form={form}
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3.5 sm:grid-cols-2"
        {...(encType ? { encType } : {})}
      >
        <div className="empty:hidden sm:col-span-2">
          <ErrorSummary
            fields={fields}
            labels={labels}
            {...(form.errors ? { formErrors: form.errors } : {})}
            reply={reply}
          />
        </div>
        {children}
        <div className="flex flex-wrap gap-2.5 sm:col-span-2">
          <SubmitButton pendingLabel="Saving...">{submit}</SubmitButton>
          <ButtonLink to={closeTo} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </ServerForm>
    </Card>
  );
}
