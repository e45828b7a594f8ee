import { Card } from '~/components/ui/card';
import { ErrorSummary } from '~/components/ui/error-summary';
import { SelectField } from '~/components/ui/select-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { MAX_PAUSE_DAYS, MAX_PAUSES_PER_WINDOW, PAUSE_WINDOW_DAYS } from '~/domain/streaks/policy';
import type { OwnStreak } from '~/domain/streaks/responses';
import { interpolate } from '~/i18n/interpolate';
import { formatDate, type DateLocale } from '~/lib/date-text';
import { useMessages } from '~/components/ui/use-messages';

const schema = () =>
  import('~/domain/streaks/schemas').then(({ startPauseSchema: beginPauseSchema }) => beginPauseSchema);

const blanks = { days: MAX_PAUSE_DAYS, count: MAX_PAUSES_PER_WINDOW, within: PAUSE_WINDOW_DAYS };

const choices = Array.from({ length: MAX_PAUSE_DAYS }, (_, at) => ({
  value: String(at + 1),
  label: String(at + 1),
}));

export function StreakPauseCard({
  streak: { paused_until, pauses_left },
  locale,
}: {
  streak: Pick<OwnStreak, 'paused_until' | 'pauses_left'>;
  locale: DateLocale;
}) {
  const messages = useMessages('member.streak').pause;
  const { form, fields, reply } = useServerForm<'days'>({ schema, id: 'pause', defaultValue: { days: '7' } });
  return (
    <Card aria-labelledby="streak-pause">
      <h2 id="streak-pause" className="text-step-1">
        {messages.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{interpolate(messages.text, blanks)}</p>
      <ErrorSummary fields={[fields.days]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      {paused_until ? (
        <ServerForm className="grid justify-items-start gap-4">
          <p className="font-semibold">{interpolate(messages.until, { date: formatDate(paused_until, locale) })}</p>
          <SubmitButton intent="end" pendingLabel={messages.ending}>
            {messages.end}
          </SubmitButton>
        </ServerForm>
      ) : pauses_left === 0 ? (
        <p>{interpolate(messages.noneLeft, blanks)}</p>
      ) : (
        <ServerForm form={form} className="grid justify-items-start gap-4">
          <SelectField label={messages.days} field={fields.days} choices={choices} />
          <SubmitButton pendingLabel={messages.beginning}>{messages.begin}</SubmitButton>
        </ServerForm>
      )}
    </Card>
  );
}
