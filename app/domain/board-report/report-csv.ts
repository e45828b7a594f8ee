import type { ReportRow, ReportTables } from './report-tables';
import type { DonationAmounts } from './sum-donations.server';

export const REPORT_CSV_COLUMNS = [
  'section',
  'figure',
  'measure',
  'month',
  'value',
  'month_before',
  'value_before',
] as const;

type CsvRow = Record<(typeof REPORT_CSV_COLUMNS)[number], string | number>;

const AMOUNTS = { sumPaise: 'sum_rupees', refundedPaise: 'refunds_rupees', netPaise: 'net_rupees' } as const;

/** Lists the figures of a report as rows for spreadsheets. Amounts are in rupees. */
export function listReportCsvRows(report: ReportTables): CsvRow[] {
  const row = (
    section: string,
    figure: string,
    measure: string,
    value: string | number,
    value_before: string | number,
  ): CsvRow => ({
    section,
    figure,
    measure,
    month: report.month,
    value,
    month_before: report.monthBefore,
    value_before,
  });
  const { figures, donations, messages } = report;
  const donationRows = (section: string, { label, value, before }: ReportRow<DonationAmounts>) => [
    row(section, label, 'donations', value.donations, before.donations),
    ...(Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[]).map((key) =>
      row(section, label, AMOUNTS[key], value[key] / 100, before[key] / 100),
    ),
  ];
  const toRupees = (paise: number | null) => (paise === null ? '' : paise / 100);
  return [
    ...figures.map(({ label, unit, value, before }) =>
      row('members and classes', label, unit, value ?? '–', before ?? '–'),
    ),
    ...(donations
      ? [
          ...donations.byMethod.flatMap((one) => donationRows('donations by method', one)),
          ...donations.byCategory.flatMap((one) => donationRows('donations by category', one)),
          ...donationRows('donations', donations.total),
        ]
      : []),
    ...[...messages.rows, messages.total].flatMap(({ label, value, before }) => [
      row('messages', label, 'messages', value.messages, before.messages),
      row('messages', label, 'cost_rupees', toRupees(value.costPaise), toRupees(before.costPaise)),
    ]),
  ];
}
