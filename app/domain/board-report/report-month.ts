import { addMonths, type LocalDate } from '~/lib/calendar';

export interface ReportMonth {
  /** In the form YYYY-MM. */
  month: string;
  first: LocalDate;
  /** First day of the next month. */
  next: LocalDate;
}

export function toReportMonth(month: string): ReportMonth {
  return { month, first: `${month}-01`, next: `${addMonths(month, 1)}-01` };
}
