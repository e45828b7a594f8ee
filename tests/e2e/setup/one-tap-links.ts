import type { Page } from 'playwright';
import { createReminderLinkToken } from '~/domain/reminders/reminder-link-token';
import { createSigner } from '~/lib/hmac';
import { addDays, type LocalDate } from '~/lib/calendar';
import { memberIdOf, newcomer } from './journeys';

/**
 * Registers a new member. Returns links to a current class, to a future class and to yesterday's
 * class, and one with an invalid key.
 */
export async function linksFor(
  page: Page,
  secret: string,
): Promise<Record<'open' | 'later' | 'over' | 'unknown', string>> {
  await newcomer(page);
  const memberId = await memberIdOf(page);
  const upcoming = await page.request.get('/api/classes/upcoming');
  const { days } = (await upcoming.json()) as {
    days: { date: LocalDate; classes: { id: number; is_ongoing: boolean }[] }[];
  };
  const today = days[0]?.date ?? '';
  const ongoing = days[0]?.classes.findLast(({ is_ongoing }) => is_ongoing)?.id ?? 0;
  const next = days[1]?.classes[0]?.id ?? 0;
  const ctx = { signer: createSigner(secret) };
  const link = (classId: number, day: LocalDate) => `/j/${createReminderLinkToken(ctx, { classId, memberId, day })}`;
  return {
    open: link(ongoing, today),
    later: link(next, today),
    over: link(ongoing, addDays(today, -1)),
    unknown: `${link(ongoing, today).slice(0, -4)}AAAA`,
  };
}
