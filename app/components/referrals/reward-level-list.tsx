import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import { Meter } from '~/components/ui/meter';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import { RewardDrawing } from './reward-drawing';
import { UnlockedReward, type RewardView } from './unlocked-reward';

/** Reward levels as a ladder, from the last level at the top to the first at the bottom. */
export function RewardLevelList({ levels, totalReferrals }: { levels: readonly RewardView[]; totalReferrals: number }) {
  const messages = useMessages('member.referral').rewards;
  return (
    <ol reversed className="@container max-w-140">
      {levels.toReversed().map(({ level, invites, status, ...reward }) => {
        const gift = messages.gifts[level - 1] ?? '';
        const toGo = interpolate(messages.toGo, { count: totalReferrals, invites, missing: invites - totalReferrals });
        return (
          <li
            key={level}
            value={level}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 @max-[12rem]:grid-cols-1"
          >
            <Rung invites={invites} status={status} />
            <Card className="my-1.5 flex items-center gap-3">
              <div className="min-w-0 flex-1">
                <p className="text-small text-ink-soft">{interpolate(messages.level, { level, invites })}</p>
                <p className="leading-snug font-semibold">{gift}</p>
                <p className={status === 'unlocked' ? 'font-semibold text-neem' : 'text-ink-soft'}>
                  {status === 'in_progress' ? toGo : messages.statuses[status]}
                </p>
                {status === 'in_progress' ? <Meter label={toGo} value={totalReferrals} max={invites} /> : null}
                {status === 'unlocked' || reward.claim ? <UnlockedReward reward={reward} gift={gift} /> : null}
              </div>
              <RewardDrawing level={level} isUnlocked={status === 'unlocked'} />
            </Card>
          </li>
        );
      })}
    </ol>
  );
}

/** A part of the ladder: solid if the level is unlocked, dashed if not. */
function Rung({ invites, status }: Pick<RewardView, 'invites' | 'status'>) {
  const isUnlocked = status === 'unlocked';
  const bar = joinClassNames('absolute', isUnlocked ? 'border-ink' : 'border-dashed border-edge');
  return (
    <span aria-hidden="true" className="relative grid w-14 place-items-center @max-[12rem]:hidden @max-[17.5rem]:w-11">
      <span className={joinClassNames(bar, 'inset-y-0 left-2 border-l-[2.5px]')} />
      <span className={joinClassNames(bar, 'inset-y-0 right-2 border-l-[2.5px]')} />
      <span className={joinClassNames(bar, 'inset-x-2 top-[16%] border-t-[2.5px]')} />
      <span className={joinClassNames(bar, 'inset-x-2 top-[84%] border-t-[2.5px]')} />
      <span
        className={joinClassNames(
          'relative grid size-10 place-items-center rounded-full border-2 font-display text-[1rem] forced-color-adjust-none',
          isUnlocked
            ? 'border-ink bg-sun text-on-sun'
            : status === 'in_progress'
              ? 'border-dashed border-ink bg-wall text-ink'
              : 'border-edge bg-wall text-ink-soft',
        )}
      >
        {invites}
      </span>
    </span>
  );
}
