import { untranslated } from '~/i18n/messages/message';
import { addMonths, formatMonth } from '~/lib/calendar';
import { VIEW_DONATIONS_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { countClasses, countMembers, type Retention } from './count-members.server';
import { countMessages, type MonthMessages } from './count-messages.server';
import { findMessagePrice, listMessagePrices, type MessagePrice } from '../reminders/message-prices.server';
import { toReportMonth } from './report-month';
import { type MonthDonations, sumDonations } from './sum-donations.server';

export interface MonthFigures {
  newMembers: number;
  activeMembers: number;
  /** Time of the nightly count of attending members, or null if they were counted now. */
  countedAt: Date | null;
  attendances: number;
  classes: number;
  /** Members who attended in the previous month. */
  returning: Retention;
  /** Members who joined in the previous month. */
  joiners: Retention;
  /** Null if the admin may not see donations. */
  donations: MonthDonations | null;
  messages: MonthMessages;
}

export interface BoardReport {
  /** Month in the form YYYY-MM. */
  month: string;
  monthBefore: string;
  /** True for the current month, which is not over yet. */
  isSoFar: boolean;
  figures: MonthFigures;
  figuresBefore: MonthFigures;
}

/**
 * Returns the figures of a month and of the previous month. Reads from the standby, and the data
 * can be a few seconds old. Throws `invalid` for a month that has not begun.
 * Source: docs/rules.md#board-report.
 */
export async function getBoardReport(ctx: Context, requestedMonth?: string): Promise<BoardReport> {
  const { permissions } = requireAdmin(ctx);
  const current = ctx.clock.today().slice(0, 7);
  const month = requestedMonth ?? current;
  if (month > current)
    throw createInvalidFieldError(
      'month',
      untranslated(`${formatMonth(month)} has not begun. Choose an earlier month.`),
    );
  const report = await ctx.recent.read(`board report ${month} ${ctx.clock.today()}`, () => readReport(ctx, month));
  if (VIEW_DONATIONS_PERMISSIONS.some((one) => permissions.includes(one))) return report;
  const withoutDonations = (figures: MonthFigures) => ({ ...figures, donations: null });
  return {
    ...report,
    figures: withoutDonations(report.figures),
    figuresBefore: withoutDonations(report.figuresBefore),
  };
}

async function readReport(ctx: Context, month: string): Promise<BoardReport> {
  const prices = await listMessagePrices(ctx.standby);
  const monthBefore = addMonths(month, -1);
  const [figures, figuresBefore] = await Promise.all([
    readFigures(ctx, month, prices),
    readFigures(ctx, monthBefore, prices),
  ]);
  return { month, monthBefore, isSoFar: month === ctx.clock.today().slice(0, 7), figures, figuresBefore };
}

/** Lists the months from the first one with members, classes or donations, newest first. */
export async function listReportMonths(ctx: Context): Promise<string[]> {
  requireAdmin(ctx);
  const current = ctx.clock.today().slice(0, 7);
  return ctx.recent.read(`report months ${current}`, async () => {
    const [{ first }] = await ctx.standbySql<[{ first: string | null }]>`
      SELECT to_char(least((SELECT (min(created_at) AT TIME ZONE ${ctx.clock.timeZone})::date FROM members),
        (SELECT min(class_date) FROM classes), (SELECT min(donated_on) FROM donations)), 'YYYY-MM') AS first`;
    const months = [current];
    for (let month = addMonths(current, -1); first !== null && month >= first; month = addMonths(month, -1))
      months.push(month);
    return months;
  });
}

async function readFigures(ctx: Context, month: string, prices: readonly MessagePrice[]): Promise<MonthFigures> {
  const days = toReportMonth(month);
  const [members, classes, donations, messages] = await Promise.all([
    countMembers(ctx, days),
    countClasses(ctx, days),
    sumDonations(ctx, days),
    countMessages(ctx, days, findMessagePrice(prices, month)),
  ]);
  return { ...members, ...classes, donations, messages };
}
