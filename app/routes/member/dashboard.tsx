import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import House from 'lucide-react/icons/house';
import { AlmanacLeaf } from '~/components/dashboard/almanac-leaf';
import { CommunityLinks } from '~/components/dashboard/community-links';
import { DonationCard } from '~/components/dashboard/donation-card';
import { HomeTab } from '~/components/dashboard/home-tab';
import { MemberShell } from '~/components/dashboard/member-shell';
import { OpenClassNotice } from '~/components/dashboard/open-class-notice';
import { TodayClasses } from '~/components/dashboard/today-classes';
import { useJustJoined } from '~/components/dashboard/use-just-joined';
import { WeekCard } from '~/components/dashboard/week-card';
import { weekPrompt } from '~/components/dashboard/week-prompt';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { listTodaysClasses, type TodaysClass } from '~/domain/classes/queries.server';
import { findTodaysFocus } from '~/domain/content/queries.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { joinAction } from '~/http/join-action.server';
import { memberPage } from '~/http/page.server';
import { themeOf } from '~/http/theme.server';
import { almanacDay } from '~/lib/almanac';
import { upiQrSvg } from '~/lib/upi-qr.server';

export const handle = { area: 'member' };

export const meta: MetaFunction = () => [{ title: 'Home, Sangha' }];

export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const [member, week, today, focus, theme, upiQr] = await Promise.all([
      getOwnProfile(ctx),
      getWeeklyAttendance(ctx),
      listTodaysClasses(ctx),
      findTodaysFocus(ctx),
      themeOf(args.request),
      upiQrSvg(ctx.brand.upiId, ctx.brand.name),
    ]);
    const opening = new URL(args.request.url).searchParams.get('open');
    return {
      member: { name: member.name, idLabel: member.member_id, karmaPoints: member.karma_points },
      week,
      today: { date: today.date, ...almanacDay(today.date), focus },
      classes: today.classes,
      opening: today.classes.find((one) => String(one.id) === opening && one.live_link)?.id ?? null,
      theme,
      brand: ctx.brand,
      upiQr,
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return joinAction(args);
}

export default function Dashboard() {
  const { member, theme, opening, brand, upiQr } = useLoaderData<typeof loader>();
  return (
    <MemberShell
      {...member}
      menu={[{ to: '/', label: 'Home', glyph: House }]}
      tabs={[]}
      theme={theme}
      themeAction="/theme"
      logoutAction="/logout"
    >
      {opening === null ? null : <OpenClassNotice classId={opening} />}
      <HomeTab
        today={<Today />}
        rest={
          <>
            <CommunityLinks messagingGroupUrl={brand.whatsappGroupUrl} chatGroupUrl={brand.telegramChatUrl} />
            <DonationCard upiId={brand.upiId} qrSvg={upiQr} />
          </>
        }
      />
    </MemberShell>
  );
}

function Today() {
  const { today, classes, week } = useLoaderData<typeof loader>();
  const days = week.weekly_calendar.map((day) => ({
    date: day.date,
    dayName: day.day_name,
    status: day.status,
    isToday: day.date === today.date,
  }));
  const statusToday = days.find((day) => day.isToday)?.status;
  const justJoined = useJustJoined(statusToday === 'attended');
  const standing = (...standings: TodaysClass['standing'][]) =>
    classes.filter((one) => standings.includes(one.standing)).map(toView);
  const join = { action: '/dashboard', attendanceDate: today.date };
  return (
    <>
      <AlmanacLeaf
        dayOfMonth={today.dayOfMonth}
        hindiWeekday={today.hindiWeekday}
        dateLine={today.dateLine}
        focus={today.focus}
      />
      <TodayClasses
        joinable={standing('open', 'ongoing').map((session) => ({ session, join: session.hasLink ? join : null }))}
        ended={standing('ended')}
        later={standing('later')}
      />
      <WeekCard
        days={days}
        totalDays={week.stats.total_days}
        currentStreak={week.stats.current_streak}
        weeklyAttendanceRate={week.stats.weekly_attendance_rate}
        prompt={weekPrompt(
          week.stats.current_streak,
          statusToday === 'upcoming' && standing('open', 'ongoing', 'later').length > 0,
        )}
        draw={justJoined}
      />
    </>
  );
}

function toView(one: TodaysClass) {
  return {
    id: one.id,
    title: one.title,
    description: one.description,
    startTime: one.start_time,
    endTime: one.end_time,
    attendanceCount: one.attendance_count,
    maxParticipants: one.max_participants,
    isOngoing: one.is_ongoing,
    hasLink: one.live_link !== null,
  };
}
