import { joinClassNames } from '~/components/ui/class-names';
import { useLanguage } from '~/components/ui/use-language';
import type { Leaderboard, LeaderboardEntry, OwnRank } from '~/domain/attendance/responses';
import { RANKS } from '~/domain/members/policy';
import { formatCount } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import type { Language } from '~/i18n/languages';
import { translateRankTitle } from '~/i18n/titles';
import { useMessages } from '~/components/ui/use-messages';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import { RankNumber } from './rank-number';

const row = 'grid min-h-13 items-center pr-[18px] leading-tight';
// With large text, the two figures are placed below the name.
const narrow = '@max-[17.5rem]:grid-cols-[minmax(44px,auto)_minmax(0,1fr)_minmax(0,1fr)]';
const columns = `grid-cols-[50px_minmax(0,1fr)_4.25rem_3.75rem] ${narrow}`;
const columnsOfEstimate = `grid-cols-[3.75rem_minmax(0,1fr)_4.25rem_3.75rem] ${narrow}`;
const firstFigure = '@max-[17.5rem]:col-start-2';

/** The top twenty members. If the reader is not among them, the reader's rank is added below. */
export function TopMembers({ board }: { board: Leaderboard }) {
  const messages = useMessages('member.leaderboard').top;
  const { leaderboard: entries, me, period } = board;
  const isListed = entries.some(({ id }) => id === me.id);
  return (
    <section aria-labelledby="top-20" className="@container min-w-0">
      <div className={joinClassNames(row, columns, 'min-h-11 pl-1')}>
        <h2 id="top-20" className="col-span-2 text-step-1 @max-[17.5rem]:col-span-3">
          {messages.title}
        </h2>
        <span aria-hidden="true" className="text-right text-note text-ink-soft @max-[17.5rem]:col-span-2">
          {period === 'month' ? messages.mornings : messages.streak}
        </span>
        <span aria-hidden="true" className="text-right text-note text-ink-soft">
          {messages.classes}
        </span>
      </div>
      {entries.length === 0 ? <p className="px-1 py-3 text-ink-soft">{messages.nobodyYet}</p> : null}
      <ol className="rounded-sheet bg-leaf shadow-(--shadow-leaf) forced-colors:border empty:hidden">
        {entries.map((entry) => (
          <Place key={entry.id} entry={entry} me={entry.id === me.id ? me : null} />
        ))}
      </ol>
      {isListed || (me.month_classes ?? me.total_classes_attended) === 0 ? null : (
        <ol
          aria-label={messages.ownPlace}
          className="stays-below sticky bottom-[calc(4.625rem+env(safe-area-inset-bottom))] mt-2.5 shadow-(--shadow-lift) lg:bottom-4"
        >
          <Place entry={me} me={me} />
        </ol>
      )}
    </section>
  );
}

function Place({
  entry,
  me,
}: {
  entry: LeaderboardEntry | OwnRank;
  /** The reader's rank in the reader's own row, otherwise null. */
  me: OwnRank | null;
}) {
  const language = useLanguage();
  const isMe = me !== null;
  const isEstimate = isEstimated(entry);
  const place = {
    value: isEstimate ? undefined : (entry.rank ?? undefined),
    className: joinClassNames(
      row,
      isEstimate ? columnsOfEstimate : columns,
      isMe ? 'rounded-sheet bg-sun-wash' : '[&+li]:border-t [&+li]:border-hair',
    ),
  };
  return (
    <li {...place} aria-current={isMe ? 'true' : undefined}>
      <LeaderboardRow entry={entry} me={me} language={language} />
    </li>
  );
}

function isEstimated(entry: LeaderboardEntry | OwnRank): boolean {
  return 'rank_is_estimate' in entry && entry.rank_is_estimate;
}

function LeaderboardRow({
  entry,
  me,
  language,
}: {
  entry: LeaderboardEntry | OwnRank;
  me: OwnRank | null;
  language: Language;
}) {
  const messages = useMessages('member.leaderboard').top;
  const isMe = me !== null;
  const { rank, name } = entry;
  const { mornings, classes, unitLabel } = getFigures(entry, messages);
  const isEstimate = isEstimated(entry);
  return (
    <>
      <RankNumber rank={isEstimate ? null : rank} />
      <span className={joinClassNames('min-w-0 py-2 wrap-anywhere @max-[17.5rem]:col-span-2', isMe && 'font-semibold')}>
        <bdi translate="no">{name}</bdi>
        {isMe ? messages.you : ''}
        <span className="block text-note font-normal text-ink-soft">
          {translateRankTitle(
            language,
            RANKS.find(({ title }) => title === entry.title),
          )}
        </span>
        {me ? <NextPlace me={me} /> : null}
        {isEstimate && rank !== null ? (
          <span className="block text-note font-normal text-ink-soft">
            {interpolate(messages.aboutPlace, { place: formatCount(rank) })}
          </span>
        ) : null}
      </span>
      <span className={joinClassNames('tabular text-right font-semibold', firstFigure)}>
        {formatCount(mornings)}
        <span className="sr-only">{unitLabel}</span>
      </span>
      <span className="tabular text-right text-small text-ink-soft">
        {formatCount(classes)}
        <span className="sr-only">{messages.classesAttended}</span>
      </span>
    </>
  );
}

/**
 * Returns the texts of the two figures: the streak or, in the monthly view, the days attended this
 * month.
 */
function getFigures(entry: LeaderboardEntry | OwnRank, messages: NamespaceMessages<'member.leaderboard'>['top']) {
  const { month_mornings: mornings, month_classes: classes } = entry;
  if (mornings === undefined || classes === undefined) {
    return { mornings: entry.current_streak, classes: entry.total_classes_attended, unitLabel: messages.daysInARow };
  }
  return { mornings, classes, unitLabel: messages.inTheMonth };
}

function NextPlace({ me: { rank, mornings_to_next_place: count } }: { me: OwnRank }) {
  const messages = useMessages('member.leaderboard').top;
  if (rank === null || count === null) return null;
  const text = count === 1 ? messages.oneMorning : messages.manyMornings;
  return (
    <span className="block text-note font-normal">
      {interpolate(text, { count: formatCount(count), place: formatCount(rank - 1) })}
    </span>
  );
}
