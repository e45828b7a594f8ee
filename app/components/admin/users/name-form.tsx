import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { HelpButtons } from './reason-form';

const schema = () => import('~/domain/help-desk/schemas').then(({ correctNameSchema }) => correctNameSchema);

export function NameForm({ name, backTo }: { name: string; backTo: string }) {
  const { form, fields, reply } = useServerForm<'name' | 'reason'>({
    schema,
    id: 'correct-name',
    defaultValue: { name },
  });
  return (
    <ServerForm form={form} className="grid gap-4">
      <ErrorSummary
        fields={[fields.name, fields.reason]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <p>The new name is also shown on certificates and in the leaderboard.</p>
      <TextField label="Name" field={fields.name} maxLength={100} autoComplete="off" required />
      <TextField label="Reason, for the audit log" field={fields.reason} maxLength={300} required />
      <HelpButtons backTo={backTo} submit="Correct name" pendingLabel="Correcting..." />
    </ServerForm>
  );
}
