import { classNames } from '~/components/ui/class-names';
import type { LeaderboardEntry, OwnStanding } from '~/domain/attendance/responses';
import { formatCount } from '~/lib/format-number';
import { fill } from '~/i18n/fill';
import type { LeaderboardWords } from '~/i18n/member/words';

type TopWords = LeaderboardWords['top'];

const row = 'grid min-h-13 items-center pr-[18px] leading-tight';
const columns = 'grid-cols-[44px_minmax(0,1fr)_3.25rem_3.75rem]';
const columnsOfEstimate = 'grid-cols-[3.75rem_minmax(0,1fr)_3.25rem_3.75rem]';

/** The first twenty by streak with the member among them, or below them with a place of their own. */
export function TopMembers({
  entries,
  me,
  words,
}: {
  entries: readonly LeaderboardEntry[];
  me: OwnStanding;
  words: TopWords;
}) {
  const isListed = entries.some(({ id }) => id === me.id);
  return (
    <section aria-labelledby="top-20" className="min-w-0">
      <div className={classNames(row, columns, 'min-h-11 pl-1')}>
        <h2 id="top-20" className="col-span-2 text-step-1">
          {words.title}
        </h2>
        <span aria-hidden="true" className="text-right text-note text-ink-soft">
          {words.streak}
        </span>
        <span aria-hidden="true" className="text-right text-note text-ink-soft">
          {words.classes}
        </span>
      </div>
      <ol className="rounded-sheet bg-leaf shadow-(--shadow-leaf) forced-colors:border">
        {entries.map((entry) => (
          <Place key={entry.id} entry={entry} isMe={entry.id === me.id} words={words} />
        ))}
      </ol>
      {isListed || me.total_classes_attended === 0 ? null : (
        <ol
          aria-label={words.ownPlace}
          className="stays-below sticky bottom-[calc(4.625rem+env(safe-area-inset-bottom))] mt-2.5 shadow-(--shadow-lift) lg:bottom-4"
        >
          <Place entry={me} isMe words={words} />
        </ol>
      )}
    </section>
  );
}

function Place({ entry, isMe, words }: { entry: LeaderboardEntry | OwnStanding; isMe: boolean; words: TopWords }) {
  const { rank, name, current_streak: streak, total_classes_attended: classes } = entry;
  const isEstimate = 'rank_is_estimate' in entry && entry.rank_is_estimate;
  return (
    <li
      value={isEstimate ? undefined : (rank ?? undefined)}
      aria-current={isMe ? 'true' : undefined}
      className={classNames(
        row,
        isEstimate ? columnsOfEstimate : columns,
        isMe ? 'rounded-sheet bg-sun-wash' : '[&+li]:border-t [&+li]:border-hair',
      )}
    >
      <RankMark rank={isEstimate ? null : rank} />
      <span className={classNames('min-w-0 py-2 wrap-anywhere', isMe && 'font-semibold')}>
        <bdi translate="no">{name}</bdi>
        {isMe ? words.you : ''}
        {isEstimate && rank !== null ? (
          <span className="block text-note font-normal text-ink-soft">
            {fill(words.aboutPlace, { place: formatCount(rank) })}
          </span>
        ) : null}
      </span>
      <span className="tabular text-right font-semibold">
        {formatCount(streak)}
        <span className="sr-only">{words.daysInARow}</span>
      </span>
      <span className="tabular text-right text-small text-ink-soft">
        {formatCount(classes)}
        <span className="sr-only">{words.classesAttended}</span>
      </span>
    </li>
  );
}

/** The first three are looped by the line and lit. */
function RankMark({ rank }: { rank: number | null }) {
  if (rank === null || rank > 3) {
    return (
      <span className="text-center font-display text-[1.0625rem] leading-none text-ink-soft">
        {rank ?? <span className="text-note">1000+</span>}
      </span>
    );
  }
  return (
    <span className="relative grid h-13 place-items-center font-display text-note text-on-sun forced-colors:text-[CanvasText]">
      <svg viewBox="0 0 44 52" width="44" height="52" fill="none" aria-hidden="true" className="absolute inset-0">
        <circle cx="22" cy="24" r="10" fill="var(--color-sun)" />
        <path
          d="M2 42C16 42 35 40 35 24A13 13 0 1 0 9 24C9 40 28 42 42 42"
          stroke="var(--color-ink)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className="relative -mt-1">{rank}</span>
    </span>
  );
}
