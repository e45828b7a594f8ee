import type { Page } from 'playwright';
import { createReminderLinkToken } from '~/domain/reminders/reminder-link-token';
import { createSigner } from '~/lib/hmac';
import { addDays, type LocalDate } from '~/lib/calendar';
import { readMemberId, registerMember } from './journeys';

/**
 * Registers a new member. Returns links to the practice that is open to all, to a future class and
 * to yesterday's class, and one with an invalid key.
 */
export async function createLinks(
  page: Page,
  secret: string,
): Promise<Record<'open' | 'later' | 'over' | 'unknown', string>> {
  await registerMember(page);
  const memberId = await readMemberId(page);
  const upcoming = await page.request.get('/api/classes/upcoming');
  const { days } = (await upcoming.json()) as {
    days: { date: LocalDate; classes: { id: number; title: string; is_ongoing: boolean }[] }[];
  };
  const today = days[0]?.date ?? '';
  const ongoing = days[0]?.classes.find(({ title, is_ongoing }) => is_ongoing && title === 'Open practice')?.id ?? 0;
  const next = days[1]?.classes[0]?.id ?? 0;
  const ctx = { signer: createSigner(secret) };
  const createLink = (classId: number, day: LocalDate) =>
    `/j/${createReminderLinkToken(ctx, { classId, memberId, day })}`;
  return {
    open: createLink(ongoing, today),
    later: createLink(next, today),
    over: createLink(ongoing, addDays(today, -1)),
    unknown: `${createLink(ongoing, today).slice(0, -4)}AAAA`,
  };
}
