import type { ReactNode } from 'react';
import { Form } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';

/** Asks once more before what cannot be undone: what will happen, the button that does it, and the way back. */
export function ConfirmForm({
  id,
  closeTo,
  confirm,
  pendingLabel,
  keep,
  children,
}: {
  id: string;
  closeTo: string;
  /** The words of the button that does it. */
  confirm: string;
  pendingLabel: string;
  /** The words of the way back. */
  keep: string;
  children: ReactNode;
}) {
  const { form, reply } = useServerForm<never>({ id });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} className="grid gap-4">
      <EnhancedField />
      <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      <div className="grid gap-2">{children}</div>
      <div className="flex flex-wrap justify-end gap-2.5">
        <ButtonLink to={closeTo} preventScrollReset variant="quiet">
          {keep}
        </ButtonLink>
        <SubmitButton variant="reject" pendingLabel={pendingLabel}>
          {confirm}
        </SubmitButton>
      </div>
    </Form>
  );
}
