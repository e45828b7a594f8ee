import { FaceDisc } from '~/components/art/face';
import { CheerForm } from '~/components/dashboard/lazy-components';
import { joinClassNames } from '~/components/ui/class-names';
import { useMessages } from '~/components/ui/use-messages';
import type { NearbyLeaderboard } from '~/domain/attendance/leaderboard.server';
import { interpolate } from '~/i18n/interpolate';
import { formatCount } from '~/lib/format-number';

/** A friend who came today, and whether the reader has cheered them. */
export interface CheerableFriend {
  id: number;
  isCheered: boolean;
}

/**
 * Members with their streaks as bars. The reader's row is highlighted, and friends who came today
 * can be cheered.
 */
export function NearbyMembers({
  board: { entries, me },
  cheers,
}: {
  board: NearbyLeaderboard;
  cheers: readonly CheerableFriend[];
}) {
  const messages = useMessages('member.leaderboard').nearby;
  const longest = Math.max(1, ...entries.map(({ current_streak }) => current_streak));
  return (
    <ol className="@container rounded-sheet bg-leaf shadow-(--shadow-leaf) forced-colors:border">
      {entries.map(({ id, rank, name, face, current_streak: streak, total_classes_attended: classes }) => {
        const isMe = id === me.id;
        const shownRank = rank ?? (isMe ? me.rank : null);
        const cheer = cheers.find((friend) => friend.id === id);
        return (
          <li
            key={id}
            value={shownRank ?? undefined}
            aria-current={isMe ? 'true' : undefined}
            className={joinClassNames(
              'flex items-center gap-3 px-3 py-3 @max-[17.5rem]:block [&+li]:border-t [&+li]:border-hair',
              isMe && 'bg-sun-wash',
            )}
          >
            <span
              className={joinClassNames(
                'w-10 flex-none text-center font-display tabular @max-[17.5rem]:block @max-[17.5rem]:text-left',
                isMe ? 'text-step-1' : 'text-[1.0625rem] text-ink-soft',
              )}
            >
              {shownRank === null ? null : formatCount(shownRank)}
            </span>
            <FaceDisc face={face} name={name} className="size-10 @max-[17.5rem]:hidden" />
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline justify-between gap-x-3 leading-snug @max-[17.5rem]:flex-wrap">
                <span className="min-w-0 font-semibold wrap-anywhere">
                  <bdi translate="no">{name}</bdi>
                  {isMe ? messages.you : ''}
                </span>
                <span className="tabular whitespace-nowrap">
                  {interpolate(streak === 1 ? messages.oneDay : messages.days, { count: formatCount(streak) })}
                </span>
              </p>
              {streak === 0 ? null : (
                <svg width="100%" height="12" aria-hidden="true" className="my-1 block forced-color-adjust-none">
                  <rect
                    x="1"
                    y="1"
                    width={`${Math.max(3, (streak / longest) * 98)}%`}
                    height="10"
                    rx="5"
                    fill={isMe ? 'var(--color-sun)' : 'var(--color-neel)'}
                    stroke={isMe ? 'var(--color-ink)' : 'none'}
                    strokeWidth="1.5"
                  />
                </svg>
              )}
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <p className="tabular text-ink-soft">
                  {interpolate(classes === 1 ? messages.oneClass : messages.classes, { count: formatCount(classes) })}
                  {isMe && me.rank_is_estimate && me.rank !== null
                    ? `. ${interpolate(messages.aboutPlace, { place: formatCount(me.rank) })}`
                    : null}
                </p>
                {cheer ? <CheerForm friend={{ ...cheer, name }} /> : null}
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
