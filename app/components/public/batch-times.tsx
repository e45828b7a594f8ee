import { joinClassNames } from '~/components/ui/class-names';
import { useMessages } from '~/components/ui/use-messages';
import { useSite } from './use-site';

/** The start times of the batches in the morning and in the evening. */
export function BatchTimes({ className }: { className?: string }) {
  const { morning, evening } = useMessages('site.batches');
  const times = useSite()?.times;
  const rows = [
    { name: morning, times: times?.morning ?? [] },
    { name: evening, times: times?.evening ?? [] },
  ].filter((row) => row.times.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className={joinClassNames('grid gap-y-1 text-[1.125rem]', className)}>
      {rows.map((row) => (
        <div key={row.name} className="flex flex-wrap gap-x-5">
          <dt className="min-w-18 font-semibold">{row.name}</dt>
          <dd className="tabular">{shortenTimes(row.times)}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Joins times such as `6:00, 7:00, 8:00 AM`. If all times are AM or all are PM, the suffix is
 * written once.
 */
function shortenTimes(times: readonly string[]): string {
  const mark = /\s*[AP]M$/i.exec(times.at(-1) ?? '')?.[0] ?? '';
  const isShared = mark !== '' && times.every((time) => time.endsWith(mark));
  return isShared ? times.map((time) => time.slice(0, -mark.length)).join(', ') + mark : times.join(', ');
}
