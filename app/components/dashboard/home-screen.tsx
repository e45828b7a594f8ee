import { useState } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { ErrorState } from '~/components/ui/page-state';
import type { WallCalendarDate } from '~/lib/wall-calendar-date';
import type { BrandSettings } from '~/domain/context';
import { useMessages } from '~/components/ui/use-messages';
import { TodaysFocusCard, type TodaysFocus } from './todays-focus-card';
import type { ChallengeView } from './challenge-progress';
import { ClassTitleAndTime } from './class-details';
import type { ClassView, UpcomingDaysView } from './class-view';
import { CommunityLinks } from './community-links';
import type { ConfirmPhoneData } from './confirm-phone';
import { ConfirmPhoneNotice } from './confirm-phone-notice';
import { DietPlanCard, type DietPlanView } from './diet-plan-card';
import { DonationCard } from './donation-card';
import { PreparationList, type OnboardingSteps, BatchAndReminderForm } from './onboarding';
import { HomeTabLayout } from './home-tab-layout';
import { InstallAppHint } from './install-app-hint';
import { InviteCard } from './invite-card';
import { OtherClassesToday } from './other-classes-today';
import { ChallengeProgress, ChallengeOffer, CompletedChallengeCard, TitleCelebration } from './lazy-components';
import { UpcomingDaysSection } from './upcoming-days-section';
import { OfflineNotice } from './offline-notice';
import { ClassRedirectNotice } from './class-redirect-notice';
import { RatingDialog } from './rating-dialog';
import { TodayClasses } from './today-classes';
import { type JoinResult, useJoinClass } from './use-join-class';
import { WeekCard } from './week-card';
import { chooseWeekPrompt } from './week-prompt';
import type { WeekView } from './week-view';

/** Data of the home screen. A section is null if its data could not be loaded. */
export interface HomeScreenData {
  today: WallCalendarDate & { date: string; focus: TodaysFocus | null };
  challenge: ChallengeView | null;
  classes: ClassView[] | null;
  toCome: UpcomingDaysView | null;
  week: WeekView | null;
  /** Id of the class that is being opened, or null. */
  opening: number | null;
  /** Id of the class that the member has just joined by a form post without JavaScript, or null. */
  justJoined: number | null;
  newTitle: string | null;
  /**
   * Signed render time of the page. If a tap reaches the server late, it shows when the member
   * could have tapped.
   */
  pageKey: string;
  /** Onboarding steps, or null if the member is no longer new. */
  steps: OnboardingSteps | null;
  /** True for a member who has attended a few classes. The page suggests installing the app. */
  mayInstall: boolean;
  diet: DietPlanView;
  /** Null if the member's phone number is already verified. */
  confirmPhone: ConfirmPhoneData | null;
  karmaPerReferral: number;
  brand: Pick<BrandSettings, 'whatsappGroupUrl' | 'telegramChatUrl' | 'upiId'>;
  upiQr: string;
}

const RATING_DIALOG = 'rate';

export function HomeScreen({ data }: { data: HomeScreenData }) {
  const messages = useMessages('member.home');
  const { today } = data;
  const [isRating, setIsRating] = useState(false);
  const joined = useJoinClass(
    { date: today.date, justJoined: data.justJoined, shows: data.week !== null, pageKey: data.pageKey },
    messages.classes,
  );
  // The challenge card is not updated while the confirmation of joining is shown, so that the page
  // does not move.
  const challenge = useHeld(data.challenge, joined.moment !== null);
  return (
    <>
      {data.opening === null ? null : <ClassRedirectNotice classId={data.opening} />}
      <OfflineNotice />
      <HomeTabLayout
        title={messages.title}
        day={
          <TodaysFocusCard
            dayOfMonth={today.dayOfMonth}
            weekday={today.weekday}
            weekdayLang={today.weekdayLang}
            dateLine={today.dateLine}
            focus={today.focus}
          >
            {challenge?.joined ? <ChallengeProgress joined={challenge.joined} /> : null}
          </TodaysFocusCard>
        }
        practice={<Practice data={{ ...data, challenge }} joined={joined} />}
        rest={<Rest data={{ ...data, challenge }} onRate={() => setIsRating(true)} />}
      />
      <RatingDialog id={RATING_DIALOG} asked={isRating} />
    </>
  );
}

/** Returns the current value, or while `isHeld` is true the last value before that. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}

function Practice({
  data: { challenge, classes, confirmPhone, toCome, week, newTitle, steps },
  joined: { joining, moment, place },
}: {
  data: HomeScreenData;
  joined: JoinResult;
}) {
  const messages = useMessages('member.home');
  // Keeps the celebration visible even if the page reloads its data.
  const [reached, setReached] = useState(newTitle);
  if (newTitle !== null && newTitle !== reached) setReached(newTitle);
  const isWaiting = week?.days.some(({ mark }) => mark === 'today') && classes?.some(({ time }) => time !== 'over');
  const weekCard =
    week === null ? (
      <Failed title={messages.weekFailed} retry={messages.retry} />
    ) : (
      <WeekCard week={week} prompt={chooseWeekPrompt(week.currentStreak, Boolean(isWaiting), messages.week)} />
    );
  const finish = challenge?.joined?.finish;
  const finishCard = finish ? <CompletedChallengeCard finish={finish} /> : null;
  return (
    <>
      {finish?.isToday ? finishCard : null}
      <div ref={place} className="grid content-start gap-3.5 lg:gap-5">
        {classes === null ? (
          <>
            <Failed title={messages.classesFailed} retry={messages.retry} />
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
          />
        )}
      </div>
      {confirmPhone ? <ConfirmPhoneNotice /> : null}
      {reached ? <TitleCelebration title={reached} shareCard="/share/streak" /> : null}
      {finish?.isToday ? null : finishCard}
      <OtherClassesToday classes={classes ?? []} />
      {toCome ? <UpcomingDaysSection toCome={toCome} /> : null}
    </>
  );
}

function Rest({
  data: { challenge, classes, brand, upiQr, diet, karmaPerReferral, steps, mayInstall },
  onRate,
}: {
  data: HomeScreenData;
  onRate: () => void;
}) {
  const messages = useMessages('member.home');
  const rated = classes?.findLast(({ state }) => state === 'joined');
  return (
    <>
      {challenge?.open ? <ChallengeOffer open={challenge.open} /> : null}
      {steps ? <BatchAndReminderForm morning={steps.morning} /> : null}
      {steps ? <PreparationList /> : null}
      {mayInstall ? <InstallAppHint /> : null}
      <InviteCard to="/dashboard?tab=referral" karmaPerReferral={karmaPerReferral} />
      <CommunityLinks
        rate={{
          to: '/rate',
          dialogId: RATING_DIALOG,
          onOpen: onRate,
          detail: rated ? <ClassTitleAndTime session={rated} /> : messages.community.rateDetail,
        }}
        messagingGroupUrl={brand.whatsappGroupUrl && '/group'}
        chatGroupUrl={brand.telegramChatUrl}
      />
      {steps && !steps.goal ? null : <DietPlanCard plan={diet} />}
      <DonationCard upiId={brand.upiId} qrSvg={upiQr} donateTo="/donations" />
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
