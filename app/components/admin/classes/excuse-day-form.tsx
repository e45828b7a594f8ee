import { Form } from '@remix-run/react';
import { Button, ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { formatDate } from '~/lib/date-text';
import { AffectedStreaksWarning } from './affected-streaks-warning';

const schema = () => import('~/domain/classes/schemas').then(({ excuseDaySchema }) => excuseDaySchema);

/**
 * Form that excuses a day. It asks for the day first, and after that shows the affected streaks,
 * the reason field and the button.
 */
export function ExcuseDayForm({
  today,
  day,
  streaks,
  closeTo,
}: {
  today: string;
  day: string | null;
  streaks: number;
  closeTo: string;
}) {
  const { form, fields, reply } = useServerForm<'day' | 'reason'>({
    schema,
    id: 'excuse-day',
    defaultValue: { day: day ?? today },
  });
  if (day === null) {
    return (
      <Form method="get" className="grid gap-4">
        <p>On an excused day no streak can end: the platform was down, or nobody could come.</p>
        <TextField label="Day" field={fields.day} type="date" max={today} required />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={closeTo} variant="quiet">
            Cancel
          </ButtonLink>
          <Button type="submit">Continue</Button>
        </div>
      </Form>
    );
  }
  return (
    <ServerForm form={form} className="grid gap-4">
      <ErrorSummary
        fields={[fields.day, fields.reason]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <input type="hidden" name="day" value={day} />
      <p>
        {formatDate(day)} will not count as missed for anyone. Members who attended keep their attendance. This cannot
        be undone.
      </p>
      <AffectedStreaksWarning count={streaks} />
      <TextField label="Reason" field={fields.reason} maxLength={300} required />
      <div className="flex flex-wrap justify-end gap-2.5">
        <ButtonLink to={closeTo} variant="quiet">
          Cancel
        </ButtonLink>
        <SubmitButton variant="reject" pendingLabel="Excusing...">
          Excuse the day
        </SubmitButton>
      </div>
    </ServerForm>
  );
}
