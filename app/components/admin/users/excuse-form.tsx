import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { HelpButtons } from './reason-form';

const schema = () => import('~/domain/help-desk/schemas').then(({ excuseMemberDaySchema }) => excuseMemberDaySchema);

export function ExcuseForm({ day, first, last, backTo }: { day: string; first: string; last: string; backTo: string }) {
  const { form, fields, reply } = useServerForm<'day' | 'reason'>({
    schema,
    id: 'excuse-day',
    defaultValue: { day },
  });
  return (
    <ServerForm form={form} className="grid gap-4">
      <ErrorSummary
        fields={[fields.day, fields.reason]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <p>The day no longer ends this member’s streak. It does not use up a rest day or a pause.</p>
      <TextField label="Day" field={fields.day} type="date" min={first} max={last} required />
      <TextField label="Reason, for the audit log" field={fields.reason} maxLength={300} required />
      <HelpButtons backTo={backTo} submit="Excuse the day" pendingLabel="Excusing..." />
    </ServerForm>
  );
}
