import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { formatCount } from '~/lib/format-number';

const schema = () => import('~/domain/admins/schemas').then(({ correctKarmaSchema }) => correctKarmaSchema);

export function KarmaForm({ name, points, backTo }: { name: string; points: number; backTo: string }) {
  const { form, fields, reply } = useServerForm<'karma_points' | 'seen_points' | 'reason'>({
    schema,
    id: 'correct-karma',
  });
  return (
    <ServerForm form={form} className="grid gap-4">
      <ErrorSummary
        fields={[fields.karma_points, fields.reason]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <input type="hidden" name={fields.seen_points.name} value={points} />
      <p>
        <bdi className="font-bold break-words">{name}</bdi> has {formatCount(points)} karma points. The difference
        becomes an entry that they can see.
      </p>
      <TextField
        label="Karma should be"
        field={fields.karma_points}
        type="number"
        min={0}
        inputMode="numeric"
        required
      />
      <TextField label="Reason, for the audit log" field={fields.reason} maxLength={300} required />
      <div className="flex flex-wrap justify-end gap-2.5">
        <ButtonLink to={backTo} preventScrollReset variant="quiet">
          Cancel
        </ButtonLink>
        <SubmitButton pendingLabel="Correcting...">Correct karma</SubmitButton>
      </div>
    </ServerForm>
  );
}
