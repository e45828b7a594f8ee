import { buildJoinedWeekLineShape } from '~/components/art/kolam';
import { RankBadge } from '~/components/art/rank-badge';
import { WeekDots, WEEK_LINE_STROKE_PROPS } from '~/components/art/week-line';
import { useLanguage } from '~/components/ui/use-language';
import { RANKS, getRankProgress } from '~/domain/members/policy';
import { interpolate } from '~/i18n/interpolate';
import { HOME_LANGUAGE } from '~/i18n/languages';
import { translateRankTitle } from '~/i18n/titles';
import { formatCount } from '~/lib/format-number';
import { useMessages } from '~/components/ui/use-messages';
import { formatDayCount } from './joined-class-card';
import { WeekDays } from './week-days';
import type { WeekView } from './week-view';

/**
 * Shown for three seconds after the member joins a class, instead of the card of the class.
 * Contains the drawing of the week with today's loop, the current streak, and the number of classes
 * until the next title.
 */
export function JoinConfirmation({ classId, week }: { classId: number; week: WeekView }) {
  const messages = useMessages('member.home');
  const { days, currentStreak, isOlder } = week;
  const today = days.findIndex(({ isToday }) => isToday);
  const shape = buildJoinedWeekLineShape(
    days.map(({ mark }) => mark),
    { today, isOlder },
  );
  const address = `/join/${classId}`;
  const size = currentStreak < 100 ? 57 : currentStreak < 1000 ? 42 : 34;
  const columns = days.map(({ isToday }) => (isToday ? '130fr' : '33fr')).join(' ');
  return (
    <section
      ref={bringIntoView}
      aria-labelledby="joined"
      className="join-moment @container relative overflow-hidden rounded-sheet bg-sun-wash shadow-(--shadow-leaf)"
    >
      <noscript>
        <meta httpEquiv="refresh" content={`3;url=${address}`} />
      </noscript>
      <h2 id="joined" className="relative px-[18px] pt-[18px] text-[1.75rem] leading-[1.15]">
        {messages.classes.joined}
      </h2>
      <div className="@min-[34rem]:grid @min-[34rem]:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] @min-[34rem]:items-center">
        <div>
          <svg
            viewBox={`0 0 ${shape.width} ${shape.height}`}
            aria-hidden="true"
            className="-mt-[1.15rem] block h-auto w-full overflow-visible"
            {...WEEK_LINE_STROKE_PROPS}
          >
            <g className="moment-after" stroke="none">
              <circle {...shape.disc} fill="var(--color-sun)" />
              <text
                x={shape.disc.cx}
                y={shape.disc.cy + size * 0.359}
                textAnchor="middle"
                fontSize={size}
                className="font-display font-semibold"
                letterSpacing="-1.5"
                fill="var(--color-on-sun)"
              >
                {currentStreak}
              </text>
            </g>
            {shape.line ? <path d={shape.line} /> : null}
            <path className="moment-loop" pathLength="1" d={shape.fresh} />
            <WeekDots shape={shape} />
          </svg>
          <div className="pb-2 text-ink/78" style={{ ['--columns' as string]: columns }}>
            <WeekDays days={days} className="grid-cols-(--columns)" />
          </div>
        </div>
        <div className="moment-after px-[18px] py-3.5">
          <p className="display text-[min(1.75rem,9.5vw)] leading-[1.2]">
            {formatDayCount(currentStreak, messages.week)}
          </p>
          <NextTitle totalClasses={week.totalClasses} />
        </div>
      </div>
      <p className="moment-way relative flex min-h-14 flex-wrap items-center justify-between gap-x-4 bg-leaf px-[18px] py-[0.35rem]">
        <span>{messages.classes.opening}</span>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-touch items-center font-semibold underline"
        >
          {messages.classes.openNow}
        </a>
      </p>
    </section>
  );
}

/**
 * The confirmation is above the classes, so the page scrolls up for a member who tapped a class
 * further down.
 */
function bringIntoView(section: HTMLElement | null) {
  section?.scrollIntoView({ block: 'nearest' });
}

function NextTitle({ totalClasses }: { totalClasses: number }) {
  const messages = useMessages('member.home').week;
  const language = useLanguage();
  const { next, missing, rank } = getRankProgress(totalClasses);
  return (
    <p className="mt-[0.35rem] flex items-center gap-2.5">
      <RankBadge rank={next ? rank + 1 : RANKS.length - 1} size={40} earned={!next} className="-ml-[3px] flex-none" />
      {next ? (
        <span>
          <b>
            {missing === 1 ? messages.oneClassTo : interpolate(messages.classesTo, { count: formatCount(missing) })}
          </b>{' '}
          {interpolate(messages.to, { title: translateRankTitle(language, next) })}
          {language === 'en' ? (
            <>
              {' '}
              <span lang={HOME_LANGUAGE} className="text-geru">
                {translateRankTitle(HOME_LANGUAGE, next)}
              </span>
            </>
          ) : null}
        </span>
      ) : (
        <span>{messages.allTitles}</span>
      )}
    </p>
  );
}
