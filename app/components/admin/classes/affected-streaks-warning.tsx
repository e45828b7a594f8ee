import { formatCount } from '~/lib/format-number';

/** Warning before a change to a past day: how many streaks the change affects. */
export function AffectedStreaksWarning({ count }: { count: number }) {
  if (count === 0) return <p>No streak changes.</p>;
  return (
    <p>
      It touches <b>{count === 1 ? 'the streak of 1 member' : `the streaks of ${formatCount(count)} members`}</b> who
      did not attend: that day no longer counts as missed. Their streaks are counted anew within minutes.
    </p>
  );
}
