import Pause from 'lucide/dist/esm/icons/pause.mjs';
import { getButtonClass } from '~/components/ui/button-class';
import { ErrorSummary } from '~/components/ui/error-summary';
import { Icon } from '~/components/ui/icon';
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

/** Button that opens the form for a pause or, during a pause, the button that ends the pause. */
export function StreakPause({
  streak: { paused_until, pauses_left },
  locale,
}: {
  streak: Pick<OwnStreak, 'paused_until' | 'pauses_left'>;
  locale: DateLocale;
}) {
  const messages = useMessages('member.streak').pause;
  const { form, fields, reply } = useServerForm<'days'>({ schema, id: 'pause', defaultValue: { days: '7' } });
  if (paused_until) {
    return (
      <ServerForm className="grid justify-items-start gap-3">
        <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
        <p className="font-semibold">{interpolate(messages.until, { date: formatDate(paused_until, locale) })}</p>
        <SubmitButton variant="quiet" intent="end" pendingLabel={messages.ending}>
          {messages.end}
        </SubmitButton>
      </ServerForm>
    );
  }
  if (pauses_left === 0) return <p className="text-ink-soft">{interpolate(messages.noneLeft, blanks)}</p>;
  return (
    <div>
      <details open={Boolean(reply?.result?.error) || undefined} className="group">
        <summary
          className={getButtonClass({
            variant: 'quiet',
            size: 'big',
            block: true,
            className: 'list-none cursor-pointer',
          })}
        >
          <Icon glyph={Pause} />
          {messages.open}
        </summary>
        <div className="mt-4 grid gap-4">
          <ErrorSummary fields={[fields.days]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
          <ServerForm form={form} className="grid justify-items-start gap-4">
            <SelectField label={messages.days} field={fields.days} choices={choices} />
            <SubmitButton pendingLabel={messages.beginning}>{messages.begin}</SubmitButton>
          </ServerForm>
        </div>
      </details>
      <p className="mt-2 text-ink-soft">{interpolate(messages.text, blanks)}</p>
    </div>
  );
}
