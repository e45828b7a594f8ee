import { useState } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { ErrorState } from '~/components/ui/page-state';
import type { WeeklyAttendance } from '~/domain/attendance/responses';
import type { TodaysClass } from '~/domain/classes/responses';
import { weekdayOf } from '~/lib/date-text';
import type { Brand } from '~/domain/context';
import type { HomeWords, RatingWords } from '~/i18n/member/words';
import { AlmanacLeaf } from './almanac-leaf';
import { CommunityLinks } from './community-links';
import { DietPlanCard, type DietPlanView } from './diet-plan-card';
import { DonationCard } from './donation-card';
import { HomeTab } from './home-tab';
import { InviteCard } from './invite-card';
import { OpenClassNotice } from './open-class-notice';
import { RatingDialog } from './rating-dialog';
import { TitleCelebration } from './title-celebration';
import { TodayClasses } from './today-classes';
import { useJustJoined } from './use-just-joined';
import { WeekCard } from './week-card';
import { weekPrompt } from './week-prompt';

/** What the home tab shows; parts that could not be loaded are null. */
export interface HomeData {
  today: { date: string; dayOfMonth: number; hindiWeekday: string; dateLine: string; focus: string | null };
  classes: TodaysClass[] | null;
  week: WeeklyAttendance | null;
  /** The class that a browser without scripts has just joined. */
  opening: number | null;
  newTitle: string | null;
  diet: DietPlanView;
  karmaPerReferral: number;
  brand: Brand;
  upiQr: string;
  words: HomeWords;
  rating: RatingWords;
}

const RATING_DIALOG = 'rate';

/** The dashboard's home tab. */
export function HomeScreen({ data }: { data: HomeData }) {
  const { words } = data;
  const [isRating, setIsRating] = useState(false);
  return (
    <>
      {data.opening === null ? null : <OpenClassNotice classId={data.opening} words={words.opening} />}
      <TitleCelebration title={data.newTitle} shareCard="/share/streak" words={words.newTitle} />
      <HomeTab
        title={words.title}
        today={<Today data={data} />}
        rest={<Rest data={data} onRate={() => setIsRating(true)} />}
      />
      <RatingDialog id={RATING_DIALOG} asked={isRating} words={data.rating} />
    </>
  );
}

function Today({ data: { today, classes, week, words } }: { data: HomeData }) {
  const days = (week?.weekly_calendar ?? []).map((day) => ({
    date: day.date,
    status: day.status,
    streakStatus: day.streak_status,
    isToday: day.date === today.date,
  }));
  const statusToday = days.find((day) => day.isToday)?.status;
  const justJoined = useJustJoined(statusToday === 'attended');
  const standing = (...standings: TodaysClass['standing'][]) =>
    (classes ?? []).filter((one) => standings.includes(one.standing)).map(toView);
  const join = { action: '/dashboard', attendanceDate: today.date };
  return (
    <>
      <AlmanacLeaf
        dayOfMonth={today.dayOfMonth}
        hindiWeekday={today.hindiWeekday}
        dateLine={today.dateLine}
        focus={today.focus}
        words={words}
      />
      {classes === null ? (
        <Failed title={words.classesFailed} retry={words.retry} />
      ) : (
        <TodayClasses
          joinable={standing('open', 'ongoing').map((session) => ({ session, join: session.hasLink ? join : null }))}
          ended={standing('ended')}
          later={standing('later')}
          words={words.classes}
        />
      )}
      {week === null ? (
        <Failed title={words.weekFailed} retry={words.retry} />
      ) : (
        <WeekCard
          days={days}
          words={words.week}
          totalDays={week.stats.total_days}
          currentStreak={week.stats.current_streak}
          weeklyAttendanceRate={week.stats.weekly_attendance_rate}
          prompt={weekPrompt(
            week.stats.current_streak,
            statusToday === 'upcoming' && standing('open', 'ongoing', 'later').length > 0,
            words.week,
          )}
          draw={justJoined}
          why="/streak"
          restedOn={week.stats.rested_on ? words.week.weekdays[weekdayOf(week.stats.rested_on)] : undefined}
          shareCard={week.stats.current_streak > 0 ? '/share/streak' : undefined}
        />
      )}
    </>
  );
}

function Rest({
  data: { brand, upiQr, diet, karmaPerReferral, words },
  onRate,
}: {
  data: HomeData;
  onRate: () => void;
}) {
  return (
    <>
      <InviteCard to="/dashboard?tab=referral" karmaPerReferral={karmaPerReferral} words={words.invite} />
      <CommunityLinks
        words={words.community}
        rate={{ to: '/rate', dialogId: RATING_DIALOG, onOpen: onRate }}
        messagingGroupUrl={brand.whatsappGroupUrl}
        chatGroupUrl={brand.telegramChatUrl}
      />
      <DietPlanCard plan={diet} words={words.diet} />
      <DonationCard upiId={brand.upiId} qrSvg={upiQr} donateTo="/donations" words={words.donation} />
    </>
  );
}

function Failed({ title, retry }: { title: string; retry: string }) {
  return (
    <ErrorState
      title={title}
      action={
        <ButtonLink to="/dashboard?tab=home" variant="quiet" preventScrollReset>
          {retry}
        </ButtonLink>
      }
    />
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
    isShut: one.is_full && !one.is_joined,
  };
}
