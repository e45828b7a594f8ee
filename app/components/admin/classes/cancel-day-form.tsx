import { Form } from '@remix-run/react';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { listTranslationFieldNames } from '~/components/admin/content/translation-fields';
import { Button, ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { FieldHintOrError } from '~/components/ui/field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import type { DayToCancel } from '~/domain/classes/cancel-day.server';
import { formatDate } from '~/lib/date-text';
import { formatTimeRange } from '~/lib/time-range';
import { formatNoticeCount } from './member-count';

const schema = () => import('~/domain/classes/schemas').then(({ cancelDaySchema }) => cancelDaySchema);

const TEXTS = [
  {
    field: 'cancel_reason',
    label: 'Reason and replacement (optional)',
    maxLength: 300,
    rows: 2,
    hint: 'Members read it on WhatsApp and beside the classes. For example: a storm. Join us on Sunday at 6 AM.',
  },
] as const;

const REASON_FIELDS = ['cancel_reason', ...listTranslationFieldNames(TEXTS)] as const;

interface Props {
  today: string;
  day: string | null;
  toCancel: DayToCancel | null;
  closeTo: string;
}

/** Form that cancels classes of a day. It asks for the day first, and then shows the classes. */
export function CancelDayForm({ today, day, toCancel, closeTo }: Props) {
  const { form, fields, reply } = useServerForm<'day' | 'class_ids' | (typeof REASON_FIELDS)[number]>({
    schema,
    id: 'cancel-day',
    defaultValue: { day: day ?? today },
  });
  const { class_ids } = fields;
  const keep = (
    <ButtonLink to={closeTo} preventScrollReset variant="quiet">
      Keep the classes
    </ButtonLink>
  );
  if (day === null || !toCancel || toCancel.classes.length === 0) {
    return (
      <Form method="get" className="grid gap-4">
        <p>
          {day === null
            ? 'Each member gets one message, however many classes you cancel.'
            : `There is no class to cancel on ${formatDate(day)}.`}
        </p>
        <TextField label="Day" field={fields.day} type="date" min={today} required />
        <div className="flex flex-wrap justify-end gap-2.5">
          {keep}
          <Button type="submit">Continue</Button>
        </div>
      </Form>
    );
  }
  const sent: unknown = reply?.result?.initialValue?.class_ids;
  const chosen = reply?.result ? [sent].flat().map(String) : toCancel.classes.map(({ id }) => String(id));
  return (
    <ServerForm form={form} className="grid gap-4">
      <ErrorSummary
        fields={[class_ids, ...REASON_FIELDS.map((name) => fields[name])]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <input type="hidden" name="day" value={day} />
      <fieldset aria-describedby={class_ids.errors ? class_ids.errorId : undefined}>
        <legend className="text-small font-semibold">Classes of {formatDate(day)}</legend>
        <div className="grid">
          {toCancel.classes.map(({ id, title, start_time, end_time }, index) => (
            <label key={id} className="flex min-h-touch cursor-pointer items-center gap-2.5 py-1">
              <input
                type="checkbox"
                id={index === 0 ? class_ids.id : undefined}
                name={class_ids.name}
                value={id}
                defaultChecked={chosen.includes(String(id))}
                aria-invalid={class_ids.errors ? true : undefined}
                className="checkbox"
              />
              <span>
                {formatTimeRange(start_time, end_time)} {title}
              </span>
            </label>
          ))}
        </div>
        <FieldHintOrError field={class_ids} />
      </fieldset>
      <p>
        <b>{formatNoticeCount(toCancel.recipients)}</b> will get one message on WhatsApp if you cancel all of them.
      </p>
      <BilingualFields texts={TEXTS} fields={fields} />
      <p className="text-ink-soft">Cancelled classes cannot be joined any more. This cannot be undone.</p>
      <div className="flex flex-wrap justify-end gap-2.5">
        {keep}
        <SubmitButton variant="reject" pendingLabel="Cancelling...">
          Cancel these classes
        </SubmitButton>
      </div>
    </ServerForm>
  );
}
