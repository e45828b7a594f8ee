import { RankBadge } from '~/components/art/rank-badge';
import { classNames } from '~/components/ui/class-names';
import { RANKS, rankProgress } from '~/domain/members/policy';
import { SunArc } from './sun-arc';

const count = new Intl.NumberFormat('en-IN');
const inClasses = (classes: number) => `${count.format(classes)} ${classes === 1 ? 'class' : 'classes'}`;

/** The member's title with its badge, and how far it is to the next one. */
export function OwnTitle({ totalClasses }: { totalClasses: number }) {
  const { rank, current, next, missing, share } = rankProgress(totalClasses);
  const label = next
    ? `${inClasses(totalClasses)} attended, ${count.format(missing)} more to ${next.title}`
    : `${inClasses(totalClasses)} attended, the last title is reached`;
  return (
    <section aria-label="Your title" className="max-w-140">
      <div className="grid grid-cols-[minmax(76px,29%)_1fr] items-center gap-4 px-1 pt-1.5 pb-0.5">
        <RankBadge rank={rank} size={104} className="h-auto w-full max-w-28" />
        <div>
          <p className="text-small text-ink-soft">Your title</p>
          <h2 className="text-[clamp(1.75rem,9.3vw,2.125rem)] leading-[1.1]">{current.title}</h2>
          <p lang="hi" className="font-display text-[1.375rem] leading-[1.45] text-geru">
            {current.hindi}
          </p>
        </div>
      </div>
      <div className="relative mt-0.5">
        <SunArc share={share} label={label} />
        <p className="absolute inset-x-0 top-0 pt-[min(14%,56px)] text-center leading-tight" aria-hidden="true">
          <b className="block font-display text-[clamp(1.75rem,10vw,2.25rem)] leading-none">
            {count.format(next ? missing : totalClasses)}
          </b>
          <span className="text-small text-ink-soft">{next ? 'classes to go' : 'classes'}</span>
        </p>
        <div className="mt-0.5 flex justify-between gap-4 text-small leading-[1.3] text-ink-soft">
          <p>
            Now at
            <br />
            <b className="text-ink">{inClasses(totalClasses)}</b>
          </p>
          <p className="text-right">
            {next ? (
              <>
                Next title
                <br />
                <b className="text-ink">
                  {next.title} at {next.fromClasses}
                </b>
              </>
            ) : (
              <>
                Every title
                <br />
                <b className="text-ink">is yours</b>
              </>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

/** The eleven titles in a strip that starts near the member's own; those still to come are unlit. */
export function TitleStrip({ totalClasses }: { totalClasses: number }) {
  const { rank } = rankProgress(totalClasses);
  return (
    <section
      aria-label="All titles"
      tabIndex={0}
      className="-mx-4 overflow-x-auto rounded-sheet px-3 pt-1 pb-2 [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      <ol className="flex gap-0.5 lg:flex-wrap">
        {RANKS.map(({ title, fromClasses }, index) => (
          <li
            key={title}
            aria-current={index === rank ? 'step' : undefined}
            className={classNames(
              'w-21 flex-none text-center text-note leading-tight text-ink-soft',
              index === Math.max(0, rank - 2) && '[scroll-initial-target:nearest]',
            )}
          >
            <RankBadge rank={index} size={56} earned={index <= rank} className="mx-auto mb-1" />
            <span className={classNames('block text-ink', index === rank && 'font-semibold')}>{title}</span>
            {index === 0 ? '0 to 4' : fromClasses}
          </li>
        ))}
      </ol>
    </section>
  );
}
