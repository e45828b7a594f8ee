import { formatMonth } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';
import { DONATION_CATEGORIES, PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '../donations/policy';
import { MESSAGE_LABELS } from '../help-desk/message-labels';
import type { BoardReport, MonthFigures } from './board-report.server';
import type { MessageCost } from './count-messages.server';
import type { DonationAmounts } from './sum-donations.server';

/**
 * A figure of the report with its value in the previous month. A value is null if its group is too
 * small to be shown.
 */
export interface ReportFigure {
  label: string;
  definition: string;
  unit: 'count' | 'percent';
  value: number | null;
  before: number | null;
}

/** A row with the values of two months, such as a payment method. */
export interface ReportRow<Values> {
  label: string;
  value: Values;
  before: Values;
}

export interface DonationTables {
  byMethod: ReportRow<DonationAmounts>[];
  byCategory: ReportRow<DonationAmounts>[];
  total: ReportRow<DonationAmounts>;
}

export interface MessageTable {
  rows: ReportRow<MessageCost>[];
  total: ReportRow<MessageCost>;
}

/** A report with the labels that the page, the PDF and the CSV file show. */
export interface ReportTables extends Pick<BoardReport, 'month' | 'monthBefore' | 'isSoFar'> {
  /** Name of the month, with a note if the month is not over. */
  title: string;
  figures: ReportFigure[];
  /** Time of the nightly count of attending members, or null if they were counted now. */
  countedAt: Date | null;
  /** Null if the admin may not see donations. */
  donations: DonationTables | null;
  messages: MessageTable;
}

export function buildReportTables(report: BoardReport): ReportTables {
  const { month, monthBefore, isSoFar } = report;
  return {
    month,
    monthBefore,
    isSoFar,
    title: isSoFar ? `${formatMonth(month)} so far` : formatMonth(month),
    figures: listReportFigures(report),
    countedAt: report.figures.countedAt,
    donations: listDonationRows(report),
    messages: listMessageRows(report),
  };
}

/** Lists the figures of members and classes, each with its definition. */
function listReportFigures({ figures, figuresBefore, monthBefore }: BoardReport): ReportFigure[] {
  const before = formatMonth(monthBefore);
  const count = (label: string, definition: string, of: (month: MonthFigures) => number): ReportFigure => ({
    label,
    definition,
    unit: 'count',
    value: of(figures),
    before: of(figuresBefore),
  });
  const percent = (label: string, key: 'returning' | 'joiners', group: string): ReportFigure => {
    const { came, members, percent: value } = figures[key];
    const counts = came === null || members === null ? '' : `: ${formatCount(came)} of ${formatCount(members)}`;
    return {
      label,
      definition: `Of the members who ${group} in ${before}${counts}.`,
      unit: 'percent',
      value,
      before: figuresBefore[key].percent,
    };
  };
  return [
    count('New members', 'Accounts that were created in the month and still exist.', (month) => month.newMembers),
    count('Active members', 'Members who attended at least one class in the month.', (month) => month.activeMembers),
    percent('Active members who came again', 'returning', 'were active'),
    percent('New members who came again', 'joiners', 'joined'),
    count('Classes held', 'Classes that are over and were not cancelled.', (month) => month.classes),
    count('Attendances', 'Each member counts once in each class.', (month) => month.attendances),
  ];
}

const NOTHING_GIVEN: DonationAmounts = { donations: 0, sumPaise: 0, refundedPaise: 0, netPaise: 0 };

/** Lists the donations by method and by category, or returns null without the permission. */
function listDonationRows({ figures, figuresBefore }: BoardReport): DonationTables | null {
  const [now, before] = [figures.donations, figuresBefore.donations];
  if (!now || !before) return null;
  const row = (label: string, value?: DonationAmounts, earlier?: DonationAmounts) => ({
    label,
    value: value ?? NOTHING_GIVEN,
    before: earlier ?? NOTHING_GIVEN,
  });
  const isUsed = ({ value, before: earlier }: ReportRow<DonationAmounts>) => value.donations + earlier.donations > 0;
  return {
    byMethod: PAYMENT_METHODS.map((method) =>
      row(PAYMENT_METHOD_LABELS[method], now.byMethod[method], before.byMethod[method]),
    ).filter(isUsed),
    byCategory: DONATION_CATEGORIES.map((category) =>
      row(category, now.byCategory[category], before.byCategory[category]),
    ).filter(isUsed),
    total: row('All donations', now.total, before.total),
  };
}

/** Lists the messages by template. Templates that were sent in neither month are omitted. */
function listMessageRows({ figures, figuresBefore }: BoardReport): MessageTable {
  const [now, before] = [figures.messages, figuresBefore.messages];
  const none: MessageCost = { messages: 0, costPaise: 0 };
  const templates = (Object.keys(MESSAGE_LABELS) as (keyof typeof MESSAGE_LABELS)[]).map((template) => ({
    label: MESSAGE_LABELS[template],
    value: now.byTemplate[template] ?? none,
    before: before.byTemplate[template] ?? none,
  }));
  const rows = [{ label: 'Class reminders', value: now.reminders, before: before.reminders }, ...templates];
  return {
    rows: rows.filter(({ value, before: earlier }) => value.messages + earlier.messages > 0),
    total: { label: 'All messages', value: now.total, before: before.total },
  };
}
