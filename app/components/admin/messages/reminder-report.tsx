import { Form, Link } from '@remix-run/react';
import { KeyFigures } from '~/components/admin/key-figures';
import { ActionResultMessage } from '~/components/ui/action-result-message';
import { EmptyState } from '~/components/ui/page-state';
import { SubmitButton } from '~/components/ui/submit-button';
import { formatCount, formatPaise } from '~/lib/format-number';
import { type ReminderRow, ReminderTable } from './reminder-table';

export interface ReminderReport {
  slots: ReminderRow[];
  spent: string;
  budget: string;
  isOnWhatsApp: boolean;
  /** The price that the budget assumes if staff have not entered one, otherwise null. */
  assumedPrice: string | null;
  exhausted: string | null;
  stopped: string | null;
}

/** Class reminders of the last 14 days, what they cost, and the button that stops all of them. */
export function ReminderReport({
  report: { slots, spent, budget, isOnWhatsApp, assumedPrice, exhausted, stopped },
}: {
  report: ReminderReport;
}) {
  const sum = (of: 'sent' | 'pushed' | 'joined') => slots.reduce((total, slot) => total + slot[of], 0);
  const joined = sum('joined');
  const isCostKnown = slots.every(({ cost_paise }) => cost_paise !== null);
  const cost = slots.reduce((total, { cost_paise }) => total + (cost_paise ?? 0), 0);
  return (
    <>
      <p className="mt-4 text-ink-soft">
        Reminders go to members who asked for them, 20 to 5 minutes before the class of their batch, in their language.
      </p>
      {isOnWhatsApp ? null : (
        <Notice>
          No reminders are sent over WhatsApp, because TWILIO_TEMPLATE_CLASS_REMINDER is not set. They are sent to
          browsers only.
        </Notice>
      )}
      {isOnWhatsApp && assumedPrice ? (
        <Notice>
          The price of a message is missing. Until it is entered in{' '}
          <Link to="/admin/sections/message-prices" className="underline">
            Site Settings
          </Link>
          , the daily budget assumes {assumedPrice}.
        </Notice>
      ) : null}
      {stopped ? <Notice>Stopped since {stopped}. Reminders that become due now are not sent later.</Notice> : null}
      {exhausted ? (
        <Notice>Today’s budget was spent at {exhausted}. For the rest of today, reminders go to browsers only.</Notice>
      ) : null}
      <div className="mt-5">
        <KeyFigures
          label="Reminders in figures"
          figures={[
            { label: 'Spent today', value: spent, note: `of ${budget}` },
            { label: 'Sent in 14 days', value: formatCount(sum('sent') + sum('pushed')) },
            { label: 'Came', value: formatCount(joined) },
            {
              label: 'Cost per member who came',
              value: joined > 0 && isCostKnown ? formatPaise(cost / joined) : '–',
            },
          ]}
        />
      </div>
      <ActionResultMessage id="stop-reminders" />
      <Form method="post" className="mt-5">
        <input type="hidden" name="wanted" value={stopped ? 'go' : 'stop'} />
        <SubmitButton variant="quiet" pendingLabel="Saving...">
          {stopped ? 'Resume reminders' : 'Stop all reminders'}
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

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className="mt-4 border-l-4 border-haldi bg-leaf px-4 py-3 font-semibold">
      {children}
    </p>
  );
}
