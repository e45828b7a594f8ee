import { listFunnelDays } from '~/domain/challenges/policy';
import { formatCount } from '~/lib/format-number';

/**
 * Shows how many members of a challenge reached each day, as a percentage of those who signed up.
 */
export function ChallengeFunnel({
  title,
  days,
  reached: [signedUp = 0, ...reached],
  counted,
}: {
  title: string;
  days: number;
  reached: readonly number[];
  counted: string;
}) {
  const share = (count: number) => (signedUp > 0 ? Math.round((100 * count) / signedUp) : 0);
  const steps = [
    { name: 'Signed up', count: signedUp },
    ...listFunnelDays(days).map((day, at) => ({ name: `Day ${day}`, count: reached[at] ?? 0 })),
  ];
  return (
    <div className="mt-3">
      <dl aria-label={`How far members of ${title} came`} className="flex flex-wrap gap-x-7 gap-y-2.5">
        {steps.map(({ name, count }, at) => (
          <div key={name} className="min-w-18">
            <dt className="text-note text-ink-soft">{name}</dt>
            <dd className="tabular">
              <span className="font-semibold">{formatCount(count)}</span>
              {at > 0 && count > 0 ? <span className="text-small text-ink-soft"> ({share(count)} %)</span> : null}
              <span aria-hidden="true" className="mt-1 block h-1.5 rounded-pill bg-wall-deep">
                <span
                  className="block h-full rounded-pill bg-neel"
                  style={{ width: `${at === 0 ? Math.min(100, 100 * signedUp) : share(count)}%` }}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-note text-ink-soft">
        Came on that day or a later one; the last is finished. Counted {counted}.
      </p>
    </div>
  );
}
