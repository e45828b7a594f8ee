import type { AsanaPose } from '~/components/art/asana';
import type { PractisedToday } from '~/components/dashboard/came-today-card';
import type { GreetingView } from '~/components/dashboard/home-greeting';
import type { HomeScreenData } from '~/components/dashboard/home-screen';
import type { ReminderView } from '~/components/dashboard/reminder-row';
import type { TodaysFocus } from '~/components/dashboard/todays-focus-card';
import { createJoinPageKey } from '~/domain/attendance/late-join';
import { listBatchChoices } from '~/domain/batches';
import { requireMember } from '~/domain/members/require-member';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { getOwnChallenge } from '~/domain/challenges/own-challenge.server';
import { countMinutesPractised } from '~/domain/attendance/policy';
import {
  type UpcomingClassRow,
  type UpcomingDay,
  getOwnReminder,
  listUpcomingDays,
} from '~/domain/classes/queries.server';
import { findTodaysFocus } from '~/domain/content/instructions.server';
import { getOwnCircle } from '~/domain/friends/own-circle.server';
import { findWeekRecap } from '~/domain/friends/week-recap.server';
import { getOwnFeedback } from '~/domain/ratings/own-feedback.server';
import type { Mood } from '~/domain/ratings/policy';
import { listTodaysTeachers } from '~/domain/teachers/todays-teachers.server';
import { consumeNewTitle } from '~/domain/members/consume-new-title.server';
import type { MemberDietPlan } from '~/domain/plans/responses';
import { listDietPlans } from '~/domain/plans/queries.server';
import { localizeSite } from '~/domain/brand';
import { localizeRow } from '~/domain/translations';
import { REFERRAL_KARMA } from '~/domain/referrals/policy';
import type { PageContext } from '~/http/context.server';
import { LOCALES } from '~/i18n/languages';
import { getWeekdayIndex } from '~/lib/date-text';
import { toLocalTime } from '~/lib/calendar';
import { toWallCalendarDate } from '~/lib/wall-calendar-date';
import { toChallengeView } from './challenge-view.server';
import { findNextClass, toDayView } from '~/http/views/class-views.server';
import { addPeople, toFriendsView, toGreeting } from '~/http/views/home-people.server';
import { loadOrNullOnFailure } from '~/http/pages/page.server';
import { toWeekView } from '~/http/views/week-view.server';

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
  Omit<HomeScreenData, 'diet' | 'steps' | 'mayInstall' | 'confirmPhone' | 'practised' | 'shareLink' | 'greeting'> & {
    plans: readonly MemberDietPlan[] | null;
    greeting: Omit<GreetingView, 'firstName'>;
    practised: Omit<PractisedToday, 'firstName'> | null;
  }
> {
  const { language } = ctx;
  const { whatsappGroupUrl, telegramChatUrl, upiId } = ctx.brand;
  const [week, classDays, people, own, focus, challenge, newTitle, plans] = await Promise.all([
    loadOrNullOnFailure(ctx, getWeeklyAttendance(ctx)),
    loadDaysAndFeedback(ctx),
    loadPeople(ctx),
    loadOrNullOnFailure(ctx, getOwnReminder(ctx)),
    loadOrNullOnFailure(ctx, findTodaysFocus(ctx)),
    loadOrNullOnFailure(ctx, getOwnChallenge(ctx)),
    // A new title is not shown to a member who is about to open the class. It is shown on the next
    // visit.
    query.has('open') || !hasNewTitle(ctx) ? null : loadOrNullOnFailure(ctx, consumeNewTitle(ctx)),
    loadOrNullOnFailure(ctx, listDietPlans(ctx)),
  ]);
  const { days, feedback } = classDays;
  const { circle, recap } = people;
  const date = ctx.clock.today();
  const [today, ...later] = days ?? [];
  const rows = today?.classes() ?? null;
  const classes = rows && addPeople(toDayView({ date, classes: rows }, ctx).classes, rows, { ...people, language });
  const practised = rows && toPractisedToday(rows, feedback?.mood ?? null);
  const openOnes = (classes ?? []).filter(({ time, hasLink }) => time === 'now' && hasLink);
  const isMoment = ctx.clock.now().getTime() - Number(query.get('at')) < MOMENT_MS;
  const joined = openOnes.find(({ id, state }) => state === 'joined' && String(id) === query.get('joined'));
  const { dayOfMonth, dateLine } = toWallCalendarDate(date, LOCALES[language]);
  return {
    today: {
      date,
      dayOfMonth,
      dateLine,
      weekday: getWeekdayIndex(date),
      focus: focus && toFocusView(localizeRow(language, 'instructions', focus), findPose(focus.instruction)),
    },
    challenge: challenge && toChallengeView(challenge, ctx),
    classes,
    next: findNextClass(later, language),
    practised,
    greeting: toGreeting(Number(toLocalTime(ctx.clock.now(), ctx.clock.timeZone).slice(0, 2)), circle),
    friends: practised && circle && toFriendsView(circle),
    recap,
    stars: feedback?.stars ?? null,
    reminder:
      own && ctx.reminders.isOnWhatsApp
        ? {
            ...toReminderView(own, rows?.filter((row) => row.date === date) ?? [], later[0]),
            batchTimes: listBatchChoices(ctx.brand.site.batch_times, own.batch),
          }
        : null,
    week: week && toWeekView(week, date, language),
    opening: openOnes.find(({ id }) => String(id) === query.get('open'))?.id ?? null,
    justJoined: isMoment && week ? (joined?.id ?? null) : null,
    newTitle,
    plans,
    pageKey: createJoinPageKey(ctx, requireMember(ctx)),
    karmaPerReferral: REFERRAL_KARMA,
    brand: { whatsappGroupUrl, telegramChatUrl, upiId },
    communityClaim: getCommunityClaim(ctx),
  };
}

/** Loads the classes and, if the member joined one today, the member's rating and mood. */
async function loadDaysAndFeedback(ctx: PageContext) {
  const days = await loadOrNullOnFailure(ctx, listUpcomingDays(ctx));
  const hasJoined = days?.[0]?.classes().some(({ is_joined }) => is_joined);
  return { days, feedback: hasJoined ? await loadOrNullOnFailure(ctx, getOwnFeedback(ctx)) : null };
}

async function loadPeople(ctx: PageContext) {
  const [circle, teachers, recap] = await Promise.all([
    loadOrNullOnFailure(ctx, getOwnCircle(ctx)),
    loadOrNullOnFailure(ctx, listTodaysTeachers(ctx)),
    loadOrNullOnFailure(ctx, findWeekRecap(ctx)),
  ]);
  return { circle, teachers, recap };
}

/** Returns today's practice of the member, or null if no joined class has ended yet. */
function toPractisedToday(
  rows: readonly UpcomingClassRow[],
  mood: Mood | null,
): Omit<PractisedToday, 'firstName'> | null {
  const done = rows.filter(({ is_joined, standing }) => is_joined && (standing === 'ended' || standing === 'gone'));
  const [first] = done;
  return first ? { minutes: countMinutesPractised(done), startTime: first.start_time, mood } : null;
}

function toReminderView(
  { isOn, minutesBefore, isAnswered, batch }: Awaited<ReturnType<typeof getOwnReminder>>,
  rows: readonly UpcomingClassRow[],
  tomorrow: UpcomingDay | undefined,
): Omit<ReminderView, 'batchTimes'> {
  const heldClasses = rows.filter(({ is_cancelled }) => !is_cancelled);
  const reminded = batch === null ? heldClasses[0] : heldClasses.find(({ is_own_batch }) => is_own_batch);
  return {
    isOn,
    minutesBefore,
    isAnswered,
    batch,
    classId: reminded?.id ?? null,
    tomorrow: tomorrow && tomorrow.count > 0 ? getWeekdayIndex(tomorrow.date) : null,
  };
}

/** English spellings of the poses that have a drawing. */
const DRAWN_POSES: readonly (readonly [name: RegExp, pose: AsanaPose])[] = [
  [/svanasana/i, 'adho'],
  [/balasana/i, 'bala'],
  [/bhujangasana/i, 'bhujanga'],
  [/matsyendrasana/i, 'twist'],
  [/virabhadrasana/i, 'vira'],
  [/vrikshasana/i, 'vriksha'],
];

function toFocusView({ instruction, langs }: Omit<TodaysFocus, 'pose'>, pose: AsanaPose): TodaysFocus {
  return { instruction, langs, pose };
}

/** Returns the pose that an instruction mentions. The default is the easy seat. */
function findPose(instruction: string): AsanaPose {
  return DRAWN_POSES.find(([name]) => name.test(instruction))?.[1] ?? 'sukhasana';
}

function getCommunityClaim({ brand, language }: PageContext): { text: string; lang?: string | undefined } | null {
  const { community_claim: text, langs } = localizeSite(language, brand.site);
  return text ? { text, lang: langs.community_claim } : null;
}
