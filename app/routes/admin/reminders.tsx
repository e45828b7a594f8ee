import type { MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { KeyFigures } from '~/components/admin/key-figures';
import { ReminderTable } from '~/components/admin/reminder-table';
import { ActionResultMessage } from '~/components/ui/action-result-message';
import { EmptyState } from '~/components/ui/page-state';
import { PageHeader } from '~/components/ui/page-header';
import { SubmitButton } from '~/components/ui/submit-button';
import { getReminderReport } from '~/domain/reminders/reminder-stats.server';
import { reminderSwitchSchema } from '~/domain/reminders/schemas';
import { resumeAllReminders, stopAllReminders } from '~/domain/reminders/stop-reminders.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatDate, formatDateTime } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';
import { formatTimeOfDay } from '~/lib/time-range';

export const meta: MetaFunction = () => [{ title: 'Reminders, Sangha admin' }];

export const { loader, action } = defineFormRoute({
  access: 'admin',
  permissions: stopAllReminders.permissions,
  load: async ({ ctx }) => {
    const { slots, today, budgetPaise, isOnWhatsApp, stopped_at } = await getReminderReport(ctx);
    const moment = (instant: Date | null) => instant && formatDateTime(instant, ctx.clock.timeZone);
    return {
      slots: slots.map(({ counted_at, class_date, start_time, ...slot }) => ({
        ...slot,
        key: `${class_date}-${slot.class_id}`,
        when: `${formatDate(class_date)}, ${formatTimeOfDay(start_time)}`,
        counted: moment(counted_at),
      })),
      spent: formatPaise(today.spent_paise),
      budget: formatPaise(budgetPaise),
      isOnWhatsApp,
      exhausted: moment(today.exhausted_at),
      stopped: moment(stopped_at),
    };
  },
  schema: reminderSwitchSchema,
  failureMessage: untranslated('The reminders could not be changed. Please try again.'),
  handle: async ({ ctx, value }) => {
    await (value.wanted === 'stop' ? stopAllReminders(ctx) : resumeAllReminders(ctx));
    const message = value.wanted === 'stop' ? untranslated('Reminders are stopped') : untranslated('Reminders go on');
    return { message, to: '/admin/reminders' };
  },
});

export default function RemindersPage() {
  const { slots, spent, budget, isOnWhatsApp, exhausted, stopped } = useLoaderData<typeof loader>();
  const sum = (of: 'sent' | 'pushed' | 'joined' | 'cost_paise') => slots.reduce((total, slot) => total + slot[of], 0);
  const joined = sum('joined');
  return (
    <>
      <PageHeader title="Reminders">
        They go to whoever asked, from 20 to 5 minutes before the class of their batch, in their language.
      </PageHeader>
      {isOnWhatsApp ? null : (
        <Notice>
          Nothing goes out over WhatsApp: TWILIO_TEMPLATE_CLASS_REMINDER is not set. Browsers alone are reminded.
        </Notice>
      )}
      {stopped ? <Notice>Stopped since {stopped}. What is not sent in time is not sent at all.</Notice> : null}
      {exhausted ? (
        <Notice>Today’s budget was spent at {exhausted}. The rest of today goes out to browsers alone.</Notice>
      ) : null}
      <div className="mt-5">
        <KeyFigures
          label="Reminders in figures"
          figures={[
            { label: 'Spent today', value: spent, note: `of ${budget}` },
            { label: 'Sent in 14 days', value: formatCount(sum('sent') + sum('pushed')) },
            { label: 'Came', value: formatCount(joined) },
            { label: 'A join cost', value: joined > 0 ? perJoin(sum('cost_paise') / joined) : '–' },
          ]}
        />
      </div>
      <ActionResultMessage id="stop-reminders" />
      <Form method="post" className="mt-5">
        <input type="hidden" name="wanted" value={stopped ? 'go' : 'stop'} />
        <SubmitButton variant="quiet" pendingLabel="Saving...">
          {stopped ? 'Let reminders go on' : 'Stop all reminders'}
        </SubmitButton>
      </Form>
      <div className="mt-6">
        {slots.length === 0 ? (
          <EmptyState title="No reminders yet">They are scheduled 22 minutes before a class begins.</EmptyState>
        ) : (
          <ReminderTable slots={slots} />
        )}
      </div>
    </>
  );
}

/** Formats a cost in rupees with paise, because most joins cost less than one rupee. */
function perJoin(paise: number): string {
  return `₹${(paise / 100).toFixed(2)}`;
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className="mt-4 border-l-4 border-haldi bg-leaf px-4 py-3 font-semibold">
      {children}
    </p>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
