import { useState } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { ErrorState } from '~/components/ui/page-state';
import type { DateLeaf } from '~/lib/date-leaf';
import type { Brand } from '~/domain/context';
import type { HomeWords, RatingWords } from '~/i18n/member';
import { AlmanacLeaf, type Focus } from './almanac-leaf';
import type { ChallengeView } from './challenge-line';
import { ClassName } from './class-facts';
import type { ClassView, DaysToCome } from './class-view';
import { CommunityLinks } from './community-links';
import type { ConfirmPhoneView } from './confirm-phone';
import { ConfirmPhoneLine } from './confirm-phone-line';
import { DietPlanCard, type DietPlanView } from './diet-plan-card';
import { DonationCard } from './donation-card';
import { AllYouNeed, type FirstSteps, YourMorning } from './first-day';
import { HomeTab } from './home-tab';
import { InstallHint } from './install-hint';
import { InviteCard } from './invite-card';
import { LaterToday } from './later-today';
import { ChallengeLine, ChallengeOffer, FinishCard, TitleCelebration } from './lazy-parts';
import { NextDays } from './next-days';
import { OfflineNote } from './offline-note';
import { OpenClassNotice } from './open-class-notice';
import { RatingDialog } from './rating-dialog';
import { TodayClasses } from './today-classes';
import { type Joined, useJoin } from './use-join';
import { WeekCard } from './week-card';
import { weekPrompt } from './week-prompt';
import type { WeekView } from './week-view';

/** Null where a part could not be loaded. */
export interface HomeData {
  today: DateLeaf & { date: string; focus: Focus | null };
  challenge: ChallengeView | null;
  classes: ClassView[] | null;
  toCome: DaysToCome | null;
  week: WeekView | null;
  /** The class that somebody is on the way into. */
  opening: number | null;
  /** The class that a browser without scripts has just joined. */
  justJoined: number | null;
  newTitle: string | null;
  /** Signed time of rendering, for a tap that is late on its way. */
  pageKey: string;
  /** Null for whoever is no longer new. */
  steps: FirstSteps | null;
  /** After a few classes the site offers to be installed. */
  mayInstall: boolean;
  diet: DietPlanView;
  /** Null once the phone is proved. */
  confirmPhone: ConfirmPhoneView | null;
  karmaPerReferral: number;
  brand: Pick<Brand, 'whatsappGroupUrl' | 'telegramChatUrl' | 'upiId'>;
  upiQr: string;
  words: HomeWords;
  rating: RatingWords;
}

const RATING_DIALOG = 'rate';

export function HomeScreen({ data }: { data: HomeData }) {
  const { words, today } = data;
  const [isRating, setIsRating] = useState(false);
  const joined = useJoin(
    { date: today.date, justJoined: data.justJoined, shows: data.week !== null, pageKey: data.pageKey },
    words.classes,
  );
  // Nothing moves in the moment of joining: what it brings is shown after it or on the next page.
  const challenge = useHeld(data.challenge, joined.moment !== null);
  return (
    <>
      {data.opening === null ? null : <OpenClassNotice classId={data.opening} words={words.opening} />}
      <OfflineNote words={words.offline} />
      <HomeTab
        title={words.title}
        day={
          <AlmanacLeaf
            dayOfMonth={today.dayOfMonth}
            weekday={today.weekday}
            weekdayLang={today.weekdayLang}
            dateLine={today.dateLine}
            focus={today.focus}
            words={words}
          >
            {challenge?.joined ? <ChallengeLine joined={challenge.joined} words={challenge.words} /> : null}
          </AlmanacLeaf>
        }
        practice={<Practice data={{ ...data, challenge }} joined={joined} />}
        rest={<Rest data={{ ...data, challenge }} onRate={() => setIsRating(true)} />}
      />
      <RatingDialog id={RATING_DIALOG} asked={isRating} words={data.rating} />
    </>
  );
}

/** A value as it was before it began to be held. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}

function Practice({
  data: { challenge, classes, confirmPhone, toCome, week, newTitle, steps, words },
  joined: { joining, moment, place },
}: {
  data: HomeData;
  joined: Joined;
}) {
  // It stays on the page that showed it, whatever is loaded anew behind it.
  const [reached, setReached] = useState(newTitle);
  if (newTitle !== null && newTitle !== reached) setReached(newTitle);
  const isWaiting = week?.days.some(({ mark }) => mark === 'today') && classes?.some(({ time }) => time !== 'over');
  const weekCard =
    week === null ? (
      <Failed title={words.weekFailed} retry={words.retry} />
    ) : (
      <WeekCard
        week={week}
        words={words.week}
        prompt={weekPrompt(week.currentStreak, Boolean(isWaiting), words.week)}
      />
    );
  const finish = challenge?.joined?.finish;
  const finishCard = finish ? <FinishCard finish={finish} /> : null;
  return (
    <>
      {finish?.isToday ? finishCard : null}
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
      {confirmPhone ? <ConfirmPhoneLine words={confirmPhone.words} /> : null}
      {reached ? <TitleCelebration title={reached} shareCard="/share/streak" words={words.newTitle} /> : null}
      {finish?.isToday ? null : finishCard}
      <LaterToday classes={classes ?? []} words={words.classes} />
      {toCome ? <NextDays toCome={toCome} words={words} /> : null}
    </>
  );
}

function Rest({
  data: { challenge, classes, brand, upiQr, diet, karmaPerReferral, steps, mayInstall, words },
  onRate,
}: {
  data: HomeData;
  onRate: () => void;
}) {
  const rated = classes?.findLast(({ state }) => state === 'joined');
  return (
    <>
      {challenge?.open ? <ChallengeOffer open={challenge.open} words={challenge.words} /> : null}
      {steps ? <YourMorning morning={steps.morning} words={steps.words} /> : null}
      {steps ? <AllYouNeed words={steps.words} /> : null}
      {mayInstall ? <InstallHint words={words.install} /> : null}
      <InviteCard to="/dashboard?tab=referral" karmaPerReferral={karmaPerReferral} words={words.invite} />
      <CommunityLinks
        words={words.community}
        rate={{
          to: '/rate',
          dialogId: RATING_DIALOG,
          onOpen: onRate,
          detail: rated ? <ClassName session={rated} /> : words.community.rateDetail,
        }}
        messagingGroupUrl={brand.whatsappGroupUrl && '/group'}
        chatGroupUrl={brand.telegramChatUrl}
      />
      {steps && !steps.goal ? null : <DietPlanCard plan={diet} words={words.diet} />}
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
