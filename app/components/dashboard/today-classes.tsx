import type { ReactNode } from 'react';
import { RooftopScene } from '~/components/art/scene';
import { Card } from '~/components/ui/card';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import { ClassCard } from './class-card';
import { splitClassesIntoCardsAndRows, type ClassView, type UpcomingDaysView } from './class-view';
import { OnboardingCard, type OnboardingSteps } from './onboarding';
import { JoinedClassCard, formatDayCount } from './joined-class-card';
import { JoinConfirmation } from './join-confirmation';
import type { JoinState } from './use-join-class';
import type { WeekView } from './week-view';

/**
 * Today's class cards or, if a class was just joined, its confirmation. The week is shown below
 * unless one of the cards contains it.
 */
export function TodayClasses({
  today,
  next,
  week,
  joining,
  moment,
  weekCard,
  steps,
}: {
  today: readonly ClassView[];
  next: UpcomingDaysView['first'];
  week: WeekView | null;
  joining: JoinState;
  moment: number | null;
  weekCard: ReactNode;
  /** Onboarding steps, or null if the member is no longer new. */
  steps: OnboardingSteps | null;
}) {
  const messages = useMessages('member.home');
  const { cards } = splitClassesIntoCardsAndRows(today);
  const isOpening = moment !== null && week !== null;
  const counted = week && cards.find(({ state }) => state === 'joined');
  const lit = cards.find((one) => canJoin(one) || findAlternatives(one, today).some(canJoin));
  // The confirmation is shown alone, because its appearance would move the remaining cards.
  const others = isOpening ? [] : cards.filter((one) => one !== counted);
  const first = steps && !steps.hasJoined ? others[0] : undefined;
  const cardOf = (one: ClassView) => (
    <ClassCard
      session={one}
      other={findAlternatives(one, today)[0]}
      joining={joining}
      variant={one === lit && !counted ? 'sun' : 'quiet'}
    />
  );
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
        {!isOpening && counted ? <JoinedClassCard session={counted} week={week} /> : null}
        {!isOpening && steps ? (
          <OnboardingCard steps={steps} isOpen={lit !== undefined} classes={first ? cardOf(first) : null} />
        ) : null}
        {cards.length === 0 ? <NoClass next={next} /> : null}
        {others
          .filter((one) => one !== first)
          .map((one) => (
            <Card key={one.id} className="lg:px-7 lg:py-[26px]">
              {cardOf(one)}
            </Card>
          ))}
      </section>
      {isOpening || counted ? null : weekCard}
    </>
  );
}

const canJoin = ({ state, isOngoing, hasLink }: ClassView) => state === 'open' && isOngoing && hasLink;

/** Returns the replacement of a cancelled class, or the alternatives to a full class. */
function findAlternatives({ id, state, instead }: ClassView, today: readonly ClassView[]): ClassView[] {
  if (state === 'cancelled') return today.filter((one) => one.id === instead?.id);
  if (state !== 'full') return [];
  return today.filter((one) => one.id !== id && one.time !== 'over' && (one.state === 'open' || one.state === 'later'));
}

/** Shown if there are no more classes today, with the start of the next class. */
function NoClass({ next }: { next: UpcomingDaysView['first'] }) {
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
