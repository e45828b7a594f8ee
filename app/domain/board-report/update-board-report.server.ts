import type { Context } from '../context';
import { updateMemberMonths } from './member-months.server';
import { updateMessageDays } from './message-days.server';

/**
 * Counts the report figures that are too expensive to count on each page view.
 * Source: docs/rules.md#board-report.
 */
export async function updateBoardReport(ctx: Context): Promise<void> {
  await updateMessageDays(ctx);
  await updateMemberMonths(ctx);
}
