import { useState } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { ErrorState } from '~/components/ui/page-state';
import type { WallCalendarDate } from '~/lib/wall-calendar-date';
import type { WeekRecap } from '~/domain/friends/week-recap.server';
import type { BrandSettings } from '~/domain/context';
import { useMessages } from '~/components/ui/use-messages';
import type { ChallengeView } from './challenge-progress';
import type { PractisedToday } from './came-today-card';
import { ClassTitleAndTime } from './class-details';
import type { ClassView, NextClass } from './class-view';
import type { ConfirmPhoneData } from './confirm-phone';
import type { DietPlanView } from './diet-plan-card';
import { DonationCard } from './donation-card';
import type { FriendsView } from './friends-card';
import type { GreetingView } from './home-greeting';
import { PreparationList, type OnboardingSteps } from './onboarding';
import { HomeTabLayout } from './home-tab-layout';
import { InstallAppHint } from './install-app-hint';
import { LaterToday } from './later-today';
import {
  ChallengeProgress,
  ChallengeOffer,
  CompletedChallengeCard,
  FriendsCard,
  HomeGreeting,
  WeekRecapCard,
  ConfirmPhoneNotice,
  JoinBar,
  NextTitleCard,
  TitleCelebration,
} from './lazy-components';
import { addLatestJoin, useReloadOnReturn } from './latest-join';
import { OfflineNotice } from './offline-notice';
import { ClassRedirectNotice } from './class-redirect-notice';
import { type CommunityClaim, Tiles } from './tiles';
import { RatingDialog } from './rating-dialog';
import type { ReminderView } from './reminder-row';
import { TodayClasses, findMainClass, isWeekShown, splitToday } from './today-classes';
import { type TodaysFocus, TodaysFocusCard } from './todays-focus-card';
import { useCurrentClasses } from './use-current-classes';
import { type JoinResult, useJoinClass } from './use-join-class';
import { WeekCard } from './week-card';
import { chooseWeekPrompt } from './week-prompt';
import type { WeekView } from './week-view';

/** Data of the home screen. A section is null if its data could not be loaded. */
export interface HomeScreenData {
  today: Pick<WallCalendarDate, 'dayOfMonth' | 'dateLine'> & {
    date: string;
    /** 0 for Monday to 6 for Sunday. */
    weekday: number;
    focus: TodaysFocus | null;
  };
  challenge: ChallengeView | null;
  classes: ClassView[] | null;
  next: NextClass | null;
  practised: PractisedToday | null;
  /** Null if the site sends no reminders. */
  reminder: ReminderView | null;
  week: WeekView | null;
  greeting: GreetingView;
  /** Null until a class that the member joined today has ended. */
  friends: FriendsView | null;
  /** Figures of the week. Set only on Sunday and Monday. */
  recap: WeekRecap | null;
  /** The member's rating of the class that was joined today, or null. */
  stars: number | null;
  /** Id of the class that is being opened, or null. */
  opening: number | null;
  /** Id of the class that the member has just joined by a form post without JavaScript, or null. */
  justJoined: number | null;
  newTitle: string | null;
  /** The member's short invitation link. */
  shareLink: string;
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
  communityClaim: CommunityClaim | null;
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
  const current = useCurrentClasses(data.classes);
  const shown = { ...data, ...addLatestJoin({ ...data, classes: current }, joined.latest) };
  const { classes } = shown;
  useReloadOnReturn(joined.latest !== null);
  const { cards } = splitToday(classes ?? [], data.practised !== null);
  // Members who are in a class are not asked to join another one.
  const isIn = joined.moment !== null || cards.some(({ state }) => state === 'joined');
  const lit = isIn ? undefined : findMainClass(cards, classes ?? []);
  return (
    <>
      {data.opening === null ? null : <ClassRedirectNotice classId={data.opening} />}
      <OfflineNotice />
      <HomeTabLayout
        title={messages.title}
        place={joined.place}
        classes={<Classes data={shown} joined={joined} />}
        streak={<Streak data={shown} moment={joined.moment} />}
        focus={<Focus data={shown} />}
        more={<More data={shown} onRate={() => setIsRating(true)} />}
        giving={<DonationCard upiId={data.brand.upiId} donateTo="/donations" />}
      />
      {lit ? (
        // The height is reserved before the bar is loaded, so that it covers nothing at the end of
        // the page.
        <div className="h-20 lg:hidden print:hidden noscript:hidden [@media(height<30em)]:hidden">
          <JoinBar session={lit} joining={joined.joining} place={joined.place} />
        </div>
      ) : null}
      <RatingDialog id={RATING_DIALOG} isOpen={isRating} />
    </>
  );
}

type ShownData = Omit<HomeScreenData, 'classes'> & { classes: readonly ClassView[] | null };

function Classes({
  data: { challenge, classes, friends, greeting, next, week, steps, practised, reminder },
  joined: { joining, moment },
}: {
  data: ShownData;
  joined: JoinResult;
}) {
  const messages = useMessages('member.home');
  const finish = challenge?.joined?.finish;
  const { cards } = splitToday(classes ?? [], practised !== null);
  const first = steps === null && moment === null && practised === null ? cards[0] : undefined;
  const teacher = first && first.state !== 'joined' ? findTeacher(first) : null;
  return (
    <>
      {teacher || greeting.cheered ? <HomeGreeting greeting={greeting} teacher={teacher} /> : null}
      {finish?.isToday ? <CompletedChallengeCard finish={finish} /> : null}
      {classes === null ? (
        <Failed title={messages.classesFailed} retry={messages.retry} />
      ) : (
        <TodayClasses
          today={classes}
          next={next}
          week={week}
          joining={joining}
          moment={moment}
          steps={steps}
          practised={practised}
          reminder={reminder}
        />
      )}
      {practised && week && friends ? <FriendsCard friends={friends} /> : null}
    </>
  );
}

/**
 * Returns the teacher of a class for the greeting. Teachers without a portrait and a description
 * are ignored, because such a name may not be a person, for example "Volunteers of the trust".
 */
function findTeacher({ state, langs, portrait, teacherLine, teacherName }: ClassView) {
  const isKnown = Boolean(portrait?.face ?? portrait?.photo ?? teacherLine);
  return teacherName && isKnown && state !== 'cancelled' ? { name: teacherName, lang: langs.instructor } : null;
}

/** The streak and the week, unless a class card already shows them. */
function Streak({ data: { classes, week, practised }, moment }: { data: ShownData; moment: number | null }) {
  const messages = useMessages('member.home');
  if (week === null) return <Failed title={messages.weekFailed} retry={messages.retry} />;
  if (classes && isWeekShown(classes, { hasPractised: practised !== null, moment })) return null;
  const isWaiting = week.days.some(({ mark }) => mark === 'today') && classes?.some(({ time }) => time !== 'over');
  return <WeekCard week={week} prompt={chooseWeekPrompt(week, Boolean(isWaiting), messages.week)} />;
}

function Focus({ data: { challenge, today, practised, week } }: { data: ShownData }) {
  return (
    <>
      <TodaysFocusCard
        dayOfMonth={today.dayOfMonth}
        weekday={today.weekday}
        dateLine={today.dateLine}
        focus={today.focus}
      />
      {practised && week ? <NextTitleCard totalClasses={week.totalClasses} /> : null}
      {challenge?.joined ? <ChallengeProgress joined={challenge.joined} /> : null}
    </>
  );
}

function More({
  data: { challenge, classes, confirmPhone, brand, diet, karmaPerReferral, newTitle, shareLink, stars, steps, ...data },
  onRate,
}: {
  data: ShownData;
  onRate: () => void;
}) {
  const messages = useMessages('member.home');
  // Keeps the celebration visible even if the page reloads its data.
  const [reached, setReached] = useState(newTitle);
  if (newTitle !== null && newTitle !== reached) setReached(newTitle);
  const finish = challenge?.joined?.finish;
  const { later } = splitToday(classes ?? [], data.practised !== null);
  const rated = classes?.findLast(({ state }) => state === 'joined');
  return (
    <>
      {confirmPhone ? <ConfirmPhoneNotice /> : null}
      {reached ? <TitleCelebration title={reached} shareLink={shareLink} /> : null}
      {data.recap && data.week ? <WeekRecapCard recap={data.recap} streak={data.week.currentStreak} /> : null}
      {finish && !finish.isToday ? <CompletedChallengeCard finish={finish} /> : null}
      <LaterToday classes={later} />
      {challenge?.open ? <ChallengeOffer open={challenge.open} /> : null}
      {steps ? <PreparationList /> : null}
      {data.mayInstall ? <InstallAppHint /> : null}
      <Tiles
        karmaPerReferral={karmaPerReferral}
        plan={steps && !steps.goal ? null : diet}
        rate={{
          to: '/rate',
          dialogId: RATING_DIALOG,
          onOpen: onRate,
          detail: rated ? <ClassTitleAndTime session={rated} /> : messages.community.rateDetail,
          stars,
        }}
        claim={data.communityClaim}
        messagingGroupUrl={brand.whatsappGroupUrl && '/group'}
        chatGroupUrl={brand.telegramChatUrl}
      />
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
