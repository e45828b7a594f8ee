import type { ReactNode } from 'react';
import { ButtonLink } from '~/components/ui/button';
import type { ButtonVariant } from '~/components/ui/button-class';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';

const schema = () => import('~/domain/help-desk/schemas').then(({ helpReasonSchema }) => helpReasonSchema);

/** Form of an action on a member that needs only a reason. */
export function ReasonForm({
  id,
  backTo,
  submit,
  pendingLabel,
  variant = 'primary',
  fixed = {},
  children,
}: {
  id: string;
  backTo: string;
  submit: string;
  pendingLabel: string;
  variant?: ButtonVariant;
  /** Hidden fields. */
  fixed?: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const { form, fields, reply } = useServerForm<'reason'>({ schema, id });
  return (
    <ServerForm form={form} className="grid gap-4">
      <ErrorSummary fields={[fields.reason]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      <p>{children}</p>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField label="Reason, for the audit log" field={fields.reason} maxLength={300} required />
      <HelpButtons backTo={backTo} submit={submit} pendingLabel={pendingLabel} variant={variant} />
    </ServerForm>
  );
}

/**
 * Submit button and cancel link of an action. The submit button comes first, so that Enter submits
 * the form.
 */
export function HelpButtons({
  backTo,
  submit,
  pendingLabel,
  variant = 'primary',
}: {
  backTo: string;
  submit: string;
  pendingLabel: string;
  variant?: ButtonVariant;
}) {
  return (
    <div className="flex flex-wrap flex-row-reverse justify-start gap-2.5">
      <SubmitButton variant={variant} pendingLabel={pendingLabel}>
        {submit}
      </SubmitButton>
      <ButtonLink to={backTo} preventScrollReset variant="quiet">
        Cancel
      </ButtonLink>
    </div>
  );
}
