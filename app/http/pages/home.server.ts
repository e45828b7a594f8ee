import type { HomeScreenData } from '~/components/dashboard/home-screen';
import { createJoinPageKey } from '~/domain/attendance/late-join';
import { requireMember } from '~/domain/members/require-member';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { getOwnChallenge } from '~/domain/challenges/own-challenge.server';
import { listUpcomingDays } from '~/domain/classes/queries.server';
import { findTodaysFocus } from '~/domain/content/instructions.server';
import { consumeNewTitle } from '~/domain/members/consume-new-title.server';
import type { MemberDietPlan } from '~/domain/plans/responses';
import { listDietPlans } from '~/domain/plans/queries.server';
import { localizeRow } from '~/domain/translations';
import { REFERRAL_KARMA } from '~/domain/referrals/policy';
import type { PageContext } from '~/http/context.server';
import { LOCALES } from '~/i18n/languages';
import { toWallCalendarDate } from '~/lib/wall-calendar-date';
import { renderUpiQrSvg } from '~/lib/upi-qr.server';
import { toChallengeView } from './challenge-view.server';
import { toUpcomingDaysView, toDayView } from './class-views.server';
import { loadOrNullOnFailure } from './page.server';
import { toWeekView } from './week-view.server';

/** How long the link to the class is shown after joining without JavaScript. */
const MOMENT_MS = 10_000;

/**
 * Returns the path of the page that is shown after joining without JavaScript. The page links to
 * the class.
 */
export function buildJoinedClassPath(classId: number, now: Date): string {
  return `/dashboard?joined=${classId}&at=${now.getTime()}`;
}

function hasNewTitle({ actor }: PageContext): boolean {
  return actor.kind === 'member' && actor.hasNewTitle === true;
}

/**
 * Loads the home tab of a member. If loading one section fails, the remaining sections are still
 * shown.
 */
export async function loadHomeScreen(
  ctx: PageContext,
  query: URLSearchParams,
): Promise<
  Omit<HomeScreenData, 'diet' | 'steps' | 'mayInstall' | 'confirmPhone'> & {
    plans: readonly MemberDietPlan[] | null;
  }
> {
  const { language } = ctx;
  const { whatsappGroupUrl, telegramChatUrl, upiId } = ctx.brand;
  const [week, days, focus, challenge, newTitle, plans, upiQr] = await Promise.all([
    loadOrNullOnFailure(ctx, getWeeklyAttendance(ctx)),
    loadOrNullOnFailure(ctx, listUpcomingDays(ctx)),
    loadOrNullOnFailure(ctx, findTodaysFocus(ctx)),
    loadOrNullOnFailure(ctx, getOwnChallenge(ctx)),
    // A new title is not shown to a member who is about to open the class. It is shown on the next
    // visit.
    query.has('open') || !hasNewTitle(ctx) ? null : loadOrNullOnFailure(ctx, consumeNewTitle(ctx)),
    loadOrNullOnFailure(ctx, listDietPlans(ctx)),
    renderUpiQrSvg({ upiId, payee: ctx.brand.name }),
  ]);
  const date = ctx.clock.today();
  const [today, ...later] = days ?? [];
  const classes = today ? toDayView({ date, classes: today.classes() }, ctx).classes : null;
  const openOnes = (classes ?? []).filter(({ time, hasLink }) => time === 'now' && hasLink);
  const isMoment = ctx.clock.now().getTime() - Number(query.get('at')) < MOMENT_MS;
  const joined = openOnes.find(({ id, state }) => state === 'joined' && String(id) === query.get('joined'));
  return {
    today: {
      date,
      ...toWallCalendarDate(date, LOCALES[language]),
      focus: focus && localizeRow(language, 'instructions', focus),
    },
    challenge: challenge && toChallengeView(challenge, ctx),
    classes,
    toCome: toUpcomingDaysView(later, query.get('day'), ctx),
    week: week && toWeekView(week, date),
    opening: openOnes.find(({ id }) => String(id) === query.get('open'))?.id ?? null,
    justJoined: isMoment && week ? (joined?.id ?? null) : null,
    newTitle,
    plans,
    pageKey: createJoinPageKey(ctx, requireMember(ctx)),
    karmaPerReferral: REFERRAL_KARMA,
    brand: { whatsappGroupUrl, telegramChatUrl, upiId },
    upiQr,
  };
}
