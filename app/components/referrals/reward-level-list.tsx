import { joinClassNames } from '~/components/ui/class-names';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import { UnlockedReward, type RewardView } from './unlocked-reward';

/** Reward levels as dots on a line: an unlocked level has a loop, and the next level is dotted. */
export function RewardLevelList({ levels, totalReferrals }: { levels: readonly RewardView[]; totalReferrals: number }) {
  const messages = useMessages('member.referral').rewards;
  return (
    <ol className="max-lg:max-w-140 lg:grid lg:grid-cols-5">
      {levels.map(({ level, invites, standing, ...reward }, index) => (
        <li key={level} className="grid grid-cols-[44px_minmax(0,1fr)] gap-3 lg:block">
          <Step standing={standing} isFirst={level === 1} isLast={level === levels.length} />
          <div className="pb-5 lg:pt-1 lg:pr-6 lg:pl-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 lg:flex-col">
              <span className="font-semibold">{interpolate(messages.level, { level, invites })}</span>
              <span
                className={joinClassNames('text-small', standing === 'unlocked' ? 'font-semibold' : 'text-ink-soft')}
              >
                {messages.statuses[standing]}
              </span>
            </p>
            <p className={standing === 'locked' ? 'text-ink-soft' : undefined}>{messages.gifts[index]}</p>
            {standing === 'in_progress' ? (
              <p className="text-small text-ink-soft">
                {interpolate(messages.toGo, { count: totalReferrals, invites, missing: invites - totalReferrals })}
              </p>
            ) : null}
            {standing === 'unlocked' || reward.claim ? (
              <UnlockedReward reward={reward} gift={messages.gifts[index] ?? ''} />
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Step({ standing, isFirst, isLast }: { standing: RewardView['standing']; isFirst: boolean; isLast: boolean }) {
  const isUnlocked = standing === 'unlocked';
  return (
    <span aria-hidden="true" className="relative block min-h-18 lg:min-h-9">
      <span
        className={joinClassNames(
          'absolute left-1/2 -translate-x-1/2 border-l-2 lg:top-[17px] lg:bottom-auto lg:left-0 lg:translate-x-0 lg:border-t-2 lg:border-l-0',
          isUnlocked ? 'border-ink' : 'border-dashed border-edge',
          isFirst ? 'top-4 lg:left-5.5' : 'top-0',
          isLast ? 'h-4 lg:h-0 lg:w-5.5' : 'bottom-0 lg:right-0',
        )}
      />
      <svg viewBox="0 0 36 36" width="36" height="36" fill="none" className="absolute top-0 left-1">
        <circle cx="18" cy="18" r="15" fill="var(--color-wall)" />
        {standing === 'locked' ? null : (
          <circle
            cx="18"
            cy="18"
            r="13.5"
            stroke="var(--color-ink)"
            strokeWidth="2"
            strokeDasharray={isUnlocked ? undefined : '1 5'}
            strokeLinecap="round"
          />
        )}
        <circle cx="18" cy="18" r={isUnlocked ? 8 : 4.5} fill={isUnlocked ? 'var(--color-sun)' : 'var(--color-edge)'} />
      </svg>
    </span>
  );
}
