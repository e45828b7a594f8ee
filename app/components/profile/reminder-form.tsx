import { useId, type ReactNode } from 'react';
import { Card } from '~/components/ui/card';
import { ErrorSummary } from '~/components/ui/error-summary';
import type { FieldMeta, FormMeta } from '~/components/ui/field-meta';
import type { FormResponse } from '~/components/ui/form-response';
import { SelectField } from '~/components/ui/select-field';
import { ServerForm } from '~/components/ui/server-form';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import { SaveBar } from './settings-page';
import { SettingSwitch } from './setting-switch';

export type ReminderFieldName = 'batch' | 'reminders' | 'minutes_before' | 'notices';

/** Form for the batch, the reminder, the number of minutes before class and the notices. */
export function ReminderForm({
  form,
  fields: { batch, reminders, minutes_before: minutes, notices },
  reply,
  batchTimes,
  minuteChoices,
  isOnWhatsApp,
}: {
  form: FormMeta;
  fields: Record<ReminderFieldName, FieldMeta>;
  reply: FormResponse | undefined;
  batchTimes: readonly string[];
  minuteChoices: readonly number[];
  isOnWhatsApp: boolean;
}) {
  const messages = useMessages('profile.reminders');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ErrorSummary
        fields={[batch, minutes, reminders, notices]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <ServerForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Group title={messages.myClass}>
          <div className="grid gap-4">
            <SelectField
              label={messages.batch}
              field={batch}
              choices={batchTimes.map((time) => ({ value: time, label: formatTimeOfDay(time) }))}
              placeholder={messages.noBatch}
              hint={messages.batchHint}
            />
            <SelectField
              label={messages.when}
              field={minutes}
              choices={minuteChoices.map((choice) => ({
                value: String(choice),
                label: interpolate(messages.before, { minutes: choice }),
              }))}
            />
          </div>
        </Group>
        <Group title={messages.reach}>
          <input type="hidden" name="shows_notices" value="1" />
          <div className="-mb-3 divide-y divide-hair">
            <SettingSwitch
              field={reminders}
              label={messages.whatsApp}
              hint={isOnWhatsApp ? messages.whatsAppHint : messages.notOnWhatsApp}
            />
            <SettingSwitch field={notices} label={messages.notices} hint={messages.noticesHint} />
          </div>
        </Group>
        <SaveBar formId={form.id} saved={reply?.done} />
      </ServerForm>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-step-1">
        {title}
      </h2>
      {children}
    </Card>
  );
}
