import { RooftopScene } from '~/components/art/scene';
import { Card } from '~/components/ui/card';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import type { PractisedToday } from './came-today-card';
import { CameTodayCard } from './lazy-components';
import { ClassCard, type ClassCardProps, FirstClassCard } from './class-card';
import { canJoinClass, splitClassesIntoCardsAndRows, type ClassView, type NextClass } from './class-view';
import { OnboardingCard, type OnboardingSteps } from './onboarding';
import { JoinedClassCard, formatDayCount } from './joined-class-card';
import { JoinButton } from './join-button';
import { JoinConfirmation } from './join-confirmation';
import { ClassRow } from './later-today';
import type { ReminderView } from './reminder-row';
import type { JoinState } from './use-join-class';
import type { WeekView } from './week-view';

/**
 * From this many minutes before its start, a class comes first even if the member has already
 * practised today.
 */
const FIRST_FROM_MINUTES = 15;

/**
 * Today's class cards or, if a class was just joined, its confirmation. After a class, the card
 * with the minutes practised comes first until the next class is about to start.
 */
export function TodayClasses({
  today,
  next,
  week,
  joining,
  moment,
  steps,
  practised,
  reminder,
}: {
  today: readonly ClassView[];
  next: NextClass | null;
  week: WeekView | null;
  joining: JoinState;
  moment: number | null;
  /** Onboarding steps, or null if the member is no longer new. */
  steps: OnboardingSteps | null;
  /** Null until a class that the member joined today has ended. */
  practised: PractisedToday | null;
  /** Null if the site sends no reminders. */
  reminder: ReminderView | null;
}) {
  const messages = useMessages('member.home');
  const { cards } = splitToday(today, practised !== null);
  const isOpening = moment !== null && week !== null;
  const counted = week && cards.find(({ state }) => state === 'joined');
  const lit = findMainClass(cards, today);
  // The confirmation is shown alone, because its appearance would move the remaining cards.
  const others = isOpening ? [] : cards.filter((one) => one !== counted);
  const isFirstDay = steps !== null && !steps.hasJoined;
  const [first, ...rest] = counted ? [undefined, ...others] : others;
  const getCardProps = (one: ClassView) => ({
    session: one,
    other: findAlternatives(one, today)[0],
    joining,
    variant: one === lit && !counted ? ('sun' as const) : ('quiet' as const),
  });
  const hasCome = practised !== null && week !== null && !counted && !isOpening;
  return (
    <>
      <section aria-labelledby="today-classes" className="grid gap-3.5 lg:gap-5">
        <h2 id="today-classes" className="sr-only">
          {messages.classes.title}
        </h2>
        <p role="status" className="sr-only">
          {isOpening
            ? `${messages.classes.joined} ${formatDayCount(week.currentStreak, messages.week)}. ${messages.classes.opening}`
            : ''}
        </p>
        {isOpening ? <JoinConfirmation classId={moment} week={week} /> : null}
        {!isOpening && counted ? <JoinedClassCard session={counted} week={week} isBlocked={joining.isBlocked} /> : null}
        {first && !isFirstDay ? <FirstClassCard {...getCardProps(first)} reminder={reminder} /> : null}
        {hasCome ? <CameTodayCard practised={practised} week={week} reminder={reminder} /> : null}
        {!isOpening && steps ? (
          <OnboardingCard
            steps={steps}
            reminder={reminder}
            classes={first && isFirstDay ? <ClassCard {...getCardProps(first)} /> : null}
          />
        ) : null}
        {cards.length === 0 && !hasCome ? <NoClass next={next} /> : null}
        {rest.map((one) => {
          if (!one) return null;
          return canJoinClass(one) ? (
            <SecondClass key={one.id} {...getCardProps(one)} />
          ) : (
            <Card key={one.id} className="lg:px-7 lg:py-[26px]">
              <ClassCard {...getCardProps(one)} />
            </Card>
          );
        })}
      </section>
    </>
  );
}

/**
 * Splits today's classes into cards and the classes that are still ahead. For a member who has
 * practised today, a class becomes a card only shortly before it starts.
 */
export function splitToday(today: readonly ClassView[], hasPractised: boolean): Record<'cards' | 'later', ClassView[]> {
  const { cards, rows } = splitClassesIntoCardsAndRows(today);
  const isLater = ({ time, minutesToStart }: ClassView) =>
    hasPractised && time === 'ahead' && minutesToStart > FIRST_FROM_MINUTES;
  return {
    cards: cards.filter((one) => !isLater(one)),
    later: [...cards.filter(isLater), ...rows.filter(({ time }) => time !== 'over')].toSorted((one, other) =>
      one.startTime.localeCompare(other.startTime),
    ),
  };
}

/** A class that can be joined in addition to the first one, in a row with its button. */
function SecondClass({ session, joining, variant }: Pick<ClassCardProps, 'session' | 'joining' | 'variant'>) {
  return (
    <Card padded={false}>
      <article className="@container pt-1">
        <ClassRow session={session} />
        <div className="px-4 pt-1 pb-3.5 lg:px-7">
          <JoinButton session={session} joining={joining} variant={variant} isSmall />
        </div>
      </article>
    </Card>
  );
}

/** True if a card shows the week: the confirmation, a joined class, or the card after a class. */
export function isWeekShown(
  today: readonly ClassView[],
  { hasPractised, moment }: { hasPractised: boolean; moment: number | null },
): boolean {
  return hasPractised || moment !== null || splitToday(today, false).cards.some(({ state }) => state === 'joined');
}

/** Returns the class whose button is the main button of the page. */
export function findMainClass(cards: readonly ClassView[], today: readonly ClassView[]): ClassView | undefined {
  return cards.find((one) => canJoin(one) || findAlternatives(one, today).some(canJoin));
}

const canJoin = (one: ClassView) => one.isOngoing && canJoinClass(one);

/** Returns the replacement of a cancelled class, or the alternatives to a full class. */
function findAlternatives({ id, state, instead }: ClassView, today: readonly ClassView[]): ClassView[] {
  if (state === 'cancelled') return today.filter((one) => one.id === instead?.id);
  if (state !== 'full') return [];
  return today.filter((one) => one.id !== id && one.time !== 'over' && (one.state === 'open' || one.state === 'later'));
}

/** Shows the start of the next class if there are no more classes today. */
function NoClass({ next }: { next: NextClass | null }) {
  const messages = useMessages('member.home');
  const day = next && (messages.week.weekdays[next.weekday] ?? '');
  const [before, middle, after] = next
    ? interpolate(messages.classes.nextDay, { day: day ?? '' }).split(/\{time\}|\{title\}/)
    : [];
  return (
    <Card className="overflow-hidden" padded={false}>
      <RooftopScene time="dawn" crop="strip" tabletCrop="wide" className="h-36 w-full sm:h-52" />
      <div className="p-[18px] pt-4 lg:px-7">
        <h3 className="text-step-1">{messages.classes.noneToday}</h3>
        <p className="text-ink-soft">
          {next ? (
            <>
              {before}
              <span className="class-time">{formatTimeOfDay(next.startTime)}</span>
              {middle}
              <span lang={next.titleLang}>{next.title}</span>
              {after}
            </>
          ) : (
            messages.classes.nextUnknown
          )}
        </p>
      </div>
    </Card>
  );
}
