import { Scene } from '~/components/art/scene';
import { Card } from '~/components/ui/card';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { ClassCard, ClassRow } from './class-card';
import { fill } from '~/i18n/fill';
import { LOCALES } from '~/i18n/languages';
import type { ClassView, ClassWords, JoinTarget } from './class-view';
import { timeOfDay } from '~/lib/time-range';

/** A class that can be joined and how; without a target while it has no link. */
export interface JoinableClass {
  session: ClassView;
  join: JoinTarget | null;
}

/** Today's classes: those to join, those just ended, and what comes later. */
export function TodayClasses({
  joinable,
  ended,
  later,
  words,
}: {
  joinable: readonly JoinableClass[];
  ended: readonly ClassView[];
  later: readonly ClassView[];
  words: ClassWords;
}) {
  // One marigold button a screen: the first class that is live.
  const lit = joinable.find(({ session, join }) => session.isOngoing && !session.isShut && join !== null);
  const withRoom = [...joinable.map(({ session }) => session), ...later].filter(({ isShut }) => !isShut);
  return (
    <Card aria-labelledby="today-classes" className="overflow-hidden">
      <h2 id="today-classes">
        <VisuallyHidden>{words.title}</VisuallyHidden>
      </h2>
      {joinable.length === 0 ? <NoClassNow next={later[0]} words={words} /> : null}
      <div className="grid gap-[18px] [&>*+*]:border-t [&>*+*]:border-hair [&>*+*]:pt-[18px]">
        {joinable.map((one) => (
          <ClassCard
            key={one.session.id}
            session={one.session}
            join={one.session.isShut ? null : one.join}
            instead={withRoom.find(({ id }) => id !== one.session.id) ?? null}
            words={words}
            variant={one === lit ? 'sun' : 'primary'}
          />
        ))}
      </div>
      {ended.length > 0 ? <Rows sessions={ended} words={words} ended /> : null}
      {later.length > 0 ? <Rows sessions={later} words={words} title={words.later} /> : null}
    </Card>
  );
}

function Rows({
  sessions,
  words,
  title,
  ended = false,
}: {
  sessions: readonly ClassView[];
  words: ClassWords;
  title?: string;
  ended?: boolean;
}) {
  return (
    <div className="-mx-[18px] mt-[18px] -mb-[18px] border-t border-hair px-[18px] [&+&]:mt-[18px]">
      {title ? <h3 className="pt-3.5 text-step-1">{title}</h3> : null}
      <ul className="divide-y divide-hair">
        {sessions.map((session) => (
          <ClassRow key={session.id} session={session} words={words} ended={ended} />
        ))}
      </ul>
    </div>
  );
}

function NoClassNow({ next, words }: { next: ClassView | undefined; words: ClassWords }) {
  return (
    <div className="-mx-[18px] -mt-[18px]">
      <Scene time="dawn" crop="strip" tabletCrop="wide" className="h-36 w-full sm:h-52" />
      <div className="px-[18px] pt-4">
        <h3 className="text-step-1">{next ? words.noneNow : words.noneToday}</h3>
        <p className="text-ink-soft">{next ? <NextClass next={next} words={words} /> : words.nextMorning}</p>
      </div>
    </div>
  );
}

/** A sentence around a title that staff wrote. */
function NextClass({ next, words }: { next: ClassView; words: ClassWords }) {
  const [before, after] = fill(words.nextClass, { time: timeOfDay(next.startTime) }).split('{title}');
  return (
    <>
      {before}
      <span lang={LOCALES.en}>{next.title}</span>
      {after}
    </>
  );
}
