import { RankBadge } from '~/components/art/rank-badge';
import { joinClassNames } from '~/components/ui/class-names';
import { Meter } from '~/components/ui/meter';
import { RANKS, getRankProgress } from '~/domain/members/policy';
import { useLanguage } from '~/components/ui/use-language';
import { formatCount } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import { HOME_LANGUAGE, type Language } from '~/i18n/languages';
import { translateRankTitle } from '~/i18n/titles';
import { useMessages } from '~/components/ui/use-messages';
import { SunProgress } from './sun-progress';

export function TitleProgressCard({ totalClasses }: { totalClasses: number }) {
  const messages = useMessages('member.leaderboard').own;
  const language = useLanguage();
  const { rank, current, next, missing, share } = getRankProgress(totalClasses);
  const classes = interpolate(totalClasses === 1 ? messages.oneClass : messages.manyClasses, {
    count: formatCount(totalClasses),
  });
  const label = next
    ? interpolate(messages.onTheWay, {
        classes,
        missing: formatCount(missing),
        title: translateRankTitle(language, next),
      })
    : interpolate(messages.arrived, { classes });
  return (
    <section aria-label={messages.title} className="@container max-w-140">
      <div className="flex flex-wrap items-center gap-x-4 px-1 pt-1.5 pb-0.5">
        <RankBadge rank={rank} size={104} className="h-auto w-16 flex-none lg:w-28" />
        <div className="flex-[1_1_9rem]">
          <p className="text-small text-ink-soft">{messages.title}</p>
          <h2 className="flex flex-wrap items-baseline gap-x-2 text-[min(1.5rem,8vw)] leading-[1.15] lg:text-[2.125rem]">
            {translateRankTitle(language, current)}
            {language === 'en' ? (
              <span lang={HOME_LANGUAGE} className="text-[0.8em] leading-[1.45] text-geru">
                {translateRankTitle(HOME_LANGUAGE, current)}
              </span>
            ) : null}
          </h2>
          <div className="mt-1.5 lg:hidden">
            <Meter label={label} value={totalClasses} max={next?.fromClasses ?? totalClasses} />
            <p className="mt-1 text-ink-soft" aria-hidden="true">
              {label}
            </p>
          </div>
        </div>
      </div>
      <div className="relative mt-0.5 max-lg:hidden">
        <SunProgress share={share} label={label} />
        <p
          className="absolute inset-x-0 top-0 pt-[min(14%,56px)] text-center text-[min(0.9375rem,4.2vw)] leading-tight text-ink-soft"
          aria-hidden="true"
        >
          <b className="block font-display text-[min(clamp(1.75rem,10vw,2.25rem),10vw)] leading-none text-ink">
            {formatCount(next ? missing : totalClasses)}
          </b>
          {next ? messages.classesToGo : messages.classes}
        </p>
        <div className="mt-0.5 flex justify-between gap-4 text-small leading-[1.3] text-ink-soft">
          <p>
            {messages.nowAt}
            <br />
            <b className="text-ink">{classes}</b>
          </p>
          <p className="text-right">
            {next ? (
              <>
                {messages.nextTitle}
                <br />
                <b className="text-ink">
                  {interpolate(messages.nextAt, {
                    title: translateRankTitle(language, next),
                    classes: next.fromClasses,
                  })}
                </b>
              </>
            ) : (
              <>
                {messages.everyTitle}
                <br />
                <b className="text-ink">{messages.isYours}</b>
              </>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

/**
 * Scrollable list of all titles, starting near the member's title. The last visible title is cut
 * off to show that the list scrolls. Titles that are not earned yet are pale.
 */
export function TitleList({ totalClasses }: { totalClasses: number }) {
  const messages = useMessages('member.leaderboard').own;
  const language = useLanguage();
  const { rank } = getRankProgress(totalClasses);
  return (
    <section
      aria-label={messages.allTitles}
      tabIndex={0}
      className="-mx-4 self-start overflow-x-auto rounded-sheet focus-visible:-outline-offset-3 px-3 pt-1 pb-2 [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      <ol className="flex gap-0.5 lg:grid lg:grid-cols-4 lg:gap-y-4">
        <Titles rank={rank} language={language} first={messages.firstClasses} />
      </ol>
    </section>
  );
}

function Titles({ rank, language, first }: { rank: number; language: Language; first: string }) {
  return RANKS.map((one, index) => (
    <li
      key={one.title}
      aria-current={index === rank ? 'step' : undefined}
      className={joinClassNames(
        'w-[max(4.75rem,22.5%)] flex-none text-center lg:w-auto text-note leading-tight text-ink-soft',
        index === Math.max(0, rank - 2) && '[scroll-initial-target:nearest]',
      )}
    >
      <RankBadge rank={index} size={56} earned={index <= rank} className="mx-auto mb-1" />
      <span className={joinClassNames('block text-ink', index === rank && 'font-semibold')}>
        {translateRankTitle(language, one)}
      </span>
      {index === 0 ? first : one.fromClasses}
    </li>
  ));
}
