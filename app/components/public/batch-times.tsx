import { joinClassNames } from '~/components/ui/class-names';
import { useMessages } from '~/components/ui/use-messages';

/** The six class times, for morning and evening. */
export function BatchTimes({ className }: { className?: string }) {
  const { morning, morningTimes, evening, eveningTimes } = useMessages('site.batches');
  return (
    <dl className={joinClassNames('grid gap-y-1 text-[1.125rem]', className)}>
      {[
        [morning, morningTimes],
        [evening, eveningTimes],
      ].map(([name, times]) => (
        <div key={name} className="flex flex-wrap gap-x-5">
          <dt className="min-w-18 font-semibold">{name}</dt>
          <dd className="tabular">{times}</dd>
        </div>
      ))}
    </dl>
  );
}
