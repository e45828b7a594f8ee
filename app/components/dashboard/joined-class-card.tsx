import { Link } from '@remix-run/react';
import { WeekLine } from '~/components/art/week-line';
import { Card } from '~/components/ui/card';
import { useLanguage } from '~/components/ui/use-language';
import { getRankProgress } from '~/domain/members/policy';
import { interpolate } from '~/i18n/interpolate';
import { translateRankTitle } from '~/i18n/titles';
import { formatCount } from '~/lib/format-number';
import { formatTimeRange } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import { BackToClassLink } from './back-to-class-link';
import { ClassDescription, ClassTeacher } from './class-details';
import { PeopleLine } from './people-line';
import { AttendedDayLoop } from '~/components/art/attended-day-loop';
import type { ClassView } from './class-view';
import { WeekStatistic, WeekDays } from './week-days';
import type { WeekView } from './week-view';

export function formatDayCount(count: number, messages: NamespaceMessages<'member.home'>['week']): string {
  return count === 1 ? messages.oneMorning : interpolate(messages.mornings, { count: formatCount(count) });
}

/** Card of a joined class, with a link to open the class again. */
export function JoinedClassCard({
  session,
  week,
  isBlocked,
}: {
  session: ClassView;
  week: WeekView;
  isBlocked: boolean;
}) {
  return (
    <Card aria-labelledby="joined" padded={false} className="@container overflow-hidden">
      {isBlocked ? (
        <div className="px-[18px] pb-4 lg:px-7">
          <BackToClassLink session={session} isBlocked />
        </div>
      ) : null}
      <article className="@min-[34rem]:grid @min-[34rem]:grid-cols-[minmax(0,1fr)_17rem]">
        <Counted week={week} />
        <div className="flex flex-col p-[18px] pt-4 lg:px-7 lg:py-[26px]">
          <div className="flex flex-wrap justify-between gap-x-3 @min-[34rem]:block">
            <h3
              lang={session.langs.title}
              className="font-text text-[1.125rem] leading-[1.3] tracking-normal @min-[34rem]:font-display @min-[34rem]:text-step-2"
            >
              {session.title}
            </h3>
            <p className="class-time tabular font-semibold">{formatTimeRange(session.startTime, session.endTime)}</p>
          </div>
          <ClassTeacher session={session} className="mt-[0.2rem]" />
          <ClassDescription session={session} className="mt-[0.35rem]" />
          <PeopleLine session={session} className="mt-[0.35rem]" />
          {isBlocked ? null : (
            <div className="@min-[34rem]:mt-auto">
              <BackToClassLink session={session} isBlocked={false} />
            </div>
          )}
        </div>
      </article>
    </Card>
  );
}

function Counted({ week }: { week: WeekView }) {
  const { classes, week: messages } = useMessages('member.home');
  const { days, currentStreak, totalDays, totalClasses, rate, isOlder } = week;
  const { next, missing } = getRankProgress(totalClasses);
  const language = useLanguage();
  return (
    <div className="bg-sun-wash p-[18px] pb-4 text-ink/78 lg:px-7 lg:pt-[26px] lg:pb-[22px]">
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-ink">
        <p className="display flex items-center gap-2 text-step-1">
          <AttendedDayLoop className="-my-1 size-7" />
          {classes.joined}
        </p>
        <Link to="/streak" className="inline-flex min-h-touch items-center underline">
          {messages.why}
        </Link>
      </div>
      <h2 id="joined" className="text-[min(1.75rem,10vw)] leading-[1.15] text-ink @min-[34rem]:text-[2.25rem]">
        {formatDayCount(currentStreak, messages)}
      </h2>
      <div className="mt-2">
        <WeekLine mornings={days.map(({ mark }) => mark)} isOlder={isOlder} />
        <WeekDays days={days} />
      </div>
      <dl className="mt-3.5 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-ink/16 pt-3">
        <WeekStatistic name={messages.totalDays} value={totalDays} />
        <WeekStatistic name={messages.rate} value={rate} unit="%" />
        {next ? (
          <WeekStatistic
            name={interpolate(messages.toTitle, { title: translateRankTitle(language, next) })}
            value={missing}
            unit={missing === 1 ? messages.oneClass : messages.manyClasses}
          />
        ) : null}
      </dl>
    </div>
  );
}
