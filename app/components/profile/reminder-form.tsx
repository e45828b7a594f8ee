import { useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { ErrorSummary } from '~/components/ui/error-summary';
import { FieldHintOrError } from '~/components/ui/field';
import { getControlProps, getInitialText } from '~/components/ui/field-meta';
import type { FormResponse } from '~/components/ui/form-response';
import { SelectField } from '~/components/ui/select-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { interpolate } from '~/i18n/interpolate';
import { BATCH_TIMES } from '~/domain/members/policy';
import type { Preferences } from '~/domain/members/responses';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';

const REMINDERS_ADDRESS = '/profile-edit/reminders';

interface ReminderFormProps {
  preferences: Pick<Preferences, 'reminders' | 'minutes_before' | 'batch'>;
  choices: readonly number[];
  isOnWhatsApp: boolean;
  /** The server's response. Given only on the page to which the form is posted. */
  reply?: FormResponse | undefined;
}

/** Form for the batch, the reminder and the number of minutes before class. */
export function ReminderForm({ preferences, choices, isOnWhatsApp, reply }: ReminderFormProps) {
  const messages = useMessages('profile.reminders');
  const { minutes_before } = preferences;
  const offered = [...new Set([...choices, minutes_before])].toSorted((one, other) => other - one);
  const [form, fields] = useForm<Record<'batch' | 'reminders' | 'minutes_before', string>>({
    id: 'reminder-form',
    lastResult: reply?.result ?? null,
    defaultValue: {
      batch: preferences.batch ?? '',
      reminders: preferences.reminders ? 'on' : '',
      minutes_before: String(minutes_before),
    },
  });
  const { batch, reminders, minutes_before: minutes } = fields;
  return (
    <>
      <ErrorSummary
        fields={[batch, reminders, minutes]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <Form method="post" id={form.id} action={REMINDERS_ADDRESS} className="grid gap-4">
        <SelectField
          label={messages.batch}
          field={batch}
          choices={BATCH_TIMES.map((time) => ({ value: time, label: formatTimeOfDay(time) }))}
          placeholder={messages.noBatch}
          hint={messages.batchHint}
        />
        <div className="grid gap-1">
          <label className="flex items-start gap-3">
            <input
              {...getControlProps(reminders, { hint: !isOnWhatsApp })}
              key={reminders.key}
              type="checkbox"
              value="on"
              defaultChecked={getInitialText(reminders) === 'on'}
              className="checkbox mt-0.5"
            />
            <span>{messages.consent}</span>
          </label>
          <FieldHintOrError field={reminders} hint={isOnWhatsApp ? null : messages.notOnWhatsApp} />
        </div>
        <SelectField
          label={messages.when}
          field={minutes}
          choices={offered.map((choice) => ({
            value: String(choice),
            label: interpolate(messages.before, { minutes: choice }),
          }))}
        />
        <p>
          <SubmitButton variant="quiet" action={REMINDERS_ADDRESS} pendingLabel={messages.pending}>
            {messages.save}
          </SubmitButton>
        </p>
      </Form>
    </>
  );
}
