import { useState } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { ErrorState } from '~/components/ui/page-state';
import type { Brand } from '~/domain/context';
import type { HomeWords, RatingWords } from '~/i18n/member/words';
import type { ProfilePageWords } from '~/i18n/profile/words';
import { AlmanacLeaf } from './almanac-leaf';
import type { ClassView, DaysToCome } from './class-view';
import { CommunityLinks } from './community-links';
import { DietPlanCard, type DietPlanView } from './diet-plan-card';
import { DonationCard } from './donation-card';
import { AllYouNeed, type FirstSteps } from './first-day';
import { HomeTab } from './home-tab';
import { InviteCard } from './invite-card';
import { LaterToday } from './later-today';
import { NextDays } from './next-days';
import { OpenClassNotice } from './open-class-notice';
import { RatingDialog } from './rating-dialog';
import { TitleCelebration } from './title-celebration';
import { TodayClasses } from './today-classes';
import { useJoin } from './use-join';
import { WeekCard } from './week-card';
import { weekPrompt } from './week-prompt';
import type { WeekView } from './week-view';

/** What the home tab shows; parts that could not be loaded are null. */
export interface HomeData {
  today: { date: string; dayOfMonth: number; hindiWeekday: string; dateLine: string; focus: string | null };
  /** The classes of today. */
  classes: ClassView[] | null;
  toCome: DaysToCome | null;
  week: WeekView | null;
  /** The class on the way into which somebody is. */
  opening: number | null;
  /** The class that a browser without scripts has just joined. */
  justJoined: number | null;
  newTitle: string | null;
  /** Of whoever is new, their first steps. */
  steps: FirstSteps | null;
  /** Before the first class nothing asks to be rated or paid. */
  hasPractised: boolean;
  goals: ProfilePageWords['goals'];
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
  const { words, today } = data;
  const [isRating, setIsRating] = useState(false);
  // What the first class brings comes with the next page: nothing moves in the moment of joining.
  const [hasPractised] = useState(data.hasPractised);
  return (
    <>
      {data.opening === null ? null : <OpenClassNotice classId={data.opening} words={words.opening} />}
      <HomeTab
        title={words.title}
        day={
          <AlmanacLeaf
            dayOfMonth={today.dayOfMonth}
            hindiWeekday={today.hindiWeekday}
            dateLine={today.dateLine}
            focus={today.focus}
            words={words}
          />
        }
        practice={<Practice data={data} />}
        rest={<Rest data={{ ...data, hasPractised }} onRate={() => setIsRating(true)} />}
      />
      {hasPractised ? <RatingDialog id={RATING_DIALOG} asked={isRating} words={data.rating} /> : null}
    </>
  );
}

function Practice({
  data: { today, classes, toCome, week, justJoined, newTitle, steps, hasPractised, words },
}: {
  data: HomeData;
}) {
  const { joining, moment, place } = useJoin({ date: today.date, justJoined, shows: week !== null }, words.classes);
  const isWaiting = week?.days.some(({ mark }) => mark === 'today') && classes?.some(({ time }) => time !== 'over');
  const weekCard =
    week === null ? (
      <Failed title={words.weekFailed} retry={words.retry} />
    ) : !hasPractised ? null : (
      <WeekCard
        week={week}
        words={words.week}
        prompt={weekPrompt(week.currentStreak, Boolean(isWaiting), words.week)}
      />
    );
  return (
    <>
      <div ref={place} className="grid content-start gap-3.5 lg:gap-5">
        {classes === null ? (
          <>
            <Failed title={words.classesFailed} retry={words.retry} />
            {weekCard}
          </>
        ) : (
          <TodayClasses
            today={classes}
            next={toCome?.first ?? null}
            week={week}
            joining={joining}
            moment={moment}
            weekCard={weekCard}
            steps={steps}
            words={words}
          />
        )}
      </div>
      <TitleCelebration title={newTitle} shareCard="/share/streak" words={words.newTitle} />
      <LaterToday classes={classes ?? []} words={words.classes} />
      {toCome ? <NextDays toCome={toCome} words={words} /> : null}
    </>
  );
}

function Rest({
  data: { brand, upiQr, diet, karmaPerReferral, steps, hasPractised, goals, words },
  onRate,
}: {
  data: HomeData;
  onRate: () => void;
}) {
  return (
    <>
      {steps ? <AllYouNeed words={words.first} /> : null}
      <InviteCard to="/dashboard?tab=referral" karmaPerReferral={karmaPerReferral} words={words.invite} />
      <CommunityLinks
        words={words.community}
        {...(hasPractised ? { rate: { to: '/rate', dialogId: RATING_DIALOG, onOpen: onRate } } : {})}
        messagingGroupUrl={brand.whatsappGroupUrl && '/group'}
        chatGroupUrl={brand.telegramChatUrl}
      />
      {steps && !steps.goal ? null : (
        <DietPlanCard plan={diet} goals={goals} more={words.first.moreGoals} words={words.diet} />
      )}
      {hasPractised ? (
        <DonationCard upiId={brand.upiId} qrSvg={upiQr} donateTo="/donations" words={words.donation} />
      ) : null}
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
