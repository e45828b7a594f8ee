import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { ClassReminderStats } from '~/domain/reminders/reminder-stats.server';
import { formatCount, formatPaise } from '~/lib/format-number';

export interface ReminderRow extends Omit<ClassReminderStats, 'class_id' | 'class_date' | 'start_time' | 'counted_at'> {
  key: string;
  when: string;
  counted: string | null;
}

const COLUMNS: [name: string, figure: (slot: ReminderRow) => string][] = [
  ['Scheduled', ({ scheduled }) => formatCount(scheduled)],
  ['On WhatsApp', ({ sent }) => formatCount(sent)],
  ['In browsers', ({ pushed }) => formatCount(pushed)],
  ['Delivered', ({ delivered }) => formatCount(delivered)],
  ['Not sent', formatUnsent],
  ['Came', ({ joined }) => formatCount(joined)],
  ['Cost', ({ cost_paise }) => (cost_paise === null ? 'No price' : formatPaise(cost_paise))],
];

/** Table of reminders by class, latest day first. */
export function ReminderTable({ slots }: { slots: readonly ReminderRow[] }) {
  return (
    <Table
      caption="Reminders by class"
      head={
        <>
          <ColumnHeader>Class</ColumnHeader>
          {COLUMNS.map(([name]) => (
            <ColumnHeader key={name} figures>
              {name}
            </ColumnHeader>
          ))}
        </>
      }
    >
      {slots.map((slot) => (
        <Row key={slot.key}>
          <Cell heading>
            {slot.when}
            <br />
            <span className="font-normal text-ink-soft">
              {slot.title}
              {slot.counted ? null : ', not counted yet'}
            </span>
          </Cell>
          {COLUMNS.map(([name, figure]) => (
            <Cell key={name} label={name} figures>
              {figure(slot)}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}

/** Returns the number of unsent reminders with the reasons: too late, over budget, or rejected. */
function formatUnsent({ failed, expired, over_budget }: ReminderRow): string {
  const why = [
    [expired, 'late'],
    [over_budget, 'over budget'],
    [failed, 'refused'],
  ] as const;
  const reasons = why.filter(([count]) => count > 0).map(([count, word]) => `${formatCount(count)} ${word}`);
  return reasons.join(', ') || '0';
}
